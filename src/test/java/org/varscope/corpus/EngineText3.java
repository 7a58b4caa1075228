package org.varscope.corpus;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// `var2str` of Godot 3.2.3, character by character: six digits, spaces inside parentheses. `core/variant_parser.cpp`.
///
/// @param dialect whose type names and numbers count
public record EngineText3(Dialect dialect) {
    /// {@return the text of a value as [EngineView] shows it}
    public String of(Variant value) {
        return switch (value) {
            case Variant.Nil _, Variant.NullObject _ -> "null";
            case Variant.Bool(boolean truth) -> String.valueOf(truth);
            case Variant.Int(long number) -> String.valueOf(number);
            case Variant.Real real -> scalar((float) real.value());
            case Variant.Text(String text) -> '"' + Escapes.few(text) + '"';
            case Variant.Reals(var kind, double[] values) -> call(kind, values.length, i -> real(values[i]));
            case Variant.NodePath path -> "NodePath(\"" + Escapes.many(path(path), true) + "\")";
            case Variant.Rid _ -> "";
            case Variant.ObjectId(long id) -> "Object(EncodedObjectAsID,\"object_id\":" + id + ",\"script\":null)\n";
            case Variant.FullObject object -> object(object);
            case Variant.Dictionary dictionary -> dictionary.entries().stream()
                    .sorted((a, b) -> new KeyOrder(dialect, false).compare(a.key(), b.key()))
                    .map(e -> of(e.key()) + ": " + of(e.value())).collect(Collectors.joining(",\n", "{\n", "\n}"));
            case Variant.Array array ->
                array.elements().stream().map(this::of).collect(Collectors.joining(", ", "[ ", " ]"));
            case Variant.PackedBytes(byte[] values) ->
                call(value.kind(), values.length, i -> String.valueOf(values[i] & 0xFF));
            case Variant.PackedInts(var kind, int[] values) ->
                call(kind, values.length, i -> String.valueOf(values[i]));
            case Variant.PackedFloats(var kind, float[] values) -> call(kind, values.length, i -> real(values[i]));
            case Variant.PackedDoubles(var kind, double[] values) -> call(kind, values.length, i -> real(values[i]));
            case Variant.PackedStrings(List<String> values) ->
                call(value.kind(), values.size(), i -> '"' + Escapes.many(values.get(i), true) + '"');
            case Variant.Name _, Variant.Ints _, Variant.Callable _, Variant.Signal _, Variant.PackedLongs _,
                 Variant.Image _, Variant.InputEvent _, Variant.Opaque _ ->
                throw new IllegalArgumentException(value.kind() + " in Godot 3");
        };
    }

    /// 3.2.3 knows `inf` and `nan`, and marks `-inf` and `-nan` as if they were digits.
    private static String scalar(double value) {
        String text = real(value);
        boolean marked = text.contains(".") || text.contains("e") || text.equals("inf") || text.equals("nan");
        return marked ? text : text + ".0";
    }

    private static String real(double value) {
        return value == 0 ? "0" : EngineFloats.percentG(value);
    }

    private String call(VariantKind kind, int count, Function<Integer, String> argument) {
        return dialect.typeName(kind)
                + IntStream.range(0, count).boxed().map(argument).collect(Collectors.joining(", ", "( ", " )"));
    }

    /// {@return the path as it is spelled, with a colon before every subname}
    static String path(Variant.NodePath path) {
        StringBuilder text = new StringBuilder(path.absolute() ? "/" : "").append(String.join("/", path.names()));
        path.subnames().forEach(s -> text.append(':').append(s));
        return text.toString();
    }

    private String object(Variant.FullObject object) {
        StringJoiner text = new StringJoiner(",", "Object(", ")\n");
        text.add(object.className());
        for (Variant.Property property : object.properties()) {
            text.add('"' + property.name() + "\":" + of(property.value()));
        }
        return text.toString();
    }
}
