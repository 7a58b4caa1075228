package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

/// A name in a NodePath of the old form, which is one text and has to be written in the structured form to hold any
/// name.
public record NamePart(Structure structure, Node node, Variant.NodePath path, int index) implements Part {
    @Override
    public Variant read() {
        return new Variant.Text(path.names().get(index));
    }

    @Override
    public List<Span> spans() {
        return List.of(node.span());
    }
}
