package org.varscope.container.field;

import module java.base;
import org.varscope.bytes.Span;

/// Collects the fields of a wrapper that overlap a window.
///
/// @param window of the file
/// @param length of the file; content that a header announces is cut to it
/// @param fields in order
public record WrapperFieldSink(Span window, long length, List<WrapperField> fields) {
    private static final Span NOTHING = new Span(0, 0);

    /// {@return the fields that `teller` tells which overlap `window`}
    ///
    /// @param length of the file
    public static List<WrapperField> collect(Span window, long length, Consumer<WrapperFieldSink> teller) {
        WrapperFieldSink sink = new WrapperFieldSink(window, length, new ArrayList<>());
        teller.accept(sink);
        return List.copyOf(sink.fields);
    }

    /// Takes `size` bytes from `start` on that are of no bytes inside, if they overlap the window.
    public void add(long start, long size, WrapperPart part) {
        add(new Span(start, size), part, -1, NOTHING);
    }

    /// Takes a field, as far as the file has it, if that overlaps the window.
    ///
    /// @param index   which of several such parts, from 0 on; else -1
    /// @param content the bytes inside that it holds or tells of
    public void add(Span span, WrapperPart part, long index, Span content) {
        long end = Math.min(span.end(), length);
        if (span.start() < Math.min(end, window.end()) && end > window.start()) {
            fields.add(new WrapperField(Span.between(span.start(), end), part, index, content));
        }
    }
}
