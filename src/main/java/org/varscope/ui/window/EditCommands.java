package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.document.clip.Notation;
import org.varscope.explain.PathWords;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.ValueClipboard;
import org.varscope.ui.editor.ValueTarget;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// Undo, redo, and the clipboard of whichever pane has the keyboard.
record EditCommands(Scene scene, ValueClipboard clipboard) {
    void bind(EditorCommands editors) {
        editors.bindToEdited(Command.UNDO, model -> model.history().undo(), model -> model.history().canUndo());
        editors.bindToEdited(Command.REDO, model -> model.history().redo(), model -> model.history().canRedo());
        editors.nameAfter(Command.UNDO, model -> model.history().undoWords());
        editors.nameAfter(Command.REDO, model -> model.history().redoWords());
        editors.bind(Command.CUT, editor -> target(editor).cut(), editor -> target(editor).canDelete());
        editors.bind(Command.COPY, editor -> target(editor).copy());
        editors.bind(Command.PASTE, editor -> target(editor).paste(), editor -> target(editor).canPaste());
        editors.bind(Command.PASTE_OVER, editor -> {
            if (scene.getFocusOwner() instanceof TextInputControl text) {
                text.paste();
            } else if (editor.lists().text().clipboard().isPresent()) {
                editor.lists().text().clipboard().get().paste();
            } else {
                new ValueTarget(editor, clipboard).pasteOver();
            }
        }, editor -> new ValueTarget(editor, clipboard).canPaste());
        for (Notation notation : Notation.values()) {
            editors.bind(Command.COPY_AS.get(notation.ordinal()),
                    editor -> new ValueTarget(editor, clipboard).copyAs(notation),
                    editor -> new ValueTarget(editor, clipboard).canCopyAs());
            editors.bind(Command.PASTE_AS.get(notation.ordinal()),
                    editor -> new ValueTarget(editor, clipboard).pasteAs(notation),
                    editor -> new ValueTarget(editor, clipboard).canPasteAs());
        }
        editors.bind(Command.DELETE, editor -> target(editor).delete(), editor -> target(editor).canDelete());
        editors.bind(Command.SELECT_ALL, editor -> {
            if (editor.tree().view().isFocused()) {
                editor.tree().choice().all();
            } else if (editor.lists().elements().hasFocus()) {
                editor.lists().elements().selectAll();
            } else if (editor.lists().text().clipboard().isPresent()) {
                editor.lists().text().selectAll();
            } else {
                editor.model().selecting().bytes(0, editor.model().bytes().length());
            }
        });
        editors.bind(Command.COPY_PATH, EditCommands::copyPath,
                editor -> editor.model().selecting().node().isPresent());
        editors.bind(Command.INSIST, editor -> editor.model().edits().insist());
        editors.bind(Command.INSERT_MODE, EditCommands::switchMode);
        editors.check(Command.INSERT_MODE, editor -> editor.model().insertingProperty().get());
    }

    private static void switchMode(EditorPage editor) {
        EditorModel model = editor.model();
        model.insertingProperty().set(!model.insertingProperty().get());
        model.say(Messages.get(
                model.insertingProperty().get() ? "window.inserting" : "window.overwriting"));
    }

    private static void copyPath(EditorPage editor) {
        editor.model().selecting().target().ifPresent(target -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, PathWords.whole(target)));
            editor.model().say(Messages.get("window.copied", PathWords.of(target)));
        });
    }

    private ClipboardTarget target(EditorPage editor) {
        if (scene.getFocusOwner() instanceof TextInputControl text) {
            return new TextTarget(text);
        }
        return editor.hex().hasFocus() ? editor.hex()
                : editor.lists().elements().hasFocus() ? editor.lists().elements()
                : editor.lists().text().clipboard().orElseGet(() -> new ValueTarget(editor, clipboard));
    }

    /// A field that is being typed into.
    private record TextTarget(TextInputControl text) implements ClipboardTarget {
        @Override
        public boolean canDelete() {
            return text.isEditable();
        }

        @Override
        public boolean canPaste() {
            return text.isEditable();
        }

        @Override
        public void cut() {
            text.cut();
        }

        @Override
        public void copy() {
            text.copy();
        }

        @Override
        public void paste() {
            text.paste();
        }

        @Override
        public void delete() {
            text.deleteNextChar();
        }
    }
}
