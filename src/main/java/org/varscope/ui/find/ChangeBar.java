package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Checkpoint;
import org.varscope.find.Narrowed;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Tip;

/// Asks since when something changed, and narrows what was found step by step: with the next save, or another state.
final class ChangeBar {
    /// Steps of the history that are offered, the last ones first.
    private static final int MOST_STEPS = 20;

    private final EditorModel model;
    private final ChangeSteps steps = new ChangeSteps();
    private final ChoiceBox<OlderState> since = new ChoiceBox<>();
    private final MenuButton how = new MenuButton(Messages.get("find.how"));
    private final Button narrow = new Button(Messages.get("find.narrow"));
    private final Button back = new Button(Messages.get("find.back"));
    private final Button over = new Button(Messages.get("find.start-over"));
    private final Label words = new Label();
    private final HBox bar = new HBox(since, how, narrow, back, over, words);
    private final BooleanProperty open = new SimpleBooleanProperty();
    private final OlderState fromFile = new OlderState(new Object(), Messages.get("find.since.file"), _ -> {
        throw new IllegalStateException("a file that nobody has chosen");
    }, () -> { });
    private final List<OlderState> kept = new ArrayList<>();
    private final Runnable ask;
    private final Runnable changed;
    private Supplier<List<OlderState>> tabs = List::of;
    private Consumer<Consumer<OlderState>> files = _ -> { };
    private @Nullable Narrowed found;
    private boolean listing;

    /// @param write   puts conditions into the field
    /// @param ask     gives the keyboard to the field, which a button that was pressed may not be able to keep
    /// @param changed runs when something else is looked for
    ChangeBar(EditorModel model, Consumer<String> write, Runnable ask, Runnable changed) {
        this.model = model;
        this.ask = ask;
        this.changed = changed;
        since.setId("find-since");
        since.setAccessibleText(Messages.get("find.since"));
        since.setConverter(new SinceWords());
        how.setId("find-how");
        for (String example : List.of("changed", "unchanged", "grew", "shrank", "was 100, is 85", "by -15",
                "grew, $.player.**")) {
            MenuItem item = new MenuItem(Messages.get("find.how." + example.split("[ ,]")[0]
                    + (example.contains("$") ? "-under" : ""), example));
            item.setOnAction(_ -> write.accept(example));
            how.getItems().add(item);
        }
        narrow.setId("find-narrow");
        narrow.setTooltip(new Tip(Messages.get("find.narrow-tip")));
        narrow.setOnAction(_ -> narrow());
        back.setId("find-back");
        back.setOnAction(_ -> turn(steps::takeBack));
        over.setId("find-over");
        over.setOnAction(_ -> turn(steps::clear));
        List.of(narrow, back, over, how).forEach(button -> button.setMinWidth(Region.USE_PREF_SIZE));
        words.setId("find-steps");
        words.setMinWidth(Region.USE_PREF_SIZE);
        words.getStyleClass().add("muted");
        bar.getStyleClass().addAll("find-heading", "replace-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.visibleProperty().bind(open);
        bar.managedProperty().bind(open);
        since.setOnShowing(_ -> list());
        since.focusedProperty().subscribe(now -> {
            if (now && !since.isShowing()) {
                list();
            }
        });
        since.valueProperty().subscribe((_, now) -> chosen(now));
        tell(null);
    }

    Node view() {
        return bar;
    }

    /// @param tabs  gives the states of other documents
    /// @param files asks a person for a file, and hands it over
    void offer(Supplier<List<OlderState>> tabs, Consumer<Consumer<OlderState>> files) {
        this.tabs = tabs;
        this.files = files;
    }

    /// {@return what takes the keyboard, in order}
    List<Node> targets() {
        return open.get() ? List.of(since, how, narrow, back, over) : List.of();
    }

    /// Shows or hides itself.
    void open(boolean wanted) {
        open.set(wanted);
        if (wanted && since.getValue() == null) {
            list();
        }
    }

    /// {@return the state to compare with}
    OlderState older() {
        OlderState chosen = since.getValue();
        return chosen == null || chosen == fromFile ? saved() : chosen;
    }

    /// {@return what the last step left; null before the first}
    @Nullable Narrowed left() {
        return steps.left();
    }

    /// Shows how many values the search that goes on now finds; null where that is not known.
    void tell(@Nullable Narrowed now) {
        found = now == steps.left() ? null : now;
        words.setText(steps.words(found));
        narrow.setDisable(found == null || found.places().isEmpty());
        back.setDisable(steps.isEmpty());
        over.setDisable(steps.isEmpty());
    }

    /// {@return how many values fit, or why none can}
    String counted(Finding.Found now) {
        int count = now.spans().size();
        if (now.narrowed() == steps.left()) {
            return Messages.get("find.left-so-far", count);
        }
        if (count == 0) {
            return Messages.get("find.none-since");
        }
        return Messages.get(!now.complete() ? "find.first-changes"
                : count > now.lines().size() ? "find.listed-changes" : "find.count-changes", count, now.lines().size());
    }

    /// {@return what leads on where nothing is listed; empty where nothing does}
    String wayOut() {
        return open.get() && steps.isEmpty() && older().equals(saved()) ? Messages.get("find.none-since-saved") : "";
    }

    /// {@return what another bar goes on with once the document was read again: its steps, and the states that they and
    /// the next search need; the others are let go}
    ///
    /// @param was what was there before
    Handover handOver(OlderState was) {
        Narrowed left = steps.left();
        List<OlderState> wanted = new ArrayList<>(kept.stream().filter(
                state -> left != null && state.key() == left.in()).toList());
        kept.removeAll(wanted);
        wanted.add(was);
        return new Handover(steps, wanted);
    }

    /// What goes on when a document was read again.
    record Handover(ChangeSteps steps, List<OlderState> kept) { }

    /// Goes on where another bar ended.
    void follow(Handover other) {
        steps.follow(other.steps);
        kept.addAll(other.kept);
        choose(kept.getLast());
        tell(null);
    }

    /// Lets go of what was opened to compare with.
    void close() {
        kept.forEach(state -> state.close().run());
        kept.clear();
    }

    private OlderState saved() {
        Structure now = model.structure();
        ByteStore bytes = model.savedBytes();
        return new OlderState(bytes, Messages.get("find.since.saved"),
                running -> Structure.scan(bytes, now.dialect(), now.framing(), running.over(bytes.length())),
                () -> { });
    }

    private void list() {
        List<OlderState> all = new ArrayList<>(List.of(saved()));
        Narrowed left = steps.left();
        if (left != null) {
            all.add(new OlderState(left.in(), Messages.get("find.since.step"), () -> { }));
        }
        all.addAll(kept.reversed());
        all.addAll(tabs.get());
        Checkpoint history = model.checkpoint();
        for (int i = history.now() - 1; i >= Math.max(0, history.now() - MOST_STEPS); i--) {
            all.add(new OlderState(history.states().get(i).structure(),
                    Messages.get("find.since.history", model.stepWords(i)), () -> { }));
        }
        all.add(fromFile);
        OlderState chosen = since.getValue();
        listing = true;
        List<OlderState> offered = all.stream().distinct().toList();
        if (!since.getItems().equals(offered)) { // arrow keys do not move any more in an open list that is replaced
            since.getItems().setAll(offered);
        }
        since.setValue(chosen != null && all.contains(chosen) ? chosen : all.getFirst());
        listing = false;
    }

    private void chosen(@Nullable OlderState now) {
        if (listing || now == null) {
            return;
        }
        if (now == fromFile) {
            files.accept(file -> {
                kept.add(file);
                list();
                since.setValue(file);
            });
        } else {
            changed.run();
        }
    }

    private void narrow() {
        Narrowed now = found;
        if (now != null) {
            steps.take(now, older());
            choose(new OlderState(now.in(), Messages.get("find.since.step"), () -> { }));
            tell(null);
            ask.run();
            changed.run();
        }
    }

    private void turn(Supplier<OlderState> act) {
        OlderState then = act.get();
        tell(null);
        choose(then);
        ask.run();
        changed.run();
    }

    private void choose(OlderState wanted) {
        list();
        listing = true;
        since.setValue(since.getItems().contains(wanted) ? wanted : since.getItems().getFirst());
        listing = false;
    }

    private static final class SinceWords extends StringConverter<OlderState> {
        @Override
        public String toString(@Nullable OlderState state) {
            return state == null ? "" : state.name();
        }

        @Override
        public @Nullable OlderState fromString(String text) {
            return null;
        }
    }
}
