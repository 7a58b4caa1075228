package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Utf8;
import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;
import org.varscope.variant.Variant;

/// What the items of a list of fields hold that have no header, as values, both ways.
///
/// Integers are ints, a `u64` from 2^63 on a negative one, as `get_64` returns it. Texts are Strings, with U+FFFD for
/// what is no UTF-8; `bytes:N` is a byte array, and `csv` an array of strings. `core/io/file_access.cpp`.
public final class FieldCodec {
    private static final byte LINE_FEED = '\n';
    /// Bytes that are named one by one where they are no magic.
    private static final int MOST_NAMED = 16;
    private static final String VOWELS = "AEIOaeio";

    private FieldCodec() { }

    /// {@return the value of the whole item `bytes`}
    /// @throws IllegalArgumentException if the item is one with a header
    public static Variant decode(FieldItem item, byte[] bytes) {
        FieldKind kind = item.kind();
        if (item.isInteger()) {
            return new Variant.Int(integer(bytes, item.order(), kind.isSigned()));
        }
        if (kind.isReal()) {
            return new Variant.Real(real(bytes, item.order()));
        }
        return switch (kind) {
            case PASCAL, TEXT8, TEXT16 -> text(bytes, kind.lengthWidth(), bytes.length);
            case TEXT_NUL -> text(bytes, 0, bytes.length - 1);
            case LINE -> text(bytes, 0, lineEnd(bytes));
            case STRING, TEXT -> text(bytes, 0, bytes.length);
            case CSV -> new Variant.PackedStrings(Cells.read(string(bytes, 0, lineEnd(bytes))));
            case BYTES8, BYTES16, BYTES32 ->
                    new Variant.PackedBytes(Arrays.copyOfRange(bytes, kind.lengthWidth(), bytes.length));
            case BYTES, REST, MAGIC -> new Variant.PackedBytes(bytes);
            case DIGEST -> item.isBytes() ? new Variant.PackedBytes(bytes) : text(bytes, 0, bytes.length);
            default -> throw new IllegalArgumentException(item.word() + " has a header");
        };
    }

    private static int lineEnd(byte[] bytes) {
        return isEnded(bytes) ? bytes.length - 1 : bytes.length;
    }

    private static boolean isEnded(byte[] bytes) {
        return bytes.length > 0 && bytes[bytes.length - 1] == LINE_FEED;
    }

    private static Variant.Text text(byte[] bytes, int from, int to) {
        return new Variant.Text(string(bytes, from, to));
    }

    private static String string(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    private static long integer(byte[] bytes, ByteOrder order, boolean signed) {
        long number = 0;
        for (int i = 0; i < bytes.length; i++) {
            number = number << 8 | bytes[order == ByteOrder.BIG_ENDIAN ? i : bytes.length - 1 - i] & 0xFF;
        }
        int unused = Long.SIZE - bytes.length * Byte.SIZE;
        return signed ? number << unused >> unused : number;
    }

    private static long real(byte[] bytes, ByteOrder order) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
        return switch (bytes.length) {
            case 2 -> Floats.widen(Floats.widenHalf(buffer.getShort()));
            case 4 -> Floats.widen(buffer.getInt());
            default -> buffer.getLong();
        };
    }

    /// {@return the text of one cell of a line of `csv`, given its bytes with its quotes}
    public static String cell(byte[] cell) {
        return Cells.read(string(cell, 0, cell.length)).getFirst();
    }

    /// {@return the bytes of one cell of a line of `csv`, in quotes where it needs them}
    /// @throws EncodeException if the text is none
    public static byte[] cell(String text) throws EncodeException {
        return utf8(Cells.write(List.of(text)));
    }

    /// {@return the bytes of `value` as the item `item`, which takes the place of `previous`}
    ///
    /// A line that did not end with a line feed, as the last of a file may, ends without one again; an empty one has
    /// one, as it would be no line without.
    /// @throws EncodeException if the item cannot hold the value
    public static byte[] encode(FieldItem item, Variant value, Dialect dialect, byte[] previous)
            throws EncodeException {
        FieldKind kind = item.kind();
        boolean ended = previous.length == 0 || isEnded(previous);
        return switch (value) {
            case Variant.Int(long number) when item.isInteger() -> integer(item, number, dialect);
            case Variant.Int(long number) when kind.isReal() -> real(item, Variant.Real.of(number), dialect);
            case Variant.Real real when kind.isReal() -> real(item, real, dialect);
            case Variant.Text(var text) when kind.isText() && kind.lengthWidth() > 0 -> prefixed(item, utf8(text));
            case Variant.Text(var text) when kind == FieldKind.TEXT_NUL -> nul(item, text);
            case Variant.PackedBytes(var bytes) when kind.isBytes() && kind.lengthWidth() > 0 -> prefixed(item, bytes);
            case Variant.PackedBytes(var bytes) when kind == FieldKind.REST -> bytes.clone();
            case Variant.Text(var text) when kind == FieldKind.TEXT -> utf8(text);
            case Variant.Text(var text) when kind == FieldKind.LINE -> line(text, ended);
            case Variant.Text(var text) when kind == FieldKind.STRING
                    || kind == FieldKind.DIGEST && item.isText() -> sized(item, utf8(text));
            case Variant.PackedBytes(var bytes) when item.isBytes() && kind != FieldKind.MAGIC ->
                    sized(item, bytes.clone());
            case Variant.PackedBytes(var bytes) when kind == FieldKind.MAGIC -> magic(item, bytes);
            case Variant.Text(var text) when kind == FieldKind.MAGIC -> magic(item, utf8(text));
            case Variant.PackedStrings(var cells) when kind == FieldKind.CSV -> ended(Cells.write(cells), ended);
            case Variant.Real real when item.isInteger() -> throw refused(EncodeRemark.NOT_WHOLE, real.value(), item,
                    dialect);
            default -> throw refused(typed(dialect.typeName(value.kind())), item, expected(item));
        };
    }

    private static Remark typed(String type) {
        return (VOWELS.indexOf(type.charAt(0)) >= 0 ? EncodeRemark.AN_TYPE : EncodeRemark.A_TYPE).with(type);
    }

    private static Remark expected(FieldItem item) {
        FieldKind kind = item.kind();
        return (kind == FieldKind.MAGIC ? EncodeRemark.THE_MAGIC
                : item.isInteger() ? EncodeRemark.AN_INT : kind.isReal() ? EncodeRemark.A_FLOAT
                : item.isBytes() ? EncodeRemark.A_BYTE_ARRAY
                : kind == FieldKind.CSV ? EncodeRemark.AN_ARRAY_OF_STRINGS : EncodeRemark.A_STRING).with();
    }

    private static byte[] integer(FieldItem item, long number, Dialect dialect) throws EncodeException {
        int width = (int) item.width(dialect);
        int unused = Long.SIZE - width * Byte.SIZE;
        long kept = item.kind().isSigned() ? number << unused >> unused : number << unused >>> unused;
        if (kept != number) {
            throw refused(EncodeRemark.OUT_OF_RANGE, number, item, dialect);
        }
        return ordered(number, width, item.order());
    }

    private static EncodeException refused(EncodeRemark what, Object number, FieldItem item, Dialect dialect) {
        int unused = Long.SIZE - (int) item.width(dialect) * Byte.SIZE;
        long least = item.kind().isSigned() ? -1L << Long.SIZE - unused - 1 : 0;
        String most = item.kind().isSigned() ? Long.toString(~least) : Long.toUnsignedString(-1L >>> unused);
        return new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                what.with(number, item.word(), Long.toString(least), most));
    }

    private static byte[] ordered(long number, int width, ByteOrder order) {
        byte[] bytes = new byte[width];
        for (int i = 0; i < width; i++) {
            bytes[order == ByteOrder.BIG_ENDIAN ? width - 1 - i : i] = (byte) (number >>> i * Byte.SIZE);
        }
        return bytes;
    }

    private static byte[] real(FieldItem item, Variant.Real real, Dialect dialect) throws EncodeException {
        int width = (int) item.width(dialect);
        if (width == 8) {
            return ordered(real.bits(), width, item.order());
        }
        int narrow = Floats.narrow(real.bits());
        short half = Floats.narrowToHalf(narrow);
        float kept = Float.intBitsToFloat(width == 2 ? Floats.widenHalf(half) : narrow);
        if (Float.isInfinite(kept) && !Double.isInfinite(real.value())) {
            throw refused(Double.toString(real.value()), item,
                    EncodeRemark.AT_MOST.with(width == 2 ? "65504" : Float.toString(Float.MAX_VALUE)));
        }
        return ordered(width == 2 ? half : narrow, width, item.order());
    }

    /// Half of a surrogate pair has no bytes that would be read as it again.
    private static byte[] utf8(String text) throws EncodeException {
        if (Utf8.hasLoneSurrogate(text)) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER, EncodeRemark.HALF_PAIR.with());
        }
        return Utf8.bytes(text);
    }

    private static byte[] magic(FieldItem item, byte[] bytes) throws EncodeException {
        if (!Arrays.equals(bytes, item.magic())) {
            throw refused(bytes.length == 0 || bytes.length > MOST_NAMED ? EncodeRemark.BYTES.with(bytes.length)
                    : FieldItem.magic(bytes).word(), item, expected(item));
        }
        return bytes.clone();
    }

    private static byte[] prefixed(FieldItem item, byte[] content) throws EncodeException {
        int width = item.kind().lengthWidth();
        long most = width == Integer.BYTES ? Integer.MAX_VALUE : (1L << width * Byte.SIZE) - 1;
        if (content.length > most) {
            throw refused(EncodeRemark.BYTES.with(content.length), item, EncodeRemark.BETWEEN.with(0, most));
        }
        byte[] both = Arrays.copyOf(ordered(content.length, width, item.order()), width + content.length);
        System.arraycopy(content, 0, both, width, content.length);
        return both;
    }

    private static byte[] nul(FieldItem item, String text) throws EncodeException {
        if (text.indexOf(0) >= 0) {
            throw refused(EncodeRemark.A_NUL.with(), item, EncodeRemark.WITHOUT_NUL.with());
        }
        return utf8(text + "\0");
    }

    private static byte[] line(String text, boolean ended) throws EncodeException {
        if (text.indexOf(LINE_FEED) >= 0) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    EncodeRemark.LINE_FEED.with());
        }
        return ended(text, ended);
    }

    private static byte[] ended(String text, boolean ended) throws EncodeException {
        return utf8(ended || text.isEmpty() ? text + "\n" : text);
    }

    private static byte[] sized(FieldItem item, byte[] bytes) throws EncodeException {
        if (bytes.length != item.size()) {
            throw refused(EncodeRemark.BYTES.with(bytes.length), item, EncodeRemark.EXACTLY.with(item.size()));
        }
        return bytes;
    }

    private static EncodeException refused(Object found, FieldItem item, Remark expected) {
        return new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                EncodeRemark.UNFIT.with(found, item.word(), expected));
    }

    /// The cells of a line that `store_csv_line` wrote with commas. `core/io/file_access.cpp`.
    static final class Cells {
        private static final char QUOTE = '"';
        private static final char COMMA = ',';

        private Cells() { }

        /// {@return the cells of a line without its line feed}
        static List<String> read(String line) {
            List<String> cells = new ArrayList<>();
            StringBuilder cell = new StringBuilder();
            boolean quoted = false;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (c == QUOTE && quoted && i + 1 < line.length() && line.charAt(i + 1) == QUOTE) {
                    cell.append(c);
                    i++;
                } else if (c == QUOTE) {
                    quoted = !quoted;
                } else if (c == COMMA && !quoted) {
                    cells.add(cell.toString());
                    cell.setLength(0);
                } else {
                    cell.append(c);
                }
            }
            cells.add(cell.toString());
            return cells;
        }

        /// {@return the line of these cells, without its line feed}
        static String write(List<String> cells) {
            return cells.stream().map(Cells::quoted).collect(Collectors.joining(String.valueOf(COMMA)));
        }

        private static String quoted(String cell) {
            return cell.indexOf(QUOTE) < 0 && cell.indexOf(COMMA) < 0 && cell.indexOf('\n') < 0 ? cell
                    : QUOTE + cell.replace("\"", "\"\"") + QUOTE;
        }
    }
}
