package org.varscope.compare;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Hashes of the values of one state: of their bytes, or of what they mean where the other state is written otherwise.
/// For one thread.
final class NodeHash {
    /// Of larger values, only the type is hashed where bytes do not tell.
    static final long LARGEST = 1 << 20;

    private final Structure in;
    private final boolean byBytes;
    private final SpanHash spans;

    NodeHash(Structure in, boolean byBytes, long seed) {
        this.in = in;
        this.byBytes = byBytes;
        this.spans = new SpanHash(in.bytes(), seed);
    }

    long of(Node node) {
        return byBytes ? of(node.span()) : Values.of(in, node, LARGEST)
                .map(value -> (long) value.hashCode()).orElse((long) node.kind().ordinal());
    }

    long of(Span span) {
        return spans.of(span);
    }
}
