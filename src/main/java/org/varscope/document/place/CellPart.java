package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.codec.FieldCodec;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

/// A cell of a line of comma-separated values, with its quotes.
public record CellPart(Structure structure, Span span) implements Part {
    @Override
    public Variant read() {
        return new Variant.Text(FieldCodec.cell(structure.bytes().bytes(span)));
    }

    @Override
    public List<Span> spans() {
        return List.of(span);
    }
}
