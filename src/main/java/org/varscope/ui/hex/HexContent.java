package org.varscope.ui.hex;

import java.util.Arrays;

/// What a [HexPane] shows. Every method is called on the thread of the toolkit, for the bytes in view only (and for what
/// is copied), and has to answer at once. When answers change, call [HexPane#contentChanged].
public interface HexContent {
    /// No bytes at all.
    HexContent EMPTY = new HexContent() {
        @Override
        public long length() {
            return 0;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {}

        @Override
        public void roles(long at, int count, byte[] rolesOut) {}
    };

    /// {@return how many bytes there are; `>= 0`}
    long length();

    /// Copies `count` bytes from `at` to `into[offset...]`. All of them exist.
    void read(long at, byte[] into, int offset, int count);

    /// Writes what the `count` bytes from `at` are for to `rolesOut[0...]`, as [HexRole#code].
    void roles(long at, int count, byte[] rolesOut);

    /// {@return `bytes` as they are now, all in `role`}
    static HexContent of(byte[] bytes, HexRole role) {
        byte[] kept = bytes.clone();
        return new HexContent() {
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
}
