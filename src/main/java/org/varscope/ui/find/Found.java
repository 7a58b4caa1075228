package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.find.Narrowed;
import org.varscope.find.PassedOver;
import org.varscope.find.Query;
import org.varscope.find.QueryText;
import org.varscope.scan.index.Structure;
import org.varscope.ui.model.EditorModel;

/// What was found in a document.
///
/// @param of         where it was looked for
/// @param kind       what was looked for
/// @param query      the same, as it was understood
/// @param spans      the hits, in order of offset
/// @param complete   whether these are all
/// @param lines      the first of them, as people read them
/// @param narrowed   all of them, where they are changes
/// @param passedOver what was not looked at
record Found(Searched of, QueryText.Kind kind, Query query, List<Span> spans, boolean complete, List<Line> lines,
        @Nullable Narrowed narrowed, List<PassedOver> passedOver) {
    /// A hit.
    ///
    /// @param index which it is in its document
    /// @param path  of the value; empty where no value is
    /// @param value what is there, in short, or what becomes of it
    record Line(int index, Span span, String path, String type, String value) { }

    /// {@return where it was looked for, as it was then}
    Structure in() {
        return of.in();
    }

    /// {@return the document}
    EditorModel model() {
        return of.model();
    }

    /// {@return the same, where it holds of `now` as well, which may be called otherwise by now}
    Optional<Found> as(Searched now) {
        return now.model() == of.model() && now.in() == of.in() && now.scope().equals(of.scope())
                ? Optional.of(new Found(now, kind, query, spans, complete, lines, narrowed, passedOver))
                : Optional.empty();
    }

    /// {@return the number of the first hit that begins at `offset` or after it; the number of hits where none does}
    int firstFrom(long offset) {
        return BinarySearch.partitionPoint(spans, span -> span.start() < offset);
    }

    /// {@return which hit is just these bytes; -1 where none is}
    int indexOf(Span bytes) {
        int index = firstFrom(bytes.start());
        return index < spans.size() && spans.get(index).equals(bytes) ? index : -1;
    }

    /// One search of a document is no other; whoever shows it would else compare a million hits with those of before.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
