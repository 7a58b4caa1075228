package org.varscope.scan.field;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.InputEvents;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.TextWalk;
import org.varscope.variant.VariantKind;

/// Names the bytes of one value: header, counts, numbers, texts and padding, up to where its children begin.
///
/// The bytes may be damaged. Whatever cannot be what its layout says, from there to the end of the value, is damage;
/// so the fields always cover the value exactly.
final class ValueFields {
    private static final String[] IMAGE_WORDS = {"format", "mipmaps", "width", "height", "data length"};
    private static final String[] PATH_WORDS = {"name count", "subname count", "flags"};

    private final ByteReader in;
    private final Plan plan;
    private final FieldSink sink;
    private final boolean documentPadding;
    private long at;
    private long end;
    private boolean guessed;

    ValueFields(ByteReader in, Plan plan, FieldSink sink) {
        this.in = in;
        this.plan = plan;
        this.sink = sink;
        this.documentPadding = plan.dialect.traits().document();
    }

    /// Writes the fields of the value at `from`, which ends at `to` or whose children begin there.
    void value(long from, long to, boolean guess) {
        at = from;
        end = to;
        guessed = guess;
        if (end - at >= 4) {
            int header = in.i32(at);
            Row row = plan.row(header);
            if (row != null) {
                take(4, FieldRole.HEADER, "header");
                payload(row, header);
            }
        }
        damage();
    }

    /// Writes the fields of a text and its length, `from` up to `to`.
    void text(long from, long to, String name, boolean guess) {
        at = from;
        end = to;
        guessed = guess;
        text(name);
        damage();
    }

    private void payload(Row row, int header) {
        switch (row.layout()) {
            case Layout.Empty _ -> { }
            case Layout.Fixed(var number, int count) -> fixed(row, number.width(row.isWide(header)), count);
            case Layout.Text _ -> text("text");
            case Layout.PackedBytes _ -> bytes("count", "bytes", FieldRole.NUMBER);
            case Layout.Packed(var number, int per) -> packed(row, number.width(row.isWide(header)), per);
            case Layout.PackedText _ -> packedText();
            case Layout.Elements(boolean typed) -> collection(header, typed, false);
            case Layout.Entries(boolean typed) -> collection(header, typed, typed);
            case Layout.Properties _ -> object(header);
            case Layout.NodePath _ -> nodePath();
            case Layout.Signal _ -> {
                if (text("name")) {
                    take(8, FieldRole.NUMBER, "object id");
                }
            }
            case Layout.Image _ -> image();
            case Layout.InputEvent(boolean motionHasValue) -> inputEvent(motionHasValue);
            case Layout.Opaque(int size) -> take(size, FieldRole.NUMBER, row.name());
        }
    }

    private void fixed(Row row, int width, int count) {
        for (int i = 0; i < count; i++) {
            if (!take(width, FieldRole.NUMBER, NumberNames.of(row.kind(), i))) {
                return;
            }
        }
    }

    private boolean text(String name) {
        return bytes(name + " length", name, FieldRole.TEXT);
    }

    private boolean bytes(String lengthName, String name, FieldRole role) {
        long length = peek();
        if (!take(4, FieldRole.LENGTH, lengthName) || !take(length, role, name)) {
            return false;
        }
        padding(length);
        return true;
    }

    private void padding(long length) {
        take(Math.min(TextWalk.padded(length) - length, end - at), FieldRole.PADDING, "padding");
    }

    private void packed(Row row, int width, int per) {
        long count = peek();
        if (!take(4, FieldRole.LENGTH, "count")) {
            return;
        }
        long size = (long) width * per;
        if (count * size > end - at) {
            return;
        }
        VariantKind element = row.kind().packedElement().orElse(VariantKind.INT);
        long from = Math.max(0, Math.min(count, (sink.window().start() - at) / size));
        long start = at;
        for (long i = from; i < count && !sink.isDone(); i++) {
            at = start + i * size;
            for (int j = 0; j < per; j++) {
                take(width, FieldRole.NUMBER, "[" + i + "]" + (per == 1 ? "" : "." + NumberNames.of(element, j)));
            }
        }
        at = start + count * size;
    }

    private void packedText() {
        long count = peek();
        if (!take(4, FieldRole.LENGTH, "count")) {
            return;
        }
        for (long i = 0; i < count && at < end && !sink.isDone(); i++) {
            if (!text("[" + i + "]")) {
                return;
            }
        }
        if (sink.isDone()) {
            at = end;
        }
    }

    private void collection(int header, boolean first, boolean second) {
        if (first && !elementType(Flag.firstKind(header), second ? "key type" : "element type")
                || second && !elementType(Flag.secondKind(header), "value type")) {
            return;
        }
        take(4, FieldRole.LENGTH, "count");
    }

    private boolean elementType(int kind, String name) {
        return switch (kind) {
            case 0 -> true;
            case 1 -> take(4, FieldRole.LENGTH, name);
            default -> text(name);
        };
    }

    private void object(int header) {
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            take(8, FieldRole.NUMBER, "object id");
        } else if (text("class") && at < end) {
            take(4, FieldRole.LENGTH, "property count");
        }
    }

    private void nodePath() {
        if (end - at < 4) {
            return;
        }
        int word = in.i32(at);
        if (word >= 0) {
            if (take(4, FieldRole.LENGTH, "path length") && take(word, FieldRole.TEXT, "path") && documentPadding) {
                padding(word);
            }
            return;
        }
        long names = word & 0x7FFF_FFFFL;
        for (String name : PATH_WORDS) {
            if (!take(4, FieldRole.LENGTH, name)) {
                return;
            }
        }
        for (long i = 0; at < end && !sink.isDone(); i++) {
            if (!text(i < names ? "names[" + i + "]" : "subnames[" + (i - names) + "]")) {
                return;
            }
        }
    }

    private void image() {
        for (String name : IMAGE_WORDS) {
            if (!take(4, FieldRole.LENGTH, name)) {
                return;
            }
        }
        long length = in.u32(at - 4);
        if (take(length, FieldRole.NUMBER, "data")) {
            padding(length);
        }
    }

    private void inputEvent(boolean motionHasValue) {
        int type = end - at >= 12 ? in.i32(at) : 0;
        int size = end - at >= 12 ? InputEvents.size(type, in.i32(at + 8), motionHasValue) : 12;
        if (!take(4, FieldRole.NUMBER, "event type") || !take(4, FieldRole.NUMBER, "device")
                || !take(4, FieldRole.LENGTH, "event length")) {
            return;
        }
        for (int i = 12; i < size; i += 4) {
            if (!take(4, FieldRole.NUMBER, InputEvents.wordName(type, (i - 12) / 4))) {
                return;
            }
        }
    }

    private long peek() {
        return end - at < 4 ? 0 : in.u32(at);
    }

    /// Takes the next `size` bytes as a field, or all that are left as damage where they are fewer.
    private boolean take(long size, FieldRole role, String name) {
        if (end - at < size) {
            damage();
            return false;
        }
        sink.add(at, size, role, name, guessed);
        at += size;
        return true;
    }

    private void damage() {
        sink.add(at, end - at, FieldRole.DAMAGE, "damaged bytes", guessed);
        at = end;
    }
}
