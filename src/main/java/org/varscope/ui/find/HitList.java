package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.Typing;

/// What was found, or what becomes of it: of several documents, each below its name.
final class HitList {
    private static final double ROW = 26;

    private final ListView<Row> list = new ListView<>();

    /// What a line shows.
    sealed interface Row {
        /// {@return the number of the hit that it leads to}
        int hit();

        /// A document, above its hits.
        ///
        /// @param hit   the first of them
        /// @param words how many there are, or would change
        record Heading(int hit, String name, String words) implements Row { }

        /// A hit.
        record Match(int hit, Found.Line line) implements Row { }
    }

    /// @param zoom   how large everything is, 1 for the usual
    /// @param chosen goes to a hit
    /// @param edit   begins to edit the value that was gone to, with what was typed, if anything was
    HitList(ObservableDoubleValue zoom, Node placeholder, IntConsumer chosen, Consumer<String> edit, Runnable leave) {
        list.setId("find-hits");
        list.getStyleClass().add("changes");
        list.setAccessibleText(Messages.get("find.hits"));
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new HitCell());
        list.setPlaceholder(placeholder);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected(chosen);
                event.consume();
            } else if (event.getCode() == KeyCode.F2 && !event.isShiftDown()) {
                event.consume(); // the toolkit's list would edit a row of its own
                goToSelected(chosen);
                edit.accept("");
            } else if (event.getCode() == KeyCode.ESCAPE) {
                leave.run();
                event.consume();
            }
        });
        list.addEventHandler(KeyEvent.KEY_TYPED, event -> {
            if (Typing.isText(event) && !list.getSelectionModel().isEmpty()) {
                event.consume();
                goToSelected(chosen);
                edit.accept(event.getCharacter());
            }
        });
        list.setOnMouseClicked(_ -> goToSelected(chosen));
    }

    ListView<Row> view() {
        return list;
    }

    /// Shows `rows`. Where they begin with those that are there, what is selected stays so.
    ///
    /// @return whether they do
    boolean show(List<Row> rows) {
        ObservableList<Row> shown = list.getItems();
        boolean goesOn = !shown.isEmpty() && rows.size() >= shown.size()
                && rows.subList(0, shown.size()).equals(shown);
        if (goesOn) {
            shown.addAll(rows.subList(shown.size(), rows.size()));
        } else {
            shown.setAll(rows);
        }
        return goesOn;
    }

    void clear() {
        list.getItems().clear();
    }

    /// Takes the keyboard.
    void focus() {
        list.requestFocus();
        if (list.getSelectionModel().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    private void goToSelected(IntConsumer chosen) {
        Row row = list.getSelectionModel().getSelectedItem();
        if (row != null) {
            chosen.accept(row.hit());
        }
    }

    /// Marks the line of a hit; none where there is none, or the hit is not listed.
    void mark(int hit) {
        int row = IntStream.range(0, list.getItems().size())
                .filter(i -> list.getItems().get(i) instanceof Row.Match match && match.hit() == hit).findFirst()
                .orElse(-1);
        if (row >= 0) {
            list.getSelectionModel().clearAndSelect(row);
            list.scrollTo(Math.max(0, row - 1));
        } else {
            list.getSelectionModel().clearSelection();
        }
    }
}
