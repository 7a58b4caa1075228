package org.varscope.dialect;

/// What an engine writes for an object that is null.
public enum NullObject {
    /// The header of a null value, type 0 (3.2.3 and later; checked with 3.2.3).
    NIL,
    /// The header of an object and nothing else (Godot 1 and 2, and documents that give an object no payload).
    HEADER
}
