package org.varscope.explain;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.ItemNames;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.SpokenPath;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

/// Where values are, as a person reads and writes it: their paths, and what they are called among their siblings.
public final class PathWords {
    /// A path names an entry of a larger Dictionary by its place.
    private static final long MOST_ENTRIES = 5000;

    private PathWords() { }

    /// {@return what a value is called, as of [#name(Structure, Node)], and a part in its value: `[3]`, `.x`}
    public static String name(Target target) {
        return target.isWhole() ? name(target.structure(), target.node()) : inner(target);
    }

    private static String inner(Target target) {
        Dialect dialect = target.structure().dialect();
        return target.inner().stream().map(step -> PathText.write(step, dialect)).collect(Collectors.joining());
    }

    /// {@return the key, place or property name of `node`: `gold`, `[3]`, `$`}
    public static String name(Structure structure, Node node) {
        return Visible.line(written(structure, node));
    }

    private static String written(Structure structure, Node node) {
        return switch (node.role()) {
            case ROOT -> structure.entryKey(node)
                    .or(() -> Optional.of(ItemNames.text(structure, node)).filter(name -> !name.isEmpty())
                            .map(name -> name.substring(1)))
                    .orElseGet(() -> structure.records() == 1 ? "$" : "$" + node.place());
            case ELEMENT -> "[" + node.place() + "]";
            case PROPERTY -> structure.propertyName(node).orElse("?");
            case VALUE -> structure.key(node).map(key -> key(structure, key)).orElse("?");
            case KEY -> key(structure, node);
            case GAP -> "gap";
        };
    }

    /// A String is shown bare, as scripts write it after a dot.
    static String key(Structure structure, Node key) {
        Optional<Variant> value = Cell.of(structure, key).value();
        return value.isPresent() && value.get() instanceof Variant.Text(var text)
                ? text : Cell.of(structure, key).shown();
    }

    /// {@return the path of `node`, such as `$.player.gold`, as it is [shown][SpokenPath#shown]}
    public static String of(Structure structure, Node node) {
        return SpokenPath.shown(Paths.of(structure, node, MOST_ENTRIES), structure.dialect());
    }

    /// {@return the path of `target`, as of [#of(Structure, Node)]}
    public static String of(Target target) {
        return of(target.structure(), target.node()) + inner(target);
    }

    /// {@return the path of `target`, however long it is}
    public static String whole(Target target) {
        return whole(target.structure(), target.node()) + inner(target);
    }

    /// {@return the path of `node`, however long it is}
    public static String whole(Structure structure, Node node) {
        return PathText.write(Paths.of(structure, node, MOST_ENTRIES), structure.dialect());
    }

    /// {@return the path of `node` by its keys, without a look whether one of them comes again: what [#of] says of
    /// nearly all values, at the cost of those around it}
    public static String atOnce(Structure structure, Node node) {
        return SpokenPath.shown(Paths.atOnce(structure, node, MOST_ENTRIES), structure.dialect());
    }

    /// {@return the path of `target`, as of [#atOnce(Structure, Node)]}
    public static String atOnce(Target target) {
        return atOnce(target.structure(), target.node()) + inner(target);
    }

    /// {@return the value that `text` leads to, or into; where it leads nowhere as a path, the one at the top level
    /// that has it as its name, as trees show it: `application/config/name`}
    ///
    /// @param progress follows the offsets that the search passes, and may stop it
    /// @throws TextException         if it is no path
    /// @throws PathException         if it leads nowhere and names nothing
    /// @throws CancellationException if the progress says to stop
    public static Target find(String text, Structure structure, Progress progress) throws TextException, PathException {
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
            try {
                return Paths.resolve(structure, named(text), progress);
            } catch (PathException _) {
                throw e;
            }
        }
    }

    private static ValuePath named(String name) {
        return ValuePath.ROOT.then(new PathStep.Key(new Variant.Text(name)));
    }
}
