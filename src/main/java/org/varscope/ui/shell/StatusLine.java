package org.varscope.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.controlsfx.control.StatusBar;
import org.varscope.bytes.Span;
import org.varscope.scan.Node;
import org.varscope.scan.Structure;
import org.varscope.ui.EditorModel;
import org.varscope.ui.RowNames;
import org.varscope.ui.TypeWords;

/// The status bar: where the selection is, what happened last, how the bytes are read and how many there are.
final class StatusLine {
    private final StatusBar bar;
    private final HBox crumbs = new HBox(6);
    private final Label offset = label("status-offset");
    private final Label reading = label("status-reading");
    private final Label mode = label("status-mode");
    private final Label size = label("status-size");
    private final Label work = label("status-work");
    private final Button cancel = new Button("Stop");
    private Subscription subscription = Subscription.EMPTY;

    /// @param current the editor in front
    StatusLine(StatusBar bar, ObservableValue<Optional<EditorPage>> current, Commands commands) {
        this.bar = bar;
        crumbs.setId("status-path");
        offset.getStyleClass().add("mono");
        mode.getStyleClass().add("mode");
        mode.setTooltip(new Tooltip("Insert or overwrite typed bytes (%s)".formatted(Command.INSERT_MODE.shownKey())));
        mode.setOnMouseClicked(_ -> commands.run(Command.INSERT_MODE));
        cancel.setId("status-stop");
        cancel.managedProperty().bind(cancel.visibleProperty());
        cancel.setVisible(false);
        work.managedProperty().bind(cancel.visibleProperty());
        work.visibleProperty().bind(cancel.visibleProperty());
        bar.getLeftItems().setAll(List.of(crumbs, offset, new Region()));
        bar.getRightItems().setAll(List.of(work, cancel, reading, mode, size));
        current.subscribe(this::follow);
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private void follow(Optional<EditorPage> editor) {
        subscription.unsubscribe();
        subscription = editor.map(this::follow).orElseGet(this::clear);
    }

    private Subscription clear() {
        crumbs.getChildren().clear();
        List.of(offset, reading, mode, size).forEach(label -> label.setText(""));
        bar.setText("");
        bar.setProgress(0);
        cancel.setVisible(false);
        return Subscription.EMPTY;
    }

    private Subscription follow(EditorPage page) {
        EditorModel model = page.model();
        cancel.setOnAction(_ -> stop(page));
        reading.setTooltip(ContainerWords.tip(page));
        return model.snapshotProperty().subscribe(_ -> whole(page))
                .and(model.selectionProperty().subscribe(_ -> place(page)))
                .and(page.fileProperty().subscribe(_ -> whole(page)))
                .and(model.messageProperty().subscribe(bar::setText))
                .and(model.insertingProperty().subscribe(this::mode))
                .and(model.progressProperty().subscribe(_ -> progress(page)))
                .and(page.saving().shareProperty().subscribe(_ -> progress(page)));
    }

    private void whole(EditorPage page) {
        Structure structure = page.model().structure();
        reading.setText(ContainerWords.layers(page.file().form().wrapping(), structure));
        size.setText(TypeWords.bytes(structure.bytes().length()));
        place(page);
    }

    private void place(EditorPage page) {
        Span span = page.model().selection().bytes();
        offset.setText(span.isEmpty() ? "0x%08X".formatted(span.start())
                : "0x%08X +%d".formatted(span.start(), span.length()));
        crumbs.getChildren().setAll(crumbs(page));
    }

    private static List<javafx.scene.Node> crumbs(EditorPage page) {
        Structure structure = page.model().structure();
        List<javafx.scene.Node> items = new ArrayList<>();
        for (Node node = page.model().selectedNode().orElse(null); node != null; node = node.parent()) {
            Node target = node;
            Hyperlink crumb = new Hyperlink(RowNames.of(structure, node));
            crumb.getStyleClass().add("crumb");
            crumb.setVisited(false);
            crumb.setFocusTraversable(false);
            crumb.setMinWidth(Region.USE_PREF_SIZE);
            crumb.setOnAction(_ -> page.model().pick(target.location()));
            if (!items.isEmpty()) {
                Label arrow = new Label("\u203A");
                arrow.setMinWidth(Region.USE_PREF_SIZE);
                items.addFirst(arrow);
            }
            items.addFirst(crumb);
        }
        return items;
    }

    private void mode(boolean inserting) {
        mode.setText(inserting ? "INS" : "OVR");
        mode.getStyleClass().remove("inserting");
        if (inserting) {
            mode.getStyleClass().add("inserting");
        }
    }

    private static void stop(EditorPage page) {
        if (page.saving().isGoing()) {
            page.saving().stop();
        } else {
            page.model().stopReading();
        }
    }

    /// Saving is shown rather than reading, where both go on.
    private void progress(EditorPage page) {
        boolean saving = page.saving().isGoing();
        double share = saving ? page.saving().shareProperty().get() : page.model().progressProperty().get();
        bar.setProgress(share < 0 ? 0 : Math.max(share, 0.001));
        work.setText("%s %d %%".formatted(saving ? "Saving" : "Reading", (int) (Math.max(0, share) * 100)));
        cancel.setAccessibleText(saving ? "Stop saving" : "Stop reading");
        cancel.setVisible(share >= 0);
    }
}
