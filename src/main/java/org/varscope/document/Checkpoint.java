package org.varscope.document;

import java.util.List;

/// A document with its whole history at one moment. Immutable, free to take, and usable from any thread.
public final class Checkpoint {
    private final List<Snapshot> states;
    private final List<History.Step> steps;
    private final int now;
    private final long acts;

    /// @param now  which of the states is the present one
    /// @param acts how many things had happened to the document by then
    Checkpoint(List<Snapshot> states, List<History.Step> steps, int now, long acts) {
        this.states = List.copyOf(states);
        this.steps = List.copyOf(steps);
        this.now = now;
        this.acts = acts;
    }

    /// {@return the state that was present}
    public Snapshot snapshot() {
        return states.get(now);
    }

    /// {@return how many steps there were, those included that were taken back}
    public int size() {
        return steps.size();
    }

    Snapshot state(int index) {
        return states.get(index);
    }

    History.Step step(int index) {
        return steps.get(index);
    }

    int now() {
        return now;
    }

    long acts() {
        return acts;
    }
}
