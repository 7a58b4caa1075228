package org.varscope.ui.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.Location;
import org.varscope.scan.Node;
import org.varscope.scan.Structure;

/// A row of the tree whose children are made when somebody opens it.
///
/// Values are looked up in the structure of the moment, a block of neighbours at a time, since the toolkit asks every
/// row below an opened one whether it can be opened too.
final class RowItem extends TreeItem<TreeRow> {
    private final @Nullable RowItem owner;
    private final Supplier<Structure> structure;
    private final NodeBlocks blocks = new NodeBlocks();
    private final ReadOnlyObjectWrapper<RowView> shown = new ReadOnlyObjectWrapper<>();
    private boolean loaded;
    /// How many children the rows below stand for, where there is nothing among them that is no value; else -1.
    private long plain = -1;

    /// @param owner the row above it that it belongs to, null at the top
    RowItem(TreeRow row, @Nullable RowItem owner, Supplier<Structure> structure) {
        super(row);
        this.owner = owner;
        this.structure = structure;
    }

    /// {@return the value of this row in the structure of the moment; empty for a range, or where it is gone}
    Optional<Node> node() {
        return switch (getValue()) {
            case TreeRow.Range _, TreeRow.Gap _ -> Optional.empty();
            case TreeRow.Value(Location at) when owner == null -> structure.get().node(at);
            case TreeRow.Value(Location at) -> owner.child(at.last());
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
            case TreeRow.Range _, TreeRow.Gap _ -> new NodeBlocks.Above(false, null);
        };
    }

    @Override
    public boolean isLeaf() {
        return switch (getValue()) {
            case TreeRow.Range _ -> false;
            case TreeRow.Gap _ -> true;
            case TreeRow.Value _ -> node().map(node -> node.children() == 0 && !holdsUnclaimed(node)).orElse(true);
        };
    }

    @Override
    public ObservableList<TreeItem<TreeRow>> getChildren() {
        if (!loaded) {
            loaded = true;
            plain = plainCount();
            super.getChildren().setAll(rows().stream().map(this::item).toList());
        }
        return super.getChildren();
    }

    boolean isLoaded() {
        return loaded;
    }

    /// {@return what the cells of this row show, which `views` has just put into words}
    ReadOnlyObjectProperty<RowView> shown(Function<RowItem, RowView> views) {
        RowView now = views.apply(this);
        if (!now.equals(shown.get())) {
            shown.set(now);
        }
        return shown.getReadOnlyProperty();
    }

    /// Makes the rows below this one, as far as they were made before, those of the structure of the moment.
    ///
    /// @return whether they are the same as before
    boolean sync() {
        if (!loaded) {
            return true;
        }
        long count = plainCount();
        boolean same = count >= 0 && count == plain || replace();
        plain = count;
        for (TreeItem<TreeRow> child : super.getChildren()) {
            same &= ((RowItem) child).sync();
        }
        return same;
    }

    /// {@return how many children the rows below stand for; -1 where there may be more than values}
    private long plainCount() {
        NodeBlocks.Above above = collection();
        Node node = above.node();
        if (!above.exists() || node == null || Ranges.mayHold(structure.get(), node)) {
            return -1;
        }
        return node.children();
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
        return switch (getValue()) {
            case TreeRow.Value(Location at) -> node().map(node -> Ranges.withGaps(structure.get(), node, at,
                    Ranges.below(at, node.children()))).orElse(List.of());
            case TreeRow.Range range -> Ranges.withGaps(structure.get(), collection().node(), range.parent(),
                    Ranges.below(range));
            case TreeRow.Gap _ -> List.of();
        };
    }

    private RowItem item(TreeRow row) {
        return new RowItem(row, this, structure);
    }

    /// {@return the row of the child that leads to `at`, or null where there is none}
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
}
