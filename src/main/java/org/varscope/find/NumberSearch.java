package org.varscope.find;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Looks for numbers in one value: itself, its components, or the elements of a packed array.
record NumberSearch(Structure structure, ByteReader in, List<Condition.OfNumber> conditions, HitSink sink) {
    private static final int EVERY = 1 << 16;

    boolean isWanted() {
        return !conditions.isEmpty();
    }

    /// Tells the numbers in `node`, which is whole, of which all conditions hold.
    void look(Node node, Progress progress) {
        if (node.isPlain()) {
            plain(node);
        } else if (node.row() != null) {
            boolean wide = node.row().isWide(node.header());
            long body = node.span().start() + 4;
            VariantKind kind = node.kind();
            if (node.row().layout() instanceof Layout.Fixed(var number, int count)) {
                if (count > 1) {
                    numbers(number.under(wide), body, count, progress);
                } else if ((kind == VariantKind.INT || kind == VariantKind.FLOAT) && isAt(number.under(wide), body)) {
                    sink.hit(node.span().start(), node.span().length());
                }
            } else if (node.row().layout() instanceof Layout.Packed(var number, int per)) {
                numbers(number.under(wide), body + 4, in.u32(body) * per, progress);
            } else if (node.row().layout() instanceof Layout.PackedBytes) {
                bytes(body + 4, in.u32(body), progress);
            }
        }
    }

    private void plain(Node node) {
        switch (Values.of(structure, node, 8).orElse(Variant.NIL)) {
            case Variant.Int(long number) when holds(number) -> sink.hit(node.span().start(), node.span().length());
            case Variant.Real real when holds(real.value(), node.span().length() < 8) ->
                    sink.hit(node.span().start(), node.span().length());
            default -> { }
        }
    }

    private void numbers(Number number, long from, long count, Progress progress) {
        int width = number.width(false);
        for (long i = 0; i < count; i++) {
            long at = from + i * width;
            if (isAt(number, at) && !sink.hit(at, width)) {
                return;
            }
            if (i % EVERY == EVERY - 1) {
                progress.report(at, "searching");
            }
        }
    }

    private void bytes(long from, long count, Progress progress) {
        for (long i = 0; i < count; i++) {
            if (holds(in.u8(from + i)) && !sink.hit(from + i, 1)) {
                return;
            }
            if (i % EVERY == EVERY - 1) {
                progress.report(from + i, "searching");
            }
        }
    }

    private boolean isAt(Number number, long at) {
        return switch (number) {
            case U32 -> holds(in.u32(at));
            case I32, INT -> holds(in.i32(at));
            case I64, U64 -> holds(in.i64(at));
            case F32, REAL -> holds(Float.intBitsToFloat(in.i32(at)), true);
            case F64 -> holds(Double.longBitsToDouble(in.i64(at)), false);
        };
    }

    private boolean holds(long integer) {
        for (Condition.OfNumber condition : conditions) {
            if (!condition.holds(integer)) {
                return false;
            }
        }
        return true;
    }

    private boolean holds(double real, boolean narrow) {
        for (Condition.OfNumber condition : conditions) {
            if (!condition.holds(real, narrow)) {
                return false;
            }
        }
        return true;
    }
}
