package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Checkpoint;
import org.varscope.find.Narrowed;
import org.varscope.find.Query;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.lifetime.Lifetime;
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
    }, _ -> { });
    /// What is offered as long as the document is open.
    private final List<OlderState> kept = new ArrayList<>();
    private final HeldStates held = new HeldStates();
    private final Runnable ask;
    private final Runnable changed;
    private Consumer<Lifetime> own = _ -> { };
    private Supplier<List<OlderState>> tabs = List::of;
    private Consumer<Consumer<OlderState>> files = _ -> { };
    /// What was saved when it was offered last.
    private OlderState saved;
    private OlderState chosen;
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
            MenuItem item = Mnemonics.title(new MenuItem(Messages.get("find.how." + example.split("[ ,]")[0]
                    + (example.contains("$") ? "-under" : ""), example)));
            item.setOnAction(_ -> write.accept(example));
            how.getItems().add(item);
        }
        Mnemonics.share(how.getItems());
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
        saved = saved();
        chosen = saved;
        tell(null);
    }

    Node view() {
        return bar;
    }

    /// @param own   holds the file of the document, and gives what releases it
    /// @param tabs  gives the states of other documents
    /// @param files asks a person for a file, and hands it over
    void offer(Consumer<Lifetime> own, Supplier<List<OlderState>> tabs, Consumer<Consumer<OlderState>> files) {
        this.own = own;
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
        return chosen.equals(saved) ? saved() : chosen; // each save is followed
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
    String counted(Found now) {
        int count = now.spans().size();
        if (now.narrowed() == steps.left()) {
            return Messages.get("find.left-so-far", count);
        }
        if (count == 0) {
            return Messages.get(now.query() instanceof Query.Changes(_, var how, _) && how.isOpen()
                    ? "find.none-changed" : "find.none-since");
        }
        return Messages.get(!now.complete() ? "find.first-changes"
                : count > now.lines().size() ? "find.listed-changes" : "find.count-changes", count, now.lines().size());
    }

    /// {@return what leads on where nothing is listed; empty where nothing does}
    String wayOut() {
        return open.get() && steps.isEmpty() && older().equals(saved()) ? Messages.get("find.none-since-saved") : "";
    }

    /// {@return what another bar goes on with once the document was read again: its steps, and the states that they and
    /// the next search need}
    ///
    /// @param was what was there before
    Handover handOver(OlderState was) {
        HeldStates wanted = new HeldStates();
        wanted.hold(Stream.concat(steps.states().stream(), Stream.of(was)).toList());
        return new Handover(steps, was, wanted);
    }

    /// What goes on when a document was read again.
    record Handover(ChangeSteps steps, OlderState was, HeldStates held) {
        /// Releases it, as no bar goes on.
        void close() {
            held.hold(Set.of());
        }
    }

    /// {@return whether a person has chosen since when}
    boolean isUsed() {
        return since.getValue() != null;
    }

    /// {@return what has another bar of the same document go on where this one is}
    Consumer<ChangeBar> goingOn() {
        if (!isUsed()) {
            return _ -> { };
        }
        ChangeSteps own = steps;
        List<OlderState> states = List.copyOf(kept);
        Optional<OlderState> other = Optional.of(chosen).filter(state -> !state.equals(saved));
        return bar -> {
            bar.steps.follow(own);
            bar.kept.addAll(states);
            bar.choose(other.orElse(bar.saved));
            bar.tell(null);
        };
    }

    /// Goes on where another bar ended.
    void follow(Handover other) {
        steps.follow(other.steps);
        kept.add(other.was);
        choose(other.was);
        other.close();
        tell(null);
    }

    /// Releases what was opened to compare with.
    void close() {
        held.hold(Set.of());
    }

    private OlderState saved() {
        Structure now = model.structure();
        ByteStore bytes = model.savedBytes();
        return new OlderState(bytes, Messages.get("find.since.saved"),
                running -> Structure.scan(bytes, now.dialect(), now.framing(), running.over(bytes.length())), own);
    }

    private List<OlderState> offered() {
        List<OlderState> all = new ArrayList<>(List.of(saved));
        steps.in().ifPresent(all::add);
        all.addAll(kept.reversed());
        all.addAll(tabs.get());
        Checkpoint history = model.checkpoint();
        for (int i = history.now() - 1; i >= Math.max(0, history.now() - MOST_STEPS); i--) {
            all.add(new OlderState(history.states().get(i).structure(),
                    Messages.get("find.since.history", model.history().words(i)), own));
        }
        if (!all.contains(chosen)) { // its tab was closed or edited, or the history went another way
            all.add(chosen.named(Messages.get("find.since.earlier", chosen.name())));
        }
        all.add(fromFile);
        return all.stream().distinct().toList();
    }

    /// Lists what can be compared with. What is chosen stays, wherever it came from.
    private void list() {
        choose(older());
    }

    private void choose(OlderState wanted) {
        chosen = wanted;
        saved = saved();
        listing = true;
        List<OlderState> offered = offered();
        if (!named(since.getItems()).equals(named(offered))) { // arrow keys do not move in a list that is replaced
            since.getItems().setAll(offered);
        }
        since.setValue(offered.get(offered.indexOf(chosen)));
        listing = false;
        held.hold(Stream.of(kept, steps.states(), List.of(chosen)).flatMap(List::stream).toList());
    }

    private static Map<OlderState, String> named(List<OlderState> states) {
        return states.stream().collect(Collectors.toMap(Function.identity(), OlderState::name));
    }

    private void chosen(@Nullable OlderState now) {
        if (listing || now == null) {
            return;
        }
        if (now == fromFile) {
            list(); // what was chosen stays so until there is a file
            files.accept(file -> {
                kept.add(file);
                choose(file);
                changed.run();
            });
        } else if (!now.equals(chosen)) {
            choose(now);
            changed.run();
        }
    }

    private void narrow() {
        Narrowed now = found;
        if (now != null) {
            OlderState in = new OlderState(now.in(), Messages.get("find.since.step"), own);
            steps.take(now, older(), in);
            tell(null);
            choose(in);
            ask.run();
            changed.run();
        }
    }

    private void turn(Supplier<OlderState> act) {
        choose(act.get());
        tell(null);
        ask.run();
        changed.run();
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

    /// Older states that can be read as long as they are wanted, even where nobody else still shows them.
    static final class HeldStates {
        private final Map<OlderState, Lifetime> held = new HashMap<>();

        /// Holds these and releases all others.
        void hold(Collection<OlderState> wanted) {
            wanted.forEach(state -> held.computeIfAbsent(state, one -> {
                Lifetime lifetime = new Lifetime();
                one.hold().accept(lifetime);
                return lifetime;
            }));
            Map<OlderState, Lifetime> unwanted = new HashMap<>(held);
            unwanted.keySet().removeAll(Set.copyOf(wanted));
            held.keySet().removeAll(unwanted.keySet());
            unwanted.values().forEach(Lifetime::end);
        }
    }
}
