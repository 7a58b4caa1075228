package org.varscope.explain.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.SpokenPath;
import org.varscope.explain.ExactNumber;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// How one value is written in several dialects. Dialects that write the same bytes share a way.
///
/// @param ways    the different ways, the one of the value's own dialect first
/// @param lines   the fields of all ways, in step
/// @param refused the dialects that cannot hold the value
public record DialectComparison(List<Way> ways, List<Line> lines, List<Refused> refused) {
    /// Bytes of a value that is compared, at most.
    public static final long LARGEST = 1 << 14;
    private static final int MOST_BYTES = 8;

    /// A way in which a value is written.
    ///
    /// @param dialects that write it like this, at least one
    /// @param bytes    of the value
    public record Way(List<Dialect> dialects, byte[] bytes) { }

    /// A dialect that cannot hold a value.
    ///
    /// @param lacks  the types in the value that it does not have, as the value's own dialect calls them
    /// @param reason a clause
    public record Refused(Dialect dialect, List<String> lacks, String reason) { }

    /// One field in every way.
    ///
    /// @param path  of the value within the compared one: `$` for itself
    /// @param field its name, such as `header`
    /// @param cells what it is in each way
    public record Line(String path, String field, List<Cell> cells) { }

    /// One field in one way.
    ///
    /// @param bytes      in hexadecimal, the first few of them; empty where there is no such field
    /// @param value      what they mean
    /// @param difference from the first way
    public record Cell(String bytes, String value, Difference difference) { }

    /// How a field differs from the same one in the first way.
    public enum Difference {
        /// It does not.
        NONE,
        /// It is only in one of them.
        PRESENCE,
        /// It takes another number of bytes.
        WIDTH,
        /// The type has another number.
        TYPE_NUMBER,
        /// The type has the same number, other bits of the header differ.
        FLAGS,
        /// Its bytes differ otherwise.
        BYTES
    }

    /// A field of one way, and what the same field of another is found by.
    private record Key(String path, String field, int occurrence) { }

    private record Written(Explanation field, byte[] bytes) { }

    /// {@return how `value` is written}
    /// @param own    the dialect that it is from, which can hold it
    /// @param others to compare with
    /// @throws EncodeException if its own dialect cannot hold it
    public static DialectComparison of(Variant value, Dialect own, List<Dialect> others, Language language)
            throws EncodeException {
        List<Way> ways = new ArrayList<>();
        List<Refused> refused = new ArrayList<>();
        ways.add(new Way(new ArrayList<>(List.of(own)), Encoder.encode(value, own)));
        for (Dialect dialect : others) {
            if (!dialect.name().equals(own.name())) {
                try {
                    add(dialect, Encoder.encodeAnew(value, dialect), ways);
                } catch (EncodeException e) {
                    refused.add(new Refused(dialect, kinds(value).stream()
                            .filter(kind -> dialect.rowOf(kind).isEmpty()).map(own::typeName).toList(),
                            Clauses.clause(e.remark(), language)));
                }
            }
        }
        return new DialectComparison(List.copyOf(ways), lines(ways, language), List.copyOf(refused));
    }

    /// What kinds of value there are in a value, itself among them.
    private static Set<VariantKind> kinds(Variant value) {
        Set<VariantKind> kinds = EnumSet.noneOf(VariantKind.class);
        Deque<Variant> open = new ArrayDeque<>(List.of(value));
        while (!open.isEmpty()) {
            Variant next = open.pop();
            kinds.add(next.kind());
            switch (next) {
                case Variant.Array(_, var elements, _) -> elements.forEach(open::push);
                case Variant.Dictionary(_, _, var entries, _) -> entries.forEach(entry -> {
                    open.push(entry.key());
                    open.push(entry.value());
                });
                case Variant.FullObject(_, var properties) ->
                        properties.forEach(property -> open.push(property.value()));
                default -> { }
            }
        }
        return kinds;
    }

    private static void add(Dialect dialect, byte[] bytes, List<Way> ways) {
        ways.stream().filter(way -> Arrays.equals(way.bytes, bytes)).findFirst().ifPresentOrElse(
                way -> way.dialects.add(dialect), () -> ways.add(new Way(new ArrayList<>(List.of(dialect)), bytes)));
    }

    private static List<Line> lines(List<Way> ways, Language language) {
        List<SequencedMap<Key, Written>> all = ways.stream().map(way -> fields(way, language)).toList();
        List<Line> lines = new ArrayList<>();
        Phrases phrases = Phrases.beside(DialectComparison.class, language);
        for (Key key : keys(all)) {
            List<Cell> cells = all.stream().map(fields -> cell(fields.get(key), all.getFirst().get(key), phrases))
                    .toList();
            lines.add(new Line(key.path, key.field, cells));
        }
        return lines;
    }

    /// The fields of a way, in order. Of those that are called the same in one value, the first goes with the first.
    private static SequencedMap<Key, Written> fields(Way way, Language language) {
        Structure structure = Structure.scan(ByteStore.of(way.bytes), way.dialects.getFirst(), Framing.BARE,
                Progress.NONE);
        Explainer explainer = new Explainer(structure, language, SpokenPath.shown(structure));
        SequencedMap<Key, Written> found = new LinkedHashMap<>();
        Map<Key, Integer> known = new HashMap<>();
        Fields.in(structure, new Span(0, way.bytes.length)).forEach(field -> {
            Explanation explained = explainer.of(field);
            int count = known.merge(new Key(explained.path(), explained.name(), 0), 1, Integer::sum);
            found.put(new Key(explained.path(), explained.name(), count - 1), new Written(explained,
                    structure.bytes().bytes(field.span())));
        });
        return found;
    }

    /// Every key once, each behind the one that comes before it in its own way.
    private static List<Key> keys(List<SequencedMap<Key, Written>> all) {
        List<Key> keys = new LinkedList<>();
        Set<Key> known = new HashSet<>();
        for (SequencedMap<Key, Written> fields : all) {
            ListIterator<Key> place = keys.listIterator();
            for (Key key : fields.keySet()) {
                if (known.add(key)) {
                    place.add(key);
                } else {
                    place = keys.listIterator(keys.indexOf(key) + 1);
                }
            }
        }
        return keys;
    }

    private static Cell cell(@Nullable Written field, @Nullable Written first, Phrases phrases) {
        if (field == null) {
            return new Cell("", "", first == null ? Difference.NONE : Difference.PRESENCE);
        }
        int count = Math.min(MOST_BYTES, field.bytes.length);
        String bytes = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(field.bytes, 0, count)
                + (count < field.bytes.length ? " \u2026" : "");
        return new Cell(bytes, first == null ? field.field.value() : value(field, first, phrases),
                first == null ? Difference.PRESENCE : difference(field, first));
    }

    /// What the bytes of a field mean; of a number that is not the same as in the first way, exactly.
    private static String value(Written field, Written first, Phrases phrases) {
        Optional<Double> number = real(field);
        return number.isPresent() && real(first).isPresent() && !number.equals(real(first))
                && Double.isFinite(number.get())
                ? phrases.get("rounded", ExactNumber.digits(new BigDecimal(number.get()))) : field.field.value();
    }

    private static Optional<Double> real(Written field) {
        ByteBuffer bytes = ByteBuffer.wrap(field.bytes).order(ByteOrder.LITTLE_ENDIAN);
        return field.field.field().purpose() instanceof Purpose.Scalar(var number, _, _, _) && number.isReal()
                ? Optional.of(field.bytes.length == Long.BYTES ? bytes.getDouble() : (double) bytes.getFloat())
                : Optional.empty();
    }

    private static Difference difference(Written field, Written first) {
        if (Arrays.equals(field.bytes, first.bytes)) {
            return Difference.NONE;
        }
        if (field.bytes.length != first.bytes.length) {
            return Difference.WIDTH;
        }
        if (field.field.field().purpose() instanceof Purpose.Header(int word, var _)
                && first.field.field().purpose() instanceof Purpose.Header(int other, var _)) {
            return (word & 0xFF) == (other & 0xFF) ? Difference.FLAGS : Difference.TYPE_NUMBER;
        }
        return Difference.BYTES;
    }
}
