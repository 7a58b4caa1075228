package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// A row of the tree whose children are made when somebody opens it.
///
/// Values are looked up in the structure of the moment, a block of neighbours at a time, since the toolkit asks every
/// row below an opened one whether it can be opened too.
final class RowItem extends TreeItem<TreeRow> {
    private final @Nullable RowItem owner;
    private final Supplier<Structure> structure;
    private final Supplier<RowFilter> filter;
    private final Consumer<AbsentBytesException> missed;
    private final NodeBlocks blocks = new NodeBlocks();
    private final ReadOnlyObjectWrapper<RowView> shown = new ReadOnlyObjectWrapper<>();
    private boolean loaded;
    private boolean loading;
    /// How many children the rows below stand for, where there is nothing among them that is no value; else -1.
    private long plain = -1;

    /// @param owner  the row above it that it belongs to, null at the top
    /// @param filter which rows are left
    /// @param missed is told of bytes that rows depend on and that are not at hand: they are to [#sync] once they are
    RowItem(TreeRow row, @Nullable RowItem owner, Supplier<Structure> structure,
            Supplier<RowFilter> filter, Consumer<AbsentBytesException> missed) {
        this.missed = missed;
        super(row);
        this.owner = owner;
        this.structure = structure;
        this.filter = filter;
    }

    /// {@return the value of this row in the structure of the moment; empty for a range, or where it is gone}
    Optional<Node> node() {
        return switch (getValue()) {
            case TreeRow.Range _, TreeRow.Gap _, TreeRow.Element _ -> Optional.empty();
            case TreeRow.Value(Location at) when owner == null -> structure.get().node(at);
            case TreeRow.Value(Location at) -> owner.child(at.last());
        };
    }

    /// {@return the values that this row stands for; empty where it stands for none, but for bytes or elements}
    Optional<Siblings> siblings() {
        return switch (getValue()) {
            case TreeRow.Value(Location at) -> Optional.of(Siblings.of(at));
            case TreeRow.Range(var parent, long from, long to) when !isInArray() ->
                    Optional.of(new Siblings(parent, from, to));
            case TreeRow.Range _, TreeRow.Gap _, TreeRow.Element _ -> Optional.empty();
        };
    }

    private Optional<Node> child(long place) {
        return blocks.get(structure.get(), this::collection, place);
    }

    /// {@return the collection whose children are right below this row; empty where it is gone}
    private NodeBlocks.Above collection() {
        return switch (getValue()) {
            case TreeRow.Value _ -> new NodeBlocks.Above(node().isPresent(), node().orElse(null));
            case TreeRow.Range(Location parent, var _, var _) when parent == null -> new NodeBlocks.Above(true, null);
            case TreeRow.Range _ when owner != null -> owner.collection();
            case TreeRow.Range _, TreeRow.Gap _, TreeRow.Element _ -> new NodeBlocks.Above(false, null);
        };
    }

    /// {@return the packed array that this row is an element of; empty for every other row, and where it is gone}
    Optional<Node> array() {
        return getValue() instanceof TreeRow.Element && owner != null
                ? Optional.ofNullable(owner.collection().node()) : Optional.empty();
    }

    /// {@return how many elements of a packed array this row stands for; 0 for one that is no array}
    long elements() {
        return node().map(node -> Elements.count(structure.get(), node)).orElse(0L);
    }

    /// Whether this is an array with rows below it that is being read again: they stay until that is done.
    private boolean isWaiting() {
        return loaded && !super.getChildren().isEmpty()
                && node().filter(node -> node.state() == State.PENDING && !node.isCollection()).isPresent();
    }

    @Override
    public boolean isLeaf() {
        try {
            return hasNoRows();
        } catch (AbsentBytesException e) {
            missed.accept(e);
            return !loaded || super.getChildren().isEmpty();
        }
    }

    private boolean hasNoRows() {
        Optional<List<TreeRow>> left = left();
        return left.isPresent() ? left.get().isEmpty() : switch (getValue()) {
            case TreeRow.Range _ -> false;
            case TreeRow.Gap _, TreeRow.Element _ -> true;
            case TreeRow.Value _ -> elements() == 0 && !isWaiting()
                    && node().map(node -> node.children() == 0 && !holdsUnclaimed(node)).orElse(true);
        };
    }

    @Override
    public ObservableList<TreeItem<TreeRow>> getChildren() {
        if (!loaded) {
            try {
                long count = plainCount();
                List<TreeItem<TreeRow>> rows = rows().stream().<TreeItem<TreeRow>>map(this::item).toList();
                loaded = true;
                plain = count;
                loading = !isExpanded();
                super.getChildren().setAll(rows);
                loading = false;
            } catch (AbsentBytesException e) {
                missed.accept(e);
            }
        }
        return super.getChildren();
    }

    /// Rows that are made below a closed one change nothing that is seen, and are told to nobody: at each, the table
    /// would look through all rows for where the selected one is now.
    @Override
    public EventDispatchChain buildEventDispatchChain(EventDispatchChain tail) {
        return loading ? tail : super.buildEventDispatchChain(tail);
    }

    boolean isLoaded() {
        return loaded;
    }

    /// {@return what the cells of this row show, which `views` has just put into words}
    ReadOnlyObjectProperty<RowView> shown(RowViews views) {
        RowView now = views.of(this);
        if (!now.equals(shown.get())) {
            shown.set(now);
        }
        return shown.getReadOnlyProperty();
    }

    /// Makes the rows below this one, as far as they were made before, those of the structure of the moment.
    ///
    /// @return whether they are the same as before
    boolean sync() {
        boolean same;
        blocks.lookAgain();
        try {
            if (!loaded) {
                return !isExpanded() || getChildren().isEmpty();
            }
            if (isWaiting()) {
                return true;
            }
            long count = plainCount();
            same = count >= 0 && count == plain || replace();
            plain = count;
        } catch (AbsentBytesException e) {
            // The rows that are there stay until that is known.
            missed.accept(e);
            return true;
        }
        for (TreeItem<TreeRow> child : super.getChildren()) {
            same &= ((RowItem) child).sync();
        }
        return same;
    }

    /// {@return how many children the rows below stand for; -1 where there may be more than values}
    private long plainCount() {
        NodeBlocks.Above above = collection();
        Node node = above.node();
        if (left().isPresent() || !above.exists() || node == null || Ranges.mayHold(structure.get(), node)) {
            return -1;
        }
        return node.isCollection() ? node.children() : Elements.count(structure.get(), node);
    }

    private boolean replace() {
        List<TreeRow> wanted = rows();
        ObservableList<TreeItem<TreeRow>> have = super.getChildren();
        int before = have.size();
        int same = 0;
        while (same < Math.min(wanted.size(), have.size()) && have.get(same).getValue().equals(wanted.get(same))) {
            same++;
        }
        if (same < have.size()) {
            have.remove(same, have.size());
        }
        if (same < wanted.size()) {
            have.addAll(wanted.subList(same, wanted.size()).stream().map(this::item).toList());
        }
        if (wanted.isEmpty()) {
            setExpanded(false);
        }
        return before == same && wanted.size() == same;
    }

    private boolean holdsUnclaimed(Node node) {
        return Ranges.mayHold(structure.get(), node) && !structure.get().unclaimed(node, 0, 0, 1).isEmpty();
    }

    private List<TreeRow> rows() {
        return left().orElseGet(this::all);
    }

    /// {@return the rows right below this one, where not all of them are left}
    private Optional<List<TreeRow>> left() {
        return switch (getValue()) {
            case TreeRow.Value(Location at) -> filter.get().below(at);
            case TreeRow.Range _ when owner == null -> filter.get().below(null);
            case TreeRow.Range _, TreeRow.Gap _, TreeRow.Element _ -> Optional.empty();
        };
    }

    private List<TreeRow> all() {
        return switch (getValue()) {
            case TreeRow.Value(Location at) when elements() > 0 -> Ranges.elements(at, 0, elements());
            case TreeRow.Value(Location at) -> node().map(node -> Ranges.withGaps(structure.get(), node, at,
                    Ranges.below(at, node.children()))).orElse(List.of());
            case TreeRow.Range(Location parent, long from, long to) when parent != null && isInArray() ->
                    Ranges.elements(parent, from, to);
            case TreeRow.Range range -> Ranges.withGaps(structure.get(), collection().node(), range.parent(),
                    Ranges.below(range));
            case TreeRow.Gap _, TreeRow.Element _ -> List.of();
        };
    }

    private boolean isInArray() {
        Node node = collection().node();
        return node != null && !node.isCollection();
    }

    private RowItem item(TreeRow row) {
        return new RowItem(row, this, structure, filter, missed);
    }

    /// {@return the row of the child that leads to `at`, or null where there is none; the place of an element is that
    /// of a child of its array}
    @Nullable RowItem towards(Location at) {
        for (TreeItem<TreeRow> child : getChildren()) {
            if (holds(child.getValue(), at)) {
                return (RowItem) child;
            }
        }
        return null;
    }

    private static boolean holds(TreeRow row, Location at) {
        return switch (row) {
            case TreeRow.Gap _ -> false;
            case TreeRow.Element(Location array, long index) -> at.equals(array.child(index));
            case TreeRow.Value(Location place) -> at.isWithin(place);
            case TreeRow.Range(Location parent, long from, long to) -> {
                int depth = parent == null ? 0 : parent.places().size();
                yield (parent == null || begins(parent.places(), at)) && at.places().size() > depth
                        && at.place(depth) >= from && at.place(depth) < to;
            }
        };
    }

    private static boolean begins(List<Long> start, Location at) {
        return at.places().size() >= start.size() && at.places().subList(0, start.size()).equals(start);
    }

    /// The children of one collection as far as they were asked for, read a block of neighbours at a time and forgotten
    /// with the structure that they belong to.
    static final class NodeBlocks {
        private static final long SIZE = 128;

        private final Map<Long, List<Node>> blocks = new HashMap<>();
        private final Map<Long, AbsentBytesException> absent = new HashMap<>();
        private @Nullable Structure known;

        /// Whose children these are.
        ///
        /// @param exists whether it is still there
        /// @param node   the collection, or null for the records of the file
        record Above(boolean exists, @Nullable Node node) { }

        /// {@return the child number `place` in `structure`, if there is one}
        Optional<Node> get(Structure structure, Supplier<Above> above, long place) {
            if (structure != known) {
                known = structure;
                blocks.clear();
                absent.clear();
            }
            List<Node> block = blocks.get(place / SIZE);
            if (block == null) {
                block = look(structure, above, place / SIZE);
                blocks.put(place / SIZE, block);
            }
            int index = (int) (place % SIZE);
            if (index < block.size() && block.get(index).place() == place) {
                return Optional.of(block.get(index));
            }
            return block.stream().filter(node -> node.place() == place).findFirst();
        }

        /// What is not at hand is not looked for anew for each of the rows that the toolkit asks about.
        private List<Node> look(Structure structure, Supplier<Above> above, long number) {
            AbsentBytesException known = absent.get(number);
            if (known != null) {
                throw known;
            }
            try {
                return read(structure, above.get(), number * SIZE);
            } catch (AbsentBytesException e) {
                absent.put(number, e);
                throw e;
            }
        }

        /// Looks again for what was not at hand.
        void lookAgain() {
            absent.clear();
        }

        private static List<Node> read(Structure structure, Above above, long from) {
            if (!above.exists()) {
                return List.of();
            }
            long count = above.node() == null ? structure.records() : above.node().children();
            return structure.children(above.node(), from, Math.min(from + SIZE, count));
        }
    }
}
