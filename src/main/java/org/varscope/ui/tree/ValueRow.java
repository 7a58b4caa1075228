package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// A row with its styles, its tooltip that teaches, and the pointer on it.
final class ValueRow extends TreeTableRow<TreeRow> {
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
    private final StructureTree tree;
    private @Nullable RowView seen;
    /// Style classes of what is shown, beside the toolkit's own.
    private List<String> styles = List.of();
    private boolean changed;
    private RowMarks.Mark mark = RowMarks.Mark.NONE;

    ValueRow(StructureTree tree) {
        this.tree = tree;
        setOnMouseEntered(_ -> {
            if (getTooltip() == null) {
                setTooltip(tip());
            }
            tree.pointed().set(at());
        });
        setOnMouseExited(_ -> tree.pointed().set(null));
        tree.pointed().subscribe(_ -> point());
        tree.revision().subscribe((_, _) -> lookAgain());
        tree.columns().nameWidth().subscribe((_, _) -> indent());
    }

    /// Made where the pointer comes, as the toolkit makes a window for it.
    private Tooltip tip() {
        Tooltip tip = new Tip("");
        tip.setShowDelay(Duration.millis(600));
        tip.setOnShowing(_ -> tip.setText(getTreeItem() instanceof RowItem item ? tree.views().details(item) : ""));
        return tip;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        TreeTableRowSkin<TreeRow> skin = new TreeTableRowSkin<>(this);
        skin.setIndent(tree.columns().indent(level()));
        return skin;
    }

    private int level() {
        return getTreeItem() == null ? 0 : getTreeTableView().getTreeItemLevel(getTreeItem());
    }

    private void indent() {
        if (getTreeItem() != null && getSkin() instanceof TreeTableRowSkin<?> skin) {
            skin.setIndent(tree.columns().indent(level()));
            NameCell name = cell(NameCell.class);
            if (name != null) {
                name.showDepth();
            }
            layOut();
        }
    }

    @Override
    protected void updateItem(@Nullable TreeRow row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            style(List.of());
            setAccessibleText(null);
            seen = null;
            mark = RowMarks.Mark.NONE;
        } else {
            dress(tree.views().of((RowItem) getTreeItem()), tree.marks().isWritten((RowItem) getTreeItem()));
        }
        indent();
        layOut();
        point();
    }

    /// Shows the same value as it is now.
    private void lookAgain() {
        if (isEmpty() || !(getTreeItem() instanceof RowItem item)) {
            return;
        }
        RowView now = item.shown(tree.views()).get();
        boolean marked = tree.marks().isWritten(item);
        if (!now.equals(seen) || marked != changed || !tree.marks().of(item).equals(mark)) {
            dress(now, marked);
            layOut();
        }
    }

    private void dress(RowView view, boolean marked) {
        seen = view;
        changed = marked;
        if (getTreeItem() instanceof RowItem item) {
            tree.columns().see(item, view);
        }
        showMark(getTreeItem() instanceof RowItem item ? tree.marks().of(item) : RowMarks.Mark.NONE);
        style(marked ? Stream.concat(view.styles().stream(), Stream.of("changed")).toList() : view.styles());
        setAccessibleText(view == ReadSoFar.NOTHING ? Messages.get("tree.not-read") : words(view, marked));
    }

    private String words(RowView view, boolean marked) {
        return "%s, %s, %s%s%s%s".formatted(view.name(), view.type(), view.value(),
                view.styles().contains("doubtful") ? ", " + Messages.get("tree.has-problem") : "",
                marked ? ", " + Messages.get("tree.changed") : "", mark.words());
    }

    /// Each change has the row and its cells styled anew, also to the same.
    private void style(List<String> now) {
        if (!now.equals(styles)) {
            getStyleClass().removeAll(styles);
            getStyleClass().addAll(now);
            styles = now;
        }
    }

    private void showMark(RowMarks.Mark now) {
        boolean same = now.equals(mark);
        mark = now;
        ValueCell value = same ? null : cell(ValueCell.class);
        if (value != null) {
            value.showMark();
        }
    }

    RowMarks.Mark mark() {
        return mark;
    }

    /// A cell that shows the same words for another value may be indented less, and would not notice; nor does the row
    /// where a value can be opened now.
    private void layOut() {
        requestLayout();
        getChildrenUnmodifiable().stream().filter(Parent.class::isInstance).map(Parent.class::cast)
                .forEach(Parent::requestLayout);
    }

    /// The name of a range, or of an element, takes the room it needs from the type and from the value: ranges have no
    /// type, and all elements have the same.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        NameCell name = cell(NameCell.class);
        TypeCell type = cell(TypeCell.class);
        ValueCell value = cell(ValueCell.class);
        boolean range = getItem() instanceof TreeRow.Range;
        boolean wide = range || getItem() instanceof TreeRow.Element && name != null && widthOf(name) > name.getWidth();
        if (type != null) {
            // A table empties cells that are not visible, and does not fill them again.
            type.setOpacity(wide ? 0 : 1);
        }
        if (value != null) {
            double beyond = 0;
            if (wide && name != null) {
                double before = value.getLayoutX() - name.getLayoutX();
                double room = before + value.getWidth();
                double needed = Math.min(room, Math.max(before, widthOf(name)));
                name.resize(needed, name.getHeight());
                value.resize(room - needed, value.getHeight());
                beyond = needed - before;
            }
            // Not relocated: two places in one layout ask for another layout, and so for ever.
            value.setTranslateX(beyond);
        }
    }

    private <T> @Nullable T cell(Class<T> kind) {
        return getChildrenUnmodifiable().stream().filter(kind::isInstance).map(kind::cast).findFirst().orElse(null);
    }

    /// Cells of a table are as wide as their column if they are asked.
    private double widthOf(NameCell cell) {
        Text words = new Text(cell.getText());
        words.setFont(cell.getFont());
        return words.getLayoutBounds().getWidth()
                + tree.columns().indent(level()) * level() + ColumnNeeds.BESIDE_NAME * cell.getFont().getSize();
    }

    /// Shows where values go that are dropped here; null for nowhere.
    void showDrop(RowDrop.@Nullable Side side) {
        for (RowDrop.Side one : RowDrop.Side.values()) {
            pseudoClassStateChanged(PseudoClass.getPseudoClass("drop-" + one.name().toLowerCase(Locale.ROOT)),
                    one == side);
        }
    }

    private @Nullable Location at() {
        return getItem() instanceof TreeRow.Value(Location at) ? at : null;
    }

    private void point() {
        Location pointed = tree.pointed().get();
        pseudoClassStateChanged(POINTED, pointed != null && pointed.asValue().equals(at()));
    }

    /// The type of a row.
    static final class TypeCell extends TreeTableCell<TreeRow, RowView> {
        TypeCell() {
            getStyleClass().add("type-cell");
        }

        @Override
        protected void updateItem(@Nullable RowView view, boolean empty) {
            super.updateItem(view, empty);
            setText(empty || view == null ? null : view.type());
        }
    }
}
