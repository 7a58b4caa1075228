package org.varscope.bytes;

/// Is told the pieces of a [ByteStore], in order.
@FunctionalInterface
public interface PieceVisitor {
    /// Takes one piece.
    ///
    /// @param source where the bytes are
    /// @param start  offset of the first one in `source`
    /// @param length bytes; `> 0`
    void visit(ByteSource source, long start, long length);
}
