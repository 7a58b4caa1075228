package org.varscope.ui.shell;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// The place of the hex pane.
final class HexSide implements ClipboardTarget {
    private final StackPane pane = new StackPane();
    private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper("");

    Node view() {
        return pane;
    }

    Node target() {
        return pane;
    }

    ReadOnlyStringProperty noteProperty() {
        return note.getReadOnlyProperty();
    }

    boolean hasFocus() {
        return pane.isFocused();
    }

    @Override
    public boolean canDelete() {
        return false;
    }

    @Override
    public boolean canPaste() {
        return false;
    }

    @Override
    public void cut() { }

    @Override
    public void copy() { }

    @Override
    public void paste() { }

    @Override
    public void delete() { }
}
