package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;

/// Reads one value as the engine of a dialect's generation does: accepts what it accepts, refuses what it refuses, with
/// the same error. `core/io/marshalls.cpp`, `decode_variant`.
///
/// Safe on any input: nothing is allocated by a count that the bytes left cannot hold, nesting takes heap and no Java
/// stack, and no object is ever made. Where an engine would crash or read past its buffer, the bytes are refused with
/// `ERR_INVALID_DATA`. A decoder holds no state and may be used by many threads at once.
public final class Decoder {
    private final Dialect dialect;
    private final ObjectRule objects;
    private final RowPlans steps;

    /// @param dialect whose rules to follow
    /// @param objects whether complete objects are accepted
    public Decoder(Dialect dialect, ObjectRule objects) {
        this.dialect = dialect;
        this.objects = objects;
        this.steps = RowPlans.of(dialect);
    }

    /// {@return the value at the start of `bytes`; what follows it is ignored}
    /// @throws DecodeException if the engine would refuse the bytes
    public Decoded decode(byte[] bytes) throws DecodeException {
        return decode(bytes, 0, bytes.length);
    }

    /// {@return the value at `offset`; bytes at and past `offset + length` do not exist to it}
    ///
    /// @param offset index of the value's header
    /// @param length bytes there are, of which the value may leave some
    /// @throws DecodeException if the engine would refuse the bytes
    /// @throws IndexOutOfBoundsException if the range is not inside the array
    public Decoded decode(byte[] bytes, int offset, int length) throws DecodeException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return new DecodeWalk(dialect, steps, objects, new Input(bytes, offset, length, dialect)).run();
    }
}
