package org.varscope.container.cipher;

/// What becomes of the initialization vector of a Godot 4 encrypted file when it is written. Two contents encrypted
/// with the same key and vector give away what they have in common.
public enum Iv {
    /// Kept where the content is the same, so that the file stays the same; else a fresh one, as the engine makes.
    FRESH_WITH_CHANGES,
    /// Kept in any case.
    KEPT,
    /// A fresh one in any case.
    FRESH
}
