package org.varscope.scan;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.problem.Code;
import org.varscope.variant.VariantKind;

/// Measures one value at a time, up to where its children begin, and reports what is odd about its own bytes.
///
/// It answers as the strict decoder does with objects allowed: a value is {@link #BROKEN} exactly where the engine
/// would refuse it. `core/io/marshalls.cpp`, `decode_variant`.
final class Walk {
    /// The value is a collection: {@link #bodyAt}, {@link #children} and {@link #grammar} are set.
    static final long OPEN = -1;
    /// The value is damaged; why was reported.
    static final long BROKEN = -2;

    /// What the fixed part of a value counts for, whatever its type.
    private static final int FIXED = 8;

    final ByteReader in;
    final Plan plan;
    final Findings findings;
    private final TextCheck text;
    private final boolean lax;
    private final boolean document;

    /// The header of the value measured last; 0 where it was cut off.
    int header;
    /// Of a collection: offset of the first child.
    long bodyAt;
    /// Of a collection: how many items its count asks for (two an entry in a Dictionary).
    long children;
    /// Of a collection: what one item looks like.
    Grammar grammar = Grammar.VALUES;
    /// Of a text that was measured last: offset of its first byte, and its length.
    long textAt;
    long textLength;
    /// Bytes of text looked at so far, the only work that is not constant for a value.
    long work;
    /// Bytes looked at so far, each as often as it was; a value's fixed part counts as two words.
    long visited;
    /// Whether a text of the value measured last holds bytes after a NUL.
    boolean swallows;
    /// Whether the count of the collection measured last asks for more than the bytes can hold.
    boolean countLies;
    /// What {@link #visited} may become by looking at texts; no text beyond it is looked at.
    long most = Long.MAX_VALUE;
    /// Whether the value measured last is called broken only since there was too much of it to look at.
    boolean tooMuch;
    private final boolean trusting;

    Walk(ByteReader in, Plan plan, Findings findings) {
        this(in, plan, findings, false);
    }

    /// A walk over bytes that are known to be whole: it measures and looks at nothing else.
    static Walk trusting(ByteReader in, Plan plan) {
        return new Walk(in, plan, new Findings(true), true);
    }

    private Walk(ByteReader in, Plan plan, Findings findings, boolean trusting) {
        this.in = in;
        this.trusting = trusting;
        this.plan = plan;
        this.findings = findings;
        TextRule rule = plan.dialect.traits().text();
        this.text = new TextCheck(in, rule);
        this.lax = rule == TextRule.BLANK;
        this.document = plan.dialect.traits().document();
    }

    /// Measures the value whose header stands at `at`.
    ///
    /// @param end where the bytes that it may use end
    /// @return the offset just past the value, {@link #OPEN} or {@link #BROKEN}
    long value(long at, long end) {
        header = 0;
        swallows = false;
        visited += FIXED;
        if (end - at < 4) {
            return broken(Code.HEADER_CUT, at, end - at, left(end - at), "4 bytes of a header");
        }
        header = in.i32(at);
        int plain = plan.plainSize(header);
        if (plain != 0 && end - at >= plain) {
            return at + plain;
        }
        if ((header & ~0xFF) == 0 && plan.text[header]) {
            return text(at + 4, end);
        }
        Row row = plan.row(header);
        if (row == null) {
            return broken(Code.TYPE_UNKNOWN, at, 4, "type %d (header 0x%08X)".formatted(header & 0xFF, header),
                    "a type from 0 to " + (plan.dialect.typeCount() - 1));
        }
        checkFlags(row, at);
        return payload(row, at, end);
    }

    private long payload(Row row, long at, long end) {
        long body = at + 4;
        return switch (row.layout()) {
            case Layout.Empty _ -> body;
            case Layout.Fixed(var number, int count) -> fixed(row, number, count, body, end);
            case Layout.Text _ -> text(body, end);
            case Layout.PackedBytes _ -> bytes(body, end);
            case Layout.Packed(var number, int per) -> packed(row, number, per, body, end);
            case Layout.PackedText _ -> packedText(body, end);
            case Layout.Elements(boolean typed) -> collection(typed ? 1 : 0, 1, body, end);
            case Layout.Entries(boolean typed) -> collection(typed ? 2 : 0, 2, body, end);
            case Layout.Properties _ -> object(at, end);
            case Layout.NodePath(boolean oldForm) -> nodePath(oldForm, body, end);
            case Layout.Signal _ -> signal(body, end);
            case Layout.Image _ -> image(body, end);
            case Layout.InputEvent(boolean motionHasValue) -> inputEvent(motionHasValue, body, end);
            case Layout.Opaque(int size) -> need(body, size, end, row.name());
        };
    }

    private long fixed(Row row, Number number, int count, long body, long end) {
        boolean wide = row.isWide(header);
        long size = (long) count * number.width(wide);
        if (end - body < size) {
            return need(body, size, end, row.name());
        }
        if (row.kind() == VariantKind.BOOL && (in.i32(body) & ~1) != 0) {
            findings.add(Code.BOOL_NOT_CANONICAL, body, 4, "bool 0x%08X".formatted(in.i32(body)), "0 or 1");
        } else if (wide && row.kind() == VariantKind.INT && (int) in.i64(body) == in.i64(body)) {
            findings.add(Code.WIDE_UNNEEDED, body, 8, in.i64(body) + " in 64 bits", "32 bits, which hold it");
        } else if (wide && row.kind() == VariantKind.FLOAT) {
            double d = Double.longBitsToDouble(in.i64(body));
            if ((float) d == d) {
                findings.add(Code.WIDE_UNNEEDED, body, 8, d + " in 64 bits", "32 bits, which hold it");
            }
        }
        return body + size;
    }

    /// A text with its length, `_decode_string`.
    long text(long at, long end) {
        visited += 4;
        if (end - at < 4) {
            return broken(Code.LENGTH_CUT, at, end - at, left(end - at), "4 bytes of a text's length");
        }
        long length = in.i32(at) & 0xFFFF_FFFFL;
        textAt = at + 4;
        textLength = length;
        long padded = padded(length);
        if (length > Integer.MAX_VALUE || (lax ? length : padded) > end - textAt) {
            return broken(Code.TEXT_PAST_END, at, 4, "a text of " + length + " bytes",
                    "at most " + (end - textAt) + ", which are left");
        }
        return looked(at) ? padding(textAt + length, padded - length, end) : BROKEN;
    }

    private boolean looked(long at) {
        if (trusting) {
            return true;
        }
        tooMuch = textLength > most - visited;
        if (tooMuch) {
            return false;
        }
        text.look(textAt, textLength);
        work += textLength;
        visited += textLength;
        if (text.mark) {
            findings.add(Code.TEXT_BOM, textAt, 3, "a byte order mark", "text, as the engine drops the mark");
        }
        if (text.nul >= 0 && text.nul < textLength - 1) {
            swallows = true;
            findings.add(Code.TEXT_AFTER_NUL, textAt + text.nul, textLength - text.nul,
                    (textLength - text.nul - 1) + " bytes after a NUL", "text, as the engine drops what follows a NUL");
        }
        if (text.bad >= 0) {
            String found = "byte 0x%02X in a text".formatted(in.u8(textAt + text.bad));
            if (!lax) {
                broken(Code.TEXT_NOT_UTF8, textAt + text.bad, 1, found, "UTF-8");
                return false;
            }
            findings.add(Code.TEXT_REPLACED, textAt + text.bad, 1, found, "UTF-8; the engine reads an empty text");
        }
        return true;
    }

    /// Padding after a run of bytes, which may be missing where the bytes end.
    private long padding(long at, long size, long end) {
        long there = Math.min(size, end - at);
        if (!trusting && there > 0 && !isZero(at, (int) there)) {
            findings.add(Code.PADDING_NOT_ZERO, at, there, "padding that is not zero", "zero bytes");
        }
        if (there < size) {
            findings.add(Code.PADDING_MISSING, at + there, 0, left(there), size + " bytes of padding");
        }
        return at + there;
    }

    /// Whether the `size` bytes at `at`, 1 to 3, are zero. At least a count stands before them, so that they end a word.
    private boolean isZero(long at, int size) {
        return in.i32(at + size - 4) >>> 32 - 8 * size == 0;
    }

    private long bytes(long body, long end) {
        if (end - body < 4) {
            return broken(Code.LENGTH_CUT, body, end - body, left(end - body), "4 bytes of a count");
        }
        long count = in.i32(body) & 0xFFFF_FFFFL;
        if (count > end - body - 4) {
            return countPastEnd(body, count, count, end - body - 4);
        }
        return padding(body + 4 + count, padded(count) - count, end);
    }

    private long packed(Row row, Number number, int per, long body, long end) {
        if (end - body < 4) {
            return broken(Code.LENGTH_CUT, body, end - body, left(end - body), "4 bytes of a count");
        }
        long count = in.i32(body) & 0xFFFF_FFFFL;
        long size = count * per * number.width(row.isWide(header));
        if (size > end - body - 4) {
            return countPastEnd(body, count, size, end - body - 4);
        }
        return body + 4 + size;
    }

    private long packedText(long body, long end) {
        if (end - body < 4) {
            return broken(Code.LENGTH_CUT, body, end - body, left(end - body), "4 bytes of a count");
        }
        long count = in.i32(body) & 0xFFFF_FFFFL;
        if (count > Integer.MAX_VALUE) {
            findings.add(Code.COUNT_NEGATIVE, body, 4, "count " + count, "a count below 2147483648; the engine reads 0");
            count = 0;
        }
        if (count * 4 > end - body - 4) {
            return countPastEnd(body, count, count * 4, end - body - 4);
        }
        long at = body + 4;
        for (long i = 0; i < count; i++) {
            at = text(at, end);
            if (at == BROKEN) {
                return BROKEN;
            }
            if (textLength == 0 || in.u8(textAt + textLength - 1) != 0) {
                findings.add(Code.NUL_MISSING, textAt + textLength, 0, "a text without its NUL", "one, counted in its length");
            }
        }
        return at;
    }

    /// The head of an Array or Dictionary: element types, then the count.
    private long collection(int types, int each, long body, long end) {
        long at = body;
        for (int i = 0; i < types; i++) {
            at = elementType(i == 0 ? Flag.firstKind(header) : Flag.secondKind(header), at, end);
            if (at == BROKEN) {
                return BROKEN;
            }
        }
        if (end - at < 4) {
            return broken(Code.LENGTH_CUT, at, end - at, left(end - at), "4 bytes of a count");
        }
        int word = in.i32(at);
        if (word < 0 && !lax) {
            findings.add(Code.SHARED_BIT, at, 4, "the top bit of the count, which marked shared containers in Godot 1 and 2",
                    "a count without it");
        }
        long count = word & 0x7FFF_FFFFL;
        children = count * each;
        countLies = children * 4 > end - at - 4;
        if (countLies) {
            findings.add(Code.COUNT_PAST_END, at, 4, "count " + count + " needs at least " + children * 4 + " bytes",
                    "at most " + (end - at - 4) + ", which are left");
        }
        bodyAt = at + 4;
        grammar = Grammar.VALUES;
        return OPEN;
    }

    private long elementType(int kind, long at, long end) {
        return switch (kind) {
            case 0 -> at;
            case 1 -> builtinType(at, end);
            case 2 -> text(at, end);
            default -> scriptType(at, end);
        };
    }

    private long builtinType(long at, long end) {
        if (end - at < 4) {
            return broken(Code.LENGTH_CUT, at, end - at, left(end - at), "4 bytes of an element type");
        }
        long id = in.i32(at) & 0xFFFF_FFFFL;
        if (id >= plan.dialect.typeCount()) {
            return broken(Code.ELEMENT_TYPE_UNKNOWN, at, 4, "element type " + id,
                    "a type from 0 to " + (plan.dialect.typeCount() - 1));
        }
        return at + 4;
    }

    private long scriptType(long at, long end) {
        long after = text(at, end);
        if (after != BROKEN && !isResourcePath()) {
            return broken(Code.SCRIPT_PATH_BAD, textAt, textLength, "a script that no project can hold",
                    "a path that starts with res://");
        }
        return after;
    }

    /// Whether the text measured last starts with `res://`.
    boolean isResourcePath() {
        return textLength >= 6 && in.i32(textAt) == 0x3A736572 && in.u8(textAt + 4) == '/' && in.u8(textAt + 5) == '/';
    }

    private long object(long at, long end) {
        long body = at + 4;
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            return need(body, 8, end, "an object id");
        }
        long after = text(body, end);
        if (after == BROKEN || textLength == 0 || in.u8(textAt) == 0) {
            return after;
        }
        findings.add(Code.OBJECT_PRESENT, at, 4, "an object in full", "data only: an engine that allows objects makes it and may run its script");
        if (end - after < 4) {
            return broken(Code.LENGTH_CUT, after, end - after, left(end - after), "4 bytes of a property count");
        }
        int count = in.i32(after);
        if (count < 0) {
            findings.add(Code.COUNT_NEGATIVE, after, 4, "property count " + count, "0 or more; the engine reads 0");
        }
        children = Math.max(count, 0);
        countLies = children * 8 > end - after - 4;
        if (countLies) {
            findings.add(Code.COUNT_PAST_END, after, 4, "count " + count + " needs at least " + children * 8 + " bytes",
                    "at most " + (end - after - 4) + ", which are left");
        }
        bodyAt = after + 4;
        grammar = Grammar.PROPERTIES;
        return OPEN;
    }

    private long nodePath(boolean oldForm, long body, long end) {
        if (end - body < 4) {
            return broken(Code.LENGTH_CUT, body, end - body, left(end - body), "4 bytes of a name count");
        }
        int word = in.i32(body);
        if (word >= 0) {
            return oldForm ? oldPath(word, body, end)
                    : broken(Code.NODE_PATH_OLD_FORM, body, 4, "a NodePath of the old form (0x%08X)".formatted(word),
                            "the structured form, with the top bit set");
        }
        if (end - body < 12) {
            return need(body, 12, end, "a NodePath");
        }
        int total = (word & 0x7FFF_FFFF) + in.i32(body + 4) + ((in.i32(body + 8) & 2) != 0 ? 1 : 0);
        long at = body + 12;
        // Godot 1 and 2 count in signed numbers, later engines in unsigned ones.
        for (long left = lax ? total : total & 0xFFFF_FFFFL; left > 0; left--) {
            if (lax && end - at >= 4 && padded(in.i32(at) & 0xFFFF_FFFFL) > end - at - 4) {
                return broken(Code.TEXT_PAST_END, at, 4, "a name of " + (in.i32(at) & 0xFFFF_FFFFL) + " bytes",
                        "at most " + (end - at - 4) + " with padding, which are left");
            }
            at = text(at, end);
            if (at == BROKEN) {
                return BROKEN;
            }
        }
        return at;
    }

    /// A plain path. Engines count it without padding, the documents with.
    private long oldPath(int length, long body, long end) {
        if (length > end - body - 4) {
            return broken(Code.TEXT_PAST_END, body, 4, "a path of " + length + " bytes",
                    "at most " + (end - body - 4) + ", which are left");
        }
        long after = body + 4 + length;
        return document ? padding(after, padded(length) - length, end) : after;
    }

    private long signal(long body, long end) {
        long after = text(body, end);
        return after == BROKEN ? BROKEN : need(after, 8, end, "a signal's object id");
    }

    private long image(long body, long end) {
        if (end - body < 20) {
            return need(body, 20, end, "an image");
        }
        int format = in.i32(body);
        if (format < 0 || format > 22) {
            return broken(Code.IMAGE_FORMAT_UNKNOWN, body, 4, "image format " + (format & 0xFFFF_FFFFL), "0 to 22");
        }
        long length = in.i32(body + 16) & 0xFFFF_FFFFL;
        if (length > end - body - 20) {
            return countPastEnd(body + 16, length, length, end - body - 20);
        }
        return padding(body + 20 + length, padded(length) - length, end);
    }

    private long inputEvent(boolean motionHasValue, long body, long end) {
        if (end - body < 12) {
            return need(body, 12, end, "an input event");
        }
        int length = in.i32(body + 8);
        int size = InputEvents.size(in.i32(body), length, motionHasValue);
        if (length != size) {
            findings.add(Code.EVENT_LENGTH_ODD, body + 8, 4, "length " + length + " of an input event", size + ", as its type needs");
        }
        return need(body, size, end, "an input event");
    }

    private long need(long at, long size, long end, String of) {
        return end - at >= size ? at + size
                : broken(Code.PAYLOAD_CUT, at, end - at, left(end - at), size + " bytes of " + of);
    }

    private void checkFlags(Row row, long at) {
        int unknown = header & ~plan.known[row.id()];
        if (unknown == 0 || lax) {
            return;
        }
        if ((unknown & 0xFF00) != 0) {
            findings.add(Code.HEADER_BYTE_NOT_ZERO, at + 1, 1, "0x%02X".formatted(unknown >> 8 & 0xFF), "0");
        }
        if ((unknown & 0xFFFF_0000) != 0) {
            findings.add(Code.FLAGS_UNKNOWN, at + 2, 2, "flags 0x%04X on %s".formatted(header >>> 16, row.name()),
                    "only flags that the engine writes");
        }
    }

    private long countPastEnd(long at, long count, long bytes, long left) {
        return broken(Code.COUNT_PAST_END, at, 4, "count " + count + " needs " + bytes + " bytes",
                "at most " + left + ", which are left");
    }

    private long broken(Code code, long at, long length, String found, String expected) {
        findings.add(code, at, Math.max(0, length), found, expected);
        return BROKEN;
    }

    static String left(long bytes) {
        return switch ((int) Math.min(bytes, 2)) {
            case 0 -> "the end of the bytes";
            case 1 -> "only 1 byte left";
            default -> "only " + bytes + " bytes left";
        };
    }

    static long padded(long length) {
        return length + 3 & ~3L;
    }

    @Nullable Row row() {
        return plan.row(header);
    }
}
