package org.varscope.document.journal;

/// Whether unsaved edits are kept.
///
/// @param kind  whether they are
/// @param words why not, for people, and what to do; empty where they are
public record State(Kind kind, String words) {
    /// Everything is kept.
    public static final State KEEPING = new State(Kind.KEEPING, "");

    /// Whether unsaved edits are kept.
    public enum Kind {
        /// All of them are.
        KEEPING,
        /// The journal is as large as it may be: edits from now on are not kept until the file is saved.
        FULL,
        /// The journal cannot be written: edits from now on are not kept until the file is saved.
        FAILED
    }
}
