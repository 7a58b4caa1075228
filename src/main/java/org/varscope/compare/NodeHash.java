package org.varscope.compare;

import module java.base;
import org.varscope.bytes.ByteStore;
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

    /// Hashes of spans of bytes, which are best asked for in order of offset. What is equal has equal hashes; the
    /// seed is another one each time, so that no file can be made in which others have. For one thread.
    static final class SpanHash {
        private static final VarHandle LONG =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        private static final int WINDOW = 256 * 1024;
        private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

        private final ByteStore bytes;
        private final long seed;
        private final byte[] window = new byte[WINDOW];
        private long start;
        private int length;

        SpanHash(ByteStore bytes, long seed) {
            this.bytes = bytes;
            this.seed = seed;
        }

        /// {@return the hash of these bytes, with their number}
        long of(Span span) {
            long hash = seed ^ span.length() * MIX;
            for (long at = span.start(); at < span.end(); ) {
                int size = (int) Math.min(WINDOW, span.end() - at);
                if (at < start || at + size > start + length) {
                    load(at);
                }
                hash = mix(hash, (int) (at - start), size);
                at += size;
            }
            return hash;
        }

        private void load(long at) {
            start = at;
            length = (int) Math.min(WINDOW, bytes.length() - at);
            bytes.read(at, window, 0, length);
        }

        private long mix(long from, int offset, int size) {
            long hash = from;
            int at = offset;
            for (int end = offset + size - 7; at < end; at += 8) {
                hash = mixed(hash ^ (long) LONG.get(window, at));
            }
            for (int end = offset + size; at < end; at++) {
                hash = mixed(hash ^ window[at] & 0xFF);
            }
            return hash;
        }

        private static long mixed(long value) {
            long product = value * MIX;
            return product ^ product >>> 32;
        }
    }
}
