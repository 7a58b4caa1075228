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
        setOnMouseEntered(_ -> tree.point(at()));
        setOnMouseExited(_ -> tree.point(null));
        tree.pointed().subscribe(_ -> point());
    }

    @Override
    protected void updateItem(@Nullable TreeRow row, boolean empty) {
        super.updateItem(row, empty);
        getStyleClass().removeAll(STYLES);
        setTooltip(null);
        if (!empty && row != null) {
            RowView view = tree.view(row);
            getStyleClass().addAll(view.styles());
            if (!view.details().isEmpty()) {
                Tooltip tooltip = new Tooltip(String.join("\n", view.details()));
                tooltip.setShowDelay(Duration.millis(600));
                setTooltip(tooltip);
            }
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
