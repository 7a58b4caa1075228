package org.varscope.ui.tree;

import module java.base;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;

/// Which cells can be edited as text, and what a text does there.
final class EditableCells {
    private final EditorModel model;
    private final RowViews views;
    private Supplier<KeyMap> keys = () -> KeyMap.FIRST;

    EditableCells(EditorModel model, RowViews views) {
        this.model = model;
        this.views = views;
    }

    /// Names the keys of `now` from now on.
    void use(Supplier<KeyMap> now) {
        keys = now;
    }

    /// {@return how the value of the row is edited, if it can be}
    Optional<Editing> value(RowItem item) {
        return model.awaited().find(() -> valueAtHand(item));
    }

    private Optional<Editing> valueAtHand(RowItem item) {
        if (item.getValue() instanceof TreeRow.Element) {
            return views.element(item).flatMap(Editing::of);
        }
        Optional<Editing> editing = item.node().flatMap(this::node);
        if (editing.isEmpty() && item.elements() > 0) {
            model.say(Messages.get("tree.too-long", keys.get().called(Command.SHOW_ELEMENTS)));
        }
        return editing;
    }

    /// {@return how the key of the row is edited, if it has one that can be}
    Optional<Editing> key(RowItem item) {
        return model.awaited().find(() -> item.node().filter(node -> node.role() == Role.VALUE)
                .flatMap(model.structure()::key).flatMap(this::node));
    }

    private Optional<Editing> node(Node node) {
        return Editing.of(new Target(model.structure(), node));
    }
}
