package org.varscope.find;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.scan.walk.Progress;

/// A text of any length, looked through in parts that overlap, each of whole characters.
///
/// @param span its bytes, in UTF-8
record LongText(ByteReader in, Span span) {
    private static final int PART = 1 << 20;
    /// As many bytes as a character has.
    private static final int WIDEST = 4;

    /// {@return whether `test`, which is for a part of a text, passes}
    boolean contains(TextTest test, Progress progress) {
        long overlap = (long) WIDEST * (test.sought().length() + 2);
        byte[] part = new byte[(int) Math.min(span.length(), Math.max(PART, 2 * overlap))];
        long at = span.start();
        while (true) {
            int count = (int) Math.min(part.length, span.end() - at);
            boolean last = at + count == span.end();
            in.read(at, part, 0, count);
            int from = at == span.start() ? 0 : whole(part, 0);
            int to = last ? count : whole(part, count - WIDEST);
            if (test.passes(new String(part, from, to - from, StandardCharsets.UTF_8))) {
                return true;
            }
            if (last) {
                return false;
            }
            at += count - overlap;
            progress.report(at, "searching");
        }
    }

    /// {@return where a character begins, at `index` or up to three bytes after it}
    private static int whole(byte[] part, int index) {
        int at = index;
        while (at < index + WIDEST - 1 && (part[at] & 0xC0) == 0x80) {
            at++;
        }
        return at;
    }
}
