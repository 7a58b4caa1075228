package org.varscope.container.block;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.remark.Remark;

/// Unpacks a deflate stream, on its own or inside a zlib stream or a gzip member.
final class InflateUnpacking implements Unpacking {
    private static final int PART = 64 * 1024;

    private final ByteStore packed;
    private final boolean isMember;
    private final Inflater inflater;
    private final CRC32 crc = new CRC32();
    private final long start;
    private long fed;
    private boolean done;
    private @Nullable Remark fault;

    InflateUnpacking(ByteStore packed, Packing how) {
        this.packed = packed;
        this.isMember = how == Packing.GZIP;
        this.inflater = new Inflater(how != Packing.ZLIB);
        this.start = isMember ? GzipHead.length(packed) : 0;
        this.fed = Math.max(0, start);
        if (start < 0) {
            stop(BlockRemark.NO_GZIP_HEADER.with());
        }
    }

    @Override
    public int step(byte[] into) {
        while (!done) {
            long before = inflater.getBytesWritten();
            try {
                inflater.inflate(into);
            } catch (DataFormatException e) {
                stop(Deflate.said(e.getMessage()));
            }
            int written = (int) (inflater.getBytesWritten() - before);
            crc.update(into, 0, written);
            if (written > 0) {
                return written;
            }
            if (inflater.finished()) {
                finish();
            } else if (inflater.needsDictionary()) {
                stop(BlockRemark.DICTIONARY_NEEDED.with());
            } else if (!done) {
                feed();
            }
        }
        return -1;
    }

    private void feed() {
        int count = (int) Math.min(PART, packed.length() - fed);
        if (count == 0) {
            stop(BlockRemark.STREAM_CUT.with());
            return;
        }
        inflater.setInput(packed.bytes(new Span(fed, count)));
        fed += count;
    }

    private void finish() {
        done = true;
        if (!isMember || fault != null) {
            return;
        }
        long end = start + inflater.getBytesRead();
        if (packed.length() - end < GzipHead.TRAILER) {
            stop(BlockRemark.CHECKSUM_CUT.with());
            return;
        }
        ByteBuffer trailer = ByteBuffer.wrap(packed.bytes(new Span(end, GzipHead.TRAILER)))
                .order(ByteOrder.LITTLE_ENDIAN);
        if (trailer.getInt() != (int) crc.getValue()) {
            stop(BlockRemark.WRONG_CHECKSUM.with());
        } else if (trailer.getInt() != (int) inflater.getBytesWritten()) {
            stop(BlockRemark.WRONG_LENGTH.with());
        }
    }

    private void stop(Remark why) {
        done = true;
        fault = why;
    }

    @Override
    public long consumed() {
        return Math.min(packed.length(), Math.max(0, start) + inflater.getBytesRead()
                + (isMember ? GzipHead.TRAILER : 0));
    }

    @Override
    public @Nullable Remark fault() {
        return fault;
    }

    @Override
    public void close() {
        inflater.end();
    }
}
