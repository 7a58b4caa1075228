package org.varscope.ui.window.tab;

import module java.base;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.Opening;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.HeldBytes;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Variant;

/// Opens bytes that a value holds, or a text in base64, from where they are saved into the value again.
record HeldOpener(TabFiller filler) {
    /// Opens the bytes of the selected PackedByteArray, or the value in the selected text, in a tab of its own.
    void open(EditorPage holder) {
        EditorModel model = holder.model();
        model.selecting().node().ifPresent(node -> model.elements(node).ifPresentOrElse(
                array -> open(HeldBytes.of(model, array, holder.session().closedProperty()::get), holder, ""),
                () -> openEnclosed(holder, node)));
    }

    private void open(HeldBytes bytes, EditorPage holder, String path) {
        String name = Messages.get("window.bytes-of", bytes.path() + path, holder.file().name());
        filler.open(Opening.of(bytes.opened(), name, filler.secrets().all()), page -> page.session().hold(bytes));
    }

    private void openEnclosed(EditorPage holder, Node node) {
        EditorModel model = holder.model();
        Structure structure = model.structure();
        int asked = holder.lists().text().enclosed();
        model.background().run(_ -> Values.of(structure, node, HeldBytes.MOST_TEXT)
                .map(value -> value instanceof Variant.Text(String text) ? text : "").orElse(""), text -> {
            List<Enclosed> inside = Enclosed.in(text);
            if (inside.isEmpty() || inside.size() > 1 && asked < 0) {
                model.say(inside.isEmpty() ? Messages.get("window.nothing-inside")
                        : Messages.get("window.several-inside", inside.size()));
            } else if (model.structure() == structure) {
                Enclosed one = inside.get(asked < 0 ? 0 : Math.min(asked, inside.size() - 1));
                open(HeldBytes.of(model, node.location(), text, one, holder.session().closedProperty()::get), holder,
                        one.path().substring(1));
            }
        }, failure -> model.say(FailureWords.of(failure)));
    }
}
