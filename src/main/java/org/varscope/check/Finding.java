package org.varscope.check;

import org.jspecify.annotations.Nullable;
import org.varscope.document.place.LazyPath;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;

/// What an [Inspection] comes across.
public sealed interface Finding {
    /// A value.
    record Value(Node node, LazyPath path) implements Finding { }

    /// Bytes that no value claims, or that were not read yet.
    record Gap(Node node) implements Finding { }

    /// A problem.
    ///
    /// @param path of the innermost value that it concerns, or null where it is in none
    record Trouble(Problem problem, @Nullable LazyPath path) implements Finding { }
}
