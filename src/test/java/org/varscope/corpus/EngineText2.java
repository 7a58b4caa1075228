package org.varscope.corpus;

import module java.base;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What the harness around the decoder of Godot 2 prints: no Godot text, but the engine's own conversion to a String
/// where it has one.
public final class EngineText2 {
    private static final List<String> EVENTS = List.of("NONE", "KEY", "MOUSE_MOTION", "MOUSE_BUTTON", "JOYSTICK_MOTION",
            "JOYSTICK_BUTTON", "SCREEN_TOUCH", "SCREEN_DRAG", "ACTION");

    private EngineText2() { }

    /// {@return the text of `value`}
    public static String of(Variant value) {
        return switch (value) {
            case Variant.Nil _, Variant.Obj _ -> "null";
            case Variant.Bool(boolean truth) -> String.valueOf(truth);
            case Variant.Int(long number) -> String.valueOf(number);
            case Variant.Real real -> real(real.value());
            case Variant.Text(String text) -> quoted(text);
            case Variant.Reals reals -> reals(reals);
            case Variant.NodePath path -> "NodePath(" + quoted(EngineText3.path(path)) + ")";
            case Variant.Dictionary dictionary -> shared(dictionary.shared()) + dictionary.entries().stream()
                    .map(e -> of(e.key()) + ": " + of(e.value())).collect(Collectors.joining(", ", "{", "}"));
            case Variant.Array array -> shared(array.shared())
                    + array.elements().stream().map(EngineText2::of).collect(Collectors.joining(", ", "[", "]"));
            case Variant.PackedInts(_, int[] values) -> list("IntArray", values.length, i -> String.valueOf(values[i]));
            case Variant.PackedFloats floats -> floats(floats);
            case Variant.PackedStrings(List<String> values) ->
                list("StringArray", values.size(), i -> quoted(values.get(i)));
            case Variant.PackedBytes _ -> "[RawArray]";
            case Variant.Rid _ -> "[RID]";
            case Variant.Image image -> image(image);
            case Variant.InputEvent event -> event(event);
            case Variant.Name _, Variant.Ints _, Variant.Callable _, Variant.Signal _, Variant.PackedLongs _,
                 Variant.PackedDoubles _, Variant.Opaque _ ->
                throw new IllegalArgumentException(value.kind() + " in Godot 2");
        };
    }

    private static String shared(boolean shared) {
        return shared ? "shared " : "";
    }

    private static String quoted(String text) {
        return '"' + Escapes.few(text).replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + '"';
    }

    /// `String::num` of Godot 2: up to six places after the point, none of them a last zero.
    private static String real(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return EngineFloats.percentG(value);
        }
        String text = new BigDecimal(value).setScale(6, RoundingMode.HALF_EVEN).toPlainString();
        String sign = Double.doubleToRawLongBits(value) < 0 && !text.startsWith("-") ? "-" : "";
        return sign + text.replaceFirst("\\.?0+$", "");
    }

    private static String reals(Variant.Reals reals) {
        Function<Integer, String> number = i -> real(reals.values()[i]);
        return switch (reals.kind()) {
            case VECTOR2 -> call("Vector2", "(%s,%s)", number);
            case RECT2 -> call("Rect2", "(%s,%s,%s,%s)", number);
            case VECTOR3 -> call("Vector3", "(%s, %s, %s)", number);
            case TRANSFORM2D -> call("Matrix32", "(%s,%s, %s,%s, %s,%s)", number);
            case PLANE -> call("Plane", "(%s, %s, %s, %s)", number);
            case QUATERNION -> call("Quat", "(%s,%s,%s,%s)", number);
            case AABB -> call("AABB", "(%s, %s, %s - %s, %s, %s)", number);
            case BASIS -> call("Matrix3", "(%s, %s, %s, %s, %s, %s, %s, %s, %s)", number);
            case TRANSFORM3D -> call("Transform", "(%s, %s, %s, %s, %s, %s, %s, %s, %s - %s, %s, %s)", number);
            case COLOR -> call("Color", "(%s,%s,%s,%s)", number);
            default -> throw new IllegalArgumentException(reals.kind() + " in Godot 2");
        };
    }

    private static String call(String name, String arguments, Function<Integer, String> number) {
        int count = arguments.split("%s", -1).length - 1;
        return name + arguments.formatted(IntStream.range(0, count).boxed().map(number).toArray());
    }

    private static String list(String name, int count, Function<Integer, String> element) {
        return name + IntStream.range(0, count).boxed().map(element).collect(Collectors.joining(", ", "([", "])"));
    }

    private static String floats(Variant.PackedFloats floats) {
        float[] values = floats.values();
        return switch (floats.kind()) {
            case PACKED_FLOAT32_ARRAY -> list("FloatArray", values.length, i -> real(values[i]));
            case PACKED_VECTOR3_ARRAY -> list("Vector3Array", values.length / 3, i -> reals(new Variant.Reals(
                    VariantKind.VECTOR3, new double[] {values[3 * i], values[3 * i + 1], values[3 * i + 2]})));
            case PACKED_VECTOR2_ARRAY -> "[Vector2Array]";
            case PACKED_COLOR_ARRAY -> "[ColorArray]";
            default -> throw new IllegalArgumentException(floats.kind() + " in Godot 2");
        };
    }

    private static String image(Variant.Image image) {
        return "Image(fmt=%d, mipmaps=%d, w=%d, h=%d, datalen=%d)".formatted(
                image.format(), image.mipmaps(), image.width(), image.height(), image.data().length);
    }

    private static String event(Variant.InputEvent event) {
        String type = event.type() >= 0 && event.type() < EVENTS.size() ? EVENTS.get(event.type()) : "?";
        String head = "InputEvent(type=%s, device=%d)".formatted(type, event.device());
        if (event.type() != 1) {
            return head;
        }
        int held = event.payload().getFirst();
        return head + " scancode=%d shift=%d ctrl=%d alt=%d meta=%d".formatted(event.payload().getLast(),
                held >>> 25 & 1, held >>> 28 & 1, held >>> 26 & 1, held >>> 27 & 1);
    }
}
