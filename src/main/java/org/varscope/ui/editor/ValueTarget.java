package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Siblings;
import org.varscope.explain.Cell;
import org.varscope.explain.Element;
import org.varscope.scan.index.Node;
import org.varscope.text.TextException;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// The selected value: it is copied as Godot text, and pasted text becomes the value.
///
/// @param editor that shows it
public record ValueTarget(EditorPage editor) implements ClipboardTarget {
    @Override
    public boolean canDelete() {
        List<Siblings> chosen = editor.tree().chosen();
        return !chosen.isEmpty() && chosen.stream().allMatch(part -> part.in() != null
                || !(model().structure().framing() instanceof Framing.Bare)
                && part.count() < model().structure().records());
    }

    @Override
    public boolean canPaste() {
        return node().isPresent();
    }

    @Override
    public void cut() {
        copy();
        delete();
    }

    @Override
    public void copy() {
        node().ifPresent(node -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, model().selectedElement()
                    .map(Cell::of).orElseGet(() -> Cell.of(model().structure(), node)).text()));
            model().say(Messages.get("editor.copied"));
        });
    }

    @Override
    public void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        Optional<Node> node = node();
        if (text == null || node.isEmpty()) {
            model().say(Messages.get("editor.no-text"));
            return;
        }
        try {
            Optional<Element> element = model().selectedElement();
            if (element.isPresent()) {
                model().apply(EditorModel.setting(element.get(), Cell.of(element.get()).read(text.strip())));
            } else {
                model().apply(EditorModel.setting(node.get(),
                        Cell.of(model().structure(), node.get()).read(text.strip())));
            }
        } catch (TextException e) {
            model().say(Messages.get("editor.no-value", e.getMessage()));
        }
    }

    @Override
    public void delete() {
        List<Edit> edits = editor.tree().chosen().reversed().stream()
                .map(part -> (Edit) new Edit.Remove(part.first(), part.count())).toList();
        if (!edits.isEmpty()) {
            model().apply(Edit.Batch.of(edits));
        }
    }

    private EditorModel model() {
        return editor.model();
    }

    private Optional<Node> node() {
        return model().selectedNode();
    }
}
