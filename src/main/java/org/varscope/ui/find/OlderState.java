package org.varscope.ui.find;

import module java.base;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.toolkit.Background;

/// A state with which a document is compared to find what changed.
///
/// @param key  tells it from others, by identity
/// @param name what it is called
/// @param read reads it
/// @param hold keeps what it is read from open as long as the lifetime lasts
public record OlderState(Object key, String name, Background.Work<Structure> read, Consumer<Lifetime> hold) {
    /// A state that is there.
    public OlderState(Structure structure, String name, Consumer<Lifetime> hold) {
        this(structure, name, _ -> structure, hold);
    }

    /// {@return the same state under another name}
    OlderState named(String other) {
        return new OlderState(key, other, read, hold);
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
