package org.varscope.ui.text;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.document.Change;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Edit;
import org.varscope.explain.WrittenValue;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.text.cell.ValueText;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Moved;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The text of a value, as a person edits it. Once it is edited, it stays that of its value, whatever is selected and
/// whatever else is done, until it is applied or reverted.
public final class Draft {
    private final EditorModel model;
    private final TextArea area;
    private final TextHeading heading;
    private final FaultLine fault;
    private final Listeners listeners;
    private final Background.Lane reading;
    private Sheet sheet = Sheet.NONE;
    private ValueText notation = ValueText.GODOT_TEXT;
    private boolean edited;
    /// The text that the document refused last; the same once more is applied anyway.
    private String refused = "";

    /// Who is told of it.
    ///
    /// @param edited when the text has become another than that of its value, or is so no more
    /// @param ended  when the value is to be shown again
    record Listeners(Runnable edited, Runnable ended) { }

    Draft(EditorModel model, Lifetime lifetime, TextHeading heading, Listeners listeners) {
        this.model = model;
        this.area = new TextArea(Messages.get("text.name"), this::typed, model.history());
        this.heading = heading;
        this.fault = new FaultLine(area);
        this.listeners = listeners;
        this.reading = model.background().lane(lifetime);
    }

    /// {@return the path of the value}
    public String path() {
        return sheet.subject() == null ? "" : sheet.subject().path();
    }

    /// {@return whether the text has no notation of its own}
    public boolean isPlain() {
        return notation == ValueText.PLAIN || notation == ValueText.LAID_OUT;
    }

    /// {@return where it is typed}
    TextArea area() {
        return area;
    }

    /// {@return what says what is wrong with it}
    FaultLine fault() {
        return fault;
    }

    /// {@return whether the text is another than that of the value}
    boolean isEdited() {
        return edited;
    }

    /// Shows the text of a value as it is.
    void begin(Sheet made) {
        boolean same = made.subject() != null && made.subject().equals(sheet.subject());
        sheet = made;
        notation = made.written().as();
        heading.show(notation);
        heading.offerFor(made.written().value());
        setEdited(false);
        refused = "";
        fault.say("");
        heading.warn("", false);
        heading.say(made.subject() == null ? Messages.get("text.none") : path(), made.note());
        area.show(made.text(), same);
        area.view().setEditable(made.written().value() != null);
    }

    /// A person has changed the text.
    void typed(String now) {
        setEdited(!now.equals(sheet.written().text()));
        refused = "";
        if (edited) {
            look();
        } else {
            area.style(sheet.text());
            fault.say("");
            listeners.ended.run();
        }
    }

    private void setEdited(boolean now) {
        boolean before = edited;
        edited = now;
        heading.showEdited(now);
        if (now != before) {
            listeners.edited.run();
        }
    }

    /// Goes on with the value where `step` has moved it.
    void follow(Change step) {
        Subject subject = sheet.subject();
        if (edited && subject != null) {
            Location at = model.awaited().find(() -> Moved.left(subject.at(), step)).orElse(Subject.NOWHERE);
            sheet = new Sheet(subject.at(at), sheet.written(), sheet.text(), sheet.note());
        }
    }

    /// Reads what is typed over the value as it is now, a while after the last key.
    void look() {
        boolean away = isAway();
        heading.warn(away ? Messages.get("text.pinned", path()) : "", away);
        if (sheet.subject() != null) {
            reading.runAfterPause(read(sheet.subject()), this::show, this::fail);
        }
    }

    private boolean isAway() {
        return sheet.subject() != null && !sheet.subject().isSelected(model.state());
    }

    private Background.Work<Reading> read(Subject subject) {
        String typed = area.text();
        Structure structure = model.structure();
        ValueText as = notation;
        return _ -> Reading.of(typed, as, structure, subject);
    }

    private void show(Reading done) {
        area.style(done.styled());
        heading.allow(done.value() != null);
        if (done.old() == null) {
            heading.warn(Messages.get("text.gone"), false);
        } else if (!done.old().equals(sheet.written().value())) {
            heading.warn(Messages.get("text.changed"), isAway());
        }
        if (refused.isEmpty()) {
            fault.say(done.wrong());
        }
    }

    private void fail(Throwable failure) {
        fault.say(Messages.get("text.failed", FailureWords.of(failure)));
    }

    /// Makes the text the value.
    ///
    /// @param done runs once it is
    public void apply(Runnable done) {
        Subject subject = sheet.subject();
        if (edited && subject != null) {
            reading.run(read(subject), read -> apply(read, done), this::fail);
        }
    }

    private void apply(Reading read, Runnable done) {
        boolean anyway = read.typed().equals(refused);
        show(read);
        if (read.value() == null) {
            fault.goThere();
            return;
        }
        Snapshot before = model.snapshot();
        model.edits().apply(Edit.set(Objects.requireNonNull(read.target()), read.value()), anyway, () -> {
            setEdited(false);
            area.forget();
            listeners.ended.run();
            if (model.snapshot() == before) {
                model.say(Messages.get("text.unchanged"));
            }
            done.run();
        }).ifPresent(why -> {
            refused = read.typed();
            fault.say(why);
        });
    }

    /// Shows the value as it is. What was typed comes back by undoing that in the text.
    public void revert() {
        if (edited) {
            area.replace(sheet.written().text());
        }
    }

    /// Selects the value in the document.
    void pick() {
        if (sheet.subject() != null) {
            model.selecting().pick(sheet.subject().at(), sheet.subject().element());
            area.view().requestFocus();
        }
    }

    /// Writes what was typed in another notation, where that can be.
    ///
    /// @param chosen runs once the value is to be written in it from now on
    void rewrite(ValueText other, Runnable chosen) {
        heading.show(notation);
        Subject subject = sheet.subject();
        if (other == notation) {
            return;
        }
        if (!edited || subject == null) {
            chosen.run();
            return;
        }
        Background.Work<Reading> read = read(subject);
        Dialect dialect = model.structure().dialect();
        reading.run(running -> {
            Reading typed = read.run(running);
            return new Rewritten(typed, typed.value() == null || !other.fits(typed.value()) ? ""
                    : other.write(typed.value(), dialect, 2 * WrittenValue.MOST));
        }, rewritten -> {
            show(rewritten.read);
            if (rewritten.read.value() == null) {
                fault.goThere();
            } else if (other.fits(rewritten.read.value())) {
                notation = other;
                heading.show(other);
                area.replace(rewritten.text);
                chosen.run();
            }
        }, this::fail);
    }

    /// What was typed, and its value in another notation.
    private record Rewritten(Reading read, String text) { }

    /// {@return what has the draft of another pane go on as this one is now}
    Consumer<Draft> goingOn() {
        Sheet written = sheet;
        ValueText as = notation;
        String typed = area.text();
        int caret = area.view().getCaretPosition();
        return other -> {
            other.begin(written);
            other.notation = as;
            other.heading.show(as);
            other.area.view().replaceText(typed);
            other.area.view().moveTo(caret);
        };
    }

    /// The line below a text that says what is wrong with it, and leads there.
    static final class FaultLine {
        private final TextArea area;
        private final Hyperlink line = new Hyperlink();
        private @Nullable TextException wrong;

        FaultLine(TextArea area) {
            this.area = area;
            line.setId("text-error");
            line.getStyleClass().addAll("bad-text", "text-words");
            line.setWrapText(true);
            line.setMaxWidth(Double.MAX_VALUE);
            line.setMinHeight(Region.USE_PREF_SIZE);
            line.managedProperty().bind(line.textProperty().isNotEmpty());
            line.visibleProperty().bind(line.managedProperty());
            line.setOnAction(_ -> goThere());
        }

        /// {@return the control}
        Region view() {
            return line;
        }

        /// Says what is wrong at a place of the text; nothing where that is null.
        void say(@Nullable TextException what) {
            wrong = what;
            if (what == null) {
                line.setText("");
                return;
            }
            String before = area.text().substring(0, Math.min(what.offset(), area.text().length()));
            int number = (int) before.chars().filter(c -> c == '\n').count() + 1;
            line.setText(Visible.line(Messages.get("text.wrong", number, before.length() - before.lastIndexOf('\n'),
                    Messages.found(what.found()), what.expected())));
        }

        /// Says what is wrong with all of it.
        void say(String why) {
            wrong = null;
            line.setText(why);
        }

        /// Puts the caret where the text is wrong.
        ///
        /// @return whether it is so at a place
        boolean goThere() {
            if (wrong != null) {
                area.goTo(wrong.offset());
            }
            return wrong != null;
        }
    }
}
