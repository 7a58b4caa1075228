package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
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
    private final DocumentSelection selecting;

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
        this.selecting = new DocumentSelection(this, elements);
        Structure structure = document.structure();
        Health unread = Health.of(structure, List.of(), new Health.State.Unread());
        this.state = new SimpleObjectProperty<>(new EditorState(document.snapshot(),
                HealthCheck.after(unread, structure), selecting.first(structure), null, 0));
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
        seeMore(selecting.reread(structure()));
    }

    private void elementsFound() {
        seeMore(selecting.again());
    }

    /// More is to be seen of the same values.
    private void seeMore(Selection again) {
        EditorState now = state();
        state.set(new EditorState(now.snapshot(), now.health(), again, now.step(), now.searches() + 1));
    }

    void select(Selection wanted) {
        state.set(state().with(wanted));
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

    /// {@return what selects}
    public DocumentSelection selecting() {
        return selecting;
    }

    /// {@return the element number `index` of a packed array; empty where there is none, and where many texts are
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

    /// Says something in the status bar.
    public void say(String what) {
        message.set(Visible.line(what));
    }

    /// Stops the reading that goes on, if one does. What was not read stays marked so.
    public void stopReading() {
        reading.stop();
        say(Messages.get("model.stopped"));
    }

    /// Stops everything; the document is no longer shown.
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
        elements.follow(step);
        tellModified();
        say(said);
        state.set(new EditorState(step.after(), HealthCheck.after(health(), step), selecting.after(step, touched),
                new EditorState.Step(step, touched == null ? null : touched.bytes()), state().searches()));
        check.start(health(), true);
        reading.start();
    }

    private void readingDone() {
        reread(selecting.reread(document.structure()));
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
