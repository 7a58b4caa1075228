package org.varscope.corpus;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// `var_to_str` of Godot 4, character by character. `core/variant/variant_parser.cpp`, `VariantWriter::write`.
///
/// @param dialect whose type names and numbers count
public record EngineText4(Dialect dialect) {
    /// `MAX_RECURSION` in `core/typedefs.h`.
    private static final int MOST_LEVELS = 100;

    /// {@return the text of a value as [EngineView] shows it}
    public String of(Variant value) {
        return text(value, 0);
    }

    private String text(Variant value, int depth) {
        return switch (value) {
            case Variant.Nil _, Variant.NullObject _ -> "null";
            case Variant.Bool(boolean truth) -> String.valueOf(truth);
            case Variant.Int(long number) -> String.valueOf(number);
            case Variant.Real real -> scalar(real.value());
            case Variant.Text(String text) -> '"' + Escapes.few(text) + '"';
            case Variant.Name(String text) -> "&\"" + Escapes.many(text, false) + '"';
            case Variant.Reals(var kind, double[] values) -> call(kind, values.length, i -> real(values[i]));
            case Variant.Ints(var kind, int[] values) -> call(kind, values.length, i -> String.valueOf(values[i]));
            case Variant.NodePath path -> "NodePath(\"" + Escapes.many(path(path), false) + "\")";
            case Variant.Rid(long id) -> id == 0 ? "RID()" : "RID(" + id + ")";
            case Variant.ObjectId(long id) -> "Object(EncodedObjectAsID,\"object_id\":" + id + ",\"script\":null)\n";
            case Variant.FullObject object -> object(object, depth);
            case Variant.Callable _ -> "Callable()";
            case Variant.Signal _ -> "Signal()";
            case Variant.Dictionary dictionary -> dictionary(dictionary, depth);
            case Variant.Array array -> array(array, depth);
            case Variant.PackedBytes(byte[] values) ->
                call(value.kind(), values.length, i -> String.valueOf(values[i] & 0xFF));
            case Variant.PackedInts(var kind, int[] values) ->
                call(kind, values.length, i -> String.valueOf(values[i]));
            case Variant.PackedLongs(long[] values) ->
                call(value.kind(), values.length, i -> String.valueOf(values[i]));
            case Variant.PackedFloats(var kind, float[] values) -> call(kind, values.length, i -> real(values[i]));
            case Variant.PackedDoubles(var kind, double[] values) -> call(kind, values.length, i -> real(values[i]));
            case Variant.PackedStrings(List<String> values) ->
                call(value.kind(), values.size(), i -> '"' + Escapes.many(values.get(i), false) + '"');
            case Variant.Image _, Variant.InputEvent _, Variant.Opaque _ ->
                throw new IllegalArgumentException(value.kind() + " in Godot 4");
        };
    }

    private static String scalar(double value) {
        String text = real(value);
        boolean marked = text.contains(".") || text.contains("e") || text.startsWith("inf") || text.equals("nan");
        return marked ? text : text + ".0";
    }

    private static String real(double value) {
        if (value == 0) {
            return "0";
        }
        if (Double.isNaN(value)) {
            return "nan";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "inf_neg";
        }
        return EngineFloats.shortest(value);
    }

    private String call(VariantKind kind, int count, Function<Integer, String> argument) {
        return dialect.typeName(kind)
                + IntStream.range(0, count).boxed().map(argument).collect(Collectors.joining(", ", "(", ")"));
    }

    /// One empty subname leaves no trace.
    private static String path(Variant.NodePath path) {
        String subnames = String.join(":", path.subnames());
        return (path.absolute() ? "/" : "") + String.join("/", path.names())
                + (subnames.isEmpty() ? "" : ":" + subnames);
    }

    private String object(Variant.FullObject object, int depth) {
        StringJoiner text = new StringJoiner(",", "Object(", ")\n");
        text.add(object.className());
        for (Variant.Property property : object.properties()) {
            String value = property.name().equals("script") && property.value() instanceof Variant.Text(String path)
                    ? "Resource(\"" + path + "\")" : text(property.value(), depth + 1);
            text.add('"' + property.name() + "\":" + value);
        }
        return text.toString();
    }

    private String dictionary(Variant.Dictionary dictionary, int depth) {
        String entries = depth > MOST_LEVELS || dictionary.entries().isEmpty() ? "{}" : dictionary.entries().stream()
                .sorted((a, b) -> new KeyOrder(dialect, true).compare(a.key(), b.key()))
                .map(e -> text(e.key(), depth + 1) + ": " + text(e.value(), depth + 1))
                .collect(Collectors.joining(",\n", "{\n", "\n}"));
        boolean typed = !isAny(dictionary.key()) || !isAny(dictionary.value());
        return typed ? "Dictionary[" + type(dictionary.key()) + ", " + type(dictionary.value()) + "](" + entries + ")"
                : entries;
    }

    private String array(Variant.Array array, int depth) {
        String elements = depth > MOST_LEVELS ? "[]" : array.elements().stream()
                .map(e -> text(e, depth + 1)).collect(Collectors.joining(", ", "[", "]"));
        return isAny(array.of()) ? elements : "Array[" + type(array.of()) + "](" + elements + ")";
    }

    private static boolean isAny(ElementType type) {
        return type instanceof ElementType.Any
                || type instanceof ElementType.Builtin(var kind) && kind == VariantKind.NIL;
    }

    private String type(ElementType type) {
        return switch (type) {
            case ElementType.Any _ -> "Variant";
            case ElementType.Builtin(var kind) -> kind == VariantKind.NIL ? "Variant" : dialect.typeName(kind);
            case ElementType.ClassName(String name) -> name;
            case ElementType.Script(String path) -> "Resource(\"" + path + "\")";
        };
    }
}
