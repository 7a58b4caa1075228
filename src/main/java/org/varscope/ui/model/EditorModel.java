package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Change;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.Snapshot;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// One open document as every pane sees it: its state as properties, and commands that change it. It knows no control.
///
/// Belongs to the thread that made it, as the [Document] does; only reading what an edit broke goes on elsewhere, and a
/// reading that an edit has overtaken is dropped.
public final class EditorModel {
    private final Document document;
    private final PendingRead reading;
    private final HealthCheck check;
    private final ElementSearch elements;
    private final Background background;
    private final ObjectProperty<EditorState> state;
    private final BooleanProperty modified = new SimpleBooleanProperty();
    private final StringProperty message = new SimpleStringProperty("");
    private final ObjectProperty<@Nullable Location> hover = new SimpleObjectProperty<>();
    private final BooleanProperty inserting = new SimpleBooleanProperty();
    private final AwaitedBytes awaited;
    private final DocumentEdits edits;
    private final EditHistory history;
    private final RepairCosts costs;
    private Found found = new Found(null, null, null);
    /// What is to be selected once the bytes that tell are there.
    private @Nullable Function<Selector, Selection> owed;
    /// What was selected before the last step.
    private Selection lost = Selection.NONE;

    /// The selected value as it was looked up last: every pane asks for it, at every step.
    private record Found(@Nullable Structure structure, @Nullable Location at, @Nullable Node node) { }

    /// @param background runs what takes long
    public EditorModel(Document document, Background background) {
        this.document = document;
        this.background = background;
        this.check = new HealthCheck(background, this::health, this::checked);
        this.reading = new PendingRead(document, background, this::readingDone);
        this.elements = new ElementSearch(background, this::elementsFound, this::sayUnfinished);
        this.awaited = new AwaitedBytes(this, this::arrived);
        this.edits = new DocumentEdits(document, this);
        this.history = new EditHistory(document, this);
        this.costs = new RepairCosts(document);
        Structure structure = document.structure();
        Health unread = Health.of(structure, List.of(), new Health.State.Unread());
        this.state = new SimpleObjectProperty<>(new EditorState(document.snapshot(),
                HealthCheck.after(unread, structure),
                choose(new Selector(structure, elements), Selector::first, 0, 0), null, 0));
        tellModified();
        check.start(health(), false);
        reading.start();
    }

    /// {@return what every pane shows; it changes once with everything that happens}
    public Lasting<EditorState> stateProperty() {
        return new Lasting<>(state);
    }

    /// {@return what every pane shows now}
    public EditorState state() {
        return state.get();
    }

    /// {@return the state of the document}
    public Snapshot snapshot() {
        return state().snapshot();
    }

    /// {@return the values as they are now}
    public Structure structure() {
        return state().structure();
    }

    /// {@return the bytes as they are now}
    public ByteStore bytes() {
        return state().bytes();
    }

    /// {@return what is known to be wrong with the bytes, and how far they were checked}
    public Health health() {
        return state().health();
    }

    /// {@return what is known to be wrong with the bytes, in order of offset}
    public List<Problem> problems() {
        return health().problems();
    }

    /// {@return what checks the document}
    public HealthCheck check() {
        return check;
    }

    /// {@return what repairs have cost}
    public RepairCosts costs() {
        return costs;
    }

    private void checked(Health found) {
        state.set(state().with(found));
    }

    /// {@return its bytes that are not at hand}
    public AwaitedBytes awaited() {
        return awaited;
    }

    long revision() {
        return document.snapshot().revision();
    }

    /// Reads again what could not be read, and what has failed for that.
    public void retryReading() {
        awaited.retry();
        if (!reading.troubleProperty().get().isEmpty()) {
            reading.start();
        }
        if (health().state() instanceof Health.State.Failed) {
            check.again();
        }
    }

    /// Bytes have come that were not at hand.
    private void arrived() {
        tellModified();
        seeMore(in -> in.reread(selection(), lost));
    }

    /// More is to be seen of the same values.
    private void seeMore(Function<Selector, Selection> again) {
        EditorState now = state();
        state.set(new EditorState(now.snapshot(), now.health(), chooseAgain(selector(), again), now.step(),
                now.searches() + 1));
    }

    /// {@return what is selected now, or what is still to be}
    private Selection chooseAgain(Selector in, Function<Selector, Selection> again) {
        return choose(in, owed != null ? owed : again, selection().anchor(), selection().caret());
    }

    /// {@return what `wanted` selects; where the bytes that tell are not at hand, only bytes until they are}
    private Selection choose(Selector in, Function<Selector, Selection> wanted, long anchor, long caret) {
        owed = null;
        try {
            return wanted.apply(in);
        } catch (AbsentBytesException e) {
            awaited.await(e);
            owed = wanted;
            return new Selection(anchor, caret, null, false);
        }
    }

    /// {@return what runs what takes long for this document}
    public Background background() {
        return background;
    }

    void sayUnfinished(Throwable failure) {
        say(Messages.get("model.unfinished", FailureWords.of(failure)));
    }

    /// {@return what is selected}
    public Selection selection() {
        return state().selection();
    }

    /// {@return the selected value, if there is one}
    public Optional<Node> selectedNode() {
        Location value = selection().value();
        if (found.structure != structure() || !Objects.equals(found.at, value)) {
            Found looked = awaited.reading(() -> new Found(structure(), value,
                    value == null ? null : structure().node(value).orElse(null)), null);
            if (looked == null) {
                return Optional.empty();
            }
            found = looked;
        }
        return Optional.ofNullable(found.node);
    }

    /// {@return the selected value, if it is selected as a whole and not one element of it}
    public Optional<Node> selectedWhole() {
        return selection().element() == Selection.WHOLE ? selectedNode() : Optional.empty();
    }

    /// {@return the selected element of a packed array, or the selected value: also the array of an element that is
    /// not found yet}
    public Optional<Target> selected() {
        long index = selection().element();
        return selectedNode().map(node -> (index == Selection.WHOLE ? Optional.<Target>empty() : element(node, index))
                .orElseGet(() -> new Target(structure(), node)));
    }

    /// {@return the element number `index` of a packed array; empty where there is none, and where many texts stand
    /// before it: it is looked for in the background then, and the [#stateProperty] changes when it is found}
    public Optional<Target> element(Node array, long index) {
        return awaited.find(() -> elements.find(structure(), array, index));
    }

    /// {@return the elements of `array`, if it is a whole packed array}
    public Optional<Elements> elements(Node array) {
        return elements.any(structure(), array);
    }

    /// {@return the value under the pointer, in whatever pane; null where there is none}
    public Lasting.Settable<@Nullable Location> hoverProperty() {
        return new Lasting.Settable<>(hover);
    }

    /// {@return whether typed bytes are put in rather than written over others}
    public Lasting.Settable<Boolean> insertingProperty() {
        return new Lasting.Settable<>(inserting);
    }

    /// {@return whether the document differs from its file}
    public Lasting<Boolean> modifiedProperty() {
        return new Lasting<>(modified);
    }

    /// {@return the bytes that were opened or saved last; see [Document#saved]}
    public ByteStore savedBytes() {
        return document.saved();
    }

    /// {@return what reads of the document what is not read yet, or was broken by an edit}
    public PendingRead reading() {
        return reading;
    }

    /// {@return whether the document is being read or checked}
    public boolean isBusy() {
        return reading.busyProperty().get() || health().state() instanceof Health.State.Checking;
    }

    /// {@return what happened last, for the status bar; empty once a person goes on, or nothing is said}
    public Lasting<String> messageProperty() {
        return new Lasting<>(message);
    }

    /// {@return what is done to it}
    public DocumentEdits edits() {
        return edits;
    }

    /// {@return what was done to it}
    public EditHistory history() {
        return history;
    }

    /// {@return the document with its history, as it is now}
    public Checkpoint checkpoint() {
        return document.checkpoint();
    }

    /// Notes that the file holds the bytes of `saved` now.
    ///
    /// @param problems what is wrong with the wrapper around them there
    public void markSaved(Snapshot saved, List<Problem> problems) {
        document.markSaved(saved);
        document.know(saved, problems);
        tellModified();
        if (snapshot() != document.snapshot()) {
            reread(selection());
        }
    }

    /// Until bytes are there that tell, it counts as modified.
    private void tellModified() {
        modified.set(awaited.reading(document::isModified, true));
    }

    /// Ends the step that is being typed: what follows is a step of its own.
    public void endStep() {
        document.endStep();
    }

    /// Picks a value: its bytes are selected, and stay so when it changes.
    public void pick(Location value) {
        pick(value, Selection.WHOLE);
    }

    /// Picks an element of a packed array, as a value is picked.
    ///
    /// @param element which one; [Selection#WHOLE] for the array itself
    public void pick(Location value, long element) {
        try {
            structure().node(value).ifPresent(node -> {
                Selection wanted = selector().picked(node, element);
                document.endStep();
                owed = null;
                state.set(state().with(wanted));
            });
        } catch (AbsentBytesException e) {
            Selection place = selection();
            awaited.repeat(e, () -> {
                if (selection().isAt(place)) {
                    pick(value, element);
                }
            });
        }
    }

    /// {@return what holds the selected value or element, if anything does}
    public Optional<Node> above() {
        return selection().element() == Selection.WHOLE ? selectedNode().map(Node::parent) : selectedNode();
    }

    /// Picks what holds the selected value or element.
    public void pickAbove() {
        above().ifPresent(node -> pick(node.location()));
    }

    private Selector selector() {
        return new Selector(structure(), elements);
    }

    private void elementsFound() {
        seeMore(in -> in.again(selection()));
    }

    /// Selects bytes; the value that holds the caret becomes the selected one.
    ///
    /// @param anchor where selecting began; offsets past the end mean the end
    /// @param caret  where typing would go
    public void select(long anchor, long caret) {
        long length = bytes().length();
        long from = Math.clamp(anchor, 0, length);
        long to = Math.clamp(caret, 0, length);
        Selection before = selection();
        state.set(state().with(choose(selector(), in -> in.bytes(before, from, to), from, to)));
    }

    /// {@return the value that holds the byte at `offset`, or, past the end, the byte before it}
    public Optional<Location> valueAt(long offset) {
        return awaited.find(() -> selector().valueAt(offset));
    }

    /// Says something in the status bar.
    public void say(String what) {
        message.set(Visible.line(what));
    }

    /// Stops the reading that goes on, if one does. What was not read stays marked so.
    public void stopReading() {
        reading.stop();
        say(Messages.get("model.stopped"));
    }

    /// Stops everything; the document is not shown any more.
    public void close() {
        reading.stop();
        check.end();
    }

    /// @param touched what undo or redo goes to; null where a person does something new
    /// @param said    what is said of the step, before a pane may have more to say of it
    void show(Change step, @Nullable Touched touched, String said) {
        if (step.before() == step.after()) {
            return;
        }
        Selection was = selection();
        lost = was;
        elements.follow(step);
        tellModified();
        say(said);
        Selector selector = new Selector(step.after().structure(), elements);
        state.set(new EditorState(step.after(), HealthCheck.after(health(), step),
                choose(selector, in -> touched != null ? in.returned(was, touched) : in.followed(was, step),
                        Moved.offset(was.anchor(), step), Moved.offset(was.caret(), step)),
                new EditorState.Step(step, touched == null ? null : touched.bytes()), state().searches()));
        check.start(health(), true);
        reading.start();
    }

    private void readingDone() {
        reread(chooseAgain(new Selector(document.structure(), elements), in -> in.reread(selection(), lost)));
    }

    /// The same bytes are read further, or more is known of them.
    private void reread(Selection selection) {
        state.set(new EditorState(document.snapshot(), HealthCheck.after(health(), document.structure()), selection,
                state().step(), state().searches()));
        check.start(health(), false);
    }

    /// Tells `listener` every step from now on.
    public void onChange(Consumer<Change> listener) {
        state.subscribe((was, now) -> {
            EditorState.Step step = now.step();
            if (step != null && step != was.step()) {
                listener.accept(step.change());
            }
        });
    }
}
