package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.variant.Variant;

/// Writes a value as the engine of a dialect does: its widths, its padding of zeros, its form of a null object.
/// `core/io/marshalls.cpp`, `encode_variant`.
///
/// Objects and typed collections are written as the value has them: an [Variant.ObjectId] by id, a
/// [Variant.FullObject] with all of its properties, a class by its own name. Entries keep the order of the value, keys
/// that occur twice are written twice. What a vector holds is narrowed to 32 bits where the engine holds 32 bits;
/// everything else that the dialect cannot hold is refused. The state of sharing is written only for Godot 1 and 2,
/// and the subnames of every path at their right places, which Godot 2 itself confuses.
public final class Encoder {
    private Encoder() { }

    /// {@return the bytes of `value`}
    /// @throws EncodeException if the dialect cannot hold the value
    public static byte[] encode(Variant value, Dialect dialect) throws EncodeException {
        Output out = new Output();
        encode(value, dialect, out);
        return out.toBytes();
    }

    /// {@return the bytes of `value` as the engine writes a value that it has made itself, whatever it comes from}
    ///
    /// Of what is written in two ways with one meaning, that is the engine's own: Godot 1 and 2 write what follows the
    /// last `:` of a path as its property.
    /// @throws EncodeException if the dialect cannot hold the value
    public static byte[] encodeAnew(Variant value, Dialect dialect) throws EncodeException {
        Output out = new Output();
        new EncodeWalk(dialect, out, true).run(value, Width.ENGINE);
        return out.toBytes();
    }

    /// Writes `value` at the end of `out`, or nothing at all.
    /// @throws EncodeException if the dialect cannot hold the value
    public static void encode(Variant value, Dialect dialect, Output out) throws EncodeException {
        write(value, dialect, Width.ENGINE, out);
    }

    /// {@return the bytes of `value`, which takes the place of one that had the header `previous`}
    ///
    /// Where both are of the same type, numbers keep the width they had: wide stays wide, narrow stays narrow as long
    /// as the new numbers fit, which for floats means that they survive 32 bits unchanged. Values inside a collection
    /// are written as by [#encode(Variant, Dialect)].
    ///
    /// @throws EncodeException if the dialect cannot hold the value
    public static byte[] encode(Variant value, Dialect dialect, int previous) throws EncodeException {
        Output out = new Output();
        write(value, dialect, Width.of(previous, value.kind(), dialect), out);
        return out.toBytes();
    }

    /// {@return the bytes of `value`, which takes the place of the one that `previous` holds}
    ///
    /// What does not change keeps its bytes, at any depth, however it is encoded: elements are compared one by one,
    /// entries and properties by their keys and names. What does change keeps the width it had where it can, as by
    /// [#encode(Variant, Dialect, int)].
    ///
    /// @param previous the bytes of one whole value
    /// @param same     whether a value within `value` means what an old one within `previous` says, beside being equal;
    ///                 asked of neither arrays, dictionaries nor objects
    /// @throws EncodeException if the dialect cannot hold the value
    public static byte[] encodeOver(Variant value, Dialect dialect, byte[] previous, BiPredicate<Variant, Variant> same)
            throws EncodeException {
        Output out = new Output();
        try {
            new EncodeWalk(dialect, out).run(value, new Original(previous, dialect, same).read());
        } catch (DecodeException _) {
            write(value, dialect, Width.ENGINE, out);
        }
        return out.toBytes();
    }

    private static void write(Variant value, Dialect dialect, Width width, Output out) throws EncodeException {
        int before = out.size();
        boolean whole = false;
        try {
            new EncodeWalk(dialect, out).run(value, width);
            whole = true;
        } finally {
            if (!whole) {
                out.truncate(before);
            }
        }
    }
}
