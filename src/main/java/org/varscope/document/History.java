package org.varscope.document;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

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

    /// Bytes typed one after the other, in the file or among those of a PackedByteArray.
    ///
    /// @param array the array; null for the file
    /// @param last  where the last one is: its offset, or which element
    /// @param over  whether they are typed over others
    /// @param count how many there are
    record Typed(@Nullable Location array, long last, boolean over, int count) {
        private static final int LONGEST = 4096;

        /// {@return the byte that `edit` types; null where it does something else}
        static @Nullable Typed of(Edit edit) {
            return switch (edit) {
                case Edit.ReplaceBytes(var span, var bytes) when bytes.length == 1 ->
                        new Typed(null, span.start(), span.length() == 1, 1);
                case Edit.SetElements(var at, long from, long count, Variant.PackedBytes(var bytes))
                        when bytes.length == 1 -> new Typed(at, from, count == 1, 1);
                default -> null;
            };
        }

        /// {@return these with `one`, which goes on after the last of them, inserted or typed over as they are, or
        /// completes it; null where it does not}
        @Nullable Typed and(Typed one) {
            if (count >= LONGEST || !Objects.equals(array, one.array)) {
                return null;
            }
            boolean completes = one.last == last && one.over;
            return completes || one.last == last + 1 && one.over == over
                    ? new Typed(array, one.last, over, completes ? count : count + 1) : null;
        }

        /// {@return what they are called as a step}
        ///
        /// @param patches what they are together
        /// @param step    that they join
        Supplier<Action> label(List<Patch> patches, Checkpoint.Step step) {
            if (array == null) {
                Action whole = Action.of(patches.getFirst());
                return () -> whole;
            }
            return () -> new Action(step.action().verb(), step.action().object(), Integer.toString(count));
        }
    }
}
