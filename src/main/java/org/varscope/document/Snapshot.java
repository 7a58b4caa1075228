package org.varscope.document;

import org.varscope.bytes.ByteStore;
import org.varscope.scan.index.Structure;

/// One state of a document: immutable, free to keep, readable from any thread.
///
/// @param revision  counts the states of a document; a later state has a higher one
/// @param structure the bytes and how they read
public record Snapshot(long revision, Structure structure) {
    /// {@return the bytes}
    public ByteStore bytes() {
        return structure.bytes();
    }
}
