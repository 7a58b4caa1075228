package org.varscope.scan.index;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Row;

/// Tells from the bytes of a whole key whether it is the one that is looked for.
@FunctionalInterface
public interface KeyTest {
    /// {@return whether the key whose header is at `at` is the one}
    ///
    /// @param in     a reader of all bytes
    /// @param row    its type
    /// @param header its header
    /// @param end    past its last byte, padding included
    boolean is(ByteReader in, Row row, int header, long at, long end);
}
