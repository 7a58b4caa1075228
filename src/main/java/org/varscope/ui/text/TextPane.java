package org.varscope.ui.text;

import module java.base;
import module javafx.controls;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.document.Snapshot;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Target;
import org.varscope.explain.WrittenValue;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.text.cell.ValueText;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The selected value as text. Once it is edited, it stays that of its value, whatever is selected and whatever else is
/// done, until it is applied or reverted.
public final class TextPane {
    static final KeyCombination APPLY = KeyCombination.valueOf("Shortcut+Enter");

    private final EditorModel model;
    private final Runnable back;
    private final TextHeading heading = new TextHeading(this::choose);
    private final Hyperlink error = new Hyperlink();
    private final BorderPane pane = new BorderPane();
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private final Background.Lane writing;
    private final Background.Lane reading;
    private @Nullable TextArea area;
    /// What a person has asked for; null where each value is written as is usual for it.
    private @Nullable ValueText chosen;
    private ValueText notation = ValueText.GODOT_TEXT;
    private Runnable told = () -> { };
    private Sheet sheet = Sheet.NONE;
    /// What the sheet was made of.
    private @Nullable Source source;
    private boolean edited;
    private @Nullable TextException wrong;
    /// The text that the document refused last; the same once more is applied anyway.
    private String refused = "";

    /// What a text is made of.
    private record Source(Structure structure, @Nullable Location at, long element, ValueText as) { }

    /// @param back takes the keyboard where a person leaves the text
    public TextPane(EditorModel model, Lifetime lifetime, Runnable back) {
        this.model = model;
        this.back = back;
        writing = model.background().lane(lifetime);
        reading = model.background().lane(lifetime);
        error.setId("text-error");
        error.getStyleClass().addAll("bad-text", "text-words");
        error.setWrapText(true);
        error.setMaxWidth(Double.MAX_VALUE);
        error.setMinHeight(Region.USE_PREF_SIZE);
        error.managedProperty().bind(error.textProperty().isNotEmpty());
        error.visibleProperty().bind(error.managedProperty());
        error.setOnAction(_ -> goToError());
        heading.offer(() -> apply(() -> { }), this::revert, this::pickSubject);
        shows.subscribe(_ -> show());
        lifetime.follow(model.stateProperty(), this::follow);
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return what takes the keyboard}
    public List<javafx.scene.Node> targets() {
        return area == null ? List.of() : List.of(area.view());
    }

    /// {@return whether anybody looks; text is made only then}
    public BooleanProperty showsProperty() {
        return shows;
    }

    /// {@return the path of the value whose text is edited and not applied; empty where none is}
    public Optional<String> editedPath() {
        return edited ? Optional.ofNullable(sheet.subject()).map(Subject::path) : Optional.empty();
    }

    /// {@return whether a text is edited and not applied that has no notation of its own}
    public boolean isPlainlyEdited() {
        return edited && isPlain();
    }

    private boolean isPlain() {
        return notation == ValueText.PLAIN || notation == ValueText.LAID_OUT;
    }

    /// {@return which of the values that the text has in base64 the caret is in, from 0 on; -1 where it is in none}
    public int enclosed() {
        if (area == null || !shows.get() || edited || !isPlain()) {
            return -1;
        }
        int caret = area.view().getCaretPosition();
        List<Enclosed> inside = Enclosed.in(area.text());
        return IntStream.range(0, inside.size())
                .filter(i -> inside.get(i).from() <= caret && caret <= inside.get(i).to()).findFirst().orElse(-1);
    }

    /// Tells `listener` from now on when a text has become another than that of its value, or is so no more.
    public void whenEdited(Runnable listener) {
        told = listener;
    }

    /// {@return what the clipboard means in the text, while that has the keyboard}
    public Optional<ClipboardTarget> clipboard() {
        return Optional.ofNullable(area).filter(text -> text.view().isFocused()).map(Function.identity());
    }

    /// Selects all of the text.
    public void selectAll() {
        text().view().selectAll();
    }

    private void follow(@Nullable EditorState was, EditorState now) {
        EditorState.Step step = now.step();
        Subject subject = sheet.subject();
        if (edited && subject != null && was != null && step != null && step != was.step()) {
            Location at = model.awaited().find(() -> Moved.left(subject.at(), step.change())).orElse(Subject.NOWHERE);
            sheet = new Sheet(subject.at(at), sheet.written(), sheet.text(), sheet.note());
        }
        if (was == null || !now.looks().equals(was.looks())) {
            show();
        }
    }

    /// {@return what has another pane of the same document go on with a text that is edited here and not applied}
    public Consumer<TextPane> goingOn() {
        if (!edited) {
            return _ -> { };
        }
        ValueText was = notation;
        Sheet written = sheet;
        String typed = text().text();
        int caret = text().view().getCaretPosition();
        return other -> {
            other.fill();
            other.chosen = was;
            other.shown(written);
            other.text().view().replaceText(typed);
            other.text().view().moveTo(caret);
        };
    }

    private void fill() {
        if (area == null) {
            area = new TextArea(Messages.get("text.name"), this::typed, this::undo);
            pane.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
            pane.setTop(heading.view());
            pane.setCenter(new VirtualizedScrollPane<>(area.view()));
            pane.setBottom(error);
        }
    }

    private void show() {
        if (!shows.get()) {
            return;
        }
        fill();
        if (edited) {
            warn();
            read();
        } else {
            write();
        }
    }

    /// Makes the text of the selected value, unless that is what is shown.
    private void write() {
        Structure structure = model.structure();
        Target target = model.selected().orElse(null);
        Source now = target == null ? new Source(structure, null, Target.WHOLE, usual(null))
                : new Source(structure, target.location(), target.element(), usual(target.node()));
        if (now.equals(source)) {
            return;
        }
        source = now;
        if (target == null) {
            writing.cancel();
            shown(Sheet.NONE);
            return;
        }
        ValueText as = now.as;
        writing.run(_ -> Sheet.of(target, as), this::shown, this::failed);
    }

    /// How the value of `node` is written: as a person has asked for, or as is usual for it.
    private ValueText usual(@Nullable Node node) {
        FieldItem field = node == null ? null : node.field();
        return chosen != null ? chosen : field != null && field.kind() == FieldKind.TEXT ? ValueText.LAID_OUT
                : ValueText.GODOT_TEXT;
    }

    private void failed(Throwable failure) {
        source = null;
        heading.say("", Messages.get("text.failed", FailureWords.of(failure)));
    }

    private void shown(Sheet made) {
        boolean same = made.subject() != null && made.subject().equals(sheet.subject());
        sheet = made;
        notation = made.written().as();
        heading.show(notation);
        heading.offer(made.written().value());
        setEdited(false);
        refused = "";
        say(null);
        heading.warn("", false);
        heading.say(made.subject() == null ? Messages.get("text.none") : made.subject().path(), made.note());
        text().show(made.text(), same);
        text().view().setEditable(made.written().value() != null);
    }

    private TextArea text() {
        return Objects.requireNonNull(area, "it is there once somebody looks");
    }

    /// A person has changed the text.
    private void typed(String now) {
        writing.cancel();
        setEdited(!now.equals(sheet.written().text()));
        refused = "";
        if (edited) {
            warn();
            read();
        } else {
            source = null;
            text().style(sheet.text());
            say(null);
            show();
        }
    }

    private void setEdited(boolean now) {
        boolean before = edited;
        edited = now;
        heading.showEdited(now);
        if (now != before) {
            told.run();
        }
    }

    private void warn() {
        Subject subject = sheet.subject();
        boolean away = subject != null && !subject.isSelected(model.state());
        heading.warn(away ? Messages.get("text.pinned", subject.path()) : "", away);
    }

    private void read() {
        Subject subject = sheet.subject();
        if (subject != null) {
            String typed = text().text();
            Structure structure = model.structure();
            ValueText as = notation;
            reading.runAfterPause(_ -> Reading.of(typed, as, structure, subject), this::read, this::sayFailed);
        }
    }

    private void read(Reading done) {
        text().style(done.styled());
        if (done.old() == null) {
            heading.warn(Messages.get("text.gone"), false);
        } else if (!done.old().equals(sheet.written().value())) {
            Subject subject = sheet.subject();
            heading.warn(Messages.get("text.changed"), subject != null && !subject.isSelected(model.state()));
        }
        if (refused.isEmpty()) {
            say(done.wrong());
        }
    }

    private void sayFailed(Throwable failure) {
        error.setText(Messages.get("text.failed", FailureWords.of(failure)));
    }

    private void say(@Nullable TextException what) {
        wrong = what;
        if (what == null) {
            error.setText("");
            return;
        }
        String before = text().text().substring(0, Math.min(what.offset(), text().text().length()));
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        error.setText(Visible.line(Messages.get("text.wrong", line, before.length() - before.lastIndexOf('\n'),
                what.found(), what.expected())));
    }

    /// Puts the caret where the text is wrong.
    private void goToError() {
        if (wrong != null) {
            text().goTo(wrong.offset());
        }
    }

    /// Makes the text the value.
    ///
    /// @param done runs once it is
    public void apply(Runnable done) {
        Subject subject = sheet.subject();
        if (!edited || subject == null) {
            return;
        }
        String typed = text().text();
        Structure structure = model.structure();
        ValueText as = notation;
        reading.run(_ -> Reading.of(typed, as, structure, subject), read -> apply(read, subject, done),
                this::sayFailed);
    }

    private void apply(Reading read, Subject subject, Runnable done) {
        boolean anyway = read.typed().equals(refused);
        read(read);
        if (read.value() == null) {
            goToError();
            return;
        }
        Snapshot before = model.snapshot();
        model.edits().apply(Edit.set(Objects.requireNonNull(read.target()), read.value()), anyway, () -> {
            applied();
            if (model.snapshot() == before) {
                model.say(Messages.get("text.unchanged"));
            }
            done.run();
        }).ifPresent(why -> {
            refused = read.typed();
            wrong = null;
            error.setText(why);
        });
    }

    private void applied() {
        setEdited(false);
        source = null;
        text().forget();
        show();
    }

    /// Shows the value as it is. What was typed comes back by undoing that in the text.
    public void revert() {
        if (edited) {
            text().replace(sheet.written().text());
        }
    }

    private void pickSubject() {
        Subject subject = sheet.subject();
        if (subject != null) {
            model.pick(subject.at(), subject.element());
            text().view().requestFocus();
        }
    }

    /// Writes the value, or what was typed over it, in another notation.
    private void choose(ValueText other) {
        heading.show(notation);
        Subject subject = sheet.subject();
        text().view().requestFocus();
        if (other == notation) {
            return;
        }
        if (!edited || subject == null) {
            chosen = other;
            show();
            return;
        }
        String typed = text().text();
        Structure structure = model.structure();
        ValueText as = notation;
        reading.run(_ -> {
            Reading read = Reading.of(typed, as, structure, subject);
            return new Rewritten(read, read.value() == null || !other.fits(read.value()) ? ""
                    : other.write(read.value(), structure.dialect(), 2 * WrittenValue.MOST));
        }, done -> {
            read(done.read);
            if (done.read.value() == null) {
                goToError();
            } else if (other.fits(done.read.value())) {
                chosen = other;
                notation = other;
                heading.show(other);
                text().replace(done.text);
            }
        }, this::sayFailed);
    }

    /// What was typed, and its value in another notation.
    private record Rewritten(Reading read, String text) { }

    private void key(KeyEvent event) {
        if (APPLY.match(event)) {
            event.consume();
            apply(() -> { });
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (edited) {
                revert();
            } else {
                back.run();
            }
        } else if (event.getCode() == KeyCode.F8 && wrong != null) {
            event.consume();
            goToError();
        }
    }

    /// What was done before the text was typed into is taken back in the document.
    private void undo(KeyEvent event) {
        if (TextArea.UNDO.match(event) && !text().view().isUndoAvailable()) {
            event.consume();
            model.history().undo();
        } else if (TextArea.REDO.match(event) && !text().view().isRedoAvailable()) {
            event.consume();
            model.history().redo();
        }
    }
}
