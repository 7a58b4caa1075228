package org.varscope.document.patch;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.remark.RemarkedIOException;

/// Formats of patches that turn the bytes of one file into those of another.
public enum BinaryPatch {
    /// Records of an offset of 24 bits and what is there, between `PATCH` and `EOF`; of a file that became shorter its
    /// length follows, as most programs know it.
    IPS {
        @Override
        byte[] between(byte[] before, byte[] after) throws IOException {
            long longer = Math.max(before.length, after.length);
            if (longer > Ips.MOST) {
                throw new RemarkedIOException(PatchRemark.IPS_TOO_LARGE.with(longer));
            }
            return Ips.between(before, after);
        }
    },
    /// Byuu's format: actions that copy and put in, and the CRC-32 of both files and of the patch.
    BPS {
        @Override
        byte[] between(byte[] before, byte[] after) {
            return new Bps(before, after).patch();
        }
    };

    /// Bytes that either file has at most: 64 MiB.
    public static final long MOST = 64 << 20;

    abstract byte[] between(byte[] before, byte[] after) throws IOException;

    /// {@return the patch that turns `before` into `after`; may run on any thread}
    /// @throws IOException with a remark, where the format cannot say it or both are the same
    public byte[] between(ByteStore before, ByteStore after) throws IOException {
        long longer = Math.max(before.length(), after.length());
        if (longer > MOST) {
            throw new RemarkedIOException(PatchRemark.TOO_LARGE.with(longer, MOST));
        }
        if (before.contentEquals(after)) {
            throw new RemarkedIOException(PatchRemark.NOTHING_CHANGED.with());
        }
        return between(all(before), all(after));
    }

    private static byte[] all(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }
}
