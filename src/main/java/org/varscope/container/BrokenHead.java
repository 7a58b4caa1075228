package org.varscope.container;

import org.varscope.bytes.Span;
import org.varscope.container.field.HeadLayout;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;

/// A head that is cut off, or that says what cannot be: nobody knows what the bytes behind it are.
///
/// @param layout of the head
record BrokenHead(HeadLayout layout) implements Layer.Outside {
    @Override
    public void tell(WrapperFieldSink sink) {
        layout.tell(sink);
        sink.add(layout.size(), Math.max(0, sink.length() - layout.size()), WrapperPart.REST);
    }

    @Override
    public Span around(long offset, long length) {
        return new Span(length, 0);
    }
}
