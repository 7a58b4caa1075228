package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.ObjectRule;
import org.varscope.document.Change;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Review;
import org.varscope.document.place.Elements;
import org.varscope.explain.ActionWords;
import org.varscope.explain.Element;
import org.varscope.explain.RefusalWords;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.variant.Variant;

/// One open document as every pane sees it: its state as properties, and commands that change it. It knows no control.
///
/// Belongs to the thread that made it, as the [Document] does; only reading what an edit broke goes on elsewhere, and a
/// reading that an edit has overtaken is dropped.
public final class EditorModel {
    /// Letters of a step that the name of a command has room for.
    private static final int LONGEST = 80;

    private final Document document;
    private final PendingRead reading;
    private final HealthCheck check;
    private final ElementSearch elements;
    private final Background background;
    private final ReadOnlyObjectWrapper<EditorState> state;
    private final ReadOnlyBooleanWrapper modified = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private final ObjectProperty<@Nullable Location> hover = new SimpleObjectProperty<>();
    private final BooleanProperty inserting = new SimpleBooleanProperty();
    private final Awaited awaited;
    private Found found = new Found(null, null, null);
    /// What is to be selected once the bytes that tell are there.
    private @Nullable Function<Selector, Selection> owed;
    /// What was selected before the last step.
    private Selection lost = Selection.NONE;
    private Supplier<String> insistKey = () -> KeyWords.of(KeyCombination.valueOf("Shortcut+Enter"));
    /// What was refused last.
    private @Nullable Review refused;

    /// The selected value as it was looked up last: every pane asks for it, at every step.
    private record Found(@Nullable Structure structure, @Nullable Location at, @Nullable Node node) { }

    /// @param background runs what takes long
    public EditorModel(Document document, Background background) {
        this.document = document;
        this.background = background;
        this.check = new HealthCheck(background, this::checked);
        this.reading = new PendingRead(document, background, this::readingDone);
        this.elements = new ElementSearch(background, this::elementsFound, this::sayUnfinished);
        this.awaited = new Awaited(background, this::arrived);
        Structure structure = document.structure();
        Health unread = Health.of(structure, List.of(), new Health.State.Unread());
        this.state = new ReadOnlyObjectWrapper<>(new EditorState(document.snapshot(),
                HealthCheck.after(unread, structure),
                choose(new Selector(structure, elements), Selector::first, 0, 0), null, 0));
        tellModified();
        check.start(health(), false);
        reading.start();
    }

    /// {@return what every pane shows; it changes once with everything that happens}
    public ReadOnlyObjectProperty<EditorState> stateProperty() {
        return state.getReadOnlyProperty();
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

    /// {@return what checks the document; what a check that is stopped has found is kept}
    public Background.Lane checking() {
        return check.lane();
    }

    /// Checks from now on what an engine does that follows `rule`.
    public void checkObjects(ObjectRule rule) {
        check.use(rule);
        checkAgain();
    }

    /// Checks the document once more.
    public void checkAgain() {
        state.set(state().with(HealthCheck.after(health(), structure())));
        check.start(health(), false);
    }

    private void checked(Health found) {
        state.set(state().with(found));
    }

    /// {@return what `read` returns, or `meanwhile` where it needs bytes that are not at hand; the [#stateProperty]
    /// changes when they are}
    public <T> T reading(Supplier<T> read, T meanwhile) {
        return awaited.reading(read, meanwhile);
    }

    /// Changes the state once bytes are there that a pane has asked for; where they cannot be read, they become the
    /// [#unreadableProperty].
    public void await(AbsentBytesException absent) {
        awaited.await(absent);
    }

    /// {@return what could not be read of the file, until it is tried again; null where nothing is known of the kind}
    public ReadOnlyObjectProperty<@Nullable AbsentBytesException> unreadableProperty() {
        return awaited.unreadableProperty();
    }

    /// Reads again what could not be read, and what has failed for that.
    public void retryReading() {
        awaited.retry();
        if (!readingTroubleProperty().get().isEmpty()) {
            readAgain();
        }
        if (health().state() instanceof Health.State.Failed) {
            checkAgain();
        }
    }

    /// Looks again once bytes are there that something has asked for which cannot be done again by itself, and says so.
    public void missed(AbsentBytesException absent) {
        awaited.await(absent);
        if (!absent.isFailure()) {
            say(Messages.get("model.missed"));
        }
    }

    /// Runs `act` again once its bytes are there; where the selection is another one by then, or the bytes cannot be
    /// read, it is said that it was not done.
    public void again(AbsentBytesException absent, Runnable act) {
        Selection place = selection();
        repeat(absent, () -> {
            if (isAt(place)) {
                act.run();
            } else {
                say(Messages.get("model.overtaken"));
            }
        });
    }

    /// What value is selected may be known only once more bytes have come.
    private boolean isAt(Selection place) {
        return selection().anchor() == place.anchor() && selection().caret() == place.caret();
    }

    private void repeat(AbsentBytesException absent, Runnable act) {
        long asked = document.snapshot().revision();
        awaited.await(absent);
        if (absent.isFailure()) {
            say(Messages.get("model.unchanged", absent.span(), absent.getMessage()));
            return;
        }
        String waiting = Messages.get("model.reading-around");
        say(waiting);
        absent.whenThere(background::later, () -> {
            say(message.get().equals(waiting) ? "" : message.get());
            if (document.snapshot().revision() == asked) {
                act.run();
            } else {
                say(Messages.get("model.overtaken"));
            }
        });
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

    private void sayUnfinished(Throwable failure) {
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
            Found looked = reading(() -> new Found(structure(), value,
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

    /// {@return the selected element of a packed array, if one is selected}
    public Optional<Element> selectedElement() {
        long index = selection().element();
        return index == Selection.WHOLE ? Optional.empty() : selectedNode().flatMap(array -> element(array, index));
    }

    /// {@return the element number `index` of a packed array; empty where there is none, and where many texts stand
    /// before it: it is looked for in the background then, and the [#stateProperty] changes when it is found}
    public Optional<Element> element(Node array, long index) {
        return reading(() -> elements.find(structure(), array, index), Optional.empty());
    }

    /// {@return the elements of `array`, if it is a whole packed array}
    public Optional<Elements> elements(Node array) {
        return elements.any(structure(), array);
    }

    /// {@return the value under the pointer, in whatever pane; null where there is none}
    public ObjectProperty<@Nullable Location> hoverProperty() {
        return hover;
    }

    /// {@return whether typed bytes are put in rather than written over others}
    public BooleanProperty insertingProperty() {
        return inserting;
    }

    /// {@return whether the document differs from its file}
    public ReadOnlyBooleanProperty modifiedProperty() {
        return modified.getReadOnlyProperty();
    }

    /// {@return the bytes that were opened or saved last; see [Document#saved]}
    public ByteStore savedBytes() {
        return document.saved();
    }

    /// {@return whether parts of the structure are older than the bytes and being read}
    public ReadOnlyBooleanProperty staleProperty() {
        return reading.busyProperty();
    }

    /// {@return whether the document is being read or checked}
    public boolean isBusy() {
        return reading.busyProperty().get() || health().state() instanceof Health.State.Checking;
    }

    /// {@return what reads the document; [#stopReading] stops it}
    public Background.Lane reading() {
        return reading.lane();
    }

    /// {@return why the values could not all be read, as a clause; empty where they could, and while they are being
    /// read}
    public ReadOnlyStringProperty readingTroubleProperty() {
        return reading.troubleProperty();
    }

    /// Reads once more what could not be read.
    public void readAgain() {
        reading.start();
    }

    /// {@return what happened last, for the status bar; empty once a person goes on, or nothing is said}
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /// Does `edit`, unless something speaks against it.
    ///
    /// @return why it was refused; empty where it was done, and where many keys are to be looked at before: that is
    /// done in
    /// the background, and what comes of it is said in the status bar
    public Optional<String> apply(Edit edit) {
        return apply(edit, false);
    }

    /// Does `edit`.
    ///
    /// @param anyway whether it is done whatever speaks against it; what does is said
    /// @return as of [#apply(Edit)]
    public Optional<String> apply(Edit edit, boolean anyway) {
        return apply(edit, anyway, () -> { });
    }

    /// Does `edit`.
    ///
    /// @param anyway as of [#apply(Edit, boolean)]
    /// @param done   runs once it has been done, which may be later
    /// @return as of [#apply(Edit)]
    public Optional<String> apply(Edit edit, boolean anyway, Runnable done) {
        refused = null;
        Structure now = document.structure();
        try {
            if (Review.work(now, edit) <= Document.INLINE) {
                return apply(document.review(edit), anyway, done);
            }
        } catch (AbsentBytesException e) {
            return later(e, () -> apply(edit, anyway, done));
        }
        say(Messages.get(switch (edit) {
            case Edit.Retype _ -> "model.retyping";
            case Edit.Move _ -> "model.moving";
            case Edit.Batch _, Edit.SetElements _, Edit.Sort _ -> "model.preparing";
            default -> "model.looking-for-key";
        }));
        background.run(_ -> Review.of(now, edit, Progress.NONE), review -> apply(review, anyway, done),
                this::sayUnfinished);
        return Optional.empty();
    }

    /// Does what an edit needs bytes for when they are there.
    private Optional<String> later(AbsentBytesException absent, Runnable act) {
        repeat(absent, act);
        return absent.isFailure() ? Optional.of(message.get()) : Optional.empty();
    }

    /// Does an edit that was reviewed in the background, unless something speaks against it.
    ///
    /// @param done runs once it has been done
    /// @return why it was refused, such as for another edit since; empty where it was done, or will be
    public Optional<String> apply(Review review, Runnable done) {
        return apply(review, false, done);
    }

    /// Does an edit that was reviewed.
    ///
    /// @param anyway as of [#apply(Edit, boolean)]
    /// @param done   runs once it has been done
    /// @return as of [#apply(Review, Runnable)]
    public Optional<String> apply(Review review, boolean anyway, Runnable done) {
        try {
            review.action(); // while nothing is changed, as bytes that it needs may be absent
            Change step = anyway ? document.applyAnyway(review) : document.apply(review);
            show(step, null, Sentence.begin(Moved.words(step)));
            done.run();
            if (anyway && !review.objections().isEmpty()) {
                say(Messages.get("model.done-anyway", words(review.objections())));
            }
            return Optional.empty();
        } catch (EditException e) {
            String why = e.objections().isEmpty() ? RefusalWords.clauses(e, Messages.language())
                    : Messages.get("model.refused", words(e.objections()), insistKey.get());
            refused = e.objections().isEmpty() ? null : review;
            say(why);
            return Optional.of(why);
        } catch (AbsentBytesException e) {
            return later(e, () -> apply(review, anyway, done));
        }
    }

    private static String words(List<Objection> objections) {
        return Sentence.begin(RefusalWords.clauses(objections, Messages.language()));
    }

    /// Says from now on `key` where something was refused: what does it all the same.
    public void nameInsistKey(Supplier<String> key) {
        insistKey = key;
    }

    /// Does the edit that was refused last, as long as nothing else has happened since.
    public void insist() {
        Review review = refused;
        refused = null;
        if (review == null || review.structure() != document.structure()) {
            say(Messages.get("model.none-refused"));
        } else {
            apply(review, true, () -> { });
        }
    }

    /// {@return the edit that puts `value` in the place of `node`, which may be a value or a key}
    public static Edit setting(Node node, Variant value) {
        return new Edit.SetValue(node.location(), value);
    }

    /// {@return the edit that puts `value` in the place of an element of a packed array and leaves all others alone}
    public static Edit setting(Element element, Variant value) {
        return new Edit.SetPart(element.array().location(), element.steps(), value, element.part());
    }

    /// {@return whether there is a step to take back}
    public boolean canUndo() {
        return document.canUndo();
    }

    /// {@return whether there is a step to do again}
    public boolean canRedo() {
        return document.canRedo();
    }

    /// {@return what would be taken back, as a clause; empty where there is nothing, or it has no name}
    public String undoWords() {
        return words(document.undoAction());
    }

    /// {@return what would be done again, as a clause; empty where there is nothing, or it has no name}
    public String redoWords() {
        return words(document.redoAction());
    }

    private static String words(Action action) {
        String words = Visible.line(ActionWords.clause(action, Messages.language()));
        return words.length() <= LONGEST ? words : words.substring(0, LONGEST - 1) + "\u2026";
    }

    /// Takes the last step back, if there is one.
    public void undo() {
        if (document.canUndo()) {
            goBack("model.undone", document.undo());
        }
    }

    /// Does the step again that was taken back last, if there is one.
    public void redo() {
        if (document.canRedo()) {
            goBack("model.redone", document.redo());
        }
    }

    /// {@return how many steps have led to what is now}
    public int place() {
        return document.place();
    }

    /// {@return how many steps there are, those included that were taken back}
    public int steps() {
        return document.steps();
    }

    /// {@return what step number `step`, from 0, does, as a clause; empty where it has no name, or none at hand}
    public String stepWords(int step) {
        return reading(() -> words(document.action(step)), "");
    }

    /// Takes steps back, or does them again, until `place` have led to what is now. Panes are told once.
    public void goToPlace(int place) {
        int before = document.place();
        if (place != before && place >= 0 && place <= document.steps()) {
            goBack(place < before ? "model.undone" : "model.redone", document.goTo(place));
        }
    }

    private void goBack(String key, Change step) {
        String words = Moved.words(step);
        Touched touched = reading(() -> Touched.by(step), Optional.<Touched>empty()).orElse(null);
        show(step, touched, words.isEmpty() ? Messages.get(key) : Messages.get(key + "-what", words));
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
        modified.set(reading(document::isModified, true));
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
            repeat(e, () -> {
                if (isAt(place)) {
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
        return reading(() -> selector().valueAt(offset), Optional.empty());
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
    private void show(Change step, @Nullable Touched touched, String said) {
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
