package org.varscope.ui.find;

import org.varscope.scan.index.Structure;
import org.varscope.ui.model.Background;

/// A state with which a document is compared to find what changed.
///
/// @param key   tells it from others, by identity
/// @param name  what it is called
/// @param read  reads it
/// @param close lets go of it once nobody compares any more
public record OlderState(Object key, String name, Background.Work<Structure> read, Runnable close) {
    /// A state that is there.
    public OlderState(Structure structure, String name, Runnable close) {
        this(structure, name, _ -> structure, close);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OlderState state && state.key == key;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(key);
    }
}
