package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Times;

/// Tells from bytes that a game has put before its values what they are: a magic, a number, lines, a count.
public final class OwnItems {
    private static final int LEAST_MAGIC = 3;
    /// Bytes of a magic.
    static final int LONGEST_MAGIC = 16;
    /// What a number of records is called.
    private static final String COUNT = "count";
    private static final List<FieldKind> COUNTS =
            List.of(FieldKind.U64, FieldKind.U32, FieldKind.U16, FieldKind.U8);
    /// Bytes of the numbers beside a text.
    private static final List<Long> WIDTHS = List.of(0L, 1L, 2L, 4L, 8L);
    /// Bytes of a text with its length that is hardly one by chance.
    private static final long LEAST_TEXT = 8;
    /// Versions, counts and the upper half of times are less.
    private static final long LARGE = 1 << 24;

    private OwnItems() { }

    /// {@return what a file holds that has `records` values from `at` on: what comes before them, and the values}
    ///
    /// @param then how the values are laid out
    static List<FieldItem> items(ByteReader in, long at, Framing then, long records) {
        Optional<List<FieldItem>> counted = counted(in, at, then, records);
        List<FieldItem> items = new ArrayList<>(at == 0 ? List.of()
                : counted.or(() -> lines(in, at)).or(() -> text(in, at)).orElseGet(() -> items(in, at)));
        FieldItem record = WholeValues.item(then);
        items.add(then.isSingle() ? record : counted.isPresent()
                ? record.times(new Times.Counted(COUNT)) : at == 0 && records == 1 ? record : record.times(Times.EVER));
        return items;
    }

    /// {@return what comes before `at`, where the bytes themselves say what they are}
    static Optional<List<FieldItem>> told(ByteReader in, long at, Framing then, long records) {
        return at == 0 ? Optional.empty() : counted(in, at, then, records).or(() -> lines(in, at))
                .or(() -> known(in, 0, at).map(List::of)).or(() -> text(in, at)).or(() -> zeros(in, at));
    }

    /// The text with its length that comes before `at`, and the numbers on either side of it. What is in a record has
    /// no letters first.
    private static Optional<List<FieldItem>> text(ByteReader in, long at) {
        return WIDTHS.stream().filter(start -> at - start > Integer.BYTES).flatMap(start -> {
            long text = start + Integer.BYTES + in.u32(start);
            return text - start < LEAST_TEXT || text > at || !WIDTHS.contains(at - text)
                    || !isPlain(in, start + Integer.BYTES, text) ? Stream.<List<FieldItem>>empty()
                    : Stream.of(Stream.of(start == 0 ? Stream.<FieldItem>empty() : between(in, 0, start).stream(),
                            Stream.of(FieldItem.of(FieldKind.PASCAL)),
                            text == at ? Stream.<FieldItem>empty() : between(in, text, at).stream())
                            .flatMap(Function.identity()).toList());
        }).findFirst();
    }

    /// The zeros before `at`, of which there are more than one fault leaves: room that a game has kept.
    private static Optional<List<FieldItem>> zeros(ByteReader in, long at) {
        return at >= Doubts.FEW && LongStream.range(0, at).allMatch(i -> in.u8(i) == 0)
                ? Optional.of(List.of(FieldItem.bytes(at))) : Optional.empty();
    }

    /// What comes before `at`, where it ends with the number of records after it: that is none by chance, unless
    /// there is but one, or there are two and no letters, or it is a byte that may be a version.
    private static Optional<List<FieldItem>> counted(ByteReader in, long at, Framing then, long records) {
        if (then.isSingle() || records < 2) {
            return Optional.empty();
        }
        return Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN).flatMap(order -> COUNTS.stream()
                .filter(kind -> at >= kind.width() && number(in, at - kind.width(), kind.width(), order) == records)
                .flatMap(kind -> beforeCount(in, at - kind.width(), kind, records).stream()
                        .map(before -> Stream.concat(before.stream(),
                                Stream.of(new FieldItem(kind, 0, order).named(COUNT))).toList()))).findFirst();
    }

    /// What comes before a count at `at`; nothing where it is not known.
    private static Optional<List<FieldItem>> beforeCount(ByteReader in, long at, FieldKind kind, long records) {
        List<FieldItem> before = at == 0 ? List.of() : items(in, at);
        boolean lettered = before.size() > 1 || at > 0 && known(in, 0, at).isPresent();
        boolean told = before.stream().noneMatch(item -> item.kind() == FieldKind.BYTES)
                && (before.isEmpty() || lettered || records > 2) && (kind != FieldKind.U8 || before.size() > 1);
        return told ? Optional.of(before) : Optional.empty();
    }

    private static long number(ByteReader in, long at, int width, ByteOrder order) {
        return LongStream.range(0, width)
                .map(i -> in.u8(order == ByteOrder.BIG_ENDIAN ? at + i : at + width - 1 - i))
                .reduce(0, (number, read) -> number << Byte.SIZE | read);
    }

    /// {@return what the bytes before `at` are, at least one}
    static List<FieldItem> items(ByteReader in, long at) {
        Optional<FieldItem> known = known(in, 0, at);
        long letters = known.isPresent() ? at : letters(in, at);
        if (letters <= LEAST_MAGIC || letters > LONGEST_MAGIC || letters == at) {
            return List.of(known.or(() -> number(in, 0, at)).orElse(FieldItem.bytes(at)));
        }
        return List.of(known(in, 0, letters).orElseThrow(),
                number(in, letters, at).orElse(FieldItem.bytes(at - letters)));
    }

    /// {@return what these bytes are, at least one}
    public static List<FieldItem> between(ByteReader in, long from, long to) {
        return from == 0 ? items(in, to) : List.of(number(in, from, to).or(() -> known(in, from, to))
                .orElse(FieldItem.bytes(to - from)));
    }

    /// How many letters of a magic come first: a number that follows them may look like one more.
    private static long letters(ByteReader in, long at) {
        long letters = LongStream.range(0, Math.min(at, LONGEST_MAGIC + 1)).takeWhile(i -> isPlain(in.u8(i))).count();
        return letters % 4 == 1 && letters + 3 <= at && in.u32(letters - 1) <= 0xFF ? letters - 1 : letters;
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

    /// {@return what these bytes are, where they say that themselves: a text with its length before it, or a magic of
    /// letters}
    static Optional<FieldItem> known(ByteReader in, long from, long to) {
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

    /// {@return whether these are characters that a person types}
    static boolean isPlain(ByteReader in, long from, long to) {
        return LongStream.range(from, to).allMatch(at -> isPlain(in.u8(at)));
    }

    static boolean isPlain(int read) {
        return read >= ' ' && read < 0x7F;
    }

    /// Whether this is a character that a person types, or the end of a line.
    static boolean isText(int read) {
        return isPlain(read) || read == '\n' || read == '\r';
    }
}
