package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;

/// The paths of many values, one after the other: keys of a collection are compared once for all of its entries, and
/// the path to a collection is found once for all that it holds, however deep that is. Cheap where the nodes come in
/// order of offset and share those around them, as of [org.varscope.scan.index.NodeCursor]. For one thread.
public final class PathBuilder {
    private static final String KEY_OF = "~key";

    private final Structure structure;
    private final Predicate<Node> cleared;
    private final @Nullable Node first;
    private final boolean searching;
    private final EntryKeys entries;
    private final StepTexts steps;
    private final PathRoom room;
    /// The collections around the last value, from the record on.
    private final List<Level> around = new ArrayList<>();
    /// The value that was asked for last, as most fields belong to the value that the one before belongs to.
    private @Nullable Node last;
    private LazyPath lastPath = new LazyPath("");

    /// A collection, with its path, and the step to the entry in it that was last asked for.
    private final class Level {
        final Node node;
        final LazyPath path;
        /// Those in it; null where it has none, or none that comes again.
        final @Nullable RepeatedKeys keys;
        long place = -1;
        String step = "";

        Level(Node node, LazyPath path) {
            this.node = node;
            this.path = path;
            this.keys = RepeatedKeys.isKeyed(node) && !cleared.test(node) ? new RepeatedKeys(structure, node) : null;
        }
    }

    /// Paths of values of `structure`.
    public PathBuilder(Structure structure) {
        this(structure, _ -> false);
    }

    /// Paths of values of `structure`.
    ///
    /// @param cleared which collections have no key that comes again
    public PathBuilder(Structure structure, Predicate<Node> cleared) {
        this(structure, cleared, null, true);
    }

    /// Paths of values that are gone through from `first` on.
    ///
    /// @param first null for all values of `structure`
    /// @param path  of `first`
    public PathBuilder(Structure structure, @Nullable Node first, LazyPath path) {
        this(structure, _ -> false, first, false);
        if (first != null) {
            last = first;
            lastPath = path;
            enter(first);
        }
    }

    /// @param first     null for all values
    /// @param searching whether keys that were not compared, as there are too many, are looked for one by one
    private PathBuilder(Structure structure, Predicate<Node> cleared, @Nullable Node first, boolean searching) {
        this.structure = structure;
        this.first = first;
        this.cleared = cleared;
        this.searching = searching;
        this.entries = new EntryKeys(structure);
        this.steps = new StepTexts(structure);
        this.room = new PathRoom(structure.bytes().length());
    }

    /// {@return the path of `node` by keys, but for those that come again}
    public LazyPath path(Node node) {
        if (node != last) {
            lastPath = found(node);
            last = node;
        }
        return lastPath;
    }

    /// {@return the path of `target`, as far as there is room for it}
    public PathRoom.Said of(Target target) {
        LazyPath path = path(target.node());
        for (PathStep step : target.inner()) {
            path = new LazyPath(path, PathText.write(step, structure.dialect()));
        }
        return room.of(path);
    }

    /// {@return the path of `node`, as far as there is room for it}
    public PathRoom.Said of(Node node) {
        return room.of(path(node));
    }

    /// {@return the path of `target`, with a mark after one that leads only part of the way, where there is no room for
    /// more}
    public String shown(Target target) {
        return shown(of(target));
    }

    /// {@return the path of `node`, as of [#shown(Target)]}
    public String shown(Node node) {
        return shown(of(node));
    }

    private static String shown(PathRoom.Said path) {
        return path.deeper() == 0 ? path.text() : path.text() + "\u2026";
    }

    /// {@return which keys of `collection` come again; null where it has none, or none that does}
    public @Nullable RepeatedKeys keys(Node collection) {
        return level(collection).keys;
    }

    /// {@return the keys of the records}
    public EntryKeys entries() {
        return entries;
    }

    private LazyPath found(Node node) {
        return node.parent() == null ? root(node) : below(level(node.parent()), node);
    }

    private Level level(Node holder) {
        for (int i = around.size() - 1; i >= 0; i--) {
            Node node = around.get(i).node;
            if (node == holder || node == holder.parent()) {
                leave(i + 1);
                return node == holder ? around.getLast() : enter(holder);
            }
        }
        List<Node> chain = new ArrayList<>();
        for (Node node = holder; node != null; node = node == first ? null : node.parent()) {
            chain.add(node);
        }
        int same = 0;
        while (same < around.size() && same < chain.size()
                && around.get(same).node == chain.get(chain.size() - 1 - same)) {
            same++;
        }
        leave(same);
        chain.reversed().subList(same, chain.size()).forEach(this::enter);
        return around.getLast();
    }

    private void leave(int left) {
        while (around.size() > left) {
            around.removeLast();
        }
    }

    private Level enter(Node node) {
        Level level = new Level(node, node == last ? lastPath : node.parent() == null ? root(node)
                : below(around.getLast(), node));
        around.add(level);
        return level;
    }

    private LazyPath root(Node record) {
        String named = ItemNames.text(structure, record);
        String path = !named.isEmpty() ? named : EntryKeys.has(structure)
                ? entries.step(record).map(step -> PathText.write(step, structure.dialect()))
                        .orElseGet(() -> Long.toString(record.place()))
                : structure.records() == 1 ? "" : Long.toString(record.place());
        return new LazyPath("$" + path);
    }

    private LazyPath below(Level holder, Node node) {
        if (node.role() == Role.GAP) {
            return holder.path;
        }
        if (holder.place != node.place()) {
            holder.step = node.role() == Role.KEY && holder.keys == null
                    ? steps.of(node, () -> step(holder, node)) : step(holder, node);
            holder.place = node.place();
        }
        return new LazyPath(holder.path, node.role() == Role.KEY ? holder.step + KEY_OF : holder.step);
    }

    /// Where keys were not compared, one is looked for among those after it.
    private String step(Level holder, Node node) {
        RepeatedKeys keys = holder.keys;
        boolean compared = keys == null || keys.isComplete();
        boolean unnamed = compared ? keys != null && keys.isRepeated(node.place()) : !searching;
        return PathText.write(unnamed ? new PathStep.Place(node.place())
                : Paths.step(structure, holder.node, node, RepeatedKeys.MOST, !compared), structure.dialect());
    }

    /// The texts of the steps to entries by the bytes of their keys: in most files a few keys come again and again, and
    /// what a step is called depends only on its key.
    static final class StepTexts {
        /// Bytes of a key that is remembered.
        private static final int LONGEST = 64;
        private static final int MOST = 1024;

        private final ByteReader in;
        private final Map<Key, String> known = new HashMap<>();

        private record Key(byte[] bytes) {
            @Override
            public boolean equals(Object other) {
                return other instanceof Key(byte[] theirs) && Arrays.equals(bytes, theirs);
            }

            @Override
            public int hashCode() {
                return Arrays.hashCode(bytes);
            }
        }

        StepTexts(Structure structure) {
            this.in = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
        }

        /// {@return the text of the step to the entry with `key`, which comes again nowhere in its Dictionary}
        ///
        /// @param written finds out what that is
        String of(Node key, Supplier<String> written) {
            Span span = key.span();
            if (span.length() > LONGEST) {
                return written.get();
            }
            byte[] bytes = new byte[(int) span.length()];
            in.read(span.start(), bytes, 0, bytes.length);
            Key named = new Key(bytes);
            String text = known.get(named);
            if (text == null) {
                text = written.get();
                // A step by its place is not that of the next key of these bytes.
                if (known.size() < MOST && !text.startsWith("#")) {
                    known.put(named, text);
                }
            }
            return text;
        }
    }
}
