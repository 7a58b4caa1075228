package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.ItemNames;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
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
    private final QuickPass pass;
    private final EntryKeys records;
    private final StepTexts steps;
    private final PathRoom room;
    /// The collections around the last value, from the record on.
    private final List<Node> around = new ArrayList<>();
    private final Map<Node, Level> levels = new HashMap<>();
    /// The value that was asked for last, as most fields belong to the value that the one before belongs to.
    private @Nullable Node last;
    private Where lastPath = new Where(null, "");

    /// A collection, with its path, and the step to the entry in it that was last asked for.
    private static final class Level {
        final Where path;
        /// Those in it; null where it has none, or none that comes again.
        final @Nullable RepeatedKeys keys;
        long place = -1;
        String step = "";

        Level(Where path, @Nullable RepeatedKeys keys) {
            this.path = path;
            this.keys = keys;
        }

        /// Where keys are not compared, or come again, one is looked for among those after it.
        boolean isUnique(long entry) {
            return keys == null || keys.isComplete() && !keys.isRepeated(entry);
        }
    }

    /// @param structure whose values they lead to
    public ValuePaths(Structure structure) {
        this(structure, QuickPass.NONE);
    }

    /// @param structure whose values they lead to
    /// @param pass      what is known of its keys
    public ValuePaths(Structure structure, QuickPass pass) {
        this.structure = structure;
        this.pass = pass;
        this.records = new EntryKeys(structure);
        this.steps = new StepTexts(structure);
        this.room = new PathRoom(structure.bytes().length());
    }

    /// {@return the path of `node` by keys, but for those that come again, as far as there is room for it}
    public PathRoom.Said of(Node node) {
        if (node != last) {
            lastPath = where(node);
            last = node;
        }
        return room.of(lastPath);
    }

    /// {@return the path of `node`, with a mark after one that leads only part of the way, where there is no room for
    /// more}
    public String shown(Node node) {
        return shown(of(node));
    }

    /// {@return the path of `target`, as of [#shown(Node)]}
    public String shown(Target target) {
        return shown(of(target));
    }

    private static String shown(PathRoom.Said path) {
        return path.deeper() == 0 ? path.text() : path.text() + "\u2026";
    }

    /// {@return the path of `target`, as of [#of(Node)]}
    public PathRoom.Said of(Target target) {
        if (target.isWhole()) {
            return of(target.node());
        }
        Where where = where(target.node());
        for (PathStep step : target.inner()) {
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
        if (!around.isEmpty() && around.getLast() == holder) {
            return Objects.requireNonNull(levels.get(holder));
        }
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
            Where path = node == last ? lastPath : parent == null ? root(node)
                    : below(Objects.requireNonNull(levels.get(parent)), parent, node);
            around.add(node);
            boolean compared = RepeatedKeys.isKeyed(node) && !pass.clearsKeys(node);
            levels.put(node, new Level(path, compared ? new RepeatedKeys(structure, node) : null));
        }
        return Objects.requireNonNull(levels.get(holder));
    }

    private Where root(Node record) {
        String named = ItemNames.text(structure, record);
        String path = !named.isEmpty() ? named : EntryKeys.has(structure)
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
            holder.step = node.role() == Role.KEY && holder.keys == null
                    ? steps.of(node, () -> step(holder, parent, node)) : step(holder, parent, node);
            holder.place = node.place();
        }
        return new Where(holder.path, node.role() == Role.KEY ? holder.step + KEY_OF : holder.step);
    }

    private String step(Level holder, Node parent, Node node) {
        return PathText.write(Paths.step(structure, parent, node, RepeatedKeys.MOST, !holder.isUnique(node.place())),
                structure.dialect());
    }
}
