package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Floats;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Component;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Numbers inside a value, which keep the width that they have.
///
/// @param kind    what they are together: an INT or FLOAT where it is one
/// @param real    whether they are floats
/// @param width   of one, in bytes: 1, 4 or 8
/// @param start   offset of the number 0
/// @param numbers which they are
public record NumberPart(Structure structure, VariantKind kind, boolean real, int width, long start,
        List<Integer> numbers)
        implements Part {
    /// {@return the component of this}
    public NumberPart component(Component component) {
        return new NumberPart(structure, component.kind(), real, width, start,
                component.numbers().stream().map(numbers::get).toList());
    }

    @Override
    public Variant read() {
        ByteReader in = structure.bytes().reader();
        int count = numbers.size();
        if (!real) {
            return count == 1 ? new Variant.Int(integer(in, at(0)))
                    : new Variant.Ints(kind,
                    numbers.stream().mapToInt(n -> in.i32(start + (long) n * width)).toArray());
        }
        if (count == 1) {
            return new Variant.Real(bits(in, at(0)));
        }
        double[] reals = new double[count];
        for (int i = 0; i < count; i++) {
            reals[i] = Double.longBitsToDouble(bits(in, at(i)));
        }
        return new Variant.Reals(kind, reals);
    }

    private long at(int i) {
        return start + (long) numbers.get(i) * width;
    }

    private long integer(ByteReader in, long at) {
        return switch (width) {
            case 1 -> in.u8(at);
            case 4 -> in.i32(at);
            default -> in.i64(at);
        };
    }

    private long bits(ByteReader in, long at) {
        return width == 4 ? Floats.widen(in.i32(at)) : in.i64(at);
    }

    @Override
    public List<Span> spans() {
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            Span span = new Span(at(i), width);
            if (!spans.isEmpty() && spans.getLast().end() == span.start()) {
                span = Span.between(spans.removeLast().start(), span.end());
            }
            spans.add(span);
        }
        return spans;
    }
}
