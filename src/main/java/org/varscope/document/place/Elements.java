package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The elements of one packed array, where they are in its bytes: any of them is found, shown and changed without a
/// look at the others, however many there are.
///
/// Numbers are found immediately. Where a text begins is known only to who has passed those before it.
///
/// @param array  the packed array
/// @param count  how many elements it has
/// @param each   bytes of one element; 0 where they are texts
/// @param places where texts begin; what is found on the way is noted there
public record Elements(Structure structure, Node array, long count, long each, TextPlaces places) {
    /// Texts that are passed without asking, which takes a few milliseconds.
    private static final long BEARABLE = 100_000;
    private static final int ALIGNMENT = 4;
    /// Bytes before the first element: header and count.
    public static final int BEFORE = 8;

    /// {@return how many elements `node` has, if it is a whole packed array; else 0}
    public static long count(Structure structure, Node node) {
        if (node.row() == null || node.isPlain() || node.state() != State.WHOLE || node.span().length() < BEFORE) {
            return 0;
        }
        long at = node.span().start() + 4;
        return switch (node.row().layout()) {
            case Layout.Packed _, Layout.PackedBytes _ -> structure.bytes().reader().u32(at);
            case Layout.PackedText _ -> Math.max(0, structure.bytes().reader().i32(at));
            case Layout.Empty _, Layout.Fixed _, Layout.Text _, Layout.NodePath _, Layout.Elements _, Layout.Entries _,
                 Layout.Properties _, Layout.Signal _, Layout.Image _, Layout.InputEvent _, Layout.Opaque _ -> 0;
        };
    }

    /// {@return the elements of `node`, if it is a whole packed array that has any}
    ///
    /// @param places where its texts begin, as far as that is known
    public static Optional<Elements> of(Structure structure, Node node, TextPlaces places) {
        return any(structure, node, places).filter(all -> all.count > 0);
    }

    /// {@return the elements of `node`, if it is a whole packed array, which may have none}
    ///
    /// @param places where its texts begin, as far as that is known
    public static Optional<Elements> any(Structure structure, Node node, TextPlaces places) {
        if (node.row() == null || node.isPlain() || !node.kind().isPacked() || node.state() != State.WHOLE) {
            return Optional.empty();
        }
        return Optional.of(new Elements(structure, node, count(structure, node), width(node, node.row()), places));
    }

    private static long width(Node node, Row row) {
        return switch (row.layout()) {
            case Layout.Packed(var number, int per) -> (long) per * number.width(row.isWide(node.header()));
            case Layout.PackedBytes _ -> 1;
            default -> 0;
        };
    }

    private static Part number(Structure structure, Node node, long index) {
        try {
            return Part.of(structure, node, List.of(new PathStep.Index(index)));
        } catch (PathException e) {
            throw new IndexOutOfBoundsException(index);
        }
    }

    /// {@return whether every element is found immediately}
    public boolean isEven() {
        return each > 0;
    }

    /// {@return the element number `index`; null where too many texts come before it that nobody has passed yet}
    /// @throws IndexOutOfBoundsException if there is none
    public @Nullable Part part(long index) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException("no element " + index + " among " + count);
        }
        if (isEven()) {
            return number(structure, array, index);
        }
        long start = places.find(structure.bytes().reader(), first(), index, BEARABLE);
        return start < 0 ? null : new TextPart(structure, first() + start, array.span().end(), 0, true);
    }

    /// {@return the element number `index` as [#part] finds it; null where that does not}
    /// @throws IndexOutOfBoundsException if there is none
    public @Nullable Target element(long index) {
        Part part = part(index);
        return part == null ? null : new Target(structure, array, List.of(new PathStep.Index(index)), part);
    }

    /// {@return whether its numbers have 64 bits each}
    public boolean isWide() {
        return each == (long) Long.BYTES * Packed.numbers(array.kind());
    }

    /// {@return what one element is}
    public VariantKind kind() {
        return array.kind().packedElement().orElseThrow();
    }

    /// {@return where the element number `index` begins; of as many as there are, where the last one ends. Of texts,
    /// all before it that nobody has passed yet are looked at}
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public long start(long index) {
        if (index < 0 || index > count) {
            throw new IndexOutOfBoundsException("no element " + index + " among " + count);
        }
        return first() + (isEven() ? index * each
                : places.find(structure.bytes().reader(), first(), index, Long.MAX_VALUE));
    }

    /// {@return which element holds the byte at `offset`; -1 for none, or where that is not known}
    public long at(long offset) {
        if (offset < first() || offset >= array.span().end()) {
            return -1;
        }
        long index = isEven() ? (offset - first()) / each
                : places.indexAt(structure.bytes().reader(), first(), offset - first(), count);
        return index < count ? index : -1;
    }

    /// {@return neighbouring elements, as a packed array}
    ///
    /// @param from  which one comes first
    /// @param some  how many
    /// @throws IndexOutOfBoundsException if there are not so many
    public Variant read(long from, int some) {
        Span span = Span.between(start(from), start(from + some));
        ByteBuffer whole = ByteBuffer.allocate(Math.toIntExact((BEFORE + span.length() + ALIGNMENT - 1) / ALIGNMENT
                * ALIGNMENT)).order(ByteOrder.LITTLE_ENDIAN);
        whole.putInt(array.header()).putInt(some).put(structure.bytes().bytes(span));
        try {
            return new Decoder(structure.dialect(), ObjectRule.ALLOWED).decode(whole.array()).value();
        } catch (DecodeException e) {
            throw new IllegalStateException(e); // they are whole
        }
    }

    /// {@return where every text begins: what [#places] is to know. Takes a look at all bytes of the array; for
    /// any thread}
    public TextPlaces pass() {
        TextPlaces all = places.copy();
        all.find(structure.bytes().reader(), first(), count - 1, count);
        return all;
    }

    private long first() {
        return array.span().start() + BEFORE;
    }
}
