package org.varscope.ui.tree;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableRow;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.Location;

/// A row with its styles, its tooltip that teaches, and the pointer on it.
final class ValueRow extends TreeTableRow<TreeRow> {
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
    private static final List<String> STYLES = List.of("damaged", "incomplete", "guessed", "pending", "range");

    private final StructureTree tree;

    ValueRow(StructureTree tree) {
        this.tree = tree;
        Tooltip tooltip = new Tooltip();
        tooltip.setShowDelay(Duration.millis(600));
        tooltip.setOnShowing(_ -> tooltip.setText(getTreeItem() instanceof RowItem item ? tree.details(item) : ""));
        setTooltip(tooltip);
        setOnMouseEntered(_ -> tree.point(at()));
        setOnMouseExited(_ -> tree.point(null));
        tree.pointed().subscribe(_ -> point());
    }

    @Override
    protected void updateItem(@Nullable TreeRow row, boolean empty) {
        super.updateItem(row, empty);
        getStyleClass().removeAll(STYLES);
        if (!empty && row != null) {
            RowView view = tree.view((RowItem) getTreeItem());
            getStyleClass().addAll(view.styles());
            setAccessibleText("%s, %s, %s".formatted(view.name(), view.type(), view.value()));
        }
        point();
    }

    private @Nullable Location at() {
        return getItem() instanceof TreeRow.Value(Location at) ? at : null;
    }

    private void point() {
        Location pointed = tree.pointed().get();
        pseudoClassStateChanged(POINTED, pointed != null && pointed.asValue().equals(at()));
    }
}
