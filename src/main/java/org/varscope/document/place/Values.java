package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.FieldCodec;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.FieldItem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

/// Decodes values of a structure for showing and editing. Nothing is ever made of an object.
public final class Values {
    private Values() { }

    /// {@return the value of `node`; empty where it is damaged or takes more than `most` bytes}
    public static Optional<Variant> of(Structure structure, Node node, long most) {
        Span span = node.span();
        FieldItem field = node.field();
        boolean plain = field != null && node.isPlain();
        if (!plain && span.length() < 4 || span.length() > most || node.state() != State.WHOLE) {
            return Optional.empty();
        }
        if (plain) {
            return Optional.of(FieldCodec.decode(field, structure.bytes().bytes(span)));
        }
        try {
            byte[] bytes = structure.bytes().bytes(span);
            return Optional.of(new Decoder(structure.dialect(), ObjectRule.ALLOWED).decode(bytes, 0, bytes.length)
                    .value());
        } catch (DecodeException e) {
            return Optional.empty();
        }
    }

    /// {@return what names `node` where it is: the key of its entry, the name of the property, the key of the
    /// setting; empty for elements, and where that is damaged}
    public static Optional<Variant> name(Structure structure, Node node) {
        return switch (node.role()) {
            case VALUE -> structure.key(node).flatMap(key -> of(structure, key, Integer.MAX_VALUE));
            case PROPERTY -> structure.propertyName(node).map(Variant.Text::new);
            case ROOT -> structure.entryKey(node).map(Variant.Text::new);
            case KEY, ELEMENT, GAP -> Optional.empty();
        };
    }
}
