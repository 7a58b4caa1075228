package org.varscope.text.encoding;

import module java.base;

/// How characters are written as bytes.
public enum TextEncoding {
    /// A character of 7 bits in each byte.
    ASCII("ASCII", "ascii", "US-ASCII"),
    /// The first 256 characters of Unicode, a byte each.
    LATIN_1("Latin-1", "latin-1", "ISO-8859-1"),
    /// What Windows writes in the west, a byte for each character.
    CP1252("CP1252", "cp1252", "windows-1252"),
    /// One to four bytes for each character; what Godot writes.
    UTF_8("UTF-8", "utf-8", "UTF-8"),
    /// Two bytes for most characters, the lower one first.
    UTF_16("UTF-16", "utf-16", "UTF-16LE"),
    /// What Windows writes in Japan: one or two bytes for each character.
    SHIFT_JIS("Shift-JIS", "shift-jis", "windows-31j");

    /// No character has more bytes.
    public static final int MOST = 4;

    private static final int LOWEST_TRAIL = 0x40;

    private final String title;
    private final String word;
    private final String charset;

    TextEncoding(String title, String word, String charset) {
        this.title = title;
        this.word = word;
        this.charset = charset;
    }

    /// A character in bytes.
    ///
    /// @param point  its code point
    /// @param length of it in bytes; 0 where there is none
    public record Read(int point, int length) {
        static final Read NONE = new Read(-1, 0);
    }

    /// What single bytes are, and pairs: read once each, when they are asked for.
    private static final class Tables {
        static final int[] CP1252_BYTES = IntStream.range(0, 1 << Byte.SIZE)
                .map(value -> decoded(CP1252, (byte) value)).toArray();
        static final int[] JIS_BYTES = IntStream.range(0, 1 << Byte.SIZE)
                .map(value -> decoded(SHIFT_JIS, (byte) value)).toArray();
        static final int[] JIS_PAIRS = IntStream.range(0, 1 << 2 * Byte.SIZE).map(pair ->
                isLead(pair >> Byte.SIZE) ? decoded(SHIFT_JIS, (byte) (pair >> Byte.SIZE), (byte) pair) : -1).toArray();

        private static int decoded(TextEncoding encoding, byte... bytes) {
            try {
                String text = encoding.charset().newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
                return text.codePointCount(0, text.length()) == 1 ? text.codePointAt(0) : -1;
            } catch (CharacterCodingException e) {
                return -1;
            }
        }
    }

    /// {@return its name for people, the same in every language: `UTF-8`}
    public String title() {
        return title;
    }

    /// {@return its name in options and settings: `utf-8`}
    public String word() {
        return word;
    }

    /// {@return the encoding that has this name in options; empty if none has}
    public static Optional<TextEncoding> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word.equalsIgnoreCase(word)).findFirst();
    }

    /// {@return the same in the words of Java}
    public Charset charset() {
        return Charset.forName(charset);
    }

    /// {@return the bytes of `text`; empty where it has a character that is not written in this encoding}
    public Optional<byte[]> write(String text) {
        try {
            ByteBuffer bytes = charset().newEncoder().encode(CharBuffer.wrap(text));
            return Optional.of(Arrays.copyOf(bytes.array(), bytes.limit()));
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /// {@return the first character of `text` that is not written in this encoding, in quotes and by its number; empty
    /// where all are}
    public Optional<String> unwritable(String text) {
        return text.codePoints().filter(point -> write(Character.toString(point)).isEmpty()).boxed().findFirst()
                .map(point -> "\"%s\" (U+%04X)".formatted(Character.toString(point), point));
    }

    /// {@return from where the characters of `bytes` are to be read so that one begins at `from`, or one goes over it;
    /// after `from` where none of those can be told}
    ///
    /// @param offset of the first of the bytes: pairs of [#UTF_16] begin at even offsets
    int begin(byte[] bytes, int from, long offset) {
        int at = from;
        switch (this) {
            case ASCII, LATIN_1, CP1252 -> { }
            case UTF_8 -> {
                while (at > 0 && at > from - MOST && (bytes[at] & 0xC0) == 0x80) {
                    at--;
                }
            }
            case UTF_16 -> at += (offset + at) % 2 == 0 ? 0 : at == 0 ? 1 : -1;
            case SHIFT_JIS -> {
                while (at > 0 && (bytes[at - 1] & 0xFF) >= LOWEST_TRAIL) {
                    at--;
                }
            }
        }
        return at;
    }

    /// {@return the character whose bytes begin at `at` and end before `end`}
    public Read read(byte[] bytes, int at, int end) {
        int value = bytes[at] & 0xFF;
        return switch (this) {
            case ASCII -> value < 0x80 ? new Read(value, 1) : Read.NONE;
            case LATIN_1 -> new Read(value, 1);
            case CP1252 -> one(Tables.CP1252_BYTES[value], 1);
            case UTF_8 -> value < 0x80 ? new Read(value, 1) : utf8(bytes, at, end);
            case UTF_16 -> utf16(bytes, at, end);
            case SHIFT_JIS -> !isLead(value) ? one(Tables.JIS_BYTES[value], 1) : at + 1 >= end ? Read.NONE
                    : one(Tables.JIS_PAIRS[value << Byte.SIZE | bytes[at + 1] & 0xFF], 2);
        };
    }

    /// {@return how many bytes to go on by where no character begins}
    public int step() {
        return this == UTF_16 ? 2 : 1;
    }

    private static boolean isLead(int value) {
        return value >= 0x81 && value <= 0x9F || value >= 0xE0 && value <= 0xFC;
    }

    private static Read one(int point, int length) {
        return point < 0 ? Read.NONE : new Read(point, length);
    }

    private static Read utf8(byte[] bytes, int at, int end) {
        int first = bytes[at] & 0xFF;
        int length = first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3
                : first >= 0xF0 && first < 0xF5 ? 4 : 0;
        if (length == 0 || at + length > end) {
            return Read.NONE;
        }
        int point = first & 0x7F >> length;
        for (int i = 1; i < length; i++) {
            if ((bytes[at + i] & 0xC0) != 0x80) {
                return Read.NONE;
            }
            point = point << 6 | bytes[at + i] & 0x3F;
        }
        boolean shortest = point >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000);
        boolean isHalf = point <= Character.MAX_VALUE && Character.isSurrogate((char) point);
        return shortest && !isHalf && point <= Character.MAX_CODE_POINT ? new Read(point, length) : Read.NONE;
    }

    private static Read utf16(byte[] bytes, int at, int end) {
        if (at + 1 >= end) {
            return Read.NONE;
        }
        char first = pair(bytes, at);
        if (!Character.isSurrogate(first)) {
            return new Read(first, 2);
        }
        char second = at + 3 < end ? pair(bytes, at + 2) : 0;
        return Character.isSurrogatePair(first, second) ? new Read(Character.toCodePoint(first, second), 4)
                : Read.NONE;
    }

    private static char pair(byte[] bytes, int at) {
        return (char) (bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << Byte.SIZE);
    }
}
