package org.varscope.document.place;

import module java.base;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Times;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;

/// The names that a list of fields gives to its items: `$.version`, and `$.saves[2]` where the item comes again and
/// again. The number of the record, `$1`, leads there too.
public final class ItemNames {
    private ItemNames() { }

    /// {@return whether an item of the list of `structure` has a name}
    public static boolean has(Structure structure) {
        return structure.framing().list().filter(FieldList::hasNames).isPresent();
    }

    /// {@return the steps from the file to `record`; none where nothing names it}
    public static List<PathStep> steps(Structure structure, Node record) {
        FieldItem item = record.field();
        FieldRuns runs = structure.runs();
        if (item == null || item.name().isEmpty() || runs == null) {
            return List.of();
        }
        PathStep name = new PathStep.Name(item.name());
        return item.times() == Times.ONCE ? List.of(name)
                : List.of(name, new PathStep.Index(record.place() - runs.first(runs.index(record.place()))));
    }

    /// {@return the text of the steps from the file to `record`: `.version`; empty where nothing names it}
    public static String text(Structure structure, Node record) {
        return steps(structure, record).stream().map(step -> PathText.write(step, structure.dialect()))
                .collect(Collectors.joining());
    }

    /// {@return `path` with the number of its record in the place of the name; itself where it has that, or no item of
    /// the list has a name}
    /// @throws PathException if it begins with a name that no item has, or does not say which of several is meant
    static ValuePath numbered(Structure structure, ValuePath path) throws PathException {
        return numbered(structure, path, 0);
    }

    /// {@return the same; itself where it leads nowhere}
    public static ValuePath withNumber(Structure structure, ValuePath path) {
        try {
            return numbered(structure, path);
        } catch (PathException _) {
            return path;
        }
    }

    /// {@return the same of a path to where something is put in, which may be behind the last of several}
    /// @throws PathException if it begins with a name that no item has, or does not say which of several is meant
    public static ValuePath place(Structure structure, ValuePath path) throws PathException {
        return numbered(structure, path, path.steps().size() == 2 ? 1 : 0);
    }

    private static ValuePath numbered(Structure structure, ValuePath path, int more) throws PathException {
        FieldRuns runs = structure.runs();
        if (path.record() != ValuePath.ONLY || path.isRoot() || runs == null || !runs.list().hasNames()) {
            return path;
        }
        FieldList list = runs.list();
        List<PathStep> steps = path.steps();
        int item = steps.getFirst() instanceof PathStep.Name(var name) ? list.named(name) : -1;
        if (item < 0) {
            // The only record has its values behind `$`, as in a file without names.
            if (structure.records() == 1) {
                return path;
            }
            throw Absence.ofItem(structure, list, steps.getFirst());
        }
        long first = runs.first(item);
        if (list.items().get(item).times() == Times.ONCE) {
            return new ValuePath(first, steps.subList(1, steps.size()));
        }
        long count = Math.max(0, Math.min(runs.end(item), structure.records()) - first);
        if (steps.size() < 2 || !(steps.get(1) instanceof PathStep.Index(long index)) || index >= count + more) {
            throw new PathException(count == 0 ? PathRemark.NO_RECORD.with(structure.records(), first)
                    : PathRemark.SEVERAL_NAMED.with(list.items().get(item).name(), count, count - 1));
        }
        int grows = index < count ? item : runs.growing(first + index);
        if (grows >= 0 && grows != item) {
            String other = list.items().get(grows).name();
            throw new PathException(PathRemark.OTHER_BEGINS.with(PathText.write(path, structure.dialect()),
                    other.isEmpty() ? "$" + runs.first(grows) : "$." + other + "[0]"));
        }
        return new ValuePath(first + index, steps.subList(2, steps.size()));
    }
}
