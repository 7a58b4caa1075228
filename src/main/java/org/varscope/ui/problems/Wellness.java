package org.varscope.ui.problems;

import org.varscope.scan.Structure;

/// What can be said of a document without problems.
final class Wellness {
    private Wellness() { }

    /// {@return one sentence or two}
    static String words(Structure structure) {
        if (structure.bytes().isEmpty()) {
            return "There are no bytes.";
        }
        // A full object is a problem of its own, so that none is here.
        return "Every byte is accounted for. %s would load this file; it holds no objects and no scripts."
                .formatted(structure.dialect().traits().title());
    }
}
