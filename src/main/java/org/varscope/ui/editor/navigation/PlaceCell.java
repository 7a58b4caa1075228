package org.varscope.ui.editor.navigation;

import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;

/// A place that may be gone to: its path, and what stands there.
final class PlaceCell extends ListCell<Place> {
    private final Label path = new Label();
    private final Label value = new Label();
    private final HBox row = new HBox(path, value);

    PlaceCell() {
        row.getStyleClass().add("place-row");
        path.getStyleClass().add("mono");
        path.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS); // the end of it tells places apart
        path.setMinWidth(0);
        value.getStyleClass().addAll("mono", "muted");
        value.setMinWidth(0);
        value.setPrefWidth(0); // it takes what the path leaves
        value.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(value, Priority.ALWAYS);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Place place, boolean empty) {
        super.updateItem(place, empty);
        setGraphic(empty || place == null ? null : row);
        if (empty || place == null) {
            setAccessibleText(null);
        } else {
            path.setText(Visible.line(place.path()));
            value.setText(place.value());
            setAccessibleText(Messages.get("editor.place", path.getText(), value.getText()));
        }
    }
}
