package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.DocumentEdits;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.RefusalBubble;
import org.varscope.ui.toolkit.Wrapped;

/// The editor of the selected value, where its kind has one.
public final class ValueForm {
    private final EditorModel model;
    private final ValueEditors editors;
    private final VBox view = new VBox();
    private final Label refusal = Wrapped.label("value-refusal", "bad-text");
    private final FlowPane ways = new FlowPane();
    private @Nullable ValueEditor shown;
    private @Nullable EditedValue value;

    /// @param model that edits end in
    public ValueForm(EditorModel model) {
        this.model = model;
        this.editors = new ValueEditors(new IntoModel());
        view.setId("value-form");
        view.getStyleClass().add("value-form");
        view.setMinHeight(Region.USE_PREF_SIZE);
        ways.getStyleClass().add("ways");
        ways.managedProperty().bind(Bindings.isNotEmpty(ways.getChildren()));
        clear();
    }

    /// {@return the control}
    public Region view() {
        return view;
    }

    /// Shows the editor of `edited`, if its kind has one.
    public void show(EditedValue edited) {
        Optional<ValueEditor> editor = editors.of(edited.value().kind());
        if (editor.isEmpty()) {
            clear();
            return;
        }
        say("");
        value = edited;
        editor.get().show(edited);
        if (shown != editor.get()) {
            shown = editor.get();
            view.getChildren().setAll(shown.view(), refusal, ways);
        }
        view.setVisible(true);
        view.setManaged(true);
    }

    /// Shows none.
    public void clear() {
        shown = null;
        value = null;
        view.getChildren().clear();
        view.setVisible(false);
        view.setManaged(false);
    }

    /// {@return whether a line of text belongs above it}
    public boolean hasLine() {
        return shown == null || shown.hasLine();
    }

    /// {@return what takes the keyboard, where the line above does not}
    public Optional<Node> target() {
        return Optional.ofNullable(shown).filter(editor -> !editor.hasLine()).map(ValueEditor::target);
    }

    private void say(String why) {
        refusal.setText(why);
        refusal.setManaged(!why.isEmpty());
        offer(Optional.empty());
    }

    /// Shows the ways out of what was refused last, where it was refused for `why`.
    private void offer(Optional<String> why) {
        ways.getChildren().setAll(why.flatMap(_ -> model.edits().refusal()).map(refused -> RefusalBubble.buttons(
                model.edits().ways(refused, model.edits()::insist), this::revert, () -> { })).orElse(List.of()));
    }

    private void revert() {
        if (value != null) {
            show(value);
        }
    }

    private final class IntoModel implements Commit {
        @Override
        public Optional<String> take(Edit edit, boolean anyway) {
            Optional<String> why = model.edits().attempt(edit, anyway, () -> { });
            offer(why);
            return why.map(said -> model.edits().refusal().map(DocumentEdits.Refusal::why).map(Sentence::begin)
                    .orElse(said));
        }

        @Override
        public void forget() {
            offer(Optional.empty());
        }

        @Override
        public void takeOrSay(Edit edit) {
            take(edit, false).ifPresent(why -> {
                revert();
                say(why);
                offer(Optional.of(why));
            });
        }

        @Override
        public void undo() {
            model.history().undo();
        }

        @Override
        public Background background() {
            return model.background();
        }
    }
}
