package org.varscope.container.block;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.remark.Remark;

/// Unpacks a buffer of FastLZ, of which all is held: a match may reach far back.
final class FastLzUnpacking implements Unpacking {
    /// The most that is unpacked, and that is read for it.
    static final int MOST = 64 << 20;
    private static final int FIRST = 64 * 1024;

    private final byte[] packed;
    private final boolean isCut;
    private final long wanted;
    private byte[] plain = new byte[0];
    private int length;
    private int given;
    private boolean started;
    private long consumed;
    private @Nullable Remark fault;

    /// @param wanted bytes that should come out; -1 where nobody says
    FastLzUnpacking(ByteStore packed, long wanted) {
        this.isCut = packed.length() > MOST;
        this.packed = packed.bytes(new Span(0, Math.min(MOST, packed.length())));
        this.wanted = wanted;
    }

    @Override
    public int step(byte[] into) {
        if (!started) {
            started = true;
            run(into.length);
        } else if (given == length && fault == null) {
            run(MOST);
        }
        if (given == length) {
            return -1;
        }
        int step = Math.min(into.length, length - given);
        System.arraycopy(plain, given, into, 0, step);
        given += step;
        return step;
    }

    /// Unpacks so much that there is more than there was, or all of it.
    private void run(int room) {
        if (consumed > 0) {
            return;
        }
        FastLz codec = new FastLz();
        long most = Math.min(MOST, codec.capacity(packed.length));
        int size = (int) Math.min(most, Math.max(FIRST, room == MOST ? 4L * length : room));
        plain = new byte[size];
        Unpacked read = codec.unpack(packed, packed.length, plain, size);
        length = read.length();
        fault = read.fault();
        if (read.more() && fault == null) {
            if (size == most) {
                fault = BlockRemark.BUFFER_TOO_LARGE.with(MOST);
            }
            return;
        }
        if (isCut) {
            fault = BlockRemark.BUFFER_TOO_LARGE.with(MOST);
        }
        consumed = packed.length - read.unread();
        // What the engine has filled up with zero bytes before it was packed.
        boolean isFilled = wanted >= 0 && wanted < length && length == FastLz.SMALLEST;
        length = isFilled ? (int) wanted : length;
    }

    @Override
    public long consumed() {
        return consumed;
    }

    @Override
    public @Nullable Remark fault() {
        return given == length ? fault : null;
    }

    @Override
    public void close() {
        plain = new byte[0];
    }
}
