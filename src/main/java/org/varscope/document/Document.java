package org.varscope.document;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Scratch;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.edit.Review;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Bytes that are being edited. The one mutable object; confined to the thread that made it.
///
/// Every state is kept as a snapshot of bytes and structure together, both persistent, so that undo restores and never
/// reads again. Bytes that no edit touched are the bytes of the file, whatever they are.
public final class Document {
    /// How many bytes an edit may read again before it returns; what needs more is left to a [ScanJob].
    public static final long INLINE = Review.INLINE;

    private final Thread owner = Thread.currentThread();
    private final Scratch scratch = new Scratch();
    private final History history;
    private final Listeners<Act> listeners = new Listeners<>();
    private long revisions;
    private long acts;
    private ByteStore saved;

    /// A document that starts with `structure` and counts as saved.
    public Document(Structure structure) {
        this.history = new History(new Snapshot(0, structure));
        this.saved = structure.bytes();
    }

    /// A document that goes on where another one ended.
    ///
    /// @param saved the bytes that the file holds; none of the states' where it has no file
    public Document(Checkpoint was, ByteStore saved) {
        this.history = new History(was);
        this.saved = saved;
        this.revisions = was.revisions();
        this.acts = was.acts();
    }

    /// Tells `listener` everything that happens from now on, on the thread of this document, right after it has
    /// happened. What it throws goes to the handler of uncaught exceptions; the edit is done anyway, and the
    /// others are told.
    public void listen(Consumer<? super Act> listener) {
        confine();
        listeners.add(listener);
    }

    /// Tells `listener` nothing more.
    public void unlisten(Consumer<? super Act> listener) {
        listeners.remove(listener);
    }

    /// {@return this document with its history, as it is now}
    public Checkpoint checkpoint() {
        confine();
        return history.checkpoint(acts);
    }

    private void tell(Act act) {
        acts++;
        listeners.tell(act);
    }

    /// {@return the state that is now}
    public Snapshot snapshot() {
        return history.now();
    }

    /// {@return the structure that is now}
    public Structure structure() {
        return history.now().structure();
    }

    /// Does `edit`, unless something speaks against it.
    ///
    /// @return what changed; a change without patches, to the same snapshot, where the edit makes no difference
    /// @throws EditException if it does not fit, or something speaks against it; nothing was changed then
    public Change apply(Edit edit) throws EditException {
        return change(review(edit), false);
    }

    /// Does the edit that was reviewed, unless something speaks against it.
    ///
    /// @return what changed, as of [#apply(Edit)]
    /// @throws EditException as of [#apply(Edit)], and where the document has changed since the review
    public Change apply(Review review) throws EditException {
        return change(review, false);
    }

    /// Does the edit that was reviewed, whatever speaks against it, as somebody has insisted on it.
    ///
    /// @return what changed, as of [#apply(Edit)]
    /// @throws EditException if it does not fit, or the document has changed since the review
    public Change applyAnyway(Review review) throws EditException {
        return change(review, true);
    }

    private Change change(Review review, boolean insisted) throws EditException {
        confine();
        if (review.structure() != structure()) {
            throw new EditException(new Obstacle.Outdated());
        }
        if (review.obstacle() != null) {
            throw new EditException(review.obstacle());
        }
        Snapshot before = history.now();
        if (!review.changes()) {
            return new Change(before, before, List.of(), review.label());
        }
        if (!insisted && !review.objections().isEmpty()) {
            throw new EditException(review.objections());
        }
        Change change = new Change(before, new Snapshot(++revisions, review.after()), review.patches(), review.label());
        Act.Did did = history.add(review.edit(), change);
        tell(did);
        return did.change();
    }

    /// {@return what doing `edit` now results in}; see [Review#of], which is for any thread
    public Review review(Edit edit) {
        confine();
        return Review.of(structure(), edit, scratch, Progress.NONE);
    }

    /// {@return whether there is a step to take back}
    public boolean canUndo() {
        return history.canUndo();
    }

    /// {@return whether there is a step to do again}
    public boolean canRedo() {
        return history.canRedo();
    }

    /// {@return what [#undo()] would take back; none where there is nothing}
    public Action undoAction() {
        return history.action(history.place() - 1);
    }

    /// {@return what [#redo()] would do again; none where there is nothing}
    public Action redoAction() {
        return history.action(history.place());
    }

    /// {@return how many steps have led to what is now; the others were taken back}
    public int place() {
        return history.place();
    }

    /// {@return how many steps there are, those included that were taken back}
    public int steps() {
        return history.size();
    }

    /// {@return what step number `step`, from 0, does; none where there is no such step}
    public Action action(int step) {
        return history.action(step);
    }

    /// Takes steps back, or does them again, one after the other, until `place` have led to what is now.
    ///
    /// @param place from 0 to [#steps()]
    /// @return what they change together; what a single step changes, where there is one; a change without patches, to
    /// the
    /// same snapshot, where there is none
    /// @throws IndexOutOfBoundsException if there are not so many steps
    public Change goTo(int place) {
        confine();
        Objects.checkIndex(place, steps() + 1);
        Snapshot before = snapshot();
        List<Patch> patches = List.of();
        Change last = new Change(before, before, patches, () -> Action.NONE);
        boolean single = Math.abs(place - place()) == 1;
        while (place() != place) {
            last = place() > place ? undo() : redo();
            patches = Draft.joined(patches, last.patches());
        }
        return single ? last : new Change(before, snapshot(), patches, () -> Action.NONE);
    }

    /// Takes the last step back.
    ///
    /// @throws IllegalStateException if there is none
    public Change undo() {
        confine();
        Change change = history.undo();
        tell(new Act.Undid(change));
        return change;
    }

    /// Does the step again that was taken back last.
    ///
    /// @throws IllegalStateException if there is none
    public Change redo() {
        confine();
        Change change = history.redo();
        tell(new Act.Redid(change));
        return change;
    }

    /// Ends the step that is being typed, so that what is typed next is a step of its own.
    public void endStep() {
        history.endStep();
    }

    /// {@return whether the bytes differ from those that were opened or saved last}
    public boolean isModified() {
        ByteStore now = history.now().bytes();
        return now != saved && !(now.length() == saved.length() && now.length() <= INLINE && now.contentEquals(saved));
    }

    /// {@return the bytes that were opened or saved last; of a document that has no file, those it began with}
    public ByteStore saved() {
        return saved;
    }

    /// Notes that the bytes of `snapshot` are what the file holds now.
    public void markSaved(Snapshot snapshot) {
        confine();
        saved = snapshot.bytes();
        history.endStep();
        tell(new Act.Saved(snapshot));
    }

    /// Notes what is wrong now with the wrapper around the bytes of `snapshot`: a save writes it anew.
    ///
    /// @param problems with spans in those bytes
    public void know(Snapshot snapshot, List<Problem> problems) {
        confine();
        history.know(snapshot, problems);
    }

    /// {@return the reading that is still to be done, if any; run it anywhere and bring the result to [#adopt]}
    public Optional<ScanJob> pending() {
        Snapshot now = history.now();
        return now.structure().isComplete() ? Optional.empty() : Optional.of(new ScanJob(now));
    }

    /// Takes the structure that `job` has read, unless an edit has overtaken it.
    ///
    /// @return whether it was taken
    public boolean adopt(ScanJob job, Structure structure) {
        confine();
        return history.adopt(job.asked(), structure);
    }

    private void confine() {
        if (Thread.currentThread() != owner) {
            throw new IllegalStateException("a document belongs to the thread that made it");
        }
    }
}
