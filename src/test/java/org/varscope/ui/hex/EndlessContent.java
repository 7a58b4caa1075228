package org.varscope.ui.hex;

import org.varscope.ui.hex.sheet.HexRole;

/// As many bytes as one likes, each the low byte of its offset; roles change every four bytes.
///
/// @param length how many
record EndlessContent(long length) implements PlainContent {
    private static final HexRole[] ROLES = {HexRole.HEADER, HexRole.LENGTH, HexRole.TEXT, HexRole.PADDING};

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        for (int i = 0; i < count; i++) {
            into[offset + i] = (byte) (at + i);
        }
    }

    @Override
    public void roles(long at, int count, byte[] rolesOut) {
        for (int i = 0; i < count; i++) {
            rolesOut[i] = ROLES[(int) ((at + i) / 4 % ROLES.length)].code(false);
        }
    }
}
