package org.varscope.text;

import module java.base;
import org.varscope.remark.Remark;

/// How bytes are written as text, for programs that take them.
public enum ByteNotation {
    /// `1B 00 00 00`; of what others write, all that [HexText] reads.
    HEX {
        @Override
        public String write(byte[] bytes) {
            return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
        }

        @Override
        public byte[] read(String text) throws TextException {
            return HexText.read(text).orElseThrow(() -> new TextException(start(text), TextRemark.HEX_PAIRS.with()));
        }
    },
    /// `const uint8_t data[4] = { 0x1B, 0x00, 0x00, 0x00 };`
    C_ARRAY {
        @Override
        public String write(byte[] bytes) {
            return "const uint8_t data[%s] = {%s\n};\n".formatted(bytes.length,
                    lines(bytes, ByteNotation::hexadecimal));
        }

        @Override
        public byte[] read(String text) throws TextException {
            return numbers(text, '{', '}', TextRemark.BYTE_NUMBERS_BRACES.with());
        }
    },
    /// RFC 4648, in one line; line feeds are read too.
    BASE64 {
        @Override
        public String write(byte[] bytes) {
            return Base64.getEncoder().encodeToString(bytes);
        }

        @Override
        public byte[] read(String text) throws TextException {
            try {
                String stripped = text.replaceAll("\\s", "");
                if (!stripped.isEmpty()) {
                    return Base64.getDecoder().decode(stripped);
                }
            } catch (IllegalArgumentException _) {
                // Said below, as of nothing.
            }
            throw new TextException(start(text), TextRemark.BASE64.with());
        }
    },
    /// `PackedByteArray([27, 0, 0, 0])`, for a script; arrays of the names of older engines are read too.
    GDSCRIPT {
        @Override
        public String write(byte[] bytes) {
            StringJoiner numbers = new StringJoiner(", ", "PackedByteArray([", "])");
            for (byte one : bytes) {
                numbers.add(Integer.toString(one & 0xFF));
            }
            return numbers.toString();
        }

        @Override
        public byte[] read(String text) throws TextException {
            boolean named = text.strip().matches("(?s)(?:PackedByteArray|PoolByteArray|RawArray)?\\s*\\(?\\s*\\[.*");
            return named ? numbers(text, '[', ']', TextRemark.BYTE_NUMBERS_BRACKETS.with())
                    : numbers(text, '(', ')', TextRemark.BYTE_ARRAY.with());
        }
    },
    /// `data = b'\x1b\x00gold'`, as Python prints bytes.
    PYTHON {
        @Override
        public String write(byte[] bytes) {
            return "data = b'" + ListedBytes.PythonBytes.write(bytes) + "'\n";
        }

        @Override
        public byte[] read(String text) throws TextException {
            return ListedBytes.readings(text).stream().filter(listed -> listed.form() == ListedBytes.Form.PYTHON)
                    .map(ListedBytes::bytes).findFirst()
                    .orElseThrow(() -> new TextException(start(text), TextRemark.PYTHON_BYTES.with()));
        }
    },
    /// `byte[] data = { 0x1B, 0x00 };`
    C_SHARP {
        @Override
        public String write(byte[] bytes) {
            return "byte[] data =\n{%s\n};\n".formatted(lines(bytes, ByteNotation::hexadecimal));
        }

        @Override
        public byte[] read(String text) throws TextException {
            return numbers(text, '{', '}', TextRemark.BYTE_NUMBERS_BRACES.with());
        }
    },
    /// `const DATA: &[u8] = &[0x1B, 0x00];`
    RUST {
        @Override
        public String write(byte[] bytes) {
            return "const DATA: &[u8] = &[%s\n];\n".formatted(lines(bytes, ByteNotation::hexadecimal));
        }

        @Override
        public byte[] read(String text) throws TextException {
            String value = text.substring(text.indexOf('=') + 1).replaceAll("(?<=[0-9a-fA-F])u8", "");
            return numbers(value, '[', ']', TextRemark.BYTE_NUMBERS_BRACKETS.with());
        }
    },
    /// `byte[] data = { 27, -1 };`, with a sign as Java has it; `(byte) 0xFF` is read too.
    JAVA {
        @Override
        public String write(byte[] bytes) {
            return "byte[] data = {%s\n};\n".formatted(lines(bytes, one -> Byte.toString((byte) one)));
        }

        @Override
        public byte[] read(String text) throws TextException {
            return numbers(ListedBytes.ListedCode.uncast(text), '{', '}', TextRemark.BYTE_NUMBERS_BRACES.with());
        }
    };

    private static final HexFormat DIGITS = HexFormat.of().withUpperCase();
    private static final int IN_LINE = 12;
    private static final int SHOWN = 40;

    /// {@return `bytes` as text}
    public abstract String write(byte[] bytes);

    /// {@return the bytes that `text` spells}
    /// @throws TextException if it does not
    public abstract byte[] read(String text) throws TextException;

    private static String lines(byte[] bytes, IntFunction<String> number) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < bytes.length; i++) {
            lines.append(i % IN_LINE == 0 ? "\n    " : " ").append(number.apply(bytes[i])).append(',');
        }
        return lines.toString();
    }

    private static String hexadecimal(int one) {
        return "0x" + DIGITS.toHexDigits((byte) one);
    }

    private static String start(String text) {
        String line = text.strip();
        return "`" + (line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "\u2026") + "`";
    }

    private static byte[] numbers(String text, char open, char close, Remark expected) throws TextException {
        int from = text.indexOf(open);
        int to = text.lastIndexOf(close);
        if (from < 0 || to < from) {
            throw new TextException(start(text), expected);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (String number : text.substring(from + 1, to).split(",")) {
            String digits = number.strip();
            if (!digits.isEmpty()) {
                bytes.write(number(digits, expected));
            }
        }
        return bytes.toByteArray();
    }

    private static int number(String digits, Remark expected) throws TextException {
        try {
            int number = Integer.decode(digits);
            if (number >= Byte.MIN_VALUE && number <= 0xFF) {
                return number;
            }
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw new TextException(start(digits), expected);
    }
}
