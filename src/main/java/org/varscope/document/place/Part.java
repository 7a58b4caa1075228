package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.codec.FieldCodec;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.variant.NumberNames;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A part inside one value, where it is in the bytes: a component, an element of a packed array, a name of a
/// NodePath, a cell of a line. Reading and replacing it touches no byte of the other parts, however large the value.
public sealed interface Part permits NumberPart, TextPart, Part.Cell, Part.Name {
    /// {@return the part of `node` that `steps`, at least one, lead to}
    /// @throws PathException if there is no such part, naming the step
    static Part of(Structure structure, Node node, List<PathStep> steps) throws PathException {
        return new PartSearch(structure, node).find(steps);
    }

    /// {@return the steps to one of the numbers that a value of `kind` is made of, in the order of the bytes}
    static List<PathStep> steps(VariantKind kind, int number) {
        return Arrays.stream(NumberNames.of(kind, number).split("\\.")).<PathStep>map(PathStep.Name::new).toList();
    }

    /// {@return what it is a part of}
    Structure structure();

    /// {@return the part by itself}
    Variant read();

    /// {@return its bytes, piece by piece in order: more than one where they are not contiguous, as a column of a
    /// Basis}
    List<Span> spans();

    /// A cell of a line of comma-separated values, with its quotes.
    record Cell(Structure structure, Span span) implements Part {
        @Override
        public Variant read() {
            return new Variant.Text(FieldCodec.cell(structure.bytes().bytes(span)));
        }

        @Override
        public List<Span> spans() {
            return List.of(span);
        }
    }

    /// A name in a NodePath of the old form, which is one text and has to be written in the structured form to hold any
    /// name.
    record Name(Structure structure, Node node, Variant.NodePath path, int index) implements Part {
        @Override
        public Variant read() {
            return new Variant.Text(path.names().get(index));
        }

        @Override
        public List<Span> spans() {
            return List.of(node.span());
        }
    }
}
