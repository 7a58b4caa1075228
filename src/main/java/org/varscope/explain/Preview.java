package org.varscope.explain;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.document.place.TextPlaces;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure.Entry;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.text.godot.Summary;
import org.varscope.variant.VariantKind;

/// What is inside a value, in one line that leaves out more and more: `{item: "sword", qty: 1}`, `[{id: 3, …}, …]`,
/// `00 02 04 …`.
///
/// However large the value is, no more is read than a few of its first items and of theirs.
public final class Preview {
    /// The most items of a value that are shown.
    public static final int ITEMS = 12;

    private static final int MOST_CHARS = 160;
    /// Of one value among others.
    private static final int MOST_OF_ITEM = 40;
    /// Of a collection within another.
    private static final int INNER_ITEMS = 3;
    private static final int BYTES = 24;
    private static final long MOST_LETTERS = 4 * MOST_CHARS;
    private static final HexFormat PAIRS = HexFormat.ofDelimiter(" ").withUpperCase();

    private final Structure structure;
    private final Appendable out;

    private Preview(Structure structure, Appendable out) {
        this.structure = structure;
        this.out = out;
    }

    /// {@return the beginning of what the whole value `node` holds, with `…` where something is left out}
    public static String of(Structure structure, Node node) {
        if (isLongText(node)) {
            return longText(structure, node);
        }
        return node.isCollection() || Elements.count(structure, node) > 0
                ? Summary.of(MOST_CHARS, out -> new Preview(structure, out).inside(node, ITEMS))
                : Cell.of(structure, node).shown();
    }

    /// {@return how many items `node` has, where [#of] shows its items rather than itself; else -1}
    public static long items(Structure structure, Node node) {
        long elements = node.isCollection() ? 0 : Elements.count(structure, node);
        return node.isCollection() ? node.children() : elements > 0 ? elements : -1;
    }

    private void inside(Node node, int most) throws IOException {
        if (!node.isCollection()) {
            elements(node, most);
        } else if (node.kind() == VariantKind.DICTIONARY) {
            out.append('{');
            boolean more = false;
            for (Entry entry : structure.entries(node, 0, Math.min(most, node.children()))) {
                out.append(more ? ", " : "").append(PathWords.key(structure, entry.key())).append(": ");
                item(entry.value(), most);
                more = true;
            }
            rest(node.children() > most).append('}');
        } else {
            boolean object = node.kind() == VariantKind.OBJECT;
            out.append(object ? '{' : '[');
            boolean more = false;
            for (Node child : structure.children(node, 0, Math.min(most, node.children()))) {
                out.append(more ? ", " : "").append(object ? PathWords.name(structure, child) + ": " : "");
                item(child, most);
                more = true;
            }
            rest(node.children() > most).append(object ? '}' : ']');
        }
    }

    private Appendable rest(boolean isMore) throws IOException {
        return out.append(isMore ? ", \u2026" : "");
    }

    /// @param most how many items the collection around it shows
    private void item(Node node, int most) throws IOException {
        if (node.state() != State.WHOLE) {
            out.append('?');
        } else if (items(structure, node) < 0) {
            out.append(isLongText(node) ? longText(structure, node) : Cell.of(structure, node).glance(MOST_OF_ITEM));
        } else if (most == ITEMS) {
            inside(node, INNER_ITEMS);
        } else {
            boolean entries = node.kind() == VariantKind.DICTIONARY || node.kind() == VariantKind.OBJECT;
            out.append(entries ? node.children() == 0 ? "{}" : "{\u2026}" : node.children() == 0 && node.isCollection()
                    ? "[]" : "[\u2026]");
        }
    }

    private void elements(Node array, int most) throws IOException {
        if (array.row() != null && array.row().layout() instanceof Layout.PackedBytes) {
            bytes(array, most == ITEMS ? BYTES : INNER_ITEMS);
            return;
        }
        Elements all = Elements.of(structure, array, new TextPlaces()).orElseThrow();
        out.append('[');
        for (long i = 0; i < Math.min(most, all.count()); i++) {
            Target element = Objects.requireNonNull(all.element(i), "so few elements are passed at once");
            out.append(i == 0 ? "" : ", ").append(new Cell(element).glance(MOST_OF_ITEM));
        }
        rest(all.count() > most).append(']');
    }

    private void bytes(Node array, int most) throws IOException {
        long count = Elements.count(structure, array);
        long start = array.span().start() + Elements.BEFORE;
        out.append(PAIRS.formatHex(structure.bytes().bytes(new Span(start, Math.min(most, count)))))
                .append(count > most ? " \u2026" : "");
    }

    private static boolean isLongText(Node node) {
        return node.state() == State.WHOLE && !node.isPlain() && node.row() != null
                && node.row().layout() instanceof Layout.Text && node.span().length() > Cell.MOST_BYTES;
    }

    /// The quote is not closed, as what follows is left out.
    private static String longText(Structure structure, Node node) {
        byte[] head = structure.bytes().bytes(new Span(node.span().start() + Elements.BEFORE, MOST_LETTERS));
        String text = new String(head, StandardCharsets.UTF_8).substring(0, MOST_CHARS);
        return Summary.of(MOST_CHARS, out -> out.append('"').append(Visible.line(text)).append('\u2026'));
    }
}
