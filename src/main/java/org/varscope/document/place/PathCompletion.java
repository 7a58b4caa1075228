package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.NumberNames;
import org.varscope.variant.VariantKind;

/// The paths that one which is being typed may become: its last step made whole, or where it is whole, one step more.
/// Indices are counted and not looked for; names are compared one after the other. For one thread.
public final class PathCompletion {
    private static final int AT_A_TIME = 512;

    private final Structure structure;
    private final int most;
    private final Progress progress;
    /// By path: of entries with the same key the last, to which their path leads.
    private final SequencedMap<String, Target> found = new LinkedHashMap<>();
    private String head = "";

    private PathCompletion(Structure structure, int most, Progress progress) {
        this.structure = structure;
        this.most = most;
        this.progress = progress;
    }

    /// {@return the paths that begin with `text`, in any case, and what they lead to; of those one step longer than
    /// what is whole of it. A first `$` or `$.` may be left out}
    ///
    /// @param most     how many at most
    /// @param progress follows the offsets that are passed, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static SequencedMap<String, Target> of(String text, Structure structure, int most, Progress progress) {
        PathCompletion completion = new PathCompletion(structure, most, progress);
        String path = text.startsWith("$") ? text : text.startsWith("[") || text.startsWith(".") ? "$" + text
                : "$." + text;
        int last = lastStep(path);
        completion.from(path.substring(0, last), path.substring(last));
        if (last < path.length()) {
            completion.from(path, "");
        }
        return completion.found;
    }

    /// Where the last step of `path` begins, whole or not; its length where it has none.
    private static int lastStep(String path) {
        int last = path.length();
        boolean inBrackets = false;
        boolean quoted = false;
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (quoted) {
                quoted = c != '"';
                i += c == '\\' ? 1 : 0;
            } else if (inBrackets) {
                quoted = c == '"';
                inBrackets = c != ']';
            } else if (c == '.' || c == '[' || c == '#') {
                last = i;
                inBrackets = c == '[';
            }
        }
        return last;
    }

    private void from(String whole, String begun) {
        head = whole;
        boolean atRoot = whole.matches("\\$\\d*");
        if (atRoot && EntryKeys.has(structure)) {
            children(null, begun);
        } else if (atRoot && begun.isEmpty() && structure.records() > 1) {
            items(begun);
            records(whole.substring(1));
        } else if (ItemNames.has(structure) && (atRoot || whole.matches("\\$\\.\\w+") && begun.startsWith("["))) {
            items(whole.substring(1) + begun);
        } else {
            try {
                ValuePath path = PathText.read(whole, structure.dialect());
                inside(Paths.resolve(structure, path, progress), begun);
            } catch (TextException | PathException _) {
                // What is not whole yet leads nowhere.
            }
        }
    }

    private void records(String digits) {
        indices(structure.records(), digits, record -> structure.children(null, record, record + 1).stream()
                .findFirst().filter(node -> ItemNames.steps(structure, node).isEmpty())
                .ifPresent(node -> found.put("$" + record, new Target(structure, node))));
    }

    /// Tells the items of a list of fields whose names begin with `begun`.
    private void items(String begun) {
        for (long from = 0; from < structure.records() && ItemNames.has(structure) && found.size() < most;
                from += AT_A_TIME) {
            for (Node item : structure.children(null, from, Math.min(structure.records(), from + AT_A_TIME))) {
                String name = ItemNames.text(structure, item);
                if (found.size() < most && !name.isEmpty() && begins(name, begun)) {
                    found.put("$" + name, new Target(structure, item));
                }
            }
            progress.report(structure.childStart(null, from), "looking for names");
        }
    }

    private void inside(Target target, String begun) {
        Node node = target.node();
        if (!target.isWhole()) {
            return;
        }
        boolean array = node.kind() == VariantKind.ARRAY;
        long elements = array ? node.children() : Elements.count(structure, node);
        if (elements > 0) {
            if (begun.isEmpty() || begun.startsWith("[")) {
                indices(elements, begun.isEmpty() ? "" : begun.substring(1), index -> element(node, index, array));
            }
        } else if (node.isCollection()) {
            children(node, begun);
        } else if (node.row() != null && !node.isPlain()) {
            components(node, begun);
        }
    }

    private void element(Node array, long index, boolean ofValues) {
        PathStep step = new PathStep.Index(index);
        if (!ofValues) {
            part(array, List.of(step));
        } else {
            structure.children(array, index, index + 1).stream().findFirst()
                    .ifPresent(node -> add(step, new Target(structure, node)));
        }
    }

    private void components(Node node, String begun) {
        for (int i = 0; i < node.kind().numbers(); i++) {
            String name = NumberNames.of(node.kind(), i);
            if (fits("." + name, begun)) {
                part(node, Part.steps(node.kind(), i));
            }
        }
    }

    private void part(Node node, List<PathStep> steps) {
        try {
            String path = steps.stream().map(step -> PathText.write(step, structure.dialect()))
                    .collect(Collectors.joining());
            found.put(head + path, Target.in(structure, node, steps));
        } catch (PathException _) {
            // Damage has no parts.
        }
    }

    /// Tells the indices below `count` whose decimal digits begin with `digits`, of which a `]` after them says that
    /// there are no more.
    private void indices(long count, String digits, LongConsumer told) {
        if (digits.isEmpty()) {
            LongStream.range(0, Math.min(most, count)).forEach(told);
            return;
        }
        boolean whole = digits.endsWith("]");
        String typed = whole ? digits.substring(0, digits.length() - 1) : digits;
        if (!typed.matches("\\d{1,12}")) {
            return;
        }
        long low = Long.parseLong(typed);
        for (long width = 1; low < count && found.size() < most; low *= 10, width *= 10) {
            LongStream.range(low, Math.min(Math.min(low + width, count), low + most - found.size())).forEach(told);
            if (whole || low == 0) {
                return;
            }
        }
    }

    private void children(@Nullable Node parent, String begun) {
        long count = parent == null ? structure.records() : parent.children();
        for (long from = 0; from < count && found.size() < most; from += AT_A_TIME) {
            for (Node child : structure.children(parent, from, Math.min(count, from + AT_A_TIME))) {
                PathStep step = parent != null ? Paths.step(structure, parent, child, Long.MAX_VALUE, false)
                        : EntryKeys.stepAtOnce(structure, child).orElse(new PathStep.Place(child.place()));
                if (found.size() < most && fits(PathText.write(step, structure.dialect()), begun)) {
                    add(step, new Target(structure, child));
                }
            }
            progress.report(structure.childStart(parent, from), "looking for names");
        }
    }

    /// A name that is no identifier is written in quotes, which nobody has to type.
    private static boolean fits(String step, String begun) {
        return begins(step, begun) || begun.startsWith(".") && begins(step, "[\"" + begun.substring(1));
    }

    private static boolean begins(String step, String begun) {
        return step.regionMatches(true, 0, begun, 0, begun.length());
    }

    private void add(PathStep step, Target target) {
        found.put(head + PathText.write(step, structure.dialect()), target);
    }
}
