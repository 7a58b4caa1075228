package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.Typing;

/// What was found, or what becomes of it, listed and gone through: of several documents, each below its name.
public final class HitList {
    private static final double ROW = 26;

    private final Area area;
    private final Background.Lane finding;
    private final ListView<Row> list = new ListView<>();
    private @Nullable Hits found;
    /// Whether to go on to the next match once it is known where they are now.
    private boolean goingOn;

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

    /// @param finding where hits are looked for
    /// @param zoom    how large everything is, 1 for the usual
    HitList(Area area, Background.Lane finding, ObservableDoubleValue zoom, Node placeholder) {
        this.area = area;
        this.finding = finding;
        list.setId("find-hits");
        list.getStyleClass().add("changes");
        list.setAccessibleText(Messages.get("find.hits"));
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new HitCell());
        list.setPlaceholder(placeholder);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected();
                event.consume();
            } else if (event.getCode() == KeyCode.F2 && !event.isShiftDown()) {
                event.consume(); // the toolkit's list would edit a row of its own
                goToSelected();
                area.edit("");
            } else if (event.getCode() == KeyCode.C && event.isShortcutDown() && !event.isAltDown()
                    && !event.isShiftDown()) {
                copy();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                area.leave();
                event.consume();
            }
        });
        list.addEventHandler(KeyEvent.KEY_TYPED, event -> {
            if (Typing.isText(event) && !list.getSelectionModel().isEmpty()) {
                event.consume();
                goToSelected();
                area.edit(event.getCharacter());
            }
        });
        list.setOnMouseClicked(_ -> goToSelected());
    }

    ListView<Row> view() {
        return list;
    }

    /// {@return what was found; null where it is being looked for, or cannot be}
    @Nullable Hits found() {
        return found;
    }

    /// Goes through `now` from now on.
    void find(@Nullable Hits now) {
        found = now;
    }

    /// Shows `rows`. Where they begin with those that are there, what is selected stays so while the list has the
    /// keyboard, as a person is at a line of it.
    void show(List<Row> rows) {
        ObservableList<Row> shown = list.getItems();
        boolean goesOn = !shown.isEmpty() && rows.size() >= shown.size()
                && rows.subList(0, shown.size()).equals(shown);
        if (goesOn) {
            shown.addAll(rows.subList(shown.size(), rows.size()));
        } else {
            shown.setAll(rows);
        }
        if (!goesOn || !list.isFocused()) {
            mark();
        }
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

    /// Copies what is shown of the selected match.
    private void copy() {
        if (list.getSelectionModel().getSelectedItem() instanceof Row.Match(_, var line)) {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, line.value()));
        }
    }

    private void goToSelected() {
        Row row = list.getSelectionModel().getSelectedItem();
        if (row != null) {
            goTo(row.hit());
        }
    }

    /// {@return the hit that is selected in front}
    Optional<Hits.Hit> selected() {
        Hits now = found;
        int index = now == null ? -1 : selected(now);
        return now == null || index < 0 ? Optional.empty() : Optional.of(now.hit(index));
    }

    private int selected(Hits now) {
        if (now.count() == 0) {
            return -1; // perhaps as no document is left
        }
        EditorModel front = area.front();
        return now.indexOf(front, front.selection().bytes());
    }

    /// Goes to the next match: immediately, or where bytes have changed, when it is known where it is.
    void goOn() {
        if (found == null || finding.isRunning()) {
            goingOn = true;
        } else {
            next();
        }
    }

    /// Goes to the next match if it was to be gone to, as it is known now where it is.
    void goOnWhereOwed() {
        if (goingOn) {
            goingOn = false;
            next();
        }
    }

    /// Goes to the first hit after what is selected, or from the start again.
    public void next() {
        step(now -> now.after(area.front(), area.front().selection().bytes()));
    }

    /// Goes to the last hit before what is selected, or from the end again.
    public void previous() {
        step(now -> now.before(area.front(), area.front().selection().bytes()));
    }

    private void step(ToIntFunction<Hits> wanted) {
        Hits now = found;
        if (now == null || now.count() == 0) {
            return;
        }
        int count = now.count();
        int index = wanted.applyAsInt(now);
        if (finding.isRunning() && (index < 0 || index == count)) {
            area.front().say(Messages.get("find.looking-on"));
            return;
        }
        int there = Math.floorMod(index, count);
        goTo(there);
        area.front().say(Messages.get(index == there ? "find.at" : index < 0 ? "find.at-end" : "find.at-start",
                there + 1, count));
    }

    private void goTo(int index) {
        Hits now = found;
        if (now != null) {
            Hits.Hit hit = now.hit(index);
            area.goTo(hit.document().model(), hit.span());
            mark(index);
        }
    }

    /// Marks the line of what is selected in front.
    void mark() {
        Hits now = found;
        mark(now == null ? -1 : selected(now));
    }

    /// Marks the line of a hit; none where there is none, or the hit is not listed.
    private void mark(int hit) {
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
