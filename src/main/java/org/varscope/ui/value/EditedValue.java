package org.varscope.ui.value;

import module java.base;
import org.varscope.dialect.FieldItem;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.NumberPart;
import org.varscope.document.place.Part;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.IntBits;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value where it is, as an editor shows it, and the edits of it.
///
/// @param target a value of its own, or an element of a packed array
/// @param value  what it is
public record EditedValue(Target target, Variant value) {
    private static final int HEADER = 4;

    /// {@return `target` to be edited, a collection without its children; empty where it is damaged, or too long to be
    /// shown in whole}
    public static Optional<EditedValue> of(Target target) {
        Node node = target.node();
        if (!target.isWhole()) {
            return new Cell(target).value().map(value -> new EditedValue(target, value));
        }
        if (node.kind() == VariantKind.IMAGE && node.state() == State.WHOLE) {
            return Optional.of(new EditedValue(target, ImageEditor.head(target.structure(), node.span().start())));
        }
        if (node.isCollection() && !node.isPlain() && node.state() != State.DAMAGED && node.state() != State.PENDING) {
            return Optional.of(new EditedValue(target, CollectionHead.empty(target.structure(), node)));
        }
        return node.children() > 0 ? Optional.empty()
                : new Cell(target).value().map(value -> new EditedValue(target, value));
    }

    /// {@return what messages call it: its key, its place, its name}
    public String name() {
        return PathWords.name(target);
    }

    /// {@return the value, or the packed array that holds it}
    Node node() {
        return target.node();
    }

    Structure structure() {
        return target.structure();
    }

    /// {@return whether it is filled up to whole words: neither an element nor a field that a script has stored}
    boolean isPadded() {
        return target.isWhole() && !node().isPlain();
    }

    /// {@return the edit that lets a collection say what `head`, one without children, does}
    Edit saying(Variant head) {
        return new Edit.SetHead(target.location(), head);
    }

    /// {@return the edit that makes it `other`}
    public Edit setting(Variant other) {
        return Edit.set(target, other);
    }

    /// {@return the edit that changes one of the numbers that it is made of and leaves every bit of the others alone}
    ///
    /// @param number which one, in the order of the bytes
    Edit setting(int number, Variant other) {
        List<PathStep> steps = new ArrayList<>(target.inner());
        steps.addAll(Part.steps(value.kind(), number));
        return new Edit.SetPart(target.location(), steps, other);
    }

    /// {@return whether the numbers that it is made of have 64 bits}
    boolean isWide() {
        int numbers = Math.max(1, value.kind().numbers());
        return target.part() instanceof NumberPart part ? part.width() == Long.BYTES
                : (node().span().length() - HEADER) / numbers == Long.BYTES;
    }

    /// {@return `number` as it will be stored}
    double stored(double number) {
        return isWide() ? number : (float) number;
    }

    /// {@return whether its numbers can have 32 bits or 64}
    boolean hasWidths() {
        return target.isWhole() && node().row() != null && node().row().wide();
    }

    /// {@return the width of the only number that it is, in bits}
    int width() {
        if (!target.isWhole()) {
            return target.part() instanceof NumberPart number ? number.width() * Byte.SIZE : 0;
        }
        return (int) (node().span().length() - (node().isPlain() ? 0 : HEADER)) * Byte.SIZE;
    }

    /// {@return how its bits make a whole number}
    IntBits bits() {
        FieldItem field = node().field();
        boolean unsigned = !target.isWhole() ? width() == Byte.SIZE : node().isPlain() && field != null
                && switch (field.kind()) {
                    case U8, U16, U32, DIGEST -> true;
                    default -> false;
                };
        return new IntBits(width(), !unsigned);
    }
}
