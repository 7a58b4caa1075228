package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;

/// Asks what a document is to be compared with.
public final class CompareCard extends Card {
    private static final double ROW = 30;
    private static final int ROWS = 8;

    private final ListView<Other> list = new ListView<>();

    /// What a document can be compared with.
    ///
    /// @param name    what it is called
    /// @param about   where it is, or what it is
    /// @param compare compares with it
    public record Other(String name, String about, Runnable compare) { }

    /// @param name   of the document
    /// @param others at least one
    public CompareCard(String name, List<Other> others) {
        super("compare-with", 520);
        list.setId("compare-with-list");
        list.setAccessibleText(Messages.get("compare.with", name));
        fit(list, ROW, Math.min(ROWS, others.size()));
        list.getItems().setAll(others);
        list.setCellFactory(_ -> new OtherCell());
        list.getSelectionModel().selectFirst();
        list.setOnMouseClicked(_ -> choose());
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                choose();
            }
        });
        getChildren().setAll(title(Messages.get("compare.with", name)), list);
    }

    @Override
    protected Node first() {
        return list;
    }

    private void choose() {
        Other other = list.getSelectionModel().getSelectedItem();
        if (other != null) {
            close();
            other.compare().run();
        }
    }

    private static final class OtherCell extends ListCell<Other> {
        @Override
        protected void updateItem(@Nullable Other other, boolean empty) {
            super.updateItem(other, empty);
            if (empty || other == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            Label about = new Label(other.about());
            about.getStyleClass().add("muted");
            setText(other.name());
            setGraphic(about);
            setContentDisplay(ContentDisplay.RIGHT);
            setGraphicTextGap(12);
        }
    }
}
