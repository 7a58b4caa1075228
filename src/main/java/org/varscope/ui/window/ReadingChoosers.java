package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Structure;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorState;

/// Shows in the tool bar how the document in front is read.
final class ReadingChoosers {
    private final MenuButton dialect;
    private final MenuButton container;
    private Subscription subscription = Subscription.EMPTY;

    ReadingChoosers(MainController controller, ObservableValue<Optional<EditorPage>> current) {
        this.dialect = controller.dialectChooser();
        this.container = controller.containerChooser();
        current.subscribe(editor -> {
            subscription.unsubscribe();
            dialect.setVisible(editor.isPresent());
            container.setVisible(editor.isPresent());
            subscription = editor.map(this::follow).orElseGet(this::clear);
        });
    }

    private Subscription clear() {
        dialect.setText("\u2013");
        container.setText("\u2013");
        return Subscription.EMPTY;
    }

    private Subscription follow(EditorPage page) {
        dialect.setTooltip(tip("window.dialect-tip", page));
        container.setTooltip(tip("window.container-tip", page));
        return page.model().stateProperty().map(EditorState::structure).subscribe(this::show);
    }

    private static Tooltip tip(String key, EditorPage page) {
        Tooltip tip = new Tooltip(Messages.get(key, page.session().why()));
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        return tip;
    }

    private void show(Structure structure) {
        dialect.setText(structure.dialect().traits().title());
        container.setText(TypeWords.framing(structure.framing()));
    }
}
