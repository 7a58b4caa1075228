package org.varscope.scan.walk;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.problem.Flaw;

/// Measures what is a count and many small things of one kind: packed arrays, and images and events of old engines.
record PackedWalk(ByteReader in, TextWalk texts, Findings findings) {
    long bytes(long body, long end) {
        if (end - body < 4) {
            return findings.cut(Flaw.Part.COUNT, body, end);
        }
        long count = in.i32(body) & 0xFFFF_FFFFL;
        if (count > end - body - 4) {
            return findings.countPastEnd(body, count, count, end - body - 4);
        }
        return texts.padding(body + 4 + count, TextWalk.padded(count) - count, end);
    }

    long packed(int header, Row row, Number number, int per, long body, long end) {
        if (end - body < 4) {
            return findings.cut(Flaw.Part.COUNT, body, end);
        }
        long count = in.i32(body) & 0xFFFF_FFFFL;
        long size = count * per * number.width(row.isWide(header));
        if (size > end - body - 4) {
            return findings.countPastEnd(body, count, size, end - body - 4);
        }
        return body + 4 + size;
    }

    long packedText(long body, long end) {
        if (end - body < 4) {
            return findings.cut(Flaw.Part.COUNT, body, end);
        }
        long count = in.i32(body) & 0xFFFF_FFFFL;
        if (count > Integer.MAX_VALUE) {
            findings.add(new Flaw.CountNegative((int) count), body, 4);
            count = 0;
        }
        if (count * 4 > end - body - 4) {
            return findings.countPastEnd(body, count, count * 4, end - body - 4);
        }
        long at = body + 4;
        for (long i = 0; i < count; i++) {
            at = texts.text(at, end);
            if (at == Walk.BROKEN) {
                return Walk.BROKEN;
            }
            if (texts.length == 0 || in.u8(texts.at + texts.length - 1) != 0) {
                findings.add(Flaw.Plain.NUL_MISSING, texts.at + texts.length, 0);
            }
        }
        return at;
    }

    long image(long body, long end) {
        if (end - body < 20) {
            return findings.need(body, 20, end, "Image");
        }
        int format = in.i32(body);
        if (format < 0 || format > 22) {
            return findings.broken(new Flaw.ImageFormatUnknown(format & 0xFFFF_FFFFL, 23), body, 4);
        }
        long length = in.i32(body + 16) & 0xFFFF_FFFFL;
        if (length > end - body - 20) {
            return findings.countPastEnd(body + 16, length, length, end - body - 20);
        }
        return texts.padding(body + 20 + length, TextWalk.padded(length) - length, end);
    }

    long inputEvent(boolean motionHasValue, long body, long end) {
        if (end - body < 12) {
            return findings.need(body, 12, end, "InputEvent");
        }
        int length = in.i32(body + 8);
        int size = InputEvents.size(in.i32(body), length, motionHasValue);
        if (length != size) {
            findings.add(new Flaw.EventLengthOdd(length, size), body + 8, 4);
        }
        return findings.need(body, size, end, "InputEvent");
    }
}
