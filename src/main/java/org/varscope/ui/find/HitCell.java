package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// A hit in the list: where it is, by offset and path, its type and what is there. Or the document that holds
/// those below.
final class HitCell extends ListCell<HitList.Row> {
    /// What a path has of the width, so that values are below each other.
    private static final double PATH = 0.36;
    /// In a list that is narrower than this, in em, values have the room of types, which the tooltip tells as well.
    private static final double NARROW = 50;

    private final Label offset = new Label();
    private final Label path = new Label();
    private final Label type = new Label();
    private final Label value = new Label();
    private final HBox row = new HBox(offset, path, type, value);
    private final Label name = new Label();
    private final Label words = new Label();
    private final HBox heading = new HBox(name, words);
    /// One for all that the cell shows: the toolkit makes a window of each.
    private final Tip whole = new Tip("");

    HitCell() {
        row.getStyleClass().add("change-row");
        row.setAlignment(Pos.CENTER_LEFT);
        offset.getStyleClass().addAll("problem-offsets", "mono");
        offset.setMinWidth(Region.USE_PREF_SIZE);
        path.getStyleClass().add("mono");
        path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS); // where it begins and ends tells it from others
        path.setMinWidth(0);
        path.prefWidthProperty().bind(widthProperty().multiply(PATH));
        path.maxWidthProperty().bind(path.prefWidthProperty());
        type.getStyleClass().add("hit-type");
        type.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> getWidth() >= NARROW * getFont().getSize(), widthProperty(), fontProperty()));
        type.managedProperty().bind(type.visibleProperty());
        value.getStyleClass().add("mono");
        value.setMinWidth(0);
        value.setPrefWidth(0); // as long as it may be, it has what the others leave
        value.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(value, Priority.ALWAYS);
        heading.getStyleClass().add("change-row");
        heading.setAlignment(Pos.CENTER_LEFT);
        name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        name.setMinWidth(0);
        name.getStyleClass().add("hit-document");
        words.getStyleClass().add("muted");
        words.setMinWidth(Region.USE_PREF_SIZE);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(HitList.@Nullable Row item, boolean empty) {
        super.updateItem(item, empty);
        switch (empty ? null : item) {
            case null -> {
                setGraphic(null);
                setTooltip(null);
                setAccessibleText(null);
            }
            case HitList.Row.Heading(_, var document, var count) -> show(document, count);
            case HitList.Row.Match(_, var line) -> show(line);
        }
    }

    private void show(String document, String count) {
        name.setText(document);
        words.setText(count);
        setTooltip(null);
        setAccessibleText(Messages.get("find.spoken-tab", document, count));
        setGraphic(heading);
    }

    private void show(Found.Line line) {
        offset.setText("0x%08X".formatted(line.span().start()));
        path.setText(Visible.line(line.path()));
        type.setText(line.type());
        value.setText(Visible.line(line.value()));
        whole.setText(Messages.get("find.whole", path.getText(), type.getText(), value.getText()));
        setTooltip(whole);
        setAccessibleText(Messages.get("find.spoken", path.getText(), value.getText(), offset.getText()));
        setGraphic(row);
    }
}
