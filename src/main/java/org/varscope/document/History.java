package org.varscope.document;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.index.Structure.Patch;

/// The states of a document, and the steps between them.
final class History {
    private final List<Snapshot> states = new ArrayList<>();
    private final List<Checkpoint.Step> steps = new ArrayList<>();
    private int now;
    /// The bytes typed one after the other in the last step, which more may join; null where it is of something else.
    private @Nullable Typed typed;

    History(Snapshot first) {
        states.add(first);
    }

    /// A history as it was, with nothing being typed.
    History(Checkpoint was) {
        states.addAll(was.states());
        steps.addAll(was.steps());
        now = was.now();
    }

    /// {@return all of it as it is now}
    ///
    /// @param acts how many things have happened to the document
    Checkpoint checkpoint(long acts) {
        return new Checkpoint(states, steps, now, acts);
    }

    Snapshot now() {
        return states.get(now);
    }

    /// Adds a step; what was taken back is gone. Typing that goes on where the last step ended joins it,
    /// and is then named by all that was typed.
    Act.Did add(Edit edit, Change change) {
        Typed one = Typed.of(edit);
        Typed whole = one == null || typed == null ? null : typed.and(one);
        List<Patch> patches = change.patches();
        Supplier<Action> label = change.label();
        if (whole != null) {
            Checkpoint.Step last = steps.removeLast();
            patches = Draft.joined(last.patches(), patches);
            label = whole.label(patches, last);
            states.removeLast();
        } else {
            states.subList(now + 1, states.size()).clear();
            steps.subList(now, steps.size()).clear();
        }
        steps.add(new Checkpoint.Step(patches, label));
        states.add(change.after());
        now = steps.size();
        typed = whole != null ? whole : one;
        Change named = new Change(change.before(), change.after(), change.patches(), label);
        return new Act.Did(named, whole != null, patches);
    }

    void endStep() {
        typed = null;
    }

    boolean canUndo() {
        return now > 0;
    }

    boolean canRedo() {
        return now < steps.size();
    }

    int place() {
        return now;
    }

    int size() {
        return steps.size();
    }

    Action action(int step) {
        return step >= 0 && step < steps.size() ? steps.get(step).action() : Action.NONE;
    }

    Change undo() {
        if (!canUndo()) {
            throw new IllegalStateException("nothing to undo");
        }
        typed = null;
        Snapshot before = now();
        Checkpoint.Step step = steps.get(--now);
        return new Change(before, now(), step.back(), step.label());
    }

    Change redo() {
        if (!canRedo()) {
            throw new IllegalStateException("nothing to redo");
        }
        typed = null;
        Snapshot before = now();
        Checkpoint.Step step = steps.get(now++);
        return new Change(before, now(), step.patches(), step.label());
    }

    /// Puts `problems` in the place of those that were known of the bytes of `of`, and of every other state where they
    /// are there.
    void know(Snapshot of, List<Problem> problems) {
        int at = 0;
        while (at < states.size() && states.get(at).bytes() != of.bytes()) {
            at++;
        }
        if (at == states.size() || states.get(at).structure().known().equals(problems)) {
            return;
        }
        know(at, problems);
        List<Problem> then = problems;
        for (int i = at; i < steps.size(); i++) {
            then = Structure.moved(then, steps.get(i).patches());
            know(i + 1, then);
        }
        then = problems;
        for (int i = at - 1; i >= 0; i--) {
            then = Structure.moved(then, steps.get(i).back());
            know(i, then);
        }
    }

    private void know(int state, List<Problem> problems) {
        Snapshot was = states.get(state);
        states.set(state, new Snapshot(was.revision(), was.structure().knowing(problems)));
    }

    boolean adopt(Snapshot asked, Structure structure) {
        if (now() != asked) {
            return false;
        }
        states.set(now, new Snapshot(asked.revision(), structure));
        return true;
    }
}
