package org.varscope.cli.output;

import module java.base;
import org.varscope.text.Visible;

/// Writes text as UTF-8 in large pieces, with an escape for each character that a person could not see where that is
/// asked for.
final class Utf8Writer extends Writer {
    private static final int SIZE = 1 << 16;
    /// Chars that are taken at a time, and bytes that one takes at most: an escape has six.
    private static final int AT_ONCE = 4096;
    private static final int MOST_OF_A_CHAR = 6;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    /// Times a byte, that byte in each byte of a word.
    private static final long EACH = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x80 * EACH;
    private static final int DELETE = 0x7F;

    private final OutputStream out;
    private final byte[] bytes = new byte[SIZE];
    private int count;

    /// @param out fails when what is written does not arrive
    Utf8Writer(OutputStream out) {
        this.out = out;
    }

    /// Writes `text` as part of one line: what could not be seen is escaped, line feeds too.
    void visible(String text) throws IOException {
        write(text, false);
    }

    /// Writes `text` as the inside of a string of JSON in one line.
    void json(String text) throws IOException {
        write(text, true);
    }

    private void write(String text, boolean json) throws IOException {
        if (text.length() <= AT_ONCE && !text.isEmpty() && takes(text, json)) {
            return;
        }
        int from = 0;
        while (from < text.length()) {
            makeRoom();
            int to = Math.min(text.length(), from + AT_ONCE);
            int at = plain(text, from, to, json);
            from = at == to ? at : other(text, at, json);
        }
    }

    /// Writes a text of plain characters at once, as nearly all are.
    ///
    /// @return whether it is one
    private boolean takes(String text, boolean json) throws IOException {
        byte[] latin = text.getBytes(StandardCharsets.ISO_8859_1);
        if (!isPlain(latin, json)) {
            return false;
        }
        makeRoom();
        System.arraycopy(latin, 0, bytes, count, latin.length);
        count += latin.length;
        return true;
    }

    /// Whether all are characters of ASCII that can be seen. The question mark is none of them here: it stands for what
    /// is not in this character set.
    ///
    /// @param json whether quotes and backslashes are none either
    private static boolean isPlain(byte[] latin, boolean json) {
        int at = 0;
        for (; at <= latin.length - Long.BYTES; at += Long.BYTES) {
            long all = (long) LONG.get(latin, at);
            // A high bit is set in a byte that is no ASCII, is less than a space, or is the same as one of the others.
            long odd = all | all - ' ' * EACH | (all ^ DELETE * EACH) - EACH | (all ^ '?' * EACH) - EACH;
            if (json) {
                odd |= (all ^ '"' * EACH) - EACH | (all ^ '\\' * EACH) - EACH;
            }
            if ((odd & HIGH_BITS) != 0) {
                return false;
            }
        }
        for (; at < latin.length; at++) {
            byte one = latin[at];
            if (one < ' ' || one == DELETE || one == '?' || json && (one == '"' || one == '\\')) {
                return false;
            }
        }
        return true;
    }

    /// Writes characters of ASCII that stand for themselves, up to the first other one.
    ///
    /// @return where that is, or `to`
    private int plain(String text, int from, int to, boolean json) {
        byte[] into = bytes;
        int put = count;
        int at = from;
        while (at < to) {
            char next = text.charAt(at);
            if (next < ' ' || next > '~' || json && (next == '"' || next == '\\')) {
                break;
            }
            into[put++] = (byte) next;
            at++;
        }
        count = put;
        return at;
    }

    /// Writes the character at `at`, or its escape.
    ///
    /// @return where the next one is
    private int other(String text, int at, boolean json) {
        int point = text.codePointAt(at);
        if (json && (point == '"' || point == '\\')) {
            put('\\');
            put(point);
        } else if (Visible.isPlain(point)) {
            put(point);
        } else {
            escape(json && point == '\b' ? "\\b" : json && point == '\f' ? "\\f" : Visible.escape(point));
        }
        return at + Character.charCount(point);
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            bytes[count++] = (byte) text.charAt(i);
        }
    }

    /// Writes `columns` spaces.
    void spaces(int columns) throws IOException {
        for (int left = columns; left > 0; left -= AT_ONCE) {
            makeRoom();
            int some = Math.min(left, AT_ONCE);
            Arrays.fill(bytes, count, count + some, (byte) ' ');
            count += some;
        }
    }

    /// Writes one character of ASCII as it is.
    void ascii(char one) throws IOException {
        makeRoom();
        bytes[count++] = (byte) one;
    }

    /// Writes bytes as they are.
    void ascii(byte[] some, int from, int length) throws IOException {
        for (int at = 0; at < length; at += AT_ONCE) {
            makeRoom();
            int step = Math.min(AT_ONCE, length - at);
            System.arraycopy(some, from + at, bytes, count, step);
            count += step;
        }
    }

    private void put(int point) {
        if (point < 0x80) {
            bytes[count++] = (byte) point;
        } else if (point < 0x800) {
            bytes[count++] = (byte) (0xC0 | point >> 6);
            last(point);
        } else if (point < 0x1_0000) {
            bytes[count++] = (byte) (0xE0 | point >> 12);
            bytes[count++] = (byte) (0x80 | point >> 6 & 0x3F);
            last(point);
        } else {
            bytes[count++] = (byte) (0xF0 | point >> 18);
            bytes[count++] = (byte) (0x80 | point >> 12 & 0x3F);
            bytes[count++] = (byte) (0x80 | point >> 6 & 0x3F);
            last(point);
        }
    }

    private void last(int point) {
        bytes[count++] = (byte) (0x80 | point & 0x3F);
    }

    /// Makes room for as much as is taken at a time.
    private void makeRoom() throws IOException {
        if (SIZE - count < AT_ONCE * MOST_OF_A_CHAR) {
            drain();
        }
    }

    private void drain() throws IOException {
        int all = count;
        // What does not arrive is not tried again.
        count = 0;
        out.write(bytes, 0, all);
    }

    /// Writes characters as they are. No half of a surrogate pair may be among them.
    @Override
    public void write(char[] chars, int start, int length) throws IOException {
        write(new String(chars, start, length), 0, length);
    }

    @Override
    public void write(String text, int start, int length) throws IOException {
        int at = start;
        while (at < start + length) {
            makeRoom();
            for (int to = Math.min(start + length, at + AT_ONCE); at < to; ) {
                int point = text.codePointAt(at);
                put(point);
                at += Character.charCount(point);
            }
        }
    }

    /// Writes what is held back.
    @Override
    public void flush() throws IOException {
        drain();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        out.close();
    }
}
