package org.varscope.text;

import module java.base;

/// Bytes that are typed to be repeated: `00`, `DE AD`, `"text"`.
public final class RepeatedBytes {
    private RepeatedBytes() { }

    /// {@return the bytes that `typed` means: in hexadecimal, or the UTF-8 of a text in quotes}
    /// @throws TextException if it means none
    public static byte[] read(String typed) throws TextException {
        String text = typed.strip();
        boolean quoted = text.length() > 2 && text.startsWith("\"") && text.endsWith("\"");
        if (quoted) {
            return text.substring(1, text.length() - 1).getBytes(StandardCharsets.UTF_8);
        }
        return HexText.read(text).orElseThrow(
                () -> new TextException("`" + typed + "`", TextRemark.REPEATED.with()));
    }

    /// {@return `count` bytes: `pattern` again and again, the last time as far as it goes}
    public static byte[] fill(byte[] pattern, int count) {
        byte[] all = Arrays.copyOf(pattern, count);
        for (int done = Math.min(pattern.length, count); done < count; done *= 2) {
            System.arraycopy(all, 0, all, done, Math.min(done, count - done));
        }
        return all;
    }
}
