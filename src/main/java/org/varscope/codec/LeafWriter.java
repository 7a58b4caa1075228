package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Writes values that hold no other variants, header and payload.
final class LeafWriter {
    private final Dialect dialect;
    private final RowPlans steps;
    private final Output out;
    private final PackedWriter packed;
    private final TextRule rule;
    private final boolean anew;

    /// @param anew whether paths are written in the form that the engine chooses, and not in their own
    LeafWriter(Dialect dialect, Output out, boolean anew) {
        this.anew = anew;
        this.dialect = dialect;
        this.steps = RowPlans.of(dialect);
        this.out = out;
        this.packed = new PackedWriter(out, dialect.traits().wideReals());
        this.rule = dialect.traits().text();
    }

    void leaf(Variant value, Width width) throws EncodeException {
        switch (value) {
            case Variant.Int(long number) -> integer(number, width);
            case Variant.Text(String text) -> text(step(VariantKind.STRING), text);
            case Variant.Real(long bits) -> real(bits, width);
            case Variant.Bool(boolean truth) -> out.i32(row(VariantKind.BOOL).id(), truth ? 1 : 0);
            case Variant.Nil _ -> out.i32(row(VariantKind.NIL).id());
            case Variant.Reals reals -> packed.reals(reals, step(reals.kind()), width);
            case Variant.Ints ints -> packed.ints(ints, row(ints.kind()));
            case Variant.Name(String text) -> text(step(VariantKind.STRING_NAME), text);
            case Variant.NodePath path -> path(path);
            case Variant.PackedBytes(byte[] bytes) -> packed.bytes(bytes, row(value.kind()));
            case Variant.PackedInts ints -> packed.ints(ints, step(ints.kind()));
            case Variant.PackedLongs(long[] longs) -> packed.longs(longs, row(value.kind()));
            case Variant.PackedFloats floats -> packed.floats(floats, step(floats.kind()), width);
            case Variant.PackedDoubles doubles -> packed.doubles(doubles, step(doubles.kind()), width);
            case Variant.PackedStrings(List<String> strings) -> strings(strings);
            case Variant.Rid(long id) -> rid(id);
            case Variant.Callable _ -> out.i32(row(value.kind()).id());
            case Variant.Signal signal -> signal(signal);
            case Variant.Image image -> image(image);
            case Variant.InputEvent event -> event(event);
            case Variant.Opaque opaque -> opaque(opaque);
            case Variant.Dictionary _, Variant.Array _, Variant.Obj _ ->
                throw new IllegalStateException(value.kind() + " is no leaf");
        }
    }

    /// {@return the type that `kind` is written as}
    Row row(VariantKind kind) throws EncodeException {
        return step(kind).row;
    }

    void text(String text) throws EncodeException {
        out.text(text, 0, rule);
    }

    private RowPlan step(VariantKind kind) throws EncodeException {
        RowPlan step = steps.writing(kind);
        if (step == null) {
            throw refused(EncodeRemark.OF_KIND.with(kind), EncodeRemark.TYPE_OF.with(dialect.traits().title()));
        }
        return step;
    }

    private void integer(long number, Width width) throws EncodeException {
        RowPlan step = step(VariantKind.INT);
        boolean fits = (int) number == number;
        if (!fits && step.width(Flag.WIDE) == 4) {
            throw refused("int " + number, EncodeRemark.INT_OF_32_BITS.with(dialect.traits().title()));
        }
        if (fits && width != Width.WIDE) {
            out.i32(step.row.id(), (int) number);
        } else {
            out.i32(step.row.id() | Flag.WIDE);
            out.i64(number);
        }
    }

    /// The engine compares numbers, so that it writes every NaN wide; kept widths compare bits.
    private void real(long bits, Width width) throws EncodeException {
        RowPlan step = step(VariantKind.FLOAT);
        double number = Double.longBitsToDouble(bits);
        boolean wide = step.width(Flag.WIDE) == 8 && switch (width) {
            case ENGINE -> (float) number != number;
            case NARROW -> !Floats.survivesNarrowing(bits);
            case WIDE -> true;
        };
        if (wide) {
            out.i32(step.row.id() | Flag.WIDE);
            out.i64(bits);
        } else {
            out.i32(step.row.id(), Floats.narrow(bits));
        }
    }

    private void text(RowPlan step, String text) throws EncodeException {
        out.i32(step.row.id());
        out.text(text, 0, rule);
    }

    private void strings(List<String> strings) throws EncodeException {
        out.i32(row(VariantKind.PACKED_STRING_ARRAY).id(), strings.size());
        for (String string : strings) {
            out.text(string, 1, rule);
        }
    }

    /// The structured form. The property form exists where the engine reads one: in Godot 1 and 2. The page of Mole
    /// does not know it.
    private void path(Variant.NodePath path) throws EncodeException {
        Row row = row(path.kind());
        boolean chosen = anew ? !path.subnames().isEmpty() && !dialect.traits().document() : path.property();
        boolean property = chosen && dialect.traits().generation() == 2;
        if (property && path.subnames().isEmpty()) {
            throw refused(EncodeRemark.PROPERTY_PATH.with(), EncodeRemark.LAST_SUBNAME.with());
        }
        out.i32(row.id(), path.names().size() | NodePaths.STRUCTURED);
        out.i32(path.subnames().size() - (property ? 1 : 0),
                (path.absolute() ? NodePaths.ABSOLUTE : 0) | (property ? NodePaths.PROPERTY : 0));
        for (String name : path.names()) {
            text(name);
        }
        for (String subname : path.subnames()) {
            text(subname);
        }
    }

    private void rid(long id) throws EncodeException {
        Row row = row(VariantKind.RID);
        boolean stored = !(row.layout() instanceof Layout.Empty);
        if (!stored && id != 0) {
            throw refused("RID " + id, EncodeRemark.RID_ZERO.with(dialect.traits().title()));
        }
        out.i32(row.id());
        if (stored) {
            out.i64(id);
        }
    }

    private void signal(Variant.Signal signal) throws EncodeException {
        Row row = row(signal.kind());
        boolean stored = !(row.layout() instanceof Layout.Empty);
        if (!stored && !(signal.name().isEmpty() && signal.objectId() == 0)) {
            throw refused(EncodeRemark.SIGNAL.with(signal.name()),
                    EncodeRemark.EMPTY_SIGNAL.with(dialect.traits().title()));
        }
        out.i32(row.id());
        if (stored) {
            text(signal.name());
            out.i64(signal.objectId());
        }
    }

    private void image(Variant.Image image) throws EncodeException {
        int id = row(image.kind()).id();
        if (image.format() < 0 || image.format() >= OldValues.IMAGE_FORMATS) {
            throw refused(EncodeRemark.IMAGE_FORMAT.with(image.format()),
                    EncodeRemark.BETWEEN.with(0, OldValues.IMAGE_FORMATS - 1));
        }
        out.i32(id, image.format());
        out.i32(image.mipmaps(), image.width());
        out.i32(image.height(), image.data().length);
        out.padded(image.data());
    }

    /// The length counts what follows the event's type number.
    private void event(Variant.InputEvent event) throws EncodeException {
        List<Integer> words = event.payload();
        if (!OldValues.fits(event.type(), words.size())) {
            throw refused(EncodeRemark.EVENT_WORDS.with(words.size(), event.type()),
                    EncodeRemark.AS_MANY.with());
        }
        out.i32(row(event.kind()).id(), event.type());
        out.i32(event.device(), OldValues.HEAD + 4 * words.size());
        for (int word : words) {
            out.i32(word);
        }
    }

    private void opaque(Variant.Opaque opaque) throws EncodeException {
        Row row = dialect.rowNamed(opaque.typeName())
                .filter(r -> r.layout() instanceof Layout.Opaque(int size) && size == opaque.payload().length)
                .orElseThrow(() -> refused(EncodeRemark.OPAQUE.with(opaque.payload().length, opaque.typeName()),
                        EncodeRemark.TYPE_OF_SIZE.with(dialect.traits().title())));
        out.i32(row.id());
        out.padded(opaque.payload());
    }

    private static EncodeException refused(Object found, Remark expected) {
        return new EncodeException(EngineError.ERR_INVALID_PARAMETER, EncodeRemark.FOUND.with(found, expected));
    }
}
