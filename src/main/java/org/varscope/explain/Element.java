package org.varscope.explain;

import org.varscope.bytes.Span;
import org.varscope.document.place.Part;
import org.varscope.scan.index.Node;

/// One element of a packed array, as all panes see it.
///
/// @param array the packed array
/// @param index which element it is
/// @param part  it, where it stands
public record Element(Node array, long index, Part part) {
    /// {@return its bytes}
    public Span span() {
        return part.spans().getFirst();
    }

    /// {@return what it is called in its array: `[3]`}
    public String name() {
        return "[" + index + "]";
    }
}
