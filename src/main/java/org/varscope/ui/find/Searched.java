package org.varscope.ui.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.ui.model.EditorModel;

/// A document that is searched, as it was when the search began.
///
/// @param name  what it is called among others that are searched
/// @param scope the bytes of it that are searched, in order
record Searched(String name, EditorModel model, Structure in, List<Span> scope, List<Problem> problems) {
    /// The bytes of a document in `scope`, as they are now.
    Searched(String name, EditorModel model, List<Span> scope) {
        this(name, model, model.structure(), scope, model.health().problems());
    }

    /// All of a document, as it is now.
    Searched(String name, EditorModel model) {
        this(name, model, List.of(new Span(0, model.bytes().length())));
    }
}
