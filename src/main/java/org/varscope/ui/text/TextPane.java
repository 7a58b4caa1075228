package org.varscope.ui.text;

import module java.base;
import module javafx.controls;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.jspecify.annotations.Nullable;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.ValueText;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The selected value as text, or what is typed over that of another one.
public final class TextPane {
    static final KeyCombination APPLY = KeyCombination.valueOf("Shortcut+Enter");

    private final EditorModel model;
    private final Lifetime lifetime;
    private final Runnable back;
    private final TextHeading heading = new TextHeading(this::choose);
    private final BorderPane pane = new BorderPane();
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private final Background.Lane writing;
    private @Nullable Draft draft;
    /// What a person has asked for; null where each value is written as is usual for it.
    private @Nullable ValueText chosen;
    private Runnable told = () -> { };
    /// What the text was made of.
    private @Nullable Source source;

    /// What a text is made of.
    private record Source(Structure structure, @Nullable Location at, long element, ValueText as) { }

    /// @param back takes the keyboard where a person leaves the text
    public TextPane(EditorModel model, Lifetime lifetime, Runnable back) {
        this.model = model;
        this.lifetime = lifetime;
        this.back = back;
        writing = model.background().lane(lifetime);
        shows.subscribe(_ -> show());
        lifetime.follow(model.stateProperty(), this::follow);
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return what takes the keyboard}
    public List<Node> targets() {
        return draft == null ? List.of() : List.of(draft.area().view());
    }

    /// {@return whether anybody looks; text is made only then}
    public BooleanProperty showsProperty() {
        return shows;
    }

    /// {@return the text that is edited and not applied, if one is}
    public Optional<Draft> draft() {
        return Optional.ofNullable(draft).filter(Draft::isEdited);
    }

    /// {@return which of the values that the text has in base64 the caret is in, from 0 on; -1 where it is in none}
    public int enclosed() {
        if (draft == null || !shows.get() || draft.isEdited() || !draft.isPlain()) {
            return -1;
        }
        int caret = draft.area().view().getCaretPosition();
        List<Enclosed> inside = Enclosed.in(draft.area().text());
        return IntStream.range(0, inside.size())
                .filter(i -> inside.get(i).from() <= caret && caret <= inside.get(i).to()).findFirst().orElse(-1);
    }

    /// Tells `listener` from now on when a text has become another than that of its value, or is so no more.
    public void whenEdited(Runnable listener) {
        told = listener;
    }

    /// {@return what the clipboard means in the text, while that has the keyboard}
    public Optional<ClipboardTarget> clipboard() {
        return Optional.ofNullable(draft).map(Draft::area).filter(area -> area.view().isFocused())
                .map(Function.identity());
    }

    /// Selects all of the text.
    public void selectAll() {
        filled().area().view().selectAll();
    }

    private void follow(EditorState was, EditorState now) {
        EditorState.Step step = now.step();
        if (draft != null && step != null && step != was.step()) {
            draft.follow(step.change());
        }
        if (!now.looks().equals(was.looks())) {
            show();
        }
    }

    /// {@return what has another pane of the same document go on with a text that is edited here and not applied}
    public Consumer<TextPane> goingOn() {
        ValueText as = chosen;
        return draft().map(Draft::goingOn).<Consumer<TextPane>>map(typed -> other -> {
            other.chosen = as;
            typed.accept(other.filled());
        }).orElse(_ -> { });
    }

    private Draft filled() {
        if (draft == null) {
            draft = new Draft(model, lifetime, heading, new Draft.Listeners(() -> {
                writing.cancel();
                told.run();
            }, this::showAnew));
            heading.offer(draft);
            pane.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
            pane.setTop(heading.view());
            pane.setCenter(new VirtualizedScrollPane<>(draft.area().view()));
            pane.setBottom(draft.fault().view());
        }
        return draft;
    }

    private void showAnew() {
        source = null;
        show();
    }

    private void show() {
        if (shows.get()) {
            Draft now = filled();
            if (now.isEdited()) {
                now.look();
            } else {
                write(now);
            }
        }
    }

    /// Makes the text of the selected value, unless that is what is shown.
    private void write(Draft into) {
        Target target = model.selecting().target().orElse(null);
        ValueText as = chosen != null ? chosen : target == null ? ValueText.GODOT_TEXT : Sheet.usual(target.node());
        Source now = target == null ? new Source(model.structure(), null, Target.WHOLE, as)
                : new Source(model.structure(), target.location(), target.element(), as);
        if (now.equals(source)) {
            return;
        }
        source = now;
        if (target == null) {
            writing.cancel();
            into.begin(Sheet.NONE);
        } else {
            writing.run(_ -> Sheet.of(target, as), into::begin, this::failed);
        }
    }

    private void failed(Throwable failure) {
        source = null;
        heading.say("", Messages.get("text.failed", FailureWords.of(failure)));
    }

    /// Writes the value, or what was typed over it, in another notation.
    private void choose(ValueText other) {
        Draft now = filled();
        now.area().view().requestFocus();
        now.rewrite(other, () -> {
            chosen = other;
            show();
        });
    }

    private void key(KeyEvent event) {
        if (APPLY.match(event)) {
            event.consume();
            filled().apply(() -> { });
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            draft().ifPresentOrElse(Draft::revert, back);
        } else if (event.getCode() == KeyCode.F8 && filled().fault().goThere()) {
            event.consume();
        }
    }
}
