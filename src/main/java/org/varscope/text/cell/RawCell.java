package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.Visible;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.Numeral;

/// What the bytes at one place say as a number, a character or a date, whatever the file has them for: shown in a cell,
/// and typed there.
///
/// Whole numbers are typed as in [TypedNumber]; what is written as `0x…` or `0b…` are the bits. A date is UTC.
public enum RawCell {
    U8("u8", 1, false),
    I8("i8", 1, true),
    U16("u16", 2, false),
    I16("i16", 2, true),
    U32("u32", 4, false),
    I32("i32", 4, true),
    U64("u64", 8, false),
    I64("i64", 8, true),
    F16("f16", 2, true),
    F32("f32", 4, true),
    F64("f64", 8, true),
    UTF_8("UTF-8", 1, false),
    UTF_16("UTF-16", 2, false),
    /// Seconds since 1970, as an i32.
    DATE_32("date 32", 4, true),
    /// Seconds since 1970, as an i64.
    DATE_64("date 64", 8, true),
    /// Seconds since 1970, as an f64: what `Time.get_unix_time_from_system` gives.
    DATE_REAL("date f64", 8, true),
    /// Milliseconds since 1970, as an i64.
    DATE_MILLIS("date ms", 8, true),
    /// Tenths of a microsecond since 1601, as a u64: `FILETIME` of Windows.
    FILETIME("FILETIME", 8, false);

    /// The most bytes that any of them takes.
    public static final int MOST = 8;

    /// In a second.
    private static final long MILLIS = 1000;
    private static final long FILE_TICKS = 10_000_000;
    /// Seconds from 1601 to 1970.
    private static final long SINCE_1601 = 11_644_473_600L;
    private static final int LONGEST_CHARACTER = 4;
    /// Digits that distinguish all numbers of 16 bits.
    private static final int HALF_DIGITS = 5;
    private static final Pattern BASED = Pattern.compile("\\+?0[xXbB].*");
    /// A code, after the character itself or without it.
    private static final Pattern POINT = Pattern.compile("(?:\\S{1,2} +)?[Uu]\\+([0-9A-Fa-f]{1,6})");

    private final String word;
    private final int size;
    private final boolean signed;

    RawCell(String word, int size, boolean signed) {
        this.word = word;
        this.size = size;
        this.signed = signed;
    }

    /// {@return its short name: `u16`, `date 32`}
    public String word() {
        return word;
    }

    /// {@return whether the order of the bytes makes a difference}
    public boolean isOrdered() {
        return size > 1;
    }

    /// {@return how many letters it may take to say}
    public int letters() {
        return switch (this) {
            case U8, I8, U16, I16, UTF_8, UTF_16 -> 6;
            case F16, U32, I32 -> 11;
            case F32 -> 14;
            case U64, I64, DATE_32, DATE_64, DATE_REAL, DATE_MILLIS, FILETIME -> 20;
            case F64 -> 24;
        };
    }

    /// {@return how many of `bytes` it takes; 0 where there are too few, or they say nothing}
    ///
    /// @param bytes those from the place on, [#MOST] where there are so many
    public int length(byte[] bytes, ByteOrder order) {
        return show(bytes, order).isEmpty() ? 0 : switch (this) {
            case UTF_8, UTF_16 -> encoded(character(bytes, order).getAsInt(), order).length;
            default -> size;
        };
    }

    /// {@return what `bytes` say; empty where there are too few, or they say nothing}
    ///
    /// @param bytes those from the place on, [#MOST] where there are so many
    public Optional<String> show(byte[] bytes, ByteOrder order) {
        if (bytes.length < size) {
            return Optional.empty();
        }
        return switch (this) {
            case U8, I8, U16, I16, U32, I32, I64 -> Optional.of(Long.toString(integer(bytes, order)));
            case U64 -> Optional.of(Long.toUnsignedString(integer(bytes, order)));
            case F16 -> Optional.of(half((short) integer(bytes, order)));
            case F32 -> Optional.of(Digits.number(Float.intBitsToFloat((int) integer(bytes, order))));
            case F64 -> Optional.of(Digits.number(Double.longBitsToDouble(integer(bytes, order)), true));
            case UTF_8, UTF_16 -> character(bytes, order).stream().mapToObj(RawCell::shown).findFirst();
            case DATE_32, DATE_64 -> UnixTime.show(integer(bytes, order));
            case DATE_MILLIS -> UnixTime.show(integer(bytes, order), MILLIS);
            case FILETIME -> integer(bytes, order) < 0 ? Optional.empty()
                    : UnixTime.show(integer(bytes, order) - SINCE_1601 * FILE_TICKS, FILE_TICKS);
            case DATE_REAL -> UnixTime.showReal(Double.longBitsToDouble(integer(bytes, order)));
        };
    }

    /// {@return the bytes that `typed` means}
    ///
    /// @throws TextException if it means none, or not as many as those in whose place they go
    public byte[] read(String typed, byte[] bytes, ByteOrder order) throws TextException {
        String text = typed.strip();
        byte[] read = switch (this) {
            case U8, I8, U16, I16, U32, I32, U64, I64 -> bytes(integer(text), order);
            case F16, F32, F64 -> bytes(real(text), order);
            case UTF_8, UTF_16 -> encoded(character(text), order);
            case DATE_32, DATE_64 -> bytes(seconds(text), order);
            case DATE_MILLIS -> bytes(UnixTime.read(text, MILLIS), order);
            case FILETIME -> bytes(fileTime(text), order);
            case DATE_REAL -> bytes(Double.doubleToRawLongBits(UnixTime.readReal(text)), order);
        };
        int there = length(bytes, order);
        if (read.length != there && there > 0) {
            throw new TextException(0, TextRemark.CHARACTER_OF.with(read.length),
                    TextRemark.AS_THERE.with(there));
        }
        return read;
    }

    private long integer(byte[] bytes, ByteOrder order) {
        ByteBuffer in = ByteBuffer.wrap(bytes).order(order);
        return switch (size) {
            case 1 -> signed ? in.get() : in.get() & 0xFF;
            case 2 -> signed ? in.getShort() : in.getShort() & 0xFFFF;
            case 4 -> signed ? in.getInt() : in.getInt() & 0xFFFF_FFFFL;
            default -> in.getLong();
        };
    }

    private byte[] bytes(long value, ByteOrder order) {
        ByteBuffer out = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(value);
        byte[] bytes = Arrays.copyOf(out.array(), size);
        return order == ByteOrder.LITTLE_ENDIAN ? bytes : reversed(bytes);
    }

    private static byte[] reversed(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }

    private long integer(String text) throws TextException {
        BigInteger all = BigInteger.ONE.shiftLeft(size * Byte.SIZE);
        BigInteger most = signed ? all.shiftRight(1) : all;
        BigInteger least = signed ? most.negate() : BigInteger.ZERO;
        BigInteger number = TypedNumber.whole(text).orElseThrow(() -> new TextException(0, "`" + text + "`",
                TextRemark.DIGITS_FROM.with(least, most.subtract(BigInteger.ONE))));
        boolean isBits = BASED.matcher(text).matches();
        // 64 bits come as those of a signed number.
        BigInteger bits = isBits && number.signum() < 0 ? number.add(BigInteger.ONE.shiftLeft(Long.SIZE)) : number;
        if (bits.compareTo(least) < 0 || bits.compareTo(isBits ? all : most) >= 0) {
            throw new TextException(0, "`" + text + "`",
                    TextRemark.WHOLE_NUMBER_FROM.with(least, most.subtract(BigInteger.ONE)));
        }
        return bits.longValue();
    }

    private long real(String text) throws TextException {
        Cursor cursor = new Cursor(TypedNumber.plain(text).orElse(text));
        double value = new Numeral(cursor).real(this == F64);
        if (cursor.here() >= 0) {
            throw cursor.wrong(cursor.at(), TextRemark.END_OF_NUMBER.with());
        }
        if (this == F64) {
            return Double.doubleToRawLongBits(value);
        }
        int narrow = Floats.narrow(Double.doubleToRawLongBits(value));
        short half = Floats.narrowToHalf(narrow);
        if (this == F16 && Float.isInfinite(Float.float16ToFloat(half)) && !Double.isInfinite(value)) {
            throw new TextException(0, "`" + text + "`", TextRemark.NUMBER_OF_BITS.with(16));
        }
        return this == F16 ? half : narrow;
    }

    /// With as few digits as read back equal in 16 bits.
    private static String half(short bits) {
        float value = Float.intBitsToFloat(Floats.widenHalf(bits));
        if (Float.isNaN(value) || Float.isInfinite(value)) {
            return Digits.number(value);
        }
        return IntStream.rangeClosed(1, HALF_DIGITS)
                .mapToObj(digits -> new BigDecimal(value).round(new MathContext(digits)).floatValue())
                .filter(shorter -> Float.floatToFloat16(shorter) == bits).map(Digits::number).findFirst()
                .orElse(Digits.number(value));
    }

    /// The character at the beginning of `bytes`, if they begin with a whole one.
    private OptionalInt character(byte[] bytes, ByteOrder order) {
        Charset charset = charset(order);
        int most = Math.min(bytes.length, LONGEST_CHARACTER);
        for (int length = size; length <= most; length += size) {
            try {
                String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length)).toString();
                return OptionalInt.of(text.codePointAt(0));
            } catch (CharacterCodingException _) {
                // Longer, or none.
            }
        }
        return OptionalInt.empty();
    }

    private static String shown(int point) {
        String code = "U+%04X".formatted(point);
        boolean isSeen = Visible.isPlain(point) && !Character.isWhitespace(point);
        return isSeen ? Character.toString(point) + "  " + code : code;
    }

    private static int character(String text) throws TextException {
        Matcher code = POINT.matcher(text);
        int point = code.matches() ? Integer.parseInt(code.group(1), 16)
                : text.codePointCount(0, text.length()) == 1 ? text.codePointAt(0) : -1;
        if (!Character.isValidCodePoint(point) || Character.getType(point) == Character.SURROGATE) {
            throw new TextException(0, "`" + text + "`", TextRemark.CHARACTER.with());
        }
        return point;
    }

    private byte[] encoded(int point, ByteOrder order) {
        return Character.toString(point).getBytes(charset(order));
    }

    private Charset charset(ByteOrder order) {
        return this == UTF_8 ? StandardCharsets.UTF_8
                : order == ByteOrder.LITTLE_ENDIAN ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
    }

    private static long fileTime(String text) throws TextException {
        long ticks = UnixTime.read(text, FILE_TICKS) + SINCE_1601 * FILE_TICKS;
        if (ticks < 0) {
            throw new TextException(0, "`" + text + "`", TextRemark.DATE_FROM_1601.with());
        }
        return ticks;
    }

    private long seconds(String text) throws TextException {
        long seconds = UnixTime.read(text);
        if (size == Integer.BYTES && seconds != (int) seconds) {
            throw new TextException(0, "`" + text + "`", TextRemark.DATE_OF_32_BITS.with());
        }
        return seconds;
    }
}
