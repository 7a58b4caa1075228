package org.varscope.lesson;

import org.varscope.bytes.Span;
import org.varscope.scan.index.Structure;

/// What a person has done so far.
///
/// @param structure of the first file, as it is now
/// @param selected  the bytes that are selected in it
/// @param answer    what was typed; empty for nothing
public record Attempt(Structure structure, Span selected, String answer) {
    /// {@return an attempt at which nothing was done}
    static Attempt none(Structure structure) {
        return new Attempt(structure, new Span(0, 0), "");
    }
}
