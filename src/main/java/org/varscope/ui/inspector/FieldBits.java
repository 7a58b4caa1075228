package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Row;
import org.varscope.document.edit.RawField.Bits;
import org.varscope.document.edit.RawField;
import org.varscope.ui.message.Messages;
import org.varscope.ui.value.BitGrid;

/// The bits of a word that say something by themselves: a type is chosen from those of the dialect, a flag is switched,
/// and every bit of a header can be.
final class FieldBits {
    private final VBox view = new VBox();
    private final IntConsumer change;
    private final BitGrid grid = new BitGrid(pattern -> write((int) pattern));
    private final Map<Bits, Control> controls = new LinkedHashMap<>();
    private @Nullable RawField field;
    private int word;
    private boolean showing;

    /// @param change takes the word when a bit has been changed
    FieldBits(IntConsumer change) {
        this.change = change;
        view.getStyleClass().add("value-rows");
        view.managedProperty().bind(view.visibleProperty());
    }

    /// {@return the controls}
    Region view() {
        return view;
    }

    /// Shows the bits of `begun` from now on.
    void begin(RawField begun) {
        field = begun;
        controls.clear();
        view.getChildren().clear();
        view.setVisible(!begun.bits().isEmpty());
        FlowPane flags = new FlowPane();
        flags.getStyleClass().add("field-flags");
        for (Bits bits : begun.bits()) {
            Control control = bits.meaning() == RawField.Meaning.TYPE ? types(bits) : bits.count() == 1 ? flag(bits)
                    : kinds(bits);
            controls.put(bits, control);
            (control instanceof CheckBox ? flags : view).getChildren().add(control);
        }
        if (!flags.getChildren().isEmpty()) {
            view.getChildren().add(flags);
        }
        if (begun.bits().stream().anyMatch(bits -> bits.meaning() == RawField.Meaning.TYPE && bits.count() < 32)) {
            view.getChildren().add(grid.view());
        }
    }

    /// Shows the bits of `now`.
    void show(int now) {
        showing = true;
        word = now;
        controls.forEach((bits, control) -> {
            switch (control) {
                case CheckBox box -> box.setSelected(bits.in(now) != 0);
                case ComboBox<?> box -> choose(box, bits.in(now));
                default -> throw new IllegalStateException(control.toString());
            }
        });
        grid.show(now & 0xFFFF_FFFFL, Integer.SIZE, this::name);
        showing = false;
    }

    @SuppressWarnings("unchecked")
    private static void choose(ComboBox<?> box, int value) {
        ((ComboBox<Integer>) box).setValue(value);
    }

    private String name(int bit) {
        return field == null ? "" : field.bits().stream()
                .filter(bits -> bit >= bits.from() && bit < bits.from() + bits.count())
                .map(bits -> words(bits.meaning())).findFirst().orElse("");
    }

    private static String id(Bits bits) {
        return "field-" + bits.meaning().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private CheckBox flag(Bits bits) {
        CheckBox box = new CheckBox(words(bits.meaning()));
        box.setId(id(bits));
        box.setOnAction(_ -> write(bits.set(word, box.isSelected() ? 1 : 0)));
        return box;
    }

    /// All types of the dialect, and whatever number is there.
    private ComboBox<Integer> types(Bits bits) {
        ComboBox<Integer> box = box(bits, this::typeName);
        box.setId(id(bits));
        box.getItems().setAll(Objects.requireNonNull(field).dialect().rows().stream().map(Row::id).toList());
        return box;
    }

    private ComboBox<Integer> kinds(Bits bits) {
        ComboBox<Integer> box = box(bits, kind -> Messages.get(switch (kind) {
            case 0 -> "inspector.type-kind.any";
            case 1 -> "inspector.type-kind.builtin";
            case 2 -> "inspector.type-kind.class";
            default -> "inspector.type-kind.script";
        }, words(bits.meaning())));
        box.setId(id(bits));
        box.getItems().setAll(IntStream.range(0, 1 << bits.count()).boxed().toList());
        return box;
    }

    private ComboBox<Integer> box(Bits bits, Function<Integer, String> words) {
        ComboBox<Integer> box = new ComboBox<>();
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.setAccessibleText(words(bits.meaning()));
        box.setConverter(new Shown(words));
        box.valueProperty().subscribe((_, value) -> {
            if (!showing && value != null) {
                write(bits.set(word, value));
            }
        });
        return box;
    }

    private String typeName(int id) {
        Row row = Objects.requireNonNull(field).dialect().row(id);
        return row == null ? Messages.get("inspector.no-type", Integer.toUnsignedString(id)) : id + "  " + row.name();
    }

    private static String words(RawField.Meaning meaning) {
        return Messages.get(switch (meaning) {
            case TYPE -> "inspector.bits.type";
            case WIDE -> "inspector.bits.wide";
            case OBJECT_AS_ID -> "inspector.bits.object-as-id";
            case ELEMENT_TYPE -> "inspector.bits.element-type";
            case KEY_TYPE -> "inspector.bits.key-type";
            case VALUE_TYPE -> "inspector.bits.value-type";
            case SHARED -> "inspector.bits.shared";
            case IN_PARTS -> "inspector.bits.in-parts";
            case ABSOLUTE -> "inspector.bits.absolute";
        });
    }

    private void write(int changed) {
        if (!showing) {
            change.accept(changed);
        }
    }

    private static final class Shown extends StringConverter<Integer> {
        private final Function<Integer, String> words;

        private Shown(Function<Integer, String> words) {
            this.words = words;
        }

        @Override
        public String toString(@Nullable Integer value) {
            return value == null ? "" : words.apply(value);
        }

        @Override
        public Integer fromString(String text) {
            throw new UnsupportedOperationException("a type is chosen, and not typed, here");
        }
    }
}
