package org.varscope.bytes;

/// Where bytes go that memory is not meant to hold.
public enum Overflow {
    /// To a temporary file.
    TO_DISK,
    /// Nowhere: they may not be written to disk, as they were decrypted.
    REFUSED
}
