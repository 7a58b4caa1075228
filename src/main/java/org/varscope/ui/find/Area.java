package org.varscope.ui.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.ui.model.EditorModel;

/// What a [SearchPane] searches: a document, or those of all tabs.
interface Area {
    /// {@return the document in front, whose selection is where a person is}
    EditorModel front();

    /// {@return the documents that are searched, in order, as they are now}
    List<Searched> documents();

    /// {@return what is said of others that are not; empty where there are none}
    String unsearched();

    /// {@return whether a list says in which document a match is}
    boolean isOfTabs();

    /// Selects `span` in a document, which comes to the front.
    void goTo(EditorModel document, Span span);

    /// Begins to edit the value that is selected in front.
    ///
    /// @param typed what was typed already; empty for what is there
    void edit(String typed);

    /// Looks in another place for what was asked.
    void choose(ScopeChoice.Place place, Asked asked);

    /// Goes back to where a person was before.
    void leave();
}
