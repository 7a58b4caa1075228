package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.document.place.Elements;
import org.varscope.document.place.TextPlaces;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What putting elements into a packed array, or taking some out, comes down to: their own bytes, the count, and of
/// bytes the padding after the last. All other elements stay the bytes that they are, however many.
final class ElementLowering {
    private static final int ALIGNMENT = 4;
    private static final int NARROW = 4;

    private final Structure structure;
    private final Lowering lowering;
    private final Counts counts;

    ElementLowering(Structure structure, Lowering lowering, Counts counts) {
        this.structure = structure;
        this.lowering = lowering;
        this.counts = counts;
    }

    void set(Edit.SetElements set) throws EditException, EncodeException {
        Node array = lowering.whole(set.at());
        Elements all = Elements.any(structure, array, new TextPlaces()).orElseThrow(
                () -> new EditException(new Obstacle.NotPacked(array.isPlain() ? null : array.row())));
        if (set.from() < 0 || set.count() < 0 || set.from() > all.count() - set.count()) {
            throw new EditException(new Obstacle.ElementsOutside(set.from(), set.count(), all.count()));
        }
        if (set.with().kind() != array.kind()) {
            throw new EditException(new Obstacle.OtherElements(array.kind(), set.with().kind(), structure.dialect()));
        }
        long come = Packed.count(set.with());
        Span gone = Span.between(all.start(set.from()), all.start(set.from() + set.count()));
        lowering.put(gone, bytes(set.with(), all), array);
        if (come != set.count()) {
            pad(all, all.count() + come - set.count());
            counts.elements(array, all.count(), come - set.count());
        }
    }

    /// Bytes have padding after the last, which belongs to none of them.
    private void pad(Elements all, long count) throws EditException {
        if (all.array().kind() != VariantKind.PACKED_BYTE_ARRAY) {
            return;
        }
        Span padding = Span.between(all.start(all.count()), all.array().span().end());
        int now = Math.floorMod(-count, ALIGNMENT);
        if (padding.length() != now) {
            lowering.put(padding, new byte[now], all.array());
        }
    }

    /// The elements in the width that those of `all` have, without what comes before and after them.
    private byte[] bytes(Variant with, Elements all) throws EditException, EncodeException {
        boolean narrow = all.isEven() && all.each() == (long) NARROW * Packed.numbers(with.kind());
        if (narrow && with instanceof Variant.PackedDoubles(_, var numbers)
                && !Arrays.stream(numbers).allMatch(Floats::isInRange)) {
            throw new EditException(new Obstacle.Unfit(with, new Obstacle.Narrow(), structure.dialect()));
        }
        Variant fitting = switch (with) {
            case Variant.PackedDoubles(var kind, var numbers) when narrow ->
                    new Variant.PackedFloats(kind, Floats.narrowed(numbers));
            case Variant.PackedFloats(var kind, var numbers) when all.isWide() ->
                    new Variant.PackedDoubles(kind, Floats.widened(numbers));
            default -> with;
        };
        byte[] whole = Encoder.encode(fitting, structure.dialect(), all.array().header());
        int end = all.isEven() ? Math.toIntExact(Elements.BEFORE + Packed.count(with) * all.each()) : whole.length;
        return Arrays.copyOfRange(whole, Elements.BEFORE, end);
    }

    /// {@return about how many bytes are looked at to do `set`}
    static long work(Structure structure, Edit.SetElements set) {
        @Nullable Node array = structure.node(set.at()).orElse(null);
        VariantKind kind = set.with().kind();
        long come = kind.isPacked() ? Packed.count(set.with()) * Packed.numbers(kind) * Long.BYTES : 0;
        boolean texts = array != null && array.row() != null && array.row().layout() instanceof Layout.PackedText;
        return come + (texts ? array.span().length() : 0);
    }
}
