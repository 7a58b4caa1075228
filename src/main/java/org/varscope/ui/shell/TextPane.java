package org.varscope.ui.shell;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import org.varscope.scan.Structure;
import org.varscope.ui.CellValues;
import org.varscope.ui.EditorModel;

/// The selected value as Godot text, to read and to copy.
final class TextPane {
    private final EditorModel model;
    private final TextArea area = new TextArea();
    private final BooleanProperty shows = new SimpleBooleanProperty();

    TextPane(EditorModel model) {
        this.model = model;
        area.setEditable(false);
        area.setWrapText(false);
        area.setId("as-text");
        area.getStyleClass().addAll("mono", "as-text", "edge-to-edge");
        area.setAccessibleText("The selected value as Godot text");
        shows.subscribe(_ -> show());
        model.selectionProperty().subscribe(_ -> show());
        model.snapshotProperty().subscribe(_ -> show());
    }

    /// {@return the control}
    Node view() {
        return area;
    }

    /// {@return whether anybody looks; text is made only then}
    BooleanProperty showsProperty() {
        return shows;
    }

    private void show() {
        if (shows.get()) {
            Structure structure = model.structure();
            area.setText(model.selectedNode().map(node -> CellValues.text(structure, node)).orElse(""));
        }
    }
}
