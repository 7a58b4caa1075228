package org.varscope.compare;

import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;

/// Takes what is the same in two states, as a comparison comes by it.
public interface SameSink {
    /// Takes bytes of whole values that are the same, byte by byte.
    ///
    /// @return whether more is wanted
    boolean bytes(Span was, Span is);

    /// Takes a value that is no collection and the same, though its bytes may not be.
    ///
    /// @return whether more is wanted
    boolean value(Node was, Node is);

    /// Wants nothing of what is the same.
    SameSink NONE = new SameSink() {
        @Override
        public boolean bytes(Span was, Span is) {
            return true;
        }

        @Override
        public boolean value(Node was, Node is) {
            return true;
        }
    };
}
