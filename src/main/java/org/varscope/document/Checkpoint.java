package org.varscope.document;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.edit.Action;
import org.varscope.scan.index.Patch;

/// A document with its whole history at one moment. Immutable, free to take, and usable from any thread.
///
/// @param states from the oldest on; one more than steps
/// @param steps  from each state to the next, those included that were taken back
/// @param now    which of the states is the present one
/// @param acts   how many things had happened to the document by then, each told its listeners as an [Act]
public record Checkpoint(List<Snapshot> states, List<Step> steps, int now, long acts) {
    /// Copies the lists.
    public Checkpoint {
        states = List.copyOf(states);
        steps = List.copyOf(steps);
    }

    /// From one state to the next.
    ///
    /// @param patches what it replaces, with offsets in the bytes before, in order
    /// @param label   gives what the user did
    public record Step(List<Patch> patches, Supplier<Action> label) {
        /// Copies the list.
        public Step {
            patches = List.copyOf(patches);
        }

        /// {@return what the user did}
        public Action action() {
            return label.get();
        }

        /// {@return what taking it back replaces, with offsets in the bytes after it}
        public List<Patch> back() {
            return Patch.inverse(patches);
        }
    }

    /// {@return the state that was present}
    public Snapshot snapshot() {
        return states.get(now);
    }

    /// {@return how many steps there were, those included that were taken back}
    public int size() {
        return steps.size();
    }

    /// {@return state number `index`, from 0, the oldest, to [#size()]}
    public Snapshot state(int index) {
        return states.get(index);
    }

    /// {@return the step from state `index` to the next}
    public Step step(int index) {
        return steps.get(index);
    }

    /// {@return the number of the newest state with these very bytes; empty where none has them}
    public OptionalInt indexOf(ByteStore bytes) {
        return IntStream.iterate(size(), i -> i >= 0, i -> i - 1).filter(i -> state(i).bytes() == bytes).findFirst();
    }

    /// {@return the steps from state `from` to state `to`, forwards or back}
    public List<Change> way(int from, int to) {
        List<Change> way = new ArrayList<>();
        for (int i = from; i < to; i++) {
            way.add(new Change(state(i), state(i + 1), step(i).patches(), step(i).label()));
        }
        for (int i = from; i > to; i--) {
            way.add(new Change(state(i), state(i - 1), step(i - 1).back(), step(i - 1).label()));
        }
        return way;
    }

    /// {@return the highest revision among the states}
    long revisions() {
        return states.stream().mapToLong(Snapshot::revision).max().orElse(0);
    }
}
