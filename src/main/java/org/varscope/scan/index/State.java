package org.varscope.scan.index;

/// How sure a value is.
public enum State {
    /// Whole, and so is everything in it.
    WHOLE,
    /// Its own bytes are cut off or wrong.
    DAMAGED,
    /// A collection in which something is damaged or missing.
    INCOMPLETE,
    /// Not read yet, or a collection whose children were not all read yet.
    PENDING
}
