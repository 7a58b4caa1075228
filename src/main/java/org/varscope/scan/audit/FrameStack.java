package org.varscope.scan.audit;

import module java.base;

/// The collections around the current value of an {@link Audit}.
final class FrameStack {
    /// Any type fits.
    static final long ANY = -1L;

    final KeyHashes keys = new KeyHashes();
    /// The innermost collection; that around it all is the record.
    Frame top = new Frame();
    int depth;
    private Frame[] frames = {top};

    /// A collection, or the record, which is one item in nothing. Used again for others as deep.
    static final class Frame {
        /// Items that are still to come.
        long remaining;
        /// Whether items are keys and values in turn.
        boolean keyed;
        /// Whether items are names and values.
        boolean named;
        /// Whether only some types fit: bit `i` of {@link #keyFits} and {@link #valueFits} says that type `i` does.
        boolean typed;
        long keyFits;
        long valueFits;
        /// Whether its keys are compared.
        boolean compared;
        /// Their mark.
        int mark;
        /// Where its header stands.
        long start;

        /// Whether the next item is a key.
        boolean atKey() {
            return keyed && (remaining & 1) == 0;
        }

        private void begin(long header, long items, boolean dictionary, boolean object) {
            start = header;
            remaining = items;
            keyed = dictionary;
            named = object;
            typed = false;
            keyFits = ANY;
            valueFits = ANY;
            compared = dictionary && items <= 2 * KeyHashes.MOST;
        }
    }

    /// Begins a record.
    void begin() {
        depth = 0;
        top = frames[0];
        top.begin(-1, 1, false, false);
    }

    /// Enters a collection that is the next item of the one around it.
    void enter(long header, long items, boolean dictionary, boolean object) {
        top.remaining--;
        if (++depth == frames.length) {
            frames = Arrays.copyOf(frames, 2 * depth);
            Arrays.setAll(frames, i -> frames[i] == null ? new Frame() : frames[i]);
        }
        top = frames[depth];
        top.begin(header, items, dictionary, object);
        if (top.compared) {
            top.mark = keys.open(items >> 1);
        }
    }

    /// Goes back to the collections of which something is to come, or to the record.
    void leave() {
        while (top.remaining == 0 && depth > 0) {
            pop();
        }
    }

    /// Leaves everything, as after damage.
    void clear() {
        while (depth > 0) {
            pop();
        }
    }

    private void pop() {
        if (top.compared) {
            keys.close(top.mark);
        }
        top = frames[--depth];
    }
}
