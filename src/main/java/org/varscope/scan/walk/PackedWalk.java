package org.varscope.scan.walk;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.problem.Flaw;
import org.varscope.variant.VariantKind;

/// Measures what is a count and many small things of one kind: packed arrays, and images and events of old engines.
record PackedWalk(ByteReader in, TextWalk texts, Findings findings) {
    private static final List<Purpose> IMAGE_WORDS = List.of(word(Purpose.Named.IMAGE_FORMAT),
            word(Purpose.Named.IMAGE_MIPMAPS), word(Purpose.Named.IMAGE_WIDTH), word(Purpose.Named.IMAGE_HEIGHT),
            new Purpose.Length(Part.IMAGE, -1));
    private static final List<Purpose> EVENT_WORDS = List.of(word(Purpose.Named.EVENT_TYPE),
            word(Purpose.Named.EVENT_DEVICE), new Purpose.Length(Part.EVENT, -1));

    private static Purpose word(Purpose.Named named) {
        return new Purpose.Word(named, Number.U32);
    }

    long bytes(long body, long end) {
        long count = count(body, end);
        if (count < 0) {
            return count;
        }
        if (count > end - body - 4) {
            return findings.countPastEnd(body, count, count, end - body - 4);
        }
        texts.tell(body + 4, count, new Purpose.Data(Part.BYTES));
        return texts.padding(body + 4 + count, TextWalk.padded(count) - count, end);
    }

    /// What the count at `body` says, or [Walk#BROKEN].
    private long count(long body, long end) {
        if (end - body < 4) {
            return findings.cut(Flaw.Part.COUNT, body, end);
        }
        texts.tell(body, 4, new Purpose.Count(Purpose.Counted.PACKED));
        return in.u32(body);
    }

    long packed(int header, Row row, Number number, int per, long body, long end) {
        long count = count(body, end);
        if (count < 0) {
            return count;
        }
        boolean wide = row.isWide(header);
        long size = count * per * number.width(wide);
        if (size > end - body - 4) {
            return findings.countPastEnd(body, count, size, end - body - 4);
        }
        if (texts.visitor != null) {
            texts.visitor.elements(body + 4, number.under(wide), row.kind().packedElement().orElse(VariantKind.INT),
                    count, per);
        }
        return body + 4 + size;
    }

    long packedText(long body, long end) {
        long count = count(body, end);
        if (count > Integer.MAX_VALUE) {
            findings.add(new Flaw.CountNegative((int) count), body, 4);
            count = 0;
        }
        if (count < 0) {
            return count;
        }
        if (count * 4 > end - body - 4) {
            return findings.countPastEnd(body, count, count * 4, end - body - 4);
        }
        boolean trusting = texts.trusting;
        texts.trusting |= count > texts.longest;
        long after = packedText(count, body + 4, end);
        texts.trusting = trusting;
        return after;
    }

    private long packedText(long count, long from, long end) {
        long at = from;
        for (long i = 0; i < count; i++) {
            if (texts.visitor != null && texts.visitor.isDone()) {
                return end;
            }
            at = texts.text(Part.ELEMENT, i, at, end);
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
        words(IMAGE_WORDS, body, end);
        if (end - body < 20) {
            return findings.need(body, 20, end, "Image");
        }
        int format = in.i32(body);
        if (format < 0 || format > 22) {
            return findings.broken(new Flaw.ImageFormatUnknown(format & 0xFFFF_FFFFL, 23), body, 4);
        }
        long length = in.u32(body + 16);
        if (length > end - body - 20) {
            return findings.countPastEnd(body + 16, length, length, end - body - 20);
        }
        texts.tell(body + 20, length, new Purpose.Data(Part.IMAGE));
        return texts.padding(body + 20 + length, TextWalk.padded(length) - length, end);
    }

    long inputEvent(boolean motionHasValue, long body, long end) {
        words(EVENT_WORDS, body, end);
        if (end - body < 12) {
            return findings.need(body, 12, end, "InputEvent");
        }
        int length = in.i32(body + 8);
        int size = InputEvents.size(in.i32(body), length, motionHasValue);
        if (length != size) {
            findings.add(new Flaw.EventLengthOdd(length, size), body + 8, 4);
        }
        words(InputEvents.words(in.i32(body), size), body + 12, end);
        return findings.need(body, size, end, "InputEvent");
    }

    /// Tells words of 4 bytes from `at` on, those that are there.
    private void words(List<? extends Purpose> words, long at, long end) {
        if (texts.visitor != null) {
            for (int i = 0; i < words.size() && end - at >= 4L * i + 4; i++) {
                texts.visitor.field(at + 4L * i, 4, words.get(i));
            }
        }
    }
}
