package org.varscope.document;

import java.util.ArrayList;
import java.util.List;
import org.varscope.scan.Structure;
import org.varscope.scan.Structure.Patch;

/// The states of a document, and the steps between them.
final class History {
    private final List<Snapshot> states = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private int now;
    private boolean open;

    /// From one state to the next.
    private record Step(Edit edit, List<Patch> patches, String label) {
        List<Patch> back() {
            List<Patch> back = new ArrayList<>();
            long growth = 0;
            for (Patch patch : patches) {
                back.add(new Patch(patch.offset() + growth, patch.inserted(), patch.removed()));
                growth += patch.growth();
            }
            return back;
        }
    }

    History(Snapshot first) {
        states.add(first);
    }

    Snapshot now() {
        return states.get(now);
    }

    /// Adds a step; what was taken back is gone. Typing that goes on where the last step ended joins it.
    void add(Edit edit, Change change) {
        states.subList(now + 1, states.size()).clear();
        steps.subList(now, steps.size()).clear();
        if (open && !steps.isEmpty() && Typing.continues(steps.getLast().edit, edit)) {
            Step last = steps.removeLast();
            Edit joined = Typing.joined(last.edit, edit);
            steps.add(new Step(joined, Typing.patches(joined, states.get(now - 1).bytes().length()), change.label()));
            states.set(now, change.after());
        } else {
            steps.add(new Step(edit, change.patches(), change.label()));
            states.add(change.after());
            now++;
        }
        open = Typing.isTyping(edit);
    }

    void endStep() {
        open = false;
    }

    boolean canUndo() {
        return now > 0;
    }

    boolean canRedo() {
        return now < steps.size();
    }

    String undoLabel() {
        return canUndo() ? steps.get(now - 1).label : "";
    }

    String redoLabel() {
        return canRedo() ? steps.get(now).label : "";
    }

    Change undo() {
        if (!canUndo()) {
            throw new IllegalStateException("nothing to undo");
        }
        open = false;
        Snapshot before = now();
        Step step = steps.get(--now);
        return new Change(before, now(), step.back(), step.label);
    }

    Change redo() {
        if (!canRedo()) {
            throw new IllegalStateException("nothing to redo");
        }
        open = false;
        Snapshot before = now();
        Step step = steps.get(now++);
        return new Change(before, now(), step.patches, step.label);
    }

    boolean adopt(Snapshot asked, Structure structure) {
        if (now() != asked) {
            return false;
        }
        states.set(now, new Snapshot(asked.revision(), structure));
        return true;
    }
}
