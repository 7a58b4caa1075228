package org.varscope.container;

import module java.base;
import org.varscope.bytes.Span;

/// Collects the fields of a wrapper that overlap a window.
///
/// @param window of the file
/// @param length of the file; what a head says to lie behind it is left out
/// @param fields in order
record WrapperFieldSink(Span window, long length, List<WrapperField> fields) {
    private static final Span NOTHING = new Span(0, 0);

    /// {@return the fields that `teller` tells which overlap `window`}
    ///
    /// @param length of the file
    static List<WrapperField> collect(Span window, long length, Consumer<WrapperFieldSink> teller) {
        WrapperFieldSink sink = new WrapperFieldSink(window, length, new ArrayList<>());
        teller.accept(sink);
        return List.copyOf(sink.fields);
    }

    void add(long start, long size, WrapperPart part) {
        add(new Span(start, size), part, -1, NOTHING);
    }

    void add(Span span, WrapperPart part, long index, Span content) {
        long end = Math.min(span.end(), length);
        if (span.start() < Math.min(end, window.end()) && end > window.start()) {
            fields.add(new WrapperField(Span.between(span.start(), end), part, index, content));
        }
    }
}
