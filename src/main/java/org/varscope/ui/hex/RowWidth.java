package org.varscope.ui.hex;

/// How many bytes a row shows.
public enum RowWidth {
    /// As many as there is room for, of the fixed numbers below.
    AUTOMATIC(0),
    /// Always 8.
    BYTES_8(8),
    /// Always 16.
    BYTES_16(16),
    /// Always 24.
    BYTES_24(24),
    /// Always 32.
    BYTES_32(32);

    private final int bytes;

    RowWidth(int bytes) {
        this.bytes = bytes;
    }

    /// {@return bytes per row; 0 for [#AUTOMATIC]}
    public int bytes() {
        return bytes;
    }
}
