package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.text.cell.CellText;
import org.varscope.variant.ElementType;
import org.varscope.variant.ImageFormat;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a person can do to the value that is selected in the editor of its type.
///
/// @param dialect that it is in
/// @param other   a value of its type that is as long
record EditorActs(Hands hands, Dialect dialect, Variant value, @Nullable Variant other) {
    private static final double HALF_GREEN = 0x80 / 255.0f;

    /// What a person does.
    ///
    /// @param words   which control is used
    /// @param becomes what the value is then; null where that is the business of other tests
    record Act(String words, Runnable deed, @Nullable Variant becomes) { }

    /// {@return all of it; empty where there is nothing to edit}
    List<Act> all() {
        List<Act> acts = new ArrayList<>();
        boolean holds = value instanceof Variant.FullObject || value instanceof Variant.Array
                || value instanceof Variant.Dictionary;
        if (other != null && !holds && isLine()) {
            String text = CellText.show(other, dialect);
            acts.add(new Act("line", () -> hands.typeOver("inspector-value", text), other));
        }
        acts.addAll(switch (value) {
            case Variant.Nil _ -> List.of(new Act("becomes bool", this::becomeBool, new Variant.Bool(false)));
            case Variant.Bool _ -> List.of(new Act("switch", () -> hands.press("value-switch"), other));
            case Variant.Int(long number) -> whole(number);
            case Variant.Real real -> real(real.value());
            case Variant.Text _, Variant.Name _ -> List.of(new Act("text",
                    () -> hands.typeOverLines("value-text", text(Objects.requireNonNull(other))), other));
            case Variant.NodePath path -> path(path);
            case Variant.Reals(var kind, var numbers) -> reals(kind, numbers);
            case Variant.Ints(var kind, var numbers) -> ints(kind, numbers);
            case Variant.Array array -> array(array);
            case Variant.Dictionary dictionary -> dictionary(dictionary);
            case Variant.Image image -> image(image);
            case Variant.InputEvent event -> event(event);
            case Variant.Opaque _ -> List.of(new Act("bytes", () -> hands.typeOver("value-bytes", "01 02 03 04 05 06 "
                    + "07 09"), other));
            case Variant.Rid _, Variant.Obj _, Variant.Callable _, Variant.Signal _ -> pieces();
            default -> List.of();
        });
        return acts;
    }

    private boolean isLine() {
        return hands.has("inspector-value") && !hands.text("inspector-value").isEmpty();
    }

    private void becomeBool() {
        hands.choose("value-becomes", hands.choices("value-becomes").stream()
                .filter(row -> ((Row) row).kind() == VariantKind.BOOL).findFirst().orElseThrow());
    }

    private static String text(Variant value) {
        return value instanceof Variant.Name(var name) ? name : ((Variant.Text) value).value();
    }

    private static Act typed(Hands hands, String words, String id, String text, @Nullable Variant becomes) {
        return new Act(words, () -> hands.typeOver(id, text), becomes);
    }

    private void widths(List<Act> acts) {
        if (hands.has("value-32")) {
            boolean narrow = hands.isOn("value-32");
            acts.add(new Act(narrow ? "64 bits" : "32 bits", () -> hands.press(narrow ? "value-64" : "value-32"),
                    narrow ? value : null));
        }
    }

    private List<Act> whole(long number) {
        List<Act> acts = new ArrayList<>(List.of(
                typed(hands, "hex", "value-hex", "0x" + Long.toHexString(number + 1), new Variant.Int(number + 1)),
                new Act("bits", () -> hands.keys("value-bits", KeyCode.END,
                        KeyCode.SPACE), new Variant.Int(number ^ 1))));
        if (number == (int) number) {
            widths(acts);
        }
        return acts;
    }

    private List<Act> real(double number) {
        int exponent = Integer.parseInt(hands.text("value-exponent"));
        boolean wide = hands.text("value-hex").length() > 10;
        String doubled = wide ? "0x" + Long.toHexString(Double.doubleToRawLongBits(number * 2))
                : "0x" + Integer.toHexString(Float.floatToRawIntBits((float) number * 2));
        List<Act> acts = new ArrayList<>(List.of(
                typed(hands, "exact bits", "value-hex", doubled, Variant.Real.of(number * 2)),
                typed(hands, "exponent", "value-exponent", Integer.toString(exponent + 2), Variant.Real.of(number * 4)),
                typed(hands, "fraction", "value-fraction", "0x1", null),
                new Act("bits", () -> hands.keys("value-bits", KeyCode.HOME,
                        KeyCode.SPACE), Variant.Real.of(-number))));
        if (number == (float) number) {
            widths(acts);
        }
        return acts;
    }

    private List<Act> path(Variant.NodePath path) {
        return List.of(
                new Act("from the root", () -> hands.press("value-absolute"),
                        Variant.NodePath.of(path.names(), path.subnames(), !path.absolute())),
                typed(hands, "nodes", "value-nodes", "a/d", Variant.NodePath.of(List.of("a", "d"), path.subnames(),
                        path.absolute())),
                typed(hands, "properties", "value-properties", "d", Variant.NodePath.of(path.names(), List.of("d"),
                        path.absolute())));
    }

    private List<Act> reals(VariantKind kind, double[] numbers) {
        double[] cell = numbers.clone();
        cell[1] = 0.5;
        double[] exact = numbers.clone();
        exact[0] = 2;
        List<Act> acts = new ArrayList<>();
        acts.add(typed(hands, "number", "value-cell-1", "0.5", new Variant.Reals(kind, cell)));
        boolean wide = hands.text("value-exact").length() > 10;
        acts.add(new Act("exact bits", () -> {
            hands.goTo("value-cell-0");
            hands.typeOver("value-exact", wide ? "0x4000000000000000" : "0x40000000");
        }, new Variant.Reals(kind, exact)));
        if (hands.has("value-angle-y")) {
            acts.add(typed(hands, "degrees", "value-angle-y", "30", null));
        }
        if (kind == VariantKind.COLOR) {
            acts.add(typed(hands, "digits", "value-color", "#00FF0080",
                    new Variant.Reals(kind, new double[] {0, 1, 0, HALF_GREEN})));
            acts.add(new Act("picker", () -> hands.pick("value-picker", Color.BLUE),
                    new Variant.Reals(kind, new double[] {0, 0, 1, 1})));
        }
        if (Arrays.stream(numbers).allMatch(number -> number == (float) number)) {
            widths(acts);
        }
        return acts;
    }

    private List<Act> ints(VariantKind kind, int[] numbers) {
        int[] cell = numbers.clone();
        cell[1] = 7;
        int[] exact = numbers.clone();
        exact[0] = 255;
        return List.of(typed(hands, "number", "value-cell-1", "7", new Variant.Ints(kind, cell)),
                new Act("hex", () -> {
                    hands.goTo("value-cell-0");
                    hands.typeOver("value-exact", "0xFF");
                }, new Variant.Ints(kind, exact)));
    }

    private List<Act> array(Variant.Array array) {
        List<Act> acts = new ArrayList<>();
        if (hands.has("value-values")) {
            ElementType to = array.of() instanceof ElementType.Any ? new ElementType.Builtin(
                    array.elements().isEmpty() ? VariantKind.INT : array.elements().getFirst().kind())
                    : ElementType.ANY;
            acts.add(new Act("elements", () -> hands.choose("value-values", to),
                    new Variant.Array(to, array.elements(), array.shared())));
        }
        if (hands.has("value-shared")) {
            acts.add(new Act("shared", () -> hands.press("value-shared"),
                    new Variant.Array(array.of(), array.elements(), !array.shared())));
        }
        return acts;
    }

    private List<Act> dictionary(Variant.Dictionary was) {
        List<Act> acts = new ArrayList<>();
        if (hands.has("value-keys")) {
            ElementType key = was.key() instanceof ElementType.Any ? new ElementType.Builtin(
                    was.entries().getFirst().key().kind()) : ElementType.ANY;
            ElementType of = was.value() instanceof ElementType.Any ? new ElementType.Builtin(
                    was.entries().getFirst().value().kind()) : ElementType.ANY;
            acts.add(new Act("keys", () -> hands.choose("value-keys", key),
                    new Variant.Dictionary(key, was.value(), was.entries(), was.shared())));
            acts.add(new Act("values", () -> hands.choose("value-values", of),
                    new Variant.Dictionary(was.key(), of, was.entries(), was.shared())));
        }
        if (hands.has("value-shared")) {
            acts.add(new Act("shared", () -> hands.press("value-shared"),
                    new Variant.Dictionary(was.key(), was.value(), was.entries(), !was.shared())));
        }
        return acts;
    }

    private List<Act> image(Variant.Image was) {
        return List.of(
                new Act("format", () -> hands.choose("value-format", ImageFormat.INDEXED_ALPHA),
                        new Variant.Image(ImageFormat.INDEXED_ALPHA.ordinal(), was.mipmaps(), was.width(), was.height(),
                                was.data())),
                typed(hands, "width", "value-image-width", "2", new Variant.Image(was.format(), was.mipmaps(), 2,
                        was.height(), was.data())),
                typed(hands, "height", "value-image-height", "3", new Variant.Image(was.format(), was.mipmaps(),
                        was.width(), 3, was.data())),
                typed(hands, "mipmaps", "value-image-mipmaps", "1", new Variant.Image(was.format(), 1, was.width(),
                        was.height(), was.data())));
    }

    private List<Act> event(Variant.InputEvent was) {
        return List.of(
                typed(hands, "device", "value-event-device", "1",
                        new Variant.InputEvent(was.type(), 1, was.payload())),
                new Act("type", () -> hands.choose("value-event-type", 1), null));
    }

    private List<Act> pieces() {
        List<Act> acts = new ArrayList<>();
        if (hands.has("value-class")) {
            Variant.FullObject was = (Variant.FullObject) value;
            acts.add(typed(hands, "class", "value-class", "Area", new Variant.FullObject("Area", was.properties())));
        }
        if (hands.has("value-name")) {
            acts.add(typed(hands, "name", "value-name", "changed",
                    new Variant.Signal("changed", ((Variant.Signal) value).objectId())));
        }
        if (hands.has("value-id")) {
            acts.add(typed(hands, "number", "value-id", "9", switch (value) {
                case Variant.Rid _ -> new Variant.Rid(9);
                case Variant.Signal(var name, _) -> new Variant.Signal(name, 9);
                default -> new Variant.ObjectId(9);
            }));
        }
        return acts;
    }
}
