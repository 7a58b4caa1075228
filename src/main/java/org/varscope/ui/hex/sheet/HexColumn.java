package org.varscope.ui.hex.sheet;

/// The two columns that show the same bytes.
public enum HexColumn {
    /// Two hexadecimal digits per byte.
    HEX,
    /// One character per byte.
    TEXT
}
