package org.varscope.document.place;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.remark.Clause;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.text.cell.CellText;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

/// A path as it is said in a sentence: `$.player.gold`, `the key "gold" of $.player`, `the key of entry 2 of $`.
///
/// @param path    to a value, or to a key
/// @param dialect whose types are named in it
public record SpokenPath(ValuePath path, Dialect dialect) implements Clause {
    /// A path names an entry of a larger Dictionary by its place.
    private static final long MOST_ENTRIES = 5000;
    /// Characters of each end of a path that is shown.
    private static final int LONGEST_END = 500;
    private static final int LONGEST_KEY = 60;

    /// {@return the path of `node` by its keys, without a look whether one of them comes again}
    public static SpokenPath of(Structure structure, Node node) {
        return new SpokenPath(Paths.atOnce(structure, node, MOST_ENTRIES), structure.dialect());
    }

    /// {@return the path as text; of one that is too long to be read, the ends, with a mark between them that makes it
    /// no path}
    public static String shown(ValuePath path, Dialect dialect) {
        List<PathStep> steps = path.steps();
        return shown(PathText.write(new ValuePath(path.record(), List.of()), dialect), steps.size(),
                i -> PathText.write(steps.get(i), dialect));
    }

    /// {@return what says the paths of many values of `structure`, one after the other, in the same way; cheap where
    /// they come in order of offset and share those around them}
    public static Function<Node, String> shown(Structure structure) {
        PathBuilder paths = new PathBuilder(structure);
        return node -> {
            List<String> steps = paths.path(node).steps();
            return shown(steps.getFirst(), steps.size() - 1, i -> steps.get(i + 1));
        };
    }

    private static String shown(String root, int count, IntFunction<String> step) {
        StringBuilder head = new StringBuilder(root);
        int from = 0;
        while (from < count && head.length() < LONGEST_END) {
            head.append(step.apply(from++));
        }
        Deque<String> tail = new ArrayDeque<>();
        int to = count;
        for (int length = 0; to > from && length < LONGEST_END; length += tail.element().length()) {
            tail.push(step.apply(--to));
        }
        return head + (to > from ? "\u2026" : "") + String.join("", tail);
    }

    /// {@return whether `shown`, as [#shown] says a path, is all of it}
    public static boolean isWhole(String shown, ValuePath path, Dialect dialect) {
        return shown.length() < LONGEST_END || shown.equals(PathText.write(path, dialect));
    }

    @Override
    public String form() {
        return !isKey() ? "" : entry() instanceof PathStep.Place ? "key-of-entry" : "key";
    }

    @Override
    public List<Object> parts() {
        if (!isKey()) {
            return List.of(line(path));
        }
        String in = line(new ValuePath(path.record(), path.steps().subList(0, path.steps().size() - 2)));
        return List.of(entry() instanceof PathStep.Place(long place) ? place : key(), in);
    }

    private boolean isKey() {
        return path.steps().size() > 1 && path.steps().getLast() instanceof PathStep.KeyOf;
    }

    /// The step to the entry that the key belongs to.
    private PathStep entry() {
        return path.steps().get(path.steps().size() - 2);
    }

    private String key() {
        Variant key = Paths.key(entry()).orElseThrow();
        return Visible.line(CellText.glance(key, dialect, LONGEST_KEY));
    }

    private String line(ValuePath shown) {
        return Visible.line(shown(shown, dialect));
    }
}
