package org.varscope.document;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.index.Structure.Patch;

/// The states of a document, and the steps between them.
final class History {
    private final List<Snapshot> states = new ArrayList<>();
    private final List<Checkpoint.Step> steps = new ArrayList<>();
    private int now;
    /// What was typed in the last step, while more may join it.
    private @Nullable Edit typing;

    History(Snapshot first) {
        states.add(first);
    }

    /// A history as it was, with nothing being typed.
    History(Checkpoint was) {
        states.add(was.state(0));
        for (int i = 0; i < was.size(); i++) {
            steps.add(was.step(i));
            states.add(was.state(i + 1));
        }
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

    /// Adds a step; what was taken back is gone. Typing that goes on where the last step ended joins it.
    Act.Did add(Edit edit, Change change) {
        Edit last = now == steps.size() ? typing : null;
        boolean joins = last != null && Typing.continues(last, edit);
        Edit whole = joins ? Typing.joined(last, edit) : edit;
        if (joins) {
            replaceLast(change, Typing.patches(whole, states.get(now - 1).bytes().length()));
        } else {
            add(change);
        }
        typing = joins || Typing.isTyping(whole) ? whole : null;
        return new Act.Did(change, joins, steps.getLast().patches());
    }

    /// Adds a step to which nothing joins.
    void add(Change change) {
        states.subList(now + 1, states.size()).clear();
        steps.subList(now, steps.size()).clear();
        steps.add(new Checkpoint.Step(change.patches(), change.action()));
        states.add(change.after());
        now++;
        typing = null;
    }

    /// Makes `change` part of the last step.
    ///
    /// @param patches what the whole step replaces
    void replaceLast(Change change, List<Patch> patches) {
        steps.set(now - 1, new Checkpoint.Step(patches, change.action()));
        states.set(now, change.after());
    }

    void endStep() {
        typing = null;
    }

    boolean canUndo() {
        return now > 0;
    }

    boolean canRedo() {
        return now < steps.size();
    }

    Action undoAction() {
        return canUndo() ? steps.get(now - 1).action() : Action.NONE;
    }

    Action redoAction() {
        return canRedo() ? steps.get(now).action() : Action.NONE;
    }

    Change undo() {
        if (!canUndo()) {
            throw new IllegalStateException("nothing to undo");
        }
        typing = null;
        Snapshot before = now();
        Checkpoint.Step step = steps.get(--now);
        return new Change(before, now(), step.back(), step.action());
    }

    Change redo() {
        if (!canRedo()) {
            throw new IllegalStateException("nothing to redo");
        }
        typing = null;
        Snapshot before = now();
        Checkpoint.Step step = steps.get(now++);
        return new Change(before, now(), step.patches(), step.action());
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
