package org.varscope.ui.tree;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.document.edit.Edit;
import org.varscope.explain.Cell;
import org.varscope.explain.Element;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.ui.cell.Editing;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.variant.Variant;

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
            return views.element(item).flatMap(this::element);
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
                .flatMap(structure()::key).flatMap(this::node));
    }

    private Optional<Editing> node(Node node) {
        return editing(PathWords.atOnce(structure(), node), PathWords.name(structure(), node),
                Cell.of(structure(), node), value -> new Edit.SetValue(node.location(), value));
    }

    private Optional<Editing> element(Element element) {
        return editing(PathWords.atOnce(structure(), element.array()) + element.name(), element.name(),
                Cell.of(element), value -> element.setting(value));
    }

    /// A text that was not changed changes nothing, whatever it may be read as.
    private Optional<Editing> editing(String path, String name, Cell cell, Function<Variant, Edit> set) {
        Structure begun = structure();
        return cell.editable().map(text -> new Editing(path, text,
                (typed, anyway) -> typed.equals(text) ? Optional.empty()
                        : take(typed, anyway, begun, name, cell, set)));
    }

    private Optional<String> take(String typed, boolean anyway, Structure begun, String name, Cell cell,
            Function<Variant, Edit> set) {
        if (structure() != begun) {
            return Optional.of(Messages.get("cell.values-changed"));
        }
        try {
            return model.edits().apply(set.apply(cell.read(typed)), anyway);
        } catch (AbsentBytesException e) {
            model.awaited().await(e);
            return Optional.of(Messages.get("model.not-at-hand"));
        } catch (TextException e) {
            return Optional.of(FailureWords.of(e, name, typed));
        }
    }

    private Structure structure() {
        return model.structure();
    }
}
