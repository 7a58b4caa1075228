package org.varscope.ui.bookmarks;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Zoom;

/// Lists the bookmarks of a document in the order of their bytes. Notes are written in place.
public final class BookmarksPane {
    private static final double ROW = 26;

    private final DocumentBookmarks bookmarks;
    private final ListView<Bookmark> list = new ListView<>();
    private final Label none = new Label();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper();

    /// @param zoom how large everything is, 1 for the usual
    public BookmarksPane(EditorModel model, DocumentBookmarks bookmarks, ObservableDoubleValue zoom) {
        this.bookmarks = bookmarks;
        list.setId("bookmarks");
        list.getStyleClass().add("bookmarks");
        list.setAccessibleText(Messages.get("bookmarks.title"));
        none.setWrapText(true);
        list.setPlaceholder(none);
        list.setEditable(true);
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new BookmarkCell(model, bookmarks));
        list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        bookmarks.bookmarksProperty().subscribe(this::show);
        // A path may be another one after each step.
        model.stateProperty().subscribe((was, now) -> {
            if (was.snapshot() != now.snapshot() || was.searches() != now.searches()) {
                list.refresh();
            }
        });
    }

    private void show(Bookmarks now) {
        int count = now.list().size();
        title.set(count == 0 ? Messages.get("bookmarks.title") : Messages.get("bookmarks.tab", count));
        int selected = list.getSelectionModel().getSelectedIndex();
        list.getItems().setAll(now.list());
        list.getSelectionModel().clearSelection();
        if (selected >= 0 && count > 0) {
            list.getSelectionModel().select(Math.min(selected, count - 1));
        }
    }

    /// Names the keys that are in `keys`.
    public void use(ObservableValue<KeyMap> keys) {
        none.textProperty().bind(keys.map(map -> Messages.get("bookmarks.none", map.called(Command.TOGGLE_BOOKMARK),
                map.called(Command.NEXT_BOOKMARK))));
    }

    /// {@return the control}
    public Node view() {
        return list;
    }

    /// {@return the title with the number of bookmarks}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    private void pressed(KeyEvent event) {
        Bookmark selected = list.getSelectionModel().getSelectedItem();
        if (selected == null || list.getEditingIndex() >= 0) {
            return;
        }
        switch (event.getCode()) {
            case ENTER -> bookmarks.goTo(selected);
            case F2 -> list.edit(list.getSelectionModel().getSelectedIndex());
            case DELETE -> bookmarks.change(all -> all.without(List.of(selected)));
            case C -> bookmarks.dye(selected, selected.hue().next());
            default -> {
                return;
            }
        }
        event.consume();
    }
}
