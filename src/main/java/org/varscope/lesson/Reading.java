package org.varscope.lesson;

import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;

/// How bytes are read.
///
/// @param framing null where it does not matter
public record Reading(Dialect dialect, @Nullable Framing framing) {
    /// {@return whether `structure` is read like this, or by the rules of another version of the same engine}
    boolean isOf(Structure structure) {
        String name = structure.dialect().name();
        return (name.equals(dialect.name()) || name.startsWith(dialect.name() + '.'))
                && (framing == null || framing.equals(structure.framing()));
    }

    /// {@return how values are laid out at the root, one alone where nothing else was said}
    public Framing framed() {
        return framing == null ? Framing.BARE : framing;
    }
}
