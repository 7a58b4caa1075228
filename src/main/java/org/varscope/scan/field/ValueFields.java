package org.varscope.scan.field;

import java.util.List;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Flag;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.InputEvents;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.TextWalk;
import org.varscope.variant.VariantKind;

/// Tells the bytes of one value: header, counts, numbers, texts and padding, up to where its children begin.
///
/// The bytes may be damaged. Whatever cannot be what its layout says, from there to the end of the value, is damage;
/// so the fields always cover the value exactly.
final class ValueFields {
    private static final List<Purpose.Named> IMAGE_WORDS = List.of(Purpose.Named.IMAGE_FORMAT,
            Purpose.Named.IMAGE_MIPMAPS, Purpose.Named.IMAGE_WIDTH, Purpose.Named.IMAGE_HEIGHT);

    private final ByteReader in;
    private final Plan plan;
    private final FieldSink sink;
    private long at;
    private long end;

    ValueFields(ByteReader in, Plan plan, FieldSink sink) {
        this.in = in;
        this.plan = plan;
        this.sink = sink;
    }

    /// Tells the value at `from`, which ends at `to` or whose children begin there.
    void value(long from, long to) {
        at = from;
        end = to;
        if (end - at >= 4) {
            int header = in.i32(at);
            Row row = plan.row(header);
            if (row != null) {
                take(4, new Purpose.Header(header, HeaderBits.of(row, plan.dialect.traits().typeMask())));
                payload(row, header);
            }
        }
        damage();
    }

    /// Tells a text and its length, `from` up to `to`.
    void text(long from, long to, Part part) {
        at = from;
        end = to;
        text(part, -1);
        damage();
    }

    private void payload(Row row, int header) {
        boolean wide = row.isWide(header);
        switch (row.layout()) {
            case Layout.Empty _ -> { }
            case Layout.Fixed(var number, int count) -> element(number.under(wide), count, row.kind(), -1);
            case Layout.Text _ -> text(Part.TEXT, -1);
            case Layout.PackedBytes _ -> run(new Purpose.Count(Purpose.Counted.PACKED), new Purpose.Data(Part.BYTES));
            case Layout.Packed(var number, int per) -> packed(row.kind(), number.under(wide), per);
            case Layout.PackedText _ -> packedText();
            case Layout.Elements(boolean typed) -> {
                if (!typed || elementType(Flag.firstKind(header), Part.ELEMENT_TYPE)) {
                    count(Purpose.Counted.ELEMENTS);
                }
            }
            case Layout.Entries(boolean typed) -> {
                if (!typed || elementType(Flag.firstKind(header), Part.KEY_TYPE)
                        && elementType(Flag.secondKind(header), Part.VALUE_TYPE)) {
                    count(Purpose.Counted.ENTRIES);
                }
            }
            case Layout.Properties _ -> object(header);
            case Layout.NodePath _ -> nodePath();
            case Layout.Signal _ -> {
                if (text(Part.SIGNAL, -1)) {
                    word(Purpose.Named.OBJECT_ID, Number.U64);
                }
            }
            case Layout.Image _ -> image();
            case Layout.InputEvent(boolean motionHasValue) -> inputEvent(motionHasValue);
            case Layout.Opaque(int size) -> take(size, new Purpose.Opaque());
        }
    }

    private boolean element(Number number, int count, VariantKind of, long element) {
        for (int i = 0; i < count; i++) {
            if (!take(number.width(false), new Purpose.Scalar(number, of, element, i))) {
                return false;
            }
        }
        return true;
    }

    private boolean text(Part part, long index) {
        return run(new Purpose.Length(part, index), new Purpose.Text(part, index));
    }

    /// A length, what it is the length of, and padding.
    private boolean run(Purpose before, Purpose run) {
        long length = peek();
        if (!take(4, before) || !take(length, run)) {
            return false;
        }
        padding(length);
        return true;
    }

    private void padding(long length) {
        take(Math.min(TextWalk.padded(length) - length, end - at), new Purpose.Padding());
    }

    private boolean count(Purpose.Counted of) {
        return take(4, new Purpose.Count(of));
    }

    private boolean word(Purpose.Named named, Number number) {
        return take(number.width(false), new Purpose.Word(named, number));
    }

    private void packed(VariantKind kind, Number number, int per) {
        long count = peek();
        long size = (long) number.width(false) * per;
        if (!count(Purpose.Counted.PACKED) || count * size > end - at) {
            return;
        }
        VariantKind of = kind.packedElement().orElse(VariantKind.INT);
        long start = at;
        for (long i = Math.clamp((sink.window().start() - at) / size, 0, count); i < count && !sink.isDone(); i++) {
            at = start + i * size;
            element(number, per, of, i);
        }
        at = start + count * size;
    }

    private void packedText() {
        long count = peek();
        boolean going = count(Purpose.Counted.PACKED);
        for (long i = 0; going && i < count && at < end && !sink.isDone(); i++) {
            going = text(Part.ELEMENT, i);
        }
        if (sink.isDone()) {
            at = end;
        }
    }

    private boolean elementType(int kind, Part part) {
        return switch (kind) {
            case 0 -> true;
            case 1 -> take(4, new Purpose.ElementType(part));
            default -> text(part, -1);
        };
    }

    private void object(int header) {
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            word(Purpose.Named.OBJECT_ID, Number.U64);
        } else if (text(Part.CLASS, -1) && at < end) {
            count(Purpose.Counted.PROPERTIES);
        }
    }

    private void nodePath() {
        long word = peek();
        if ((int) word >= 0) {
            if (take(4, new Purpose.Length(Part.PATH, -1)) && take(word, new Purpose.Text(Part.PATH, -1))
                    && plan.dialect.traits().document()) {
                padding(word);
            }
            return;
        }
        long names = word & 0x7FFF_FFFFL;
        boolean going = count(Purpose.Counted.NAMES) && count(Purpose.Counted.SUBNAMES)
                && word(Purpose.Named.PATH_FLAGS, Number.U32);
        for (long i = 0; going && at < end && !sink.isDone(); i++) {
            going = i < names ? text(Part.NAME, i) : text(Part.SUBNAME, i - names);
        }
    }

    private void image() {
        for (Purpose.Named named : IMAGE_WORDS) {
            if (!word(named, Number.U32)) {
                return;
            }
        }
        run(new Purpose.Length(Part.IMAGE, -1), new Purpose.Data(Part.IMAGE));
    }

    private void inputEvent(boolean motionHasValue) {
        int type = end - at >= 12 ? in.i32(at) : 0;
        int size = end - at >= 12 ? InputEvents.size(type, in.i32(at + 8), motionHasValue) : 12;
        boolean going = word(Purpose.Named.EVENT_TYPE, Number.U32) && word(Purpose.Named.EVENT_DEVICE, Number.U32)
                && take(4, new Purpose.Length(Part.EVENT, -1));
        for (int i = 0; going && i < (size - 12) / 4; i++) {
            going = switch (type) {
                case InputEvents.KEY -> word(i == 0 ? Purpose.Named.MODIFIERS : Purpose.Named.SCANCODE, Number.U32);
                case InputEvents.JOYSTICK_MOTION -> i == 0 ? word(Purpose.Named.AXIS, Number.U32)
                        : word(Purpose.Named.AXIS_VALUE, Number.F32);
                case InputEvents.SCREEN_TOUCH -> word(Purpose.Named.TOUCH, Number.U32);
                default -> word(Purpose.Named.BUTTON, Number.U32);
            };
        }
    }

    private long peek() {
        return end - at < 4 ? 0 : in.u32(at);
    }

    /// Takes the next `size` bytes as a field, or all that are left as damage where they are fewer.
    private boolean take(long size, Purpose purpose) {
        if (end - at < size) {
            damage();
            return false;
        }
        sink.add(at, size, purpose);
        at += size;
        return true;
    }

    private void damage() {
        sink.add(at, end - at, new Purpose.Damage());
        at = end;
    }
}
