package org.varscope.ui.hex;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;

/// Content all of which is at hand.
interface PlainContent extends HexContent {
    /// {@return `bytes` as they are now, all in `role`}
    static HexContent of(byte[] bytes, HexRole role) {
        byte[] kept = bytes.clone();
        return new PlainContent() {
            @Override
            public long length() {
                return kept.length;
            }

            @Override
            public void read(long at, byte[] into, int offset, int count) {
                System.arraycopy(kept, Math.toIntExact(at), into, offset, count);
            }

            @Override
            public void roles(long at, int count, byte[] rolesOut) {
                Arrays.fill(rolesOut, 0, count, role.code(false));
            }
        };
    }

    @Override
    default void missed(AbsentBytesException absent) {
        throw absent;
    }

    @Override
    default void take(Span span, Consumer<byte[]> then) {
        byte[] bytes = new byte[Math.toIntExact(span.length())];
        read(span.start(), bytes, 0, bytes.length);
        then.accept(bytes);
    }
}
