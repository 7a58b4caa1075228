package org.varscope.document.place;

import module java.base;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
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
        return structure.framing() instanceof Framing.Fields(var list) && list.hasNames();
    }

    /// {@return the steps from the file to `record`; none where nothing names it}
    public static List<PathStep> steps(Structure structure, Node record) {
        FieldItem item = record.field();
        if (item == null || item.name().isEmpty() || !(structure.framing() instanceof Framing.Fields(var list))) {
            return List.of();
        }
        PathStep name = new PathStep.Name(item.name());
        int first = list.named(item.name());
        return list.isRepeated(first) ? List.of(name, new PathStep.Index(record.place() - first)) : List.of(name);
    }

    /// {@return the text of the steps from the file to `record`: `.version`; empty where nothing names it}
    public static String text(Structure structure, Node record) {
        return steps(structure, record).stream().map(step -> PathText.write(step, structure.dialect()))
                .collect(Collectors.joining());
    }

    /// {@return `path` with the number of its record in the place of the name; itself where it has that, or no item of
    /// the list has a name}
    /// @throws PathException if it begins with a name that no item has, or names one of several without saying which
    public static ValuePath numbered(Structure structure, ValuePath path) throws PathException {
        if (path.record() != ValuePath.ONLY || path.isRoot()
                || !(structure.framing() instanceof Framing.Fields(var list)) || !list.hasNames()) {
            return path;
        }
        List<PathStep> steps = path.steps();
        int item = steps.getFirst() instanceof PathStep.Name(var name) ? list.named(name) : -1;
        if (item < 0) {
            // The only record has its values behind `$`, as in a file without names.
            if (structure.records() == 1) {
                return path;
            }
            throw Absence.ofItem(structure, list, steps.getFirst());
        }
        if (!list.isRepeated(item)) {
            return new ValuePath(item, steps.subList(1, steps.size()));
        }
        if (steps.size() < 2 || !(steps.get(1) instanceof PathStep.Index(long index))) {
            throw several(structure, list, item);
        }
        return new ValuePath(item + index, steps.subList(2, steps.size()));
    }

    private static PathException several(Structure structure, FieldList list, int item) {
        long count = Math.max(0, structure.records() - item);
        String name = list.items().get(item).name();
        return new PathException(count == 0 ? PathRemark.NO_RECORD.with(structure.records(), item)
                : PathRemark.SEVERAL_NAMED.with(name, count, count - 1));
    }
}
