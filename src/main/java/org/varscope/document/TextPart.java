package org.varscope.document;

import java.util.Arrays;
import java.util.List;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Utf8;
import org.varscope.scan.Structure;
import org.varscope.variant.Variant;

/// One of several texts that stand one after the other, each with its length and padding.
///
/// @param first offset of the length of the first text
/// @param end   where the value ends: the padding of its last text may be missing
/// @param index which text it is
/// @param nul   whether texts end with a NUL that their length counts
record TextPart(Structure structure, long first, long end, long index, boolean nul) implements Part {
    @Override
    public Variant read() {
        Span span = span();
        int length = structure.bytes().reader().i32(span.start());
        byte[] bytes = structure.bytes().bytes(new Span(span.start() + 4, length));
        return new Variant.Text(Utf8.text(bytes, 0, length, structure.dialect().traits().text()));
    }

    @Override
    public List<Span> spans() {
        return List.of(span());
    }

    private Span span() {
        ByteReader in = structure.bytes().reader();
        long start = first;
        for (long i = 0; i < index; i++) {
            start += size(in, start);
        }
        return Span.between(start, Math.min(end, start + size(in, start)));
    }

    static long size(ByteReader in, long start) {
        return 4 + (in.u32(start) + 3 & ~3L);
    }

    @Override
    public List<Written> written(Variant value) throws EditException {
        return List.of(new Written(span(), bytes(text(value, structure.dialect()))));
    }

    private byte[] bytes(String text) throws EditException {
        try {
            byte[] whole = Encoder.encode(nul ? new Variant.PackedStrings(List.of(text)) : new Variant.Text(text),
                    structure.dialect());
            return Arrays.copyOfRange(whole, nul ? 8 : 4, whole.length);
        } catch (EncodeException e) {
            throw new EditException(e.getMessage());
        }
    }

    /// {@return the text that `value` is}
    /// @throws EditException if it is none
    static String text(Variant value, Dialect dialect) throws EditException {
        return switch (value) {
            case Variant.Text(var text) -> text;
            case Variant.Name(var text) -> text;
            default -> throw new EditException(dialect.typeName(value.kind()) + " does not fit here; expected a String");
        };
    }
}
