package org.varscope.ui.value;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.FieldItem;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.NumberPart;
import org.varscope.explain.Cell;
import org.varscope.explain.Element;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.IntBits;
import org.varscope.text.path.PathStep;
import org.varscope.variant.NumberNames;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value where it stands, as an editor shows it, and the edits of it.
///
/// @param node    the value, or the packed array that holds it
/// @param element of a packed array; null for a value of its own
/// @param value   what it is
public record EditedValue(Structure structure, Node node, @Nullable Element element, Variant value) {
    private static final int HEADER = 4;

    /// {@return `node` to be edited, a collection without its children; empty where it is damaged, or too long to be
    /// shown in whole}
    public static Optional<EditedValue> of(Structure structure, Node node) {
        if (node.kind() == VariantKind.IMAGE && node.state() == State.WHOLE) {
            return Optional.of(
                    new EditedValue(structure, node, null, ImageEditor.head(structure, node.span().start())));
        }
        if (node.isCollection() && !node.isPlain() && node.state() != State.DAMAGED && node.state() != State.PENDING) {
            return Optional.of(new EditedValue(structure, node, null, CollectionHead.empty(structure, node)));
        }
        return node.children() > 0 ? Optional.empty()
                : Cell.of(structure, node).value().map(value -> new EditedValue(structure, node, null, value));
    }

    /// {@return `element` to be edited; empty where it is too long to be shown in whole}
    public static Optional<EditedValue> of(Structure structure, Element element) {
        return Cell.of(element).value().map(value -> new EditedValue(structure, element.array(), element, value));
    }

    /// {@return what messages call it: its key, its place, its name}
    public String name() {
        return element == null ? PathWords.name(structure, node) : element.name();
    }

    /// {@return whether it is filled up to whole words: neither an element nor a field that a script has stored}
    boolean isPadded() {
        return element == null && !node.isPlain();
    }

    /// {@return the edit that lets a collection say what `head`, one without children, does}
    Edit saying(Variant head) {
        return new Edit.SetHead(node.location(), head);
    }

    /// {@return the edit that makes it `other`}
    public Edit setting(Variant other) {
        return element == null ? new Edit.SetValue(node.location(), other) : element.setting(other);
    }

    /// {@return the edit that changes one of the numbers that it is made of and leaves every bit of the others alone}
    ///
    /// @param number which one, in the order of the bytes
    Edit setting(int number, Variant other) {
        if (element == null) {
            List<PathStep> steps = Arrays.stream(NumberNames.of(value.kind(), number).split("\\."))
                    .<PathStep>map(PathStep.Name::new).toList();
            return new Edit.SetPart(node.location(), steps, other);
        }
        return setting(switch (value) {
            case Variant.Ints(var kind, var numbers) when other instanceof Variant.Int(long whole) -> {
                int[] all = numbers.clone();
                all[number] = Math.toIntExact(whole);
                yield new Variant.Ints(kind, all);
            }
            case Variant.Reals(var kind, var numbers) when other instanceof Variant.Real real -> {
                double[] all = numbers.clone();
                all[number] = real.value();
                yield new Variant.Reals(kind, all);
            }
            default -> other;
        });
    }

    /// {@return whether the numbers that it is made of have 64 bits}
    boolean isWide() {
        int numbers = Math.max(1, value.kind().numbers());
        return element != null && element.part() instanceof NumberPart part ? part.width() == Long.BYTES
                : (node.span().length() - HEADER) / numbers == Long.BYTES;
    }

    /// {@return `number` as it will be stored}
    double stored(double number) {
        return isWide() ? number : (float) number;
    }

    /// {@return whether its numbers can have 32 bits or 64}
    boolean hasWidths() {
        return element == null && node.row() != null && node.row().wide();
    }

    /// {@return the width of the only number that it is, in bits}
    int width() {
        if (element != null) {
            return element.part() instanceof NumberPart number ? number.width() * Byte.SIZE : 0;
        }
        return (int) (node.span().length() - (node.isPlain() ? 0 : HEADER)) * Byte.SIZE;
    }

    /// {@return how its bits make a whole number}
    IntBits bits() {
        FieldItem field = node.field();
        boolean unsigned = element != null ? width() == Byte.SIZE : node.isPlain() && field != null
                && switch (field.kind()) {
                    case U8, U16, U32, DIGEST -> true;
                    default -> false;
                };
        return new IntBits(width(), !unsigned);
    }
}
