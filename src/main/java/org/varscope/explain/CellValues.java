package org.varscope.explain;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.CellText;
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

/// Values as cells show them and take them.
public final class CellValues {
    /// Longer values are not decoded for a cell.
    private static final long MOST_BYTES = 64 * 1024;
    /// Longer values are not shown as text.
    private static final long MOST_TEXT = 256 * 1024;
    private static final int GLANCE = 200;
    /// A path names an entry of a larger Dictionary by its place.
    private static final long MOST_ENTRIES = 5000;

    private CellValues() { }

    /// {@return the value of `node`; empty where it is damaged or too long for a cell}
    public static Optional<Variant> variant(Structure structure, Node node) {
        return Values.of(structure, node, MOST_BYTES);
    }

    /// {@return the value, or the beginning of it, in one line}
    public static String shown(Structure structure, Node node) {
        return variant(structure, node).map(value -> CellText.glance(value, structure.dialect(), GLANCE))
                .orElseGet(() -> TypeWords.bytes(node.span().length()));
    }

    /// {@return whether the value can be edited as one line of text}
    public static boolean isEditable(Structure structure, Node node) {
        return node.children() == 0 && variant(structure, node).isPresent();
    }

    /// {@return the whole value in one line, to be edited; empty where it cannot be}
    public static String editable(Structure structure, Node node) {
        return variant(structure, node).map(value -> CellText.show(value, structure.dialect())).orElse("");
    }

    /// {@return what `text` means in the place of `node`}
    /// @throws TextException if it means no value that fits there
    public static Variant read(String text, Structure structure, Node node) throws TextException {
        Dialect dialect = structure.dialect();
        return CellText.read(text, variant(structure, node).orElse(Variant.NIL), dialect);
    }

    /// {@return the value as Godot text over several lines, or a sentence where it is too long for that}
    public static String text(Structure structure, Node node) {
        return Values.of(structure, node, MOST_TEXT).map(value -> GodotText.visible(value, structure.dialect()))
                .orElseGet(() -> TypeWords.bytes(node.span().length()) + " cannot be shown as text here.");
    }

    /// {@return the element; empty where it is too long for a cell}
    public static Optional<Variant> variant(Element element) {
        return element.span().length() > MOST_BYTES ? Optional.empty() : Optional.of(element.part().read());
    }

    /// {@return the element, or the beginning of it, in one line}
    public static String shown(Element element) {
        return variant(element).map(value -> CellText.glance(value, dialect(element), GLANCE))
                .orElseGet(() -> TypeWords.bytes(element.span().length()));
    }

    /// {@return the whole element in one line, to be edited; empty where it is too long}
    public static Optional<String> editable(Element element) {
        return variant(element).map(value -> CellText.show(value, dialect(element)));
    }

    /// {@return what `text` means in the place of `element`}
    /// @throws TextException if it means no value that fits there
    public static Variant read(String text, Element element) throws TextException {
        return CellText.read(text, variant(element).orElse(Variant.NIL), dialect(element));
    }

    /// {@return the element as Godot text, or a sentence where it is too long for that}
    public static String text(Element element) {
        return element.span().length() > MOST_TEXT ? TypeWords.bytes(element.span().length()) + " cannot be shown as text here."
                : GodotText.visible(element.part().read(), dialect(element));
    }

    /// {@return the path of `element`, such as `$.scores[3]`}
    public static String path(Structure structure, Element element) {
        return path(structure, element.array()) + element.name();
    }

    private static Dialect dialect(Element element) {
        return element.part().structure().dialect();
    }

    /// {@return the path of `node`, such as `$.player.gold`}
    public static String path(Structure structure, Node node) {
        return PathText.write(Paths.of(structure, node, MOST_ENTRIES), structure.dialect());
    }

    /// {@return the path of `node` by its keys, without a look whether one of them comes again: what [#path] says of
    /// nearly all values, at the cost of those around it}
    public static String pathAtOnce(Structure structure, Node node) {
        return PathText.write(Paths.atOnce(structure, node, MOST_ENTRIES), structure.dialect());
    }

    /// {@return the value that `text` leads to}
    /// @throws TextException if it is no path
    /// @throws PathException if it leads nowhere
    public static Node find(String text, Structure structure) throws TextException, PathException {
        return find(text, structure, Progress.NONE);
    }

    /// {@return the value that `text` leads to}
    ///
    /// @param progress follows the offsets that the search passes, and may stop it
    /// @throws TextException         if it is no path
    /// @throws PathException         if it leads nowhere
    /// @throws CancellationException if the progress says to stop
    public static Node find(String text, Structure structure, Progress progress) throws TextException, PathException {
        return target(text, structure, progress).node();
    }

    /// {@return the value that `text` leads to, or into; where it leads nowhere as a path, the one at the top level that has
    /// it as its name, as trees show it: `application/config/name`}
    ///
    /// @param progress follows the offsets that the search passes, and may stop it
    /// @throws TextException         if it is no path
    /// @throws PathException         if it leads nowhere and names nothing
    /// @throws CancellationException if the progress says to stop
    public static Target target(String text, Structure structure, Progress progress) throws TextException, PathException {
        boolean isPath = text.startsWith("$") || text.startsWith("[") || text.startsWith(".");
        String root = text.startsWith("$") ? "" : isPath ? "$" : "$.";
        ValuePath path;
        try {
            path = PathText.read(root + text, structure.dialect());
        } catch (TextException e) {
            if (isPath || text.isEmpty()) {
                throw e;
            }
            return Paths.resolve(structure, named(text), progress);
        }
        try {
            return Paths.resolve(structure, path, progress);
        } catch (PathException e) {
            if (isPath || path.steps().size() == 1) {
                throw e;
            }
            return named(text, structure, progress).orElseThrow(() -> e);
        }
    }

    private static ValuePath named(String name) {
        return ValuePath.ROOT.then(new PathStep.Key(new Variant.Text(name)));
    }

    private static Optional<Target> named(String name, Structure structure, Progress progress) {
        try {
            return Optional.of(Paths.resolve(structure, named(name), progress));
        } catch (PathException _) {
            return Optional.empty();
        }
    }
}
