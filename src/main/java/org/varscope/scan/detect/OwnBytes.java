package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.dialect.Times;
import org.varscope.scan.walk.Plan;

/// Finds values that are whole between bytes of a game's own: a magic or a version that it writes first, a mark at the
/// end. What may be a value that is damaged is none of these.
final class OwnBytes {
    /// How many there may be on either side.
    static final int MOST = 64;
    /// Bytes that may be a value, or a record of one, and were not meant to be.
    private static final long FEW = 8;
    /// `ECFG`, which an engine puts before the settings of a project.
    private static final int SETTINGS = 0x47464345;
    private static final int LEAST_MAGIC = 3;
    private static final int LONGEST_MAGIC = 16;
    /// What a number of records is called.
    private static final String COUNT = "count";
    /// Versions, counts and the upper half of times are less.
    private static final long LARGE = 1 << 24;
    /// By how many bytes a length is off that has lost or gained some, or was miscounted.
    private static final long NEAR = 8;

    private final ByteReader in;
    private final Plan plan;
    private final Trial trial;
    private final long end;

    private OwnBytes(ByteStore bytes, Dialect dialect) {
        this.in = bytes.reader();
        this.plan = Plan.of(dialect);
        this.trial = new Trial(in, plan);
        this.end = bytes.length();
    }

    /// {@return the bytes around the values of `bytes`; empty where there are none, or not all between them is whole}
    static Optional<Reason.Lead> of(ByteStore bytes, Dialect dialect) {
        return new OwnBytes(bytes, dialect).found();
    }

    private Optional<Reason.Lead> found() {
        if (end >= FEW && in.i32(0) == SETTINGS) {
            return Optional.empty();
        }
        WholeValues before = null;
        for (long at = 0; at <= Math.min(MOST, end - FEW); at++) {
            WholeValues values = WholeValues.at(in, plan, trial, at, end - MOST);
            if (values == null || at == 0 && (values.to() == end || values.isBare())) {
                continue;
            }
            if (values.to() == end) {
                return lead(values);
            }
            before = before == null ? values : before;
        }
        return before == null || endsInValue(before.to()) || !before.isBare() && isCutRecord(before.to())
                ? Optional.empty() : lead(before);
    }

    /// The bytes before `values`, and those behind them.
    private Optional<Reason.Lead> lead(WholeValues values) {
        long at = values.from();
        Optional<List<FieldItem>> items = told(in, at, values.then(), values.records());
        // What ends here may be a value that is damaged: then it is no work of the game.
        if (items.isEmpty() && at > 0 && !isNamed() && isDamagedRecord(at, values.then())) {
            return Optional.empty();
        }
        boolean read = items.isPresent() || at <= FEW || !isDoubtful(values);
        List<FieldItem> all = new ArrayList<>(items(in, at, values.then(), values.records()));
        if (values.to() < end) {
            all.add(FieldItem.bytes(end - values.to()));
        }
        return Optional.of(new Reason.Lead(at, end - values.to(), values.then(), new FieldList(all), read));
    }

    /// {@return what a file holds that has `records` values from `at` on: what stands before them, and the values}
    ///
    /// @param then how the values lie
    static List<FieldItem> items(ByteReader in, long at, Framing then, long records) {
        Optional<List<FieldItem>> counted = counted(in, at, then, records);
        List<FieldItem> items = new ArrayList<>(at == 0 ? List.of()
                : counted.or(() -> lines(in, at)).orElseGet(() -> items(in, at)));
        FieldItem record = FieldItem.of(FieldKind.VAR);
        items.add(then instanceof Framing.Bare ? FieldItem.of(FieldKind.VALUE) : counted.isPresent()
                ? record.times(new Times.Counted(COUNT)) : at == 0 && records == 1 ? record : record.times(Times.EVER));
        return items;
    }

    /// What stands before `at`, where the bytes themselves say what they are.
    private static Optional<List<FieldItem>> told(ByteReader in, long at, Framing then, long records) {
        return at == 0 ? Optional.empty() : counted(in, at, then, records).or(() -> lines(in, at))
                .or(() -> known(in, 0, at).map(List::of));
    }

    /// What stands before `at`, where it ends with the number of records behind it: that is none by chance, unless
    /// there is but one.
    private static Optional<List<FieldItem>> counted(ByteReader in, long at, Framing then, long records) {
        for (FieldKind kind : then instanceof Framing.Bare || records < 2 ? List.<FieldKind>of()
                : List.of(FieldKind.U32, FieldKind.U16)) {
            int width = kind == FieldKind.U32 ? Integer.BYTES : Short.BYTES;
            long start = at - width;
            if (start < 0 || start > 0 && known(in, 0, start).isEmpty()) {
                continue;
            }
            for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                if (number(in, start, width, order) == records) {
                    return Optional.of(Stream.concat(start == 0 ? Stream.empty() : known(in, 0, start).stream(),
                            Stream.of(new FieldItem(kind, 0, order).named(COUNT))).toList());
                }
            }
        }
        return Optional.empty();
    }

    private static long number(ByteReader in, long at, int width, ByteOrder order) {
        return LongStream.range(0, width)
                .map(i -> in.u8(order == ByteOrder.BIG_ENDIAN ? at + i : at + width - 1 - i))
                .reduce(0, (number, read) -> number << Byte.SIZE | read);
    }

    /// What the bytes before `at` are, at least one.
    static List<FieldItem> items(ByteReader in, long at) {
        Optional<FieldItem> known = known(in, 0, at);
        long letters = known.isPresent() ? at : letters(in, at);
        if (letters <= LEAST_MAGIC || letters > LONGEST_MAGIC || letters == at) {
            return List.of(known.or(() -> number(in, 0, at)).orElse(FieldItem.bytes(at)));
        }
        return List.of(known(in, 0, letters).orElseThrow(),
                number(in, letters, at).orElse(FieldItem.bytes(at - letters)));
    }

    /// How many letters of a magic come first: a number that follows them may look like one more.
    private static long letters(ByteReader in, long at) {
        long letters = LongStream.range(0, Math.min(at, LONGEST_MAGIC + 1)).takeWhile(i -> isPlain(in.u8(i))).count();
        return letters % 4 == 1 && letters + 3 <= at && in.u32(letters - 1) <= 0xFF ? letters - 1 : letters;
    }

    /// {@return whether the bytes before the values of `lead` are values too, as an engine writes them}
    static boolean areValues(ByteStore bytes, Dialect dialect, Reason.Lead lead) {
        OwnBytes all = new OwnBytes(bytes, dialect);
        long at = 0;
        while (at < lead.bytes() && all.isHeader(at) && all.ends(at, lead.bytes())) {
            at = all.trial.at;
        }
        return at == lead.bytes();
    }

    /// Whether a whole value stands at `at` that ends at `to` or before it.
    private boolean ends(long at, long to) {
        return trial.read(at, to, to) == Trial.Ending.WHOLE;
    }

    /// Whether a whole value stands between the two.
    private boolean fills(long at, long to) {
        return ends(at, to) && trial.at == to;
    }

    /// Whether a header stands at `at` as an engine writes it.
    private boolean isHeader(long at) {
        return end - at >= Integer.BYTES && plan.isHeader(in.i32(at));
    }

    /// Whether a header may have stood at `at` of which one byte has changed.
    private boolean isNearHeader(long at) {
        int word = in.i32(at);
        return IntStream.range(0, 4).anyMatch(i -> IntStream.rangeClosed(0, 0xFF)
                .anyMatch(other -> plan.isHeader(word & ~(0xFF << 8 * i) | other << 8 * i)));
    }

    /// The number that these bytes are, where they have the size of one and not more than it needs.
    private static Optional<FieldItem> number(ByteReader in, long from, long to) {
        return Optional.ofNullable(switch ((int) (to - from)) {
            case Byte.BYTES -> FieldKind.U8;
            case Short.BYTES -> FieldKind.U16;
            case Integer.BYTES -> in.u32(from) < LARGE ? FieldKind.U32 : null;
            case Long.BYTES -> in.u32(from + 4) < LARGE ? FieldKind.U64 : null;
            default -> null;
        }).map(FieldItem::of);
    }

    /// The lines of text before `at`, where there is nothing else.
    private static Optional<List<FieldItem>> lines(ByteReader in, long at) {
        if (in.u8(at - 1) != '\n' || !LongStream.range(0, at).allMatch(i -> isText(in.u8(i)))) {
            return Optional.empty();
        }
        long lines = LongStream.range(0, at).filter(i -> in.u8(i) == '\n').count();
        return Optional.of(Collections.nCopies((int) lines, FieldItem.of(FieldKind.LINE)));
    }

    /// What these bytes are, where they say that themselves: a text with its length before it, or a magic of letters.
    private static Optional<FieldItem> known(ByteReader in, long from, long to) {
        if (to - from > 4 && in.u32(from) == to - from - 4 && isPlain(in, from + 4, to)) {
            return Optional.of(FieldItem.of(FieldKind.PASCAL));
        }
        if (to - from < LEAST_MAGIC || !isPlain(in, from, to)) {
            return Optional.empty();
        }
        byte[] magic = new byte[(int) (to - from)];
        in.read(from, magic, 0, magic.length);
        return Optional.of(FieldItem.magic(magic));
    }

    /// Whether these are characters that a person types.
    private static boolean isPlain(ByteReader in, long from, long to) {
        return LongStream.range(from, to).allMatch(at -> isPlain(in.u8(at)));
    }

    static boolean isPlain(int read) {
        return read >= ' ' && read < 0x7F;
    }

    /// Whether this is a character that a person types, or the end of a line.
    static boolean isText(int read) {
        return isPlain(read) || read == '\n' || read == '\r';
    }

    /// Whether the bytes before `at` look like the length or the beginning of what is damaged by one fault.
    private boolean isDamagedRecord(long at, Framing then) {
        boolean bare = then instanceof Framing.Bare;
        if (leadsPast(0, at) || at > 4 && leadsPast(4, at)
                || beginsWhole(at) || at == 4 && !bare && in.u32(0) == 0) {
            return true;
        }
        return at == 4 && bare ? isOff(in.u32(0), end - 4)
                : at >= FEW && !bare && (in.u32(0) == at - 4
                        || at > FEW && (isOff(in.u32(0), at - 4) || fills(4, at)));
    }

    /// Whether more than a few bytes before `values` may be the beginning of what is damaged by one fault: its length
    /// or its type comes first, or what was before these values in it comes last.
    private boolean isDoubtful(WholeValues values) {
        long at = values.from();
        long first = in.u32(0);
        long firstBig = in.i32be(0) & 0xFFFF_FFFFL;
        if (values.isBare() ? isNearHeader(0) || isOff(first, end - 4) || isOff(firstBig, end - 4)
                : isOff(firstBig, at - 4)) {
            return true;
        }
        boolean named = isNamed();
        return LongStream.rangeClosed(0, at - FEW)
                .anyMatch(from -> isHeader(from) && fills(from, at) && (!named || isText(from)));
    }

    /// Whether letters come first: no fault makes these of a length or a header.
    private boolean isNamed() {
        return isPlain(in, 0, 4);
    }

    private boolean isText(long at) {
        Row row = plan.row(in.i32(at));
        long length = in.u32(at + 4);
        return row != null && row.layout() instanceof Layout.Text && length > 0 && length <= end - at - FEW
                && isPlain(in, at + FEW, at + FEW + length);
    }

    /// Whether the bytes from `from` on to the end may be a record that is cut or damaged by one fault.
    private boolean isCutRecord(long from) {
        long left = end - from;
        boolean small = left < 4 || in.u32(from) < LARGE || (in.i32be(from) & 0xFFFF_FFFFL) < LARGE;
        return small && (left < FEW || isNearHeader(from + 4));
    }

    /// Whether a value in the bytes from `from` on ends with the file.
    private boolean endsInValue(long from) {
        return LongStream.rangeClosed(from, end - FEW).anyMatch(at -> isHeader(at) && fills(at, end));
    }

    /// Whether the bytes before `at` begin with a whole record or a whole value, which is more than a few words by
    /// chance: what is damaged comes later.
    private boolean beginsWhole(long at) {
        return isHeader(0) && ends(0, at) && trial.at > FEW
                || isHeader(4) && LongStream.of(in.u32(0), in.i32be(0) & 0xFFFF_FFFFL).map(length -> 4 + length)
                        .anyMatch(to -> to > FEW && to <= at && fills(4, to));
    }

    /// Whether what is read from `start` on are values, and not only by chance, that lead past `at`.
    private boolean leadsPast(long start, long at) {
        if (!isHeader(start)) {
            return false;
        }
        trial.read(start, end, start + WholeValues.BUDGET);
        return trial.values >= WholeValues.ENOUGH && trial.at > at;
    }

    /// Whether one fault makes `length` of `expected`: a step of a few bytes, or one byte that has changed.
    private static boolean isOff(long length, long expected) {
        long changed = length ^ expected;
        return Math.abs(length - expected) <= NEAR
                || IntStream.range(0, 4).filter(i -> (changed >> 8 * i & 0xFF) != 0).count() == 1;
    }
}
