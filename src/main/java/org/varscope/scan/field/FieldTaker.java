package org.varscope.scan.field;

import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Node;

/// Takes fields one after the other, as they are read.
@FunctionalInterface
public interface FieldTaker {
    /// Takes the next field, in order of offset.
    ///
    /// @param node the value that it is in; null where it is in none. Fields of one value come with the same node, and
    ///             what holds that is the same for all that it holds.
    void take(Field field, @Nullable Node node);
}
