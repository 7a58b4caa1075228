package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.hex.HexSplit;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.DocumentEdits;
import org.varscope.ui.toolkit.RefusalBubble;
import org.varscope.ui.tree.StructureTree;

/// Shows why an edit was refused where a person looks: at the selected row, or at the caret in the bytes. What is
/// typed into a field or a card is refused there, and not here. It goes with the next thing that a person does.
final class RefusedEdits {
    private final StructureTree tree;
    private final HexSplit bytes;
    private final DocumentEdits edits;
    private final RefusalBubble bubble = new RefusalBubble("refusal");

    RefusedEdits(StructureTree tree, HexSplit bytes, DocumentEdits edits) {
        this.tree = tree;
        this.bytes = bytes;
        this.edits = edits;
        goAfter(tree.view());
    }

    /// Lets the bubble go with the next thing that a person does in `pane`.
    void goAfter(Node pane) {
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        pane.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> bubble.hide());
        pane.addEventFilter(ScrollEvent.SCROLL, _ -> bubble.hide());
        pane.focusedProperty().subscribe(_ -> bubble.hide());
    }

    /// {@return whether it shows `refusal`: the keyboard is in a pane of which it knows the place}
    boolean show(DocumentEdits.Refusal refusal) {
        bubble.hide();
        Node pane = tree.view().isFocused() ? tree.view() : bytes.active();
        Optional<Bounds> place = !pane.isFocused() ? Optional.empty()
                : pane != tree.view() ? bytes.active().caretBounds() : tree.selectedBounds();
        place.ifPresent(at -> bubble.show(pane, at, Sentence.begin(refusal.why()),
                edits.ways(refusal, edits::insist)));
        return bubble.isShowing();
    }

    private void key(KeyEvent event) {
        if (bubble.isShowing() && !event.getCode().isModifierKey()) {
            bubble.hide();
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
            }
        }
    }
}
