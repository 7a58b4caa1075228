package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.ui.cell.CellEditor;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;

/// The cell of a structure tree that is edited, if one is: begun by the tree alone, and kept while rows change under
/// it.
public final class RowEditing {
    private final TreeTableView<TreeRow> table;
    private final TreeColumns columns;
    private final Reveal reveal;
    private final EditorModel model;
    private final RowViews views;
    private Supplier<KeyMap> keys = () -> KeyMap.FIRST;
    private String typed = "";
    private @Nullable CellEditor editor;
    private CellEditor.@Nullable Draft<Edited> draft;
    private boolean mayEdit;

    /// A cell: the value of a row, or its key.
    private record Edited(TreeRow row, boolean key) { }

    RowEditing(TreeTableView<TreeRow> table, TreeColumns columns, Reveal reveal, RowViews views, EditorModel model) {
        this.table = table;
        this.columns = columns;
        this.reveal = reveal;
        this.model = model;
        this.views = views;
    }

    /// Begins to edit the selected value, if it can be edited as text.
    ///
    /// @param begun what was typed already; empty for the value as it is
    public void editValue(String begun) {
        editSelected(columns.value(), begun);
    }

    /// Begins to edit the key of the selected entry, if it has one.
    public void editKey() {
        editSelected(columns.name(), "");
    }

    private void editSelected(TreeTableColumn<TreeRow, RowView> column, String begun) {
        typed = begun;
        int row = table.getSelectionModel().getSelectedIndex();
        if (row >= 0) {
            table.requestFocus();
            reveal.scrollTo(row);
            // The cell of a row that has just come into view is made by a layout; keys pressed before it would be lost.
            table.applyCss();
            table.layout();
            edit(row, column);
        }
        typed = "";
    }

    void edit(int row, TreeTableColumn<TreeRow, ?> column) {
        mayEdit = true;
        table.edit(row, column);
        mayEdit = false;
    }

    /// {@return whether a cell that is asked to be edited now is asked by this tree, and not by the toolkit}
    boolean mayEdit() {
        return mayEdit;
    }

    /// {@return whether a cell is being edited}
    public boolean isEditing() {
        return editor != null;
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

    /// {@return a new editor, in place of the one before}
    CellEditor editor(Editing editing) {
        return new CellEditor(editing, this::close, model);
    }

    void begin(CellEditor begun) {
        editor = begun;
        if (draft != null) {
            draft = begun.resume(draft) ? null : draft;
        } else if (typed.isEmpty()) {
            begun.begin();
        } else {
            begun.begin(typed);
        }
    }

    /// Takes the editor away, as rows change; what is being typed is kept.
    void interrupt() {
        TreeItem<TreeRow> row = table.getSelectionModel().getSelectedItem();
        if (editor != null) {
            boolean key = table.getEditingCell() != null && table.getEditingCell().getTableColumn() == columns.name();
            if (row != null) {
                draft = editor.interrupt(new Edited(row.getValue(), key)).orElse(draft);
            }
            stop();
        }
    }

    /// What was being typed goes on where its row is as it did: when parts of the file have been read in the
    /// meantime, say, or a save has ended.
    void resume() {
        CellEditor.Draft<Edited> kept = draft;
        if (kept == null) {
            return;
        }
        TreeItem<TreeRow> row = table.getSelectionModel().getSelectedItem();
        if (row != null && row.getValue().equals(kept.place().row())) {
            editSelected(kept.place().key() ? columns.name() : columns.value(), "");
        }
        if (draft != null) {
            draft = null;
            stop();
            kept.drop();
        }
    }

    private void close(CellEditor ended) {
        if (editor == ended) {
            stop();
        }
    }

    /// The keyboard goes back to the tree unless it went elsewhere already.
    void stop() {
        editor = null;
        table.edit(-1, null);
    }
}
