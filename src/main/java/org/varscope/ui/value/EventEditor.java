package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.document.edit.Edit;
import org.varscope.explain.EventWords;
import org.varscope.scan.walk.InputEvents;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.IntBits;
import org.varscope.text.cell.KeyText;
import org.varscope.text.cell.RealText;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.variant.Variant;

/// An input event of Godot 1 and 2 in words, and what it is made of. No event is ever made of it.
final class EventEditor implements ValueEditor {
    private static final int HEAD = 12;
    private static final IntBits WHOLE = new IntBits(Integer.SIZE, true);

    /// What was typed as a word of an event.
    private interface Reader {
        int read(String typed) throws TextException;
    }

    /// A word of events of some types.
    ///
    /// @param name what it is called; of what comes after the common head
    private record Word(String name, int type, int index, IntFunction<String> shown, Reader reader) {
        static Word whole(String name, int type) {
            return new Word(name, type, 0, Integer::toString, EventEditor::whole);
        }
    }

    private static final List<Word> WORDS = List.of(
            new Word("key", EventWords.KEY, 1, KeyText::show, KeyText::read),
            Word.whole("mouse", EventWords.MOUSE_BUTTON), Word.whole("axis", EventWords.JOYSTICK_MOTION),
            new Word("strength", EventWords.JOYSTICK_MOTION, 1,
                    bits -> RealText.show(Float.intBitsToFloat(bits), false),
                    typed -> Float.floatToRawIntBits(Floats.narrowed(RealText.read(typed, false)))),
            Word.whole("button", EventWords.JOYSTICK_BUTTON), Word.whole("finger", EventWords.SCREEN_TOUCH));

    private final Label words = Wrapped.label("value-event");
    private final ComboBox<Integer> type = new ComboBox<>();
    private final ValueField device;
    private final Map<Word, ValueField> fields = new LinkedHashMap<>();
    private final Map<Word, HBox> rows = new HashMap<>();
    private final Map<KeyText.Modifier, CheckBox> modifiers = new EnumMap<>(KeyText.Modifier.class);
    private final HBox held = new HBox();
    private final VBox view = new VBox();
    private @Nullable EditedValue edited;

    EventEditor(Commit commit) {
        Label error = ValueField.error("value-event-error");
        device = new ValueField("value-event-device", Messages.get("value.event-device"), error, commit,
                typed -> setting(event().type(), whole(typed), event().payload()));
        view.getStyleClass().add("value-rows");
        view.getChildren().addAll(words, types(commit), device.row());
        for (Word word : WORDS) {
            ValueField field = new ValueField("value-event-" + word.name, Messages.get("value.event." + word.name),
                    error, commit, typed -> setting(word.index, word.reader.read(typed)));
            HBox row = field.row();
            row.managedProperty().bind(row.visibleProperty());
            fields.put(word, field);
            rows.put(word, row);
            view.getChildren().add(row);
        }
        held.getStyleClass().addAll("value-row", "value-modifiers");
        held.managedProperty().bind(held.visibleProperty());
        for (KeyText.Modifier modifier : KeyText.Modifier.values()) {
            CheckBox box = new CheckBox(modifier.word());
            box.setId("value-event-" + modifier.name().toLowerCase(Locale.ROOT));
            box.setOnAction(_ -> commit.takeOrSay(setting(0, event().payload().getFirst() ^ modifier.mask())));
            modifiers.put(modifier, box);
            held.getChildren().add(box);
        }
        view.getChildren().addAll(held, error);
    }

    private HBox types(Commit commit) {
        type.setId("value-event-type");
        type.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(type, Priority.ALWAYS);
        type.getItems().setAll(IntStream.range(0, EventWords.types()).boxed().toList());
        type.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Integer number) {
                return number == null ? "" : EventWords.type(number, Messages.language());
            }

            @Override
            public @Nullable Integer fromString(String words) {
                return null; // nobody types it
            }
        });
        type.valueProperty().subscribe(now -> {
            if (edited != null && now != null && now != event().type()) {
                commit.takeOrSay(setting(now, event().device(), blank(edited, now)));
            }
        });
        Label title = new Label(Messages.get("value.event-type"));
        title.getStyleClass().addAll("muted", "value-title");
        title.setLabelFor(type);
        HBox row = new HBox(title, type);
        row.getStyleClass().add("value-row");
        return row;
    }

    /// As many words as an event of this type has, each 0.
    private static List<Integer> blank(EditedValue value, int type) {
        boolean valued = Objects.requireNonNull(value.node().row()).layout() instanceof Layout.InputEvent(boolean has)
                && has;
        return Collections.nCopies((InputEvents.size(type, 0, valued) - HEAD) / Integer.BYTES, 0);
    }

    private Variant.InputEvent event() {
        return edited != null && edited.value() instanceof Variant.InputEvent event ? event
                : new Variant.InputEvent(0, 0, List.of());
    }

    private Edit setting(int word, int now) {
        List<Integer> payload = new ArrayList<>(event().payload());
        payload.set(word, now);
        return setting(event().type(), event().device(), payload);
    }

    private Edit setting(int kind, int on, List<Integer> payload) {
        return Objects.requireNonNull(edited).setting(new Variant.InputEvent(kind, on, payload));
    }

    private static int whole(String typed) throws TextException {
        long number = WHOLE.read(typed);
        if (number != (int) number) {
            throw new TextException(0, "`" + typed.strip() + "`",
                    TextRemark.WHOLE_NUMBER_FROM.with(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        return (int) number;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = null;
        Variant.InputEvent event = value.value() instanceof Variant.InputEvent it ? it : event();
        words.setText(EventWords.of(event, Messages.language()));
        type.setValue(event.type());
        type.setAccessibleText(Messages.get("value.event-type-of", value.name()));
        device.show(value.name(), Integer.toString(event.device()));
        fields.forEach((word, field) -> {
            boolean has = word.type == event.type() && word.index < event.payload().size();
            Objects.requireNonNull(rows.get(word)).setVisible(has);
            field.show(value.name(), has ? word.shown.apply(event.payload().get(word.index)) : "");
        });
        held.setVisible(event.type() == EventWords.KEY);
        modifiers.forEach((modifier, box) -> box.setSelected(
                held.isVisible() && (event.payload().getFirst() & modifier.mask()) != 0));
        edited = value;
    }
}
