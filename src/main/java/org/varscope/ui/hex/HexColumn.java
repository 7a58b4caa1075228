package org.varscope.ui.hex;

/// The two columns that show the same bytes.
public enum HexColumn {
    /// Two hexadecimal digits per byte.
    HEX,
    /// One character per byte.
    TEXT;

    /// {@return the other column}
    public HexColumn other() {
        return this == HEX ? TEXT : HEX;
    }
}
