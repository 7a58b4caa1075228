package org.varscope.find;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Spool;

/// The hits of a search that may give up, of which none is told before it has come to its end. Only their places are
/// kept.
final class HeldHits implements HitSink, AutoCloseable {
    private static final int HIT = 2 * Long.BYTES;

    private final Spool spool = new Spool();
    private final ByteBuffer next = ByteBuffer.allocate(HIT).order(ByteOrder.LITTLE_ENDIAN);

    @Override
    public boolean hit(long offset, long length) {
        try {
            spool.write(next.clear().putLong(offset).putLong(length).array(), 0, HIT);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Tells all of them, or as many as are wanted.
    void tell(HitSink sink) {
        try {
            ByteStore all = spool.finish();
            ByteReader in = all.reader();
            long at = 0;
            while (at < all.length() && sink.hit(in.i64(at), in.i64(at + Long.BYTES))) {
                at += HIT;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        spool.close();
    }
}
