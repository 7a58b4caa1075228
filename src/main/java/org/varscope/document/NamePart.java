package org.varscope.document;

import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.scan.Node;
import org.varscope.scan.Structure;
import org.varscope.variant.Variant;

/// A name in a NodePath of the old form, which is one text and has to be written in the structured form to hold any
/// name.
record NamePart(Structure structure, Node node, Variant.NodePath path, int index) implements Part {
    @Override
    public Variant read() {
        return new Variant.Text(path.names().get(index));
    }

    @Override
    public List<Span> spans() {
        return List.of(node.span());
    }

    @Override
    public List<Written> written(Variant value) throws EditException {
        List<String> names = new ArrayList<>(path.names());
        names.set(index, TextPart.text(value, structure.dialect()));
        Variant changed = new Variant.NodePath(names, path.subnames(), path.absolute(), path.property());
        try {
            return List.of(new Written(node.span(), Encoder.encode(changed, structure.dialect(), node.header())));
        } catch (EncodeException e) {
            throw new EditException(e.getMessage());
        }
    }
}
