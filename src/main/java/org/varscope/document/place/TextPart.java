package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Utf8;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

/// One of several texts that are one after the other, each with its length and padding.
///
/// @param first offset of the length of the first text
/// @param end   where the value ends: the padding of its last text may be missing
/// @param index which text it is
/// @param nul   whether texts end with a NUL that their length counts
public record TextPart(Structure structure, long first, long end, long index, boolean nul) implements Part {
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
}
