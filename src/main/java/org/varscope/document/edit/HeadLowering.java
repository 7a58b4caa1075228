package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Flag;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a collection says of itself before its children: everything up to its count, which stays what it is.
/// `core/io/marshalls.cpp`.
final class HeadLowering {
    private HeadLowering() { }

    /// {@return where the head of a collection is, its count with it}
    static Span span(Structure structure, Node collection) {
        return Span.between(collection.span().start(), structure.childStart(collection, 0));
    }

    /// {@return the bytes of a head that says what `head` does}
    /// @throws EditException   if that is of another kind
    /// @throws EncodeException if the dialect cannot write it
    static byte[] bytes(Structure structure, Node collection, Variant head) throws EditException, EncodeException {
        if (head.kind() != collection.kind() || isNoObject(head)) {
            throw new EditException(new Obstacle.NoConversion(String.valueOf(head), collection.kind(),
                    structure.dialect()));
        }
        ByteBuffer bytes = ByteBuffer.wrap(Encoder.encode(head, structure.dialect(), 0)).order(ByteOrder.LITTLE_ENDIAN);
        int at = bytes.limit() - Integer.BYTES;
        ByteStore all = structure.bytes();
        int count = (int) all.reader().u32(span(structure, collection).end() - Integer.BYTES);
        bytes.putInt(at, count & ~Flag.SHARED | bytes.getInt(at) & Flag.SHARED);
        return bytes.array();
    }

    private static boolean isNoObject(Variant head) {
        return head.kind() == VariantKind.OBJECT
                && !(head instanceof Variant.FullObject(var name, _) && !name.isEmpty());
    }
}
