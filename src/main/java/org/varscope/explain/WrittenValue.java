package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.document.place.TextPlaces;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.ValueText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value as text, to be read and edited.
///
/// @param text  all of it, or the beginning
/// @param value what it says; null where it cannot be edited as text
/// @param bound why it cannot
/// @param as    the notation: the one that was asked for, or the next that the value fits
public record WrittenValue(String text, @Nullable Variant value, Bound bound, ValueText as) {
    /// Bytes of a value that is edited as text.
    public static final int MOST_BYTES = 1 << 20;
    /// Chars of a text that is edited: an area with more takes longer to be filled than a person would wait.
    public static final int MOST = 1 << 18;
    /// Chars of a line that is edited: laying out a longer one takes too long.
    public static final int LONGEST_LINE = 10_000;

    /// Chars of the beginning of a value that is longer, and of one of its children.
    private static final int BEGINNING = 32 * 1024;
    private static final int CHILD = 2000;
    private static final long CHILDREN = 1000;

    /// What is against editing a value as text.
    public enum Bound {
        /// Nothing.
        NONE,
        /// The value has too many bytes, or too long a text.
        LONG,
        /// A line of the text is too long.
        LONG_LINE,
        /// Bytes of it are damaged.
        DAMAGED,
        /// It has not been read yet.
        PENDING
    }

    /// {@return `target` as text; reads its bytes, which may take a while}
    public static WrittenValue of(Target target, ValueText as) {
        if (target.isWhole() && target.node().state() == State.PENDING) {
            return new WrittenValue("", null, Bound.PENDING, as);
        }
        if (target.span().length() > MOST_BYTES) {
            return new WrittenValue(target.isWhole() ? beginning(target.structure(), target.node(), as) : "\u2026",
                    null, Bound.LONG, as);
        }
        return target.value(MOST_BYTES).map(value -> of(value, target.structure(), as))
                .orElse(new WrittenValue("", null, Bound.DAMAGED, as));
    }

    private static WrittenValue of(Variant value, Structure structure, ValueText asked) {
        ValueText as = asked.fits(value) ? asked : asked == ValueText.LAID_OUT && ValueText.PLAIN.fits(value)
                ? ValueText.PLAIN : ValueText.GODOT_TEXT;
        String text = as.write(value, structure.dialect(), MOST);
        if (text.length() >= MOST) {
            return new WrittenValue(cutLines(cut(text, BEGINNING)), null, Bound.LONG, as);
        }
        return text.lines().anyMatch(line -> line.length() > LONGEST_LINE)
                ? new WrittenValue(cutLines(text), null, Bound.LONG_LINE, as)
                : new WrittenValue(text, value, Bound.NONE, as);
    }

    private static String cutLines(String text) {
        return text.lines().map(line -> cut(line, CHILD)).collect(Collectors.joining("\n"));
    }

    private static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return text.substring(0, end) + "\u2026";
    }

    /// The first children of a value of any size, each or its beginning in one line.
    private static String beginning(Structure structure, Node node, ValueText as) {
        StringBuilder out = new StringBuilder();
        boolean keyed = node.kind() == VariantKind.DICTIONARY || node.kind() == VariantKind.OBJECT;
        if (node.isCollection()) {
            long count = Math.min(CHILDREN, node.children());
            for (Node child : structure.children(node, 0, count)) {
                line(out, (keyed ? PathWords.name(structure, child) + ": " : "") + Values.of(structure, child,
                        Cell.MOST_BYTES).map(value -> as.write(value, structure.dialect(), CHILD).replace("\n", " "))
                        .orElseGet(() -> TypeWords.bytes(child.span().length())));
            }
        } else {
            Elements all = Elements.of(structure, node, new TextPlaces()).orElse(null);
            if (all == null) {
                return Preview.of(structure, node);
            }
            for (long i = 0; i < Math.min(CHILDREN, all.count()); i++) {
                Target element = all.element(i);
                line(out, element == null ? "" : new Cell(element).glance(CHILD));
            }
        }
        return out.append('\u2026').toString();
    }

    private static void line(StringBuilder out, String child) {
        if (out.length() < BEGINNING) {
            out.append(child).append(",\n");
        }
    }
}
