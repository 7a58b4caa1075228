package org.varscope.ui.shell;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuButton;
import javafx.util.Subscription;
import org.varscope.scan.Structure;

/// Shows in the tool bar how the document in front is read.
final class Choosers {
    private final MenuButton dialect;
    private final MenuButton container;
    private Subscription subscription = Subscription.EMPTY;

    Choosers(MainController controller, ObservableValue<Optional<EditorPage>> current) {
        this.dialect = controller.dialectChooser();
        this.container = controller.containerChooser();
        current.subscribe(editor -> {
            subscription.unsubscribe();
            dialect.setVisible(editor.isPresent());
            container.setVisible(editor.isPresent());
            subscription = editor.map(page -> page.model().snapshotProperty()
                    .subscribe(snapshot -> show(snapshot.structure()))).orElseGet(this::clear);
        });
    }

    private Subscription clear() {
        dialect.setText("\u2013");
        container.setText("\u2013");
        return Subscription.EMPTY;
    }

    private void show(Structure structure) {
        dialect.setText(structure.dialect().traits().title());
        container.setText(DynamicMenus.title(structure.framing()));
    }
}
