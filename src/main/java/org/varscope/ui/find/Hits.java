package org.varscope.ui.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.ui.model.EditorModel;

/// What was found in the documents that were searched, in their order: the hits of one come after those of the one
/// before it, and are numbered on.
///
/// @param documents what was found in each, also where that is nothing
/// @param missed    those that could not be searched
record Hits(List<Found> documents, List<Miss> missed) {
    /// What there is before anything was found.
    static final Hits NONE = new Hits(List.of(), List.of());

    /// A document that could not be searched.
    ///
    /// @param why as a sentence without a capital letter and a full stop
    record Miss(String name, String why) { }

    /// A hit.
    ///
    /// @param index which it is in its document
    record Hit(Found document, int index) {
        Span span() {
            return document.spans().get(index);
        }
    }

    /// {@return the number of hits}
    int count() {
        return documents.stream().mapToInt(each -> each.spans().size()).sum();
    }

    /// {@return whether these are all}
    boolean isComplete() {
        return documents.stream().allMatch(Found::complete);
    }

    /// {@return the number of documents in which anything was found}
    int places() {
        return (int) documents.stream().filter(each -> !each.spans().isEmpty()).count();
    }

    /// {@return the number of the first hit in `document`, which is one of these}
    int first(Found document) {
        return documents.stream().takeWhile(each -> each != document).mapToInt(each -> each.spans().size()).sum();
    }

    /// {@return what was found in a document, if it was searched}
    Optional<Found> in(EditorModel model) {
        return documents.stream().filter(each -> each.model() == model).findFirst();
    }

    /// {@return the hit number `index`, which is one of them}
    Hit hit(int index) {
        int before = 0;
        for (Found each : documents) {
            if (index - before < each.spans().size()) {
                return new Hit(each, index - before);
            }
            before += each.spans().size();
        }
        throw new IndexOutOfBoundsException(index);
    }

    /// {@return the number of the hit that is just these bytes of a document; -1 where none is}
    int indexOf(EditorModel model, Span bytes) {
        return in(model).filter(each -> each.indexOf(bytes) >= 0).map(each -> first(each) + each.indexOf(bytes))
                .orElse(-1);
    }

    /// {@return the number of the first hit that begins at `offset` of a document, or after it, be it in the documents
    /// that follow; the first of all where that document was not searched}
    int firstFrom(EditorModel model, long offset) {
        return in(model).map(each -> first(each) + each.firstFrom(offset)).orElse(0);
    }

    /// {@return the number of the hit after the bytes that are selected in a document; the number of hits where there
    /// is none}
    int after(EditorModel model, Span selected) {
        int at = indexOf(model, selected);
        return at >= 0 ? at + 1 : firstFrom(model, selected.start());
    }

    /// {@return the number of the hit before the bytes that are selected in a document; -1 where there is none}
    int before(EditorModel model, Span selected) {
        return firstFrom(model, selected.start()) - 1;
    }
}
