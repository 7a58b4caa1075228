package org.varscope.scan.walk;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.TextRule;
import org.varscope.problem.Flaw;

/// Measures one text at a time, and reports what is odd about it.
public final class TextWalk {
    private static final Purpose PADDING = new Purpose.Padding();

    private final ByteReader in;
    private final Findings findings;
    private final TextCheck check;
    private final boolean lax;
    /// Whether texts are only measured.
    boolean trusting;

    /// Of the text that was measured last: offset of its first byte.
    public long at;
    /// Of the text that was measured last: bytes.
    public long length;
    /// Whether a text of the value measured last holds bytes after a NUL.
    public boolean swallows;
    /// Where that is so: offset of the text's length.
    public long swallowing;
    /// Where that is so: bytes before the NUL.
    public long fits;
    /// Bytes of text looked at so far, the only work that is not constant for a value.
    public long work;
    /// Bytes looked at so far, each as often as it was; a value's fixed part counts as two words.
    public long visited;
    /// What [#visited] may become by looking at texts; no text beyond it is looked at.
    public long most = Long.MAX_VALUE;
    /// Whether the value measured last is called broken only since there was too much of it to look at.
    public boolean tooMuch;

    /// Bytes of a text, or texts of an array, beyond which they are only measured.
    public long longest = Long.MAX_VALUE;
    /// Is told what the bytes are, where anybody wants to know.
    public @Nullable FieldVisitor visitor;

    /// @param trusting whether texts are only measured
    TextWalk(ByteReader in, TextRule rule, Findings findings, boolean trusting) {
        this.in = in;
        this.findings = findings;
        this.check = new TextCheck(in, rule);
        this.lax = rule == TextRule.BLANK;
        this.trusting = trusting;
    }

    /// A text with its length, `_decode_string`.
    ///
    /// @param index which of several such parts, else -1
    long text(Part part, long index, long from, long end) {
        visited += 4;
        if (end - from < 4) {
            return findings.cut(Flaw.Part.TEXT_LENGTH, from, end);
        }
        length = in.u32(from);
        at = from + 4;
        if (visitor != null) {
            visitor.field(from, 4, index < 0 ? part.length : new Purpose.Length(part, index));
        }
        long padded = padded(length);
        if (length > Integer.MAX_VALUE || (lax ? length : padded) > end - at) {
            return findings.broken(new Flaw.PastEnd(Flaw.Measured.TEXT, length, end - at), from, 4);
        }
        if (visitor != null) {
            visitor.field(at, length, index < 0 ? part.text : new Purpose.Text(part, index));
        }
        return looked(from) ? padding(at + length, padded - length, end) : Walk.BROKEN;
    }

    /// Tells what bytes are, where anybody wants to know.
    void tell(long from, long size, Purpose purpose) {
        if (visitor != null) {
            visitor.field(from, size, purpose);
        }
    }

    /// Goes over `size` bytes of a value of type `of` that belong together.
    long word(Purpose purpose, int size, long from, long end, String of) {
        if (end - from >= size) {
            tell(from, size, purpose);
        }
        return findings.need(from, size, end, of);
    }

    private boolean looked(long from) {
        if (trusting || length > longest) {
            return true;
        }
        tooMuch = length > most - visited;
        if (tooMuch) {
            return false;
        }
        check.look(at, length);
        work += length;
        visited += length;
        if (check.mark) {
            findings.add(Flaw.Plain.TEXT_BOM, at, 3);
        }
        if (check.nul >= 0 && check.nul < length - 1) {
            swallows = true;
            swallowing = from;
            fits = check.nul;
            findings.add(new Flaw.TextAfterNul(length - check.nul - 1), at + check.nul, length - check.nul);
        }
        if (check.bad >= 0) {
            int value = in.u8(at + check.bad);
            if (!lax) {
                findings.broken(new Flaw.TextNotUtf8(value), at + check.bad, 1);
                return false;
            }
            findings.add(new Flaw.TextReplaced(value), at + check.bad, 1);
        }
        return true;
    }

    /// Padding after a run of bytes, which may be missing where the bytes end.
    long padding(long at, long size, long end) {
        long there = Math.min(size, end - at);
        if (!trusting && there > 0 && !isZero(at, (int) there)) {
            findings.add(Flaw.Plain.PADDING_NOT_ZERO, at, there);
        }
        if (there > 0) {
            tell(at, there, PADDING);
        }
        if (there < size) {
            findings.add(new Flaw.PaddingMissing(size, there), at + there, 0);
        }
        return at + there;
    }

    /// Whether the `size` bytes at `at`, 1 to 3, are zero. At least a count comes before them, so that they end a
    /// word.
    private boolean isZero(long at, int size) {
        return in.i32(at + size - 4) >>> 32 - 8 * size == 0;
    }

    /// Whether the text measured last starts with `res://`.
    boolean isResourcePath() {
        return length >= 6 && in.i32(at) == 0x3A736572 && in.u8(at + 4) == '/' && in.u8(at + 5) == '/';
    }

    public static long padded(long length) {
        return length + 3 & ~3L;
    }
}
