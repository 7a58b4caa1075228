package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.ItemNames;
import org.varscope.document.place.RawText;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// The values around the current one of an [Inspection], with their paths, and what is odd about the current one
/// among its neighbours.
final class Trail {
    private static final long LARGEST_KEY = 1 << 16;

    private final Structure structure;
    private final Dialect dialect;
    private final @Nullable Node first;
    private final Where firstPath;
    private @Nullable EntryKeys keys;
    private final List<Level> levels = new ArrayList<>();
    private final List<Finding.Trouble> found = new ArrayList<>();

    /// A value that is the current one or around it.
    private final class Level {
        final Node node;
        final Where path;
        final CollectionHead head;
        long stepPlace = -1;
        String step = "";
        private @Nullable RepeatedKeys keys;

        Level(Node node, Where path, CollectionHead head) {
            this.node = node;
            this.path = path;
            this.head = head;
        }

        /// Which keys come again: found when it is asked for, as of most collections nobody asks; null where it has
        /// none.
        @Nullable RepeatedKeys keys() {
            if (keys == null && RepeatedKeys.isKeyed(node)) {
                keys = new RepeatedKeys(structure, node);
            }
            return keys;
        }
    }

    /// @param first     where the inspection begins, or null for the whole structure
    /// @param firstPath its path
    Trail(Structure structure, @Nullable Node first, Where firstPath) {
        this.structure = structure;
        this.dialect = structure.dialect();
        this.first = first;
        this.firstPath = firstPath;
    }

    /// {@return the path of `node`, which is now the current one}
    Where enter(Node node) {
        leave(node);
        Where path = path(node);
        levels.add(level(node, path));
        return path;
    }

    /// Leaves the values that do not hold `node`.
    void leave(Node node) {
        while (!levels.isEmpty() && levels.getLast().node != node.parent()) {
            levels.removeLast();
        }
    }

    /// {@return the path of the innermost value around the current one that holds the byte at `offset`, or null}
    @Nullable Where pathAt(long offset) {
        for (Level level : levels.reversed()) {
            Span item = level.node.item();
            if (offset >= item.start() && offset <= item.end()
                    && (offset < item.end() || item.end() == structure.bytes().length())) {
                return level.path;
            }
        }
        return null;
    }

    /// {@return what is odd about the current value among its neighbours; asked once}
    List<Finding.Trouble> takeFound() {
        List<Finding.Trouble> taken = List.copyOf(found);
        found.clear();
        return taken;
    }

    private Level level(Node node, Where path) {
        if (!node.isCollection()) {
            return new Level(node, path, CollectionHead.PLAIN);
        }
        if (RepeatedKeys.isKeyed(node) && node.children() > RepeatedKeys.MOST) {
            found.add(new Finding.Trouble(RepeatedKeys.notCompared(node.span().start(), node.children()), path));
        }
        return new Level(node, path, CollectionHead.of(structure, node));
    }

    private Where path(Node node) {
        if (node == first) {
            return firstPath;
        }
        if (node.parent() == null) {
            return new Where(null, root(node));
        }
        Level parent = levels.getLast();
        Where path = new Where(parent.path, switch (node.role()) {
            case ELEMENT, ROOT, GAP -> "[" + node.place() + "]";
            case PROPERTY -> propertyStep(parent, node);
            case KEY -> {
                parent.step = keyStep(parent, node);
                parent.stepPlace = node.place();
                yield parent.step + "~key";
            }
            case VALUE -> valueStep(parent, node);
        });
        look(parent, node, path);
        return path;
    }

    /// The step to a value, whose key is the value before it, or was left out as there is nothing to say of it.
    private String valueStep(Level parent, Node value) {
        if (parent.stepPlace != value.place()) {
            Optional<Node> key = structure.key(value).filter(k -> k.place() == value.place());
            if (key.isEmpty()) {
                return "#" + value.place();
            }
            parent.step = keyStep(parent, key.get());
            parent.stepPlace = value.place();
        }
        return parent.step;
    }

    private String root(Node record) {
        if (!EntryKeys.has(structure)) {
            String named = ItemNames.text(structure, record);
            return structure.records() == 1 || !named.isEmpty() ? "$" + named : "$" + record.place();
        }
        if (keys == null) {
            keys = new EntryKeys(structure);
        }
        String path = keys.step(record).map(step -> "$" + PathText.write(step, dialect)).orElse("$" + record.place());
        Neighbours.entry(record, structure, keys).ifPresent(problem ->
                found.add(new Finding.Trouble(problem, new Where(null, path))));
        return path;
    }

    private String keyStep(Level parent, Node key) {
        boolean exact = !key.isCollection() && isNamed(parent, key.place())
                && RawText.of(structure, key).map(RawText::isUtf8).orElse(true);
        Optional<Variant> value = exact ? Values.of(structure, key, LARGEST_KEY) : Optional.empty();
        return value.flatMap(k -> PathText.keyStep(k, dialect)).map(s -> PathText.write(s, dialect))
                .orElse("#" + key.place());
    }

    private String propertyStep(Level parent, Node property) {
        Optional<String> name = isNamed(parent, property.place()) ? structure.propertyName(property) : Optional.empty();
        return name.filter(n -> n.indexOf('\uFFFD') < 0)
                .flatMap(n -> PathText.keyStep(new Variant.Text(n), dialect))
                .map(s -> PathText.write(s, dialect))
                .orElse(PathText.write(new PathStep.Place(property.place()), dialect));
    }

    private static boolean isNamed(Level parent, long place) {
        RepeatedKeys keys = parent.keys();
        return keys != null && keys.isComplete() && !keys.isRepeated(place);
    }

    private void look(Level parent, Node node, Where path) {
        Neighbours.look(node, parent.head, Neighbours.isNamed(node) ? parent.keys() : null, dialect,
                problem -> found.add(new Finding.Trouble(problem, path)));
    }
}
