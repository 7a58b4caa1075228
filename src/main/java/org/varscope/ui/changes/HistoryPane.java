package org.varscope.ui.changes;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Zoom;

/// Lists every step since the document was opened, with the one that is now marked; choosing one undoes or redoes all
/// steps up to there.
public final class HistoryPane {
    private static final double ROW = 26;
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");

    private final EditorModel model;
    /// States by how many steps have led to each.
    private final ListView<Integer> list = new ListView<>();
    private final BooleanProperty shows = new SimpleBooleanProperty();

    /// @param zoom how large everything is, 1 for the usual
    public HistoryPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom) {
        this.model = model;
        list.setId("history");
        list.getStyleClass().addAll("changes", "history");
        list.setAccessibleText(Messages.get("changes.history"));
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new StepCell());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                goToSelected();
            }
        });
        shows.subscribe(this::look);
        lifetime.follow(model.stateProperty().map(now -> List.of(now.snapshot(), now.searches())), (_, _) -> look());
    }

    /// {@return the control, which takes the keyboard}
    public ListView<Integer> view() {
        return list;
    }

    /// {@return whether anybody looks; nothing is listed otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    private void look() {
        if (shows.get()) {
            list.getItems().setAll(IntStream.rangeClosed(0, model.history().steps()).boxed().toList());
            list.getSelectionModel().clearAndSelect(model.history().place());
            list.scrollTo(Math.max(0, model.history().place() - 2));
            list.refresh();
        }
    }

    private void goToSelected() {
        Integer place = list.getSelectionModel().getSelectedItem();
        if (place != null) {
            model.history().goTo(place);
        }
    }

    private final class StepCell extends ListCell<Integer> {
        /// Keeps its room where it is not seen, so that all steps begin below each other.
        private final Node marker = new Label("\u25B8");

        @Override
        protected void updateItem(@Nullable Integer place, boolean empty) {
            super.updateItem(place, empty);
            boolean there = !empty && place != null;
            boolean present = there && place == model.history().place();
            boolean undone = there && place > model.history().place();
            pseudoClassStateChanged(PRESENT, present);
            pseudoClassStateChanged(UNDONE, undone);
            if (!there) {
                setText(null);
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            String words = place == 0 ? Messages.get("changes.opened") : model.history().words(place - 1);
            String step = words.isEmpty() ? Messages.get("changes.step", place) : Sentence.begin(words);
            setText(step);
            setGraphic(marker);
            marker.setVisible(present);
            setAccessibleText(present ? Messages.get("changes.present", step)
                    : undone ? Messages.get("changes.undone", step) : step);
        }
    }
}
