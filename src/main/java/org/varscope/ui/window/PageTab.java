package org.varscope.ui.window;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.Circle;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;

/// A tab and the page on it, which may change: what is being opened becomes an editor, or a refusal.
final class PageTab extends Tab {
    private static final double MARK = 4;

    private final Node mark = unsavedMark();
    private Page page;

    PageTab(Page page) {
        this.page = page;
        show(page);
    }

    Page page() {
        return page;
    }

    /// {@return the editor, where a document is shown}
    Optional<EditorPage> editor() {
        return page instanceof EditorPage editor ? Optional.of(editor) : Optional.empty();
    }

    /// Shows another page in place of the one before, which is closed.
    void show(Page next) {
        if (next != page) {
            page.close();
        }
        page = next;
        textProperty().unbind();
        textProperty().bind(next.title());
        setContent(next.content());
        setGraphic(null);
        setTooltip(editor().map(editor -> tip(editor.session().fileProperty())).orElse(null));
        editor().ifPresent(editor -> editor.model().modifiedProperty().subscribe(this::mark));
    }

    private static Tooltip tip(ObservableValue<EditedFile> file) {
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(file.map(known -> known.path() == null ? Messages.get("window.tab-unsaved", known.name())
                : known.path().toString()));
        return tip;
    }

    private void mark(@Nullable Boolean modified) {
        setGraphic(Boolean.TRUE.equals(modified) ? mark : null);
    }

    private static Node unsavedMark() {
        Circle circle = new Circle(MARK);
        circle.getStyleClass().add("unsaved-mark");
        circle.setAccessibleText(Messages.get("window.unsaved"));
        return circle;
    }
}
