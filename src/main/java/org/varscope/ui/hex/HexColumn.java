package org.varscope.ui.hex;

/// The two columns that show the same bytes.
enum HexColumn {
    /// Two hexadecimal digits per byte.
    HEX,
    /// One character per byte.
    TEXT
}
