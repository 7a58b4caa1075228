package org.varscope.document.place;

import module java.base;
import org.varscope.scan.index.Node;
import org.varscope.text.path.PathStep;

/// What a path leads to: a value, or a part inside one.
///
/// @param node  the value
/// @param inner steps from it to a component, an element of a packed array, or a name of a NodePath; empty for the
///              value itself
public record Target(Node node, List<PathStep> inner) {
    /// Copies the list.
    public Target {
        inner = List.copyOf(inner);
    }

    /// {@return whether this is the value itself}
    public boolean isWhole() {
        return inner.isEmpty();
    }
}
