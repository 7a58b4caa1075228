package org.varscope.text;

import module java.base;

/// What stands between the quotes of `b'...'`, as Python prints bytes.
final class PythonBytes {
    private static final String NAMED = "abfnrtv\\'\"";
    private static final byte[] MEANT = {7, 8, 12, 10, 13, 9, 11, '\\', '\'', '"'};
    private static final int LAST_PRINTED = 0x7E;

    private PythonBytes() { }

    /// {@return the bytes that `text` spells; empty where it has a character or an escape that Python does not print}
    static Optional<byte[]> read(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c < ' ' || c > LAST_PRINTED) {
                return Optional.empty();
            }
            if (c != '\\') {
                bytes.write(c);
                at++;
                continue;
            }
            boolean isHex = text.startsWith("x", at + 1);
            int named = at + 1 < text.length() ? NAMED.indexOf(text.charAt(at + 1)) : -1;
            if (isHex && at + 4 <= text.length() && HexFormat.isHexDigit(text.charAt(at + 2))
                    && HexFormat.isHexDigit(text.charAt(at + 3))) {
                bytes.write(HexFormat.fromHexDigits(text, at + 2, at + 4));
                at += 4;
            } else if (named >= 0) {
                bytes.write(MEANT[named]);
                at += 2;
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(bytes.toByteArray());
    }
}
