package org.varscope.ui.bookmarks;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.document.place.Bookmark;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Tip;

/// One bookmark: its colour, the path of the value, its bytes, and its note, which a double click or F2 edits.
final class BookmarkCell extends ListCell<Bookmark> {
    private final EditorModel model;
    private final DocumentBookmarks bookmarks;
    private final Button hue = new Button();
    private final Label path = new Label();
    private final Label bytes = new Label();
    private final Label note = new Label();
    private final TextField field = new TextField();
    private final HBox row = new HBox(hue, path, bytes, note);
    private final Tip keys = new Tip("");

    BookmarkCell(EditorModel model, DocumentBookmarks bookmarks) {
        this.model = model;
        this.bookmarks = bookmarks;
        row.getStyleClass().add("bookmark-row");
        row.setAlignment(Pos.CENTER_LEFT);
        hue.setGraphic(new FontIcon("fth-bookmark"));
        hue.setFocusTraversable(false);
        hue.setOnAction(_ -> bookmarks.dye(getItem(), getItem().hue().next()));
        path.getStyleClass().addAll("bookmark-path", "mono");
        bytes.getStyleClass().addAll("bookmark-bytes", "mono");
        note.setMinWidth(0);
        note.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(note, Priority.ALWAYS);
        HBox.setHgrow(field, Priority.ALWAYS);
        field.setId("bookmark-note");
        field.setPromptText(Messages.get("bookmarks.note"));
        field.setOnAction(_ -> {
            ListView<Bookmark> list = getListView();
            take();
            list.requestFocus();
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                cancelEdit();
                getListView().requestFocus();
            }
        });
        // What was written counts, wherever a person goes on.
        field.focusedProperty().subscribe((was, now) -> {
            if (was && !now && isEditing()) {
                take();
            }
        });
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        setPrefWidth(0);
    }

    /// The first click on a selected row would edit, as the toolkit has it.
    private void pressed(MouseEvent event) {
        Bookmark one = getItem();
        if (one == null || isEditing() || event.getTarget() instanceof Node inside && isOfHue(inside)) {
            return;
        }
        event.consume();
        getListView().requestFocus();
        getListView().getSelectionModel().clearAndSelect(getIndex());
        if (event.getClickCount() == 2 && event.getX() >= note.getLayoutX() + row.getLayoutX()) {
            getListView().edit(getIndex());
        } else if (event.getClickCount() == 2) {
            bookmarks.goTo(one);
        }
    }

    private boolean isOfHue(Node inside) {
        for (Node at = inside; at != null; at = at.getParent()) {
            if (at == hue) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void startEdit() {
        super.startEdit();
        if (isEditing()) {
            field.setText(getItem().note());
            row.getChildren().set(3, field);
            field.requestFocus();
            field.selectAll();
        }
    }

    private void take() {
        Bookmark now = getItem().with(field.getText());
        cancelEdit();
        bookmarks.change(all -> all.set(now));
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        row.getChildren().set(3, note);
    }

    @Override
    protected void updateItem(@Nullable Bookmark item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        String color = Messages.get("bookmarks.hue." + item.hue().name().toLowerCase(Locale.ROOT));
        hue.getStyleClass().setAll("button", "bookmark-hue", "hue-" + item.hue().name().toLowerCase(Locale.ROOT));
        hue.setTooltip(new Tip(Messages.get("bookmarks.recolor", color)));
        path.setText(model.awaited().reading(() -> bookmarks.around(item)
                .map(node -> Visible.line(PathWords.atOnce(model.structure(), node))).orElse(""), ""));
        bytes.setText(TypeWords.offsets(item.span()));
        note.setText(item.note().isEmpty() ? Messages.get("bookmarks.note") : Visible.line(item.note()));
        note.getStyleClass().setAll("label", item.note().isEmpty() ? "bookmark-blank" : "bookmark-note");
        keys.setText(Messages.get("bookmarks.keys", path.getText()));
        setTooltip(keys);
        setAccessibleText(Messages.get("bookmarks.spoken", color, path.getText(), item.span(),
                Visible.line(item.note())));
        setGraphic(row);
    }
}
