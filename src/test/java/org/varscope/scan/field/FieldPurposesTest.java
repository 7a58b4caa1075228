package org.varscope.scan.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.HeaderBits;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Roots;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Rule;

/// What fields say of bytes in which nothing is wrong is true: of every file and value of the corpus, in every dialect
/// and framing that finds nothing wrong in it.
class FieldPurposesTest {
    /// Arrays 200 000 levels deep are larger, and one field of them is like the other.
    private static final int LARGEST = 1 << 17;

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void everyByteOfAValidFileHasAnOwnerAPurposeAndASource(Path file) {
        for (byte[] bytes : Samples.in(file).stream().filter(b -> b.length > 0 && b.length < LARGEST).toList()) {
            for (Dialect dialect : Dialects.all()) {
                for (Framing framing : Framing.all()) {
                    Structure structure = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
                    if (structure.problems().isEmpty()) {
                        new Claims(structure, file.getFileName() + " " + dialect + " " + framing).check();
                    }
                }
            }
        }
    }

    @Test
    void theCorpusHoldsEveryPurposeThatAnEngineWrites() {
        Set<Class<?>> seen = new HashSet<>();
        Stream<byte[]> small = corpus().flatMap(f -> Samples.in(f).stream()).filter(b -> b.length < 2048);
        List<Dialect> dialects = List.of(Dialects.of("godot4"), Dialects.of("godot2"));
        small.forEach(bytes -> dialects.forEach(dialect -> {
            for (Framing framing : List.of(Framing.BARE, Framing.STREAM, Framing.PROJECT)) {
                Structure structure = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
                if (structure.problems().isEmpty()) {
                    Fields.in(structure, new Span(0, bytes.length)).forEach(f -> seen.add(f.purpose().getClass()));
                }
            }
        }));
        Set<Class<?>> all = new HashSet<>(List.of(Purpose.class.getPermittedSubclasses()));
        all.removeAll(List.of(Purpose.Magic.class, Purpose.Stored.class, Purpose.LineEnd.class, Purpose.Opaque.class,
                Purpose.Unclaimed.class, Purpose.Damage.class, Purpose.Pending.class));
        assertThat(seen).isEqualTo(all);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void everyByteOfSettingsAndOfWhatAScriptStoredHasThemToo(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            FieldList list = Roots.list(random);
            valid(Roots.bytes(random, list, 100), Framing.of(list), "seed " + seed);
            valid(Roots.settings(random, random.nextInt(5), 100), Framing.PROJECT, "seed " + seed);
        }
    }

    private static void valid(byte[] bytes, Framing framing, String what) {
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), framing, Progress.NONE);
        if (bytes.length > 0 && structure.problems().isEmpty()) {
            new Claims(structure, what + " " + framing).check();
        }
    }

    /// The fields of one structure, held against its bytes and its nodes.
    private static final class Claims {
        private final String what;
        private final Dialect dialect;
        private final ByteReader in;
        private final List<Field> fields;
        private final Set<Span> values = new HashSet<>();
        private final Set<Span> records = new HashSet<>();

        Claims(Structure structure, String what) {
            this.what = what;
            this.dialect = structure.dialect();
            this.in = structure.bytes().reader();
            this.fields = new ArrayList<>(Fields.in(structure, new Span(0, structure.bytes().length())));
            Preorder nodes = structure.preorder();
            for (Node node = nodes.next(); node != null; node = nodes.next()) {
                values.add(node.span());
                records.add(node.item());
            }
        }

        void check() {
            long at = 0;
            for (int i = 0; i < fields.size(); i++) {
                Field field = fields.get(i);
                must(field.span().start() == at, field, "to start at " + at);
                at = field.span().end();
                must(field.rule() != Rule.NONE && field.dialect() == dialect, field, "a source");
                owner(field);
                purpose(i, field);
            }
            must(at == in.length(), fields.getLast(), "to end at " + in.length());
        }

        private void owner(Field field) {
            Span owner = field.owner().span();
            must(owner.start() <= field.span().start() && field.span().end() <= owner.end(), field,
                    "to be in " + owner);
            must(switch (field.owner().kind()) {
                case FILE -> field.owner().row() == null;
                case RECORD -> records.contains(owner);
                case COLLECTION, VALUE -> values.contains(owner) && field.owner().row() != null;
            }, field, "an owner that is there");
        }

        private void purpose(int index, Field field) {
            long at = field.span().start();
            switch (field.purpose()) {
                case Purpose.Header(int word, var bits) -> header(field, word, bits);
                case Purpose.Length(Part part, long which, var order) -> {
                    if (part != Part.EVENT && part != Part.SETTING) {
                        must(length(field.span(), order) == following(index, part, which), field,
                                "as many bytes of it");
                    }
                }
                case Purpose.Count(var of) -> {
                    if (of == Purpose.Counted.PACKED) {
                        must(in.u32(at) == elements(index, field.owner()), field, "as many elements");
                    }
                }
                case Purpose.RecordLength(var order) -> must(word(order, at) == field.owner().span().length() - 4,
                        field, "the length of its record");
                case Purpose.Scalar(var number, _, long element, int component) -> {
                    must(field.span().length() == number.width(false), field, "as wide as its number");
                    must(component == 0 || fields.get(index - 1)
                            .purpose() instanceof Purpose.Scalar(_, _, long e, int c)
                            && e == element && c == component - 1, field, "to come after the component before");
                }
                case Purpose.Word(_, var number) -> must(field.span().length() == number.width(false), field,
                        "its width");
                case Purpose.Padding _ -> must(field.span().length() < 4 && field.span().end() % 4 == 0
                        || field.owner().span().start() % 4 != 0, field, "to end at a multiple of 4");
                case Purpose.Magic _, Purpose.ElementType _, Purpose.Text _, Purpose.Data _, Purpose.Stored _,
                        Purpose.Opaque _, Purpose.LineEnd _ -> { }
                case Purpose.Unclaimed _, Purpose.Damage _, Purpose.Pending _ -> must(false, field, "a purpose");
            }
        }

        private long length(Span span, ByteOrder order) {
            return switch ((int) span.length()) {
                case Byte.BYTES -> in.u8(span.start());
                case Short.BYTES -> order == ByteOrder.BIG_ENDIAN
                        ? in.u8(span.start()) << Byte.SIZE | in.u8(span.start() + 1)
                        : in.u8(span.start() + 1) << Byte.SIZE | in.u8(span.start());
                default -> word(order, span.start());
            };
        }

        private long word(ByteOrder order, long at) {
            return Integer.toUnsignedLong(order == ByteOrder.BIG_ENDIAN ? in.i32be(at) : in.i32(at));
        }

        private void header(Field field, int word, List<HeaderBits> bits) {
            must(field.span().length() == 4 && in.i32(field.span().start()) == word, field, "the header's own word");
            int covered = 0;
            for (HeaderBits each : bits) {
                must((covered & each.mask()) == 0, field, "no bit twice");
                covered |= each.mask();
                must(each.use() != HeaderBits.Use.RESERVED || each.in(word) == 0 || dialect.traits().generation() == 2,
                        field, "zero in reserved bits");
            }
            must(covered == -1, field, "all 32 bits");
            must(field.owner().row() != null && bits.getFirst().in(word) == field.owner().row().id(), field,
                    "its type");
        }

        /// Bytes of the part right behind a length.
        private long following(int index, Part part, long which) {
            Field next = index + 1 < fields.size() ? fields.get(index + 1) : null;
            boolean is = next != null && switch (next.purpose()) {
                case Purpose.Text(Part of, long i) -> of == part && i == which;
                case Purpose.Data(Part of) -> of == part;
                default -> false;
            };
            return is ? next.span().length() : 0;
        }

        private long elements(int index, Owner owner) {
            long last = -1;
            for (Field field : fields.subList(index + 1, fields.size())) {
                if (!field.owner().equals(owner)) {
                    break;
                }
                switch (field.purpose()) {
                    case Purpose.Scalar(_, _, long element, _) -> last = element;
                    case Purpose.Length(_, long element, _) -> last = element;
                    case Purpose.Data _ -> last = field.span().length() - 1;
                    default -> { }
                }
            }
            return last + 1;
        }

        private void must(boolean is, Field field, String expected) {
            if (!is) {
                throw new AssertionError("%s: found %s; expected %s".formatted(what, field, expected));
            }
        }
    }
}
