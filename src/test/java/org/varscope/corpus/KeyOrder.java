package org.varscope.corpus;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.variant.Variant;

/// The order in which engines print the keys of a dictionary: by type, then by value where the type has an order.
///
/// @param dialect     whose type numbers count
/// @param namesAsText whether a StringName stands among the Strings, as in Godot 4
record KeyOrder(Dialect dialect, boolean namesAsText) implements Comparator<Variant> {
    @Override
    public int compare(Variant a, Variant b) {
        if (namesAsText && isText(a) && isText(b)) {
            return compareText(text(a), text(b));
        }
        int byType = Integer.compare(type(a), type(b));
        return byType != 0 ? byType : sameType(a, b);
    }

    private int type(Variant value) {
        return dialect.rowOf(value.kind()).map(Row::id).orElse(0);
    }

    private static int sameType(Variant a, Variant b) {
        return switch (a) {
            case Variant.Bool(boolean x) when b instanceof Variant.Bool(boolean y) -> Boolean.compare(x, y);
            case Variant.Int(long x) when b instanceof Variant.Int(long y) -> Long.compare(x, y);
            case Variant.Real x when b instanceof Variant.Real y -> Double.compare(x.value(), y.value());
            case Variant.Text(String x) when b instanceof Variant.Text(String y) -> compareText(x, y);
            case Variant.Reals(_, double[] x) when b instanceof Variant.Reals(_, double[] y) ->
                Arrays.compare(x, y);
            case Variant.Ints(_, int[] x) when b instanceof Variant.Ints(_, int[] y) -> Arrays.compare(x, y);
            default -> 0;
        };
    }

    private static boolean isText(Variant value) {
        return value instanceof Variant.Text || value instanceof Variant.Name;
    }

    private static String text(Variant value) {
        return value instanceof Variant.Name(String name) ? name : ((Variant.Text) value).value();
    }

    private static int compareText(String a, String b) {
        return Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
    }
}
