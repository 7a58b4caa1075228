package org.varscope.document;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.scan.Structure;
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
record NumberPart(Structure structure, VariantKind kind, boolean real, int width, long start, List<Integer> numbers)
        implements Part {
    /// {@return the component of this}
    NumberPart component(Component component) {
        return new NumberPart(structure, component.kind(), real, width, start,
                component.numbers().stream().map(numbers::get).toList());
    }

    @Override
    public Variant read() {
        ByteReader in = structure.bytes().reader();
        int count = numbers.size();
        if (!real) {
            return count == 1 ? new Variant.Int(integer(in, at(0)))
                    : new Variant.Ints(kind, numbers.stream().mapToInt(n -> in.i32(start + (long) n * width)).toArray());
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

    @Override
    public List<Written> written(Variant value) throws EditException {
        long[] words = real ? reals(value) : integers(value);
        if (words.length != numbers.size()) {
            throw new EditException("this part is made of %d numbers, not %d".formatted(numbers.size(), words.length));
        }
        ByteBuffer bytes = ByteBuffer.allocate(words.length * width).order(ByteOrder.LITTLE_ENDIAN);
        for (long word : words) {
            switch (width) {
                case 1 -> bytes.put((byte) word);
                case 4 -> bytes.putInt(real ? Floats.narrow(word) : (int) word);
                default -> bytes.putLong(word);
            }
        }
        bytes.flip();
        List<Written> written = new ArrayList<>();
        for (Span span : spans()) {
            byte[] piece = new byte[(int) span.length()];
            bytes.get(piece);
            written.add(new Written(span, piece));
        }
        return written;
    }

    /// Floats as 64-bit patterns.
    private long[] reals(Variant value) throws EditException {
        return switch (value) {
            case Variant.Real(long bits) -> new long[] {bits};
            case Variant.Int(long number) -> new long[] {Double.doubleToRawLongBits(number)};
            case Variant.Reals(_, var many) -> {
                long[] bits = new long[many.length];
                for (int i = 0; i < bits.length; i++) {
                    bits[i] = Double.doubleToRawLongBits(many[i]);
                }
                yield bits;
            }
            default -> throw new EditException(dialect().typeName(value.kind()) + " does not fit here; expected numbers");
        };
    }

    private long[] integers(Variant value) throws EditException {
        if (value instanceof Variant.Ints(_, var many) && width == 4) {
            long[] words = new long[many.length];
            for (int i = 0; i < words.length; i++) {
                words[i] = many[i];
            }
            return words;
        }
        long least = width == 1 ? 0 : width == 4 ? Integer.MIN_VALUE : Long.MIN_VALUE;
        long most = width == 1 ? 255 : width == 4 ? Integer.MAX_VALUE : Long.MAX_VALUE;
        if (value instanceof Variant.Int(long number) && number >= least && number <= most) {
            return new long[] {number};
        }
        Object found = value instanceof Variant.Int(long number) ? number : dialect().typeName(value.kind());
        throw new EditException("%s does not fit here; expected an int from %d to %d".formatted(found, least, most));
    }

    private Dialect dialect() {
        return structure.dialect();
    }
}
