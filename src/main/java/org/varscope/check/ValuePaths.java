package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Paths;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;

/// The paths of many values, one after the other: keys of a collection are compared once for all of its entries, and
/// the path to a collection is found once for all that it holds, however deep that is. Cheap where the nodes come in
/// order of offset and share those around them, as of [org.varscope.scan.index.NodeCursor]. For one thread.
public final class ValuePaths {
    private static final String KEY_OF = "~key";

    private final Structure structure;
    private final EntryKeys records;
    private final PathRoom room;
    /// The collections around the last value, from the record on.
    private final List<Node> around = new ArrayList<>();
    private final Map<Node, Level> levels = new HashMap<>();

    /// A collection, with its path, and the step to the entry in it that was last asked for.
    private static final class Level {
        final Where path;
        final @Nullable RepeatedKeys keys;
        long place = -1;
        String step = "";

        Level(Where path, @Nullable RepeatedKeys keys) {
            this.path = path;
            this.keys = keys;
        }
    }

    /// @param structure whose values they lead to
    public ValuePaths(Structure structure) {
        this.structure = structure;
        this.records = new EntryKeys(structure);
        this.room = new PathRoom(structure.bytes().length());
    }

    /// {@return the path of `node` by keys, but for those that come again, as far as there is room for it}
    public PathRoom.Said of(Node node) {
        return of(node, List.of());
    }

    /// {@return the path of `node`, with a mark after one that leads only part of the way, where there is no room for
    /// more}
    public String shown(Node node) {
        PathRoom.Said path = of(node);
        return path.deeper() == 0 ? path.text() : path.text() + "\u2026";
    }

    /// {@return the path of what lies in `node` after the steps `inner`}
    public PathRoom.Said of(Node node, List<PathStep> inner) {
        Where where = where(node);
        for (PathStep step : inner) {
            where = new Where(where, PathText.write(step, structure.dialect()));
        }
        return room.of(where);
    }

    private Where where(Node node) {
        Node parent = node.parent();
        Level known = levels.get(node);
        return known != null ? known.path : parent == null ? root(node) : below(level(parent), parent, node);
    }

    private Level level(Node holder) {
        Deque<Node> unknown = new ArrayDeque<>();
        Node known = holder;
        while (known != null && !levels.containsKey(known)) {
            unknown.push(known);
            known = known.parent();
        }
        while (!around.isEmpty() && around.getLast() != known) {
            levels.remove(around.removeLast());
        }
        for (Node node : unknown) {
            Node parent = node.parent();
            Where path = parent == null ? root(node) : below(Objects.requireNonNull(levels.get(parent)), parent, node);
            around.add(node);
            levels.put(node, new Level(path, RepeatedKeys.isKeyed(node) ? new RepeatedKeys(structure, node) : null));
        }
        return Objects.requireNonNull(levels.get(holder));
    }

    private Where root(Node record) {
        String path = EntryKeys.has(structure)
                ? records.step(record).map(step -> PathText.write(step, structure.dialect()))
                        .orElseGet(() -> Long.toString(record.place()))
                : structure.records() == 1 ? "" : Long.toString(record.place());
        return new Where(null, "$" + path);
    }

    private Where below(Level holder, Node parent, Node node) {
        if (node.role() == Role.GAP) {
            return holder.path;
        }
        if (holder.place != node.place()) {
            // Where keys are not compared, or come again, this one is looked for among those after it.
            boolean unique = holder.keys == null
                    || holder.keys.isComplete() && !holder.keys.isRepeated(node.place());
            holder.step = PathText.write(Paths.step(structure, parent, node, RepeatedKeys.MOST, !unique),
                    structure.dialect());
            holder.place = node.place();
        }
        return new Where(holder.path, node.role() == Role.KEY ? holder.step + KEY_OF : holder.step);
    }
}
