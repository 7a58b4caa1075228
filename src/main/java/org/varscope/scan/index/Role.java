package org.varscope.scan.index;

/// What a value is to the collection that holds it.
public enum Role {
    /// The value of a record, or of the whole file.
    ROOT,
    /// A key of a Dictionary.
    KEY,
    /// The value of an entry of a Dictionary.
    VALUE,
    /// An element of an Array.
    ELEMENT,
    /// A property of an Object.
    PROPERTY,
    /// No value: bytes that none claims, or that were not read yet.
    GAP
}
