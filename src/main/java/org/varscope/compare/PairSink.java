package org.varscope.compare;

import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;

/// Takes the values that both states have, as a comparison comes by them.
public interface PairSink {
    /// Wants nothing.
    PairSink NONE = new PairSink() {
        @Override
        public boolean wantsSame() {
            return false;
        }

        @Override
        public boolean sameBytes(Span was, Span is) {
            return true;
        }

        @Override
        public boolean same(Node was, Node is) {
            return true;
        }

        @Override
        public boolean changed(Node was, Node is) {
            return true;
        }
    };

    /// {@return whether what is the same is wanted too}
    boolean wantsSame();

    /// Takes bytes of whole values that are the same, byte by byte.
    ///
    /// @return whether more is wanted
    boolean sameBytes(Span was, Span is);

    /// Takes a value that is no collection and the same, though its bytes may not be.
    ///
    /// @return whether more is wanted
    boolean same(Node was, Node is);

    /// Takes a value that was changed, retyped or written in other bytes, after the difference that says so.
    ///
    /// @return whether more is wanted
    boolean changed(Node was, Node is);
}
