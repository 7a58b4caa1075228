package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import atlantafx.base.theme.Styles;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Outlook;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.RawField;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Keyboard;
import org.varscope.ui.toolkit.Unfinished;
import org.varscope.ui.toolkit.Wrapped;

/// One field that is edited as what it is. While it is typed, it is said below what that would do: the bytes are read
/// as they would be, in the background. What would break the reading or lose values is done only when it is asked for
/// twice, or immediately with Ctrl+Enter.
final class RawFieldForm {
    /// How long what an edit would do is looked at, in nanoseconds.
    private static final long PATIENCE = 3_000_000_000L;

    private final EditorModel model;
    private final Background.Lane lane;
    private final Runnable back;
    private final Label title = new Label();
    private final TextField text = new TextField();
    private final FieldBits bits;
    private final Label outlook = Wrapped.label("field-outlook");
    private final Label refusal = Wrapped.label("field-refusal", "bad-text");
    private final Button apply = new Button();
    private final VBox view;
    private @Nullable Begun begun;
    /// What the text would do, once that is known.
    private @Nullable Outlook known;
    /// What the text means, where it takes too long to tell what that would do.
    private @Nullable Edit unknown;
    private Wish wish = Wish.NONE;
    private boolean taking;
    /// The text that something speaks against, which was said.
    private @Nullable String warned;

    /// What is edited.
    ///
    /// @param name of the field, for messages
    /// @param at   the value that it is a field of
    private record Begun(RawField field, String name, Location at) { }

    /// What is to be done once it is known what the text would do.
    private enum Wish { NONE, TAKE, TAKE_AND_LEAVE }

    private record Answer(Outlook outlook, String words) { }

    /// @param back gives the keyboard back to the list of fields
    RawFieldForm(EditorModel model, Runnable back) {
        this.model = model;
        this.back = back;
        this.lane = model.background().lane();
        this.bits = new FieldBits(word -> text.setText(Objects.requireNonNull(begun).field.text(word)));
        title.getStyleClass().addAll("muted", "value-title");
        title.setMaxWidth(Double.MAX_VALUE);
        text.setId("field-text");
        text.getStyleClass().add("mono");
        text.setPrefColumnCount(1);
        text.textProperty().subscribe((_, now) -> look(now));
        for (Label label : List.of(outlook, refusal)) {
            label.managedProperty().bind(label.textProperty().isNotEmpty());
        }
        apply.setId("field-apply");
        apply.setOnAction(_ -> take(isWarned()));
        Button cancel = new Button(Messages.get("inspector.field.cancel"));
        cancel.setId("field-cancel");
        cancel.setOnAction(_ -> end());
        HBox buttons = new HBox(6, apply, cancel);
        view = new VBox(title, text, bits.view(), outlook, refusal, buttons);
        view.setId("field-form");
        view.getStyleClass().add("field-form");
        view.setMinHeight(Region.USE_PREF_SIZE);
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        Unfinished.in(view, this::settle);
        view.focusWithinProperty().subscribe((was, is) -> {
            if (was && !is && !Keyboard.isIn(view)) {
                leave();
            }
        });
        close();
    }

    /// {@return the controls}
    Region view() {
        return view;
    }

    /// {@return what takes the keyboard while a field is edited}
    Optional<Node> target() {
        return begun == null ? Optional.empty() : Optional.of(text);
    }

    /// Begins to edit a field of the value at `at`, which is called `name`.
    void begin(RawField field, String name, Location at) {
        begun = new Begun(field, name, at);
        String shown = field.text();
        title.setText(Messages.get("inspector.field-title", name, "0x%08X".formatted(field.field().span().start())));
        text.setAccessibleText(title.getText());
        bits.begin(field);
        view.setVisible(true);
        view.setManaged(true);
        text.setText(shown);
        look(shown);
        text.requestFocus();
        text.selectAll();
    }

    /// The values that are shown are those of `now` from now on. What is typed goes on where its value is among them
    /// and its bytes are the same, as when more was read; else it is said to be lost.
    void follow(Structure now, @Nullable Location at) {
        Begun was = begun;
        if (was == null || taking || now == was.field.structure() && was.at.equals(at)) {
            return;
        }
        Optional<RawField> again = was.at.equals(at) ? was.field.in(now) : Optional.empty();
        if (again.isPresent()) {
            begun = new Begun(again.get(), was.name, was.at);
            look(text.getText());
        } else if (wish == Wish.NONE) {
            sayRefused(was, refusal.getText().isEmpty() ? outlook.getText() : refusal.getText());
            close();
        } else {
            hide();
        }
    }

    private void sayRefused(Begun was, String why) {
        if (isChanged()) {
            model.say(Messages.get("inspector.field.refused", was.name, text.getText(), why));
        }
    }

    private boolean isChanged() {
        return begun != null && !text.getText().equals(begun.field.text());
    }

    private boolean isWarned() {
        return text.getText().equals(warned);
    }

    private void look(String typed) {
        Begun now = begun;
        if (now == null) {
            return;
        }
        known = null;
        unknown = null;
        wish = Wish.NONE;
        if (!isWarned()) {
            warned = null;
        }
        apply.setText(Messages.get(isWarned() ? "inspector.field.anyway" : "inspector.field.apply"));
        apply.setDisable(true);
        lane.cancel();
        try {
            byte[] read = now.field.read(typed);
            if (!now.field.bits().isEmpty()) {
                bits.show(now.field.word(read));
            }
            refuse("");
            find(now, typed);
        } catch (TextException e) {
            tell("", false);
            refuse(FailureWords.of(e, now.name, typed));
        }
    }

    private void find(Begun now, String typed) throws TextException {
        if (typed.equals(now.field.text())) {
            tell("", false);
            return;
        }
        Edit edit = now.field.edit(typed);
        tell(Messages.get("inspector.field.looking"), false);
        apply.setDisable(false);
        lane.run(running -> {
            long end = System.nanoTime() + PATIENCE;
            Outlook found = Outlook.of(now.field.structure(), edit, now.at,
                    _ -> !running.isStopped() && System.nanoTime() < end);
            return new Answer(found, OutlookWords.of(found));
        }, this::found, failure -> notFound(edit, failure));
    }

    private void found(Answer answer) {
        known = answer.outlook;
        tell(answer.words, !answer.outlook.review().objections().isEmpty());
        switch (wish) {
            case NONE -> { }
            case TAKE -> take(false);
            case TAKE_AND_LEAVE -> leave();
        }
    }

    private void notFound(Edit edit, Throwable failure) {
        boolean isSlow = failure instanceof CancellationException;
        unknown = isSlow ? edit : null;
        tell(isSlow ? Messages.get("inspector.field.slow") : "", isSlow);
        refuse(isSlow ? "" : FailureWords.of(failure));
        switch (wish) {
            case NONE -> { }
            case TAKE -> take(false);
            case TAKE_AND_LEAVE -> leave();
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            end();
        } else if (event.getCode() == KeyCode.ENTER && !(event.getTarget() instanceof Button)) {
            event.consume();
            take(event.isShortcutDown() || isWarned());
        }
    }

    private void end() {
        close();
        back.run();
    }

    /// Does what is typed, once it is known what that does.
    private void take(boolean anyway) {
        if (!isChanged()) {
            end();
        } else if (isPending()) {
            wish = Wish.TAKE;
        } else {
            apply(anyway).ifPresentOrElse(this::warn, this::end);
        }
    }

    /// Whether it is still to be found out what the text would do.
    private boolean isPending() {
        return known == null && unknown == null && refusal.getText().isEmpty();
    }

    /// One step of its own.
    ///
    /// @return why not
    private Optional<String> apply(boolean anyway) {
        wish = Wish.NONE;
        Outlook found = known;
        Edit edit = unknown;
        if (found == null && (edit == null || !anyway)) {
            return Optional.of(edit == null ? refusal.getText() : Messages.get("inspector.field.again"));
        }
        taking = true;
        model.history().endStep();
        Optional<String> why = found != null ? model.edits().attempt(found.review(), anyway, model.history()::endStep)
                : model.edits().attempt(Objects.requireNonNull(edit), true, model.history()::endStep);
        taking = false;
        return why;
    }

    private void warn(String why) {
        if (known != null || unknown != null) {
            warned = text.getText();
            apply.setText(Messages.get("inspector.field.anyway"));
        }
        refuse(known == null || known.review().objections().isEmpty() ? why
                : Messages.get("inspector.field.again"));
    }

    /// The person has gone elsewhere: what nothing speaks against is done, and everything else stays as it is.
    private void leave() {
        Begun was = begun;
        if (was == null || !isChanged()) {
            close();
        } else if (isPending()) {
            wish = Wish.TAKE_AND_LEAVE;
        } else {
            apply(false).ifPresentOrElse(why -> {
                warn(why);
                if (!view.isVisible()) {
                    sayRefused(was, why);
                    close();
                }
            }, this::close);
        }
    }

    /// Takes what is typed before a command is done.
    ///
    /// @return whether nothing is left that was not taken
    private boolean settle() {
        if (!isChanged()) {
            return true;
        }
        boolean isPending = isPending();
        take(false);
        if (isPending && begun != null) {
            model.say(Messages.get("inspector.field.still-looking", begun.name));
        }
        return begun == null;
    }

    private void tell(String words, boolean isBad) {
        outlook.setText(words);
        outlook.getStyleClass().remove("bad-text");
        if (isBad) {
            outlook.getStyleClass().add("bad-text");
        }
    }

    private void refuse(String why) {
        refusal.setText(why);
        text.pseudoClassStateChanged(Styles.STATE_DANGER, !why.isEmpty());
        text.setAccessibleHelp(why);
    }

    private void close() {
        begun = null;
        known = null;
        unknown = null;
        warned = null;
        wish = Wish.NONE;
        lane.cancel();
        hide();
    }

    private void hide() {
        view.setVisible(false);
        view.setManaged(false);
    }
}
