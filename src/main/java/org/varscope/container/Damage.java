package org.varscope.container;

/// What becomes of the damaged parts of a wrapper when it is written.
public enum Damage {
    /// They stay byte for byte; content with which they cannot is refused, see [DamageException].
    KEPT,
    /// Those that cannot stay are written anew around the content as it was found, with zero bytes for what cannot be
    /// read, so that nothing distinguishes them from sound ones.
    SALVAGED
}
