package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.text.ByteNotation;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.Conversion;
import org.varscope.text.cell.IntBits;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Which editor is for which kind. Kinds without one are edited as a line of text.
final class ValueEditors {
    private static final Map<VariantKind, Function<Commit, ValueEditor>> OF = new EnumMap<>(Map.of(
            VariantKind.BOOL, BoolEditor::new,
            VariantKind.INT, IntEditor::new,
            VariantKind.FLOAT, FloatEditor::new,
            VariantKind.STRING, TextEditor::new,
            VariantKind.STRING_NAME, TextEditor::new,
            VariantKind.NODE_PATH, NodePathEditor::new,
            VariantKind.RID, PiecesEditor::new,
            VariantKind.OBJECT, PiecesEditor::new,
            VariantKind.CALLABLE, PiecesEditor::new,
            VariantKind.SIGNAL, PiecesEditor::new));

    static {
        OF.putAll(Map.of(
                VariantKind.NIL, NilEditor::new,
                VariantKind.IMAGE, ImageEditor::new,
                VariantKind.INPUT_EVENT, EventEditor::new,
                VariantKind.OPAQUE, OpaqueEditor::new));
        Stream.of(VariantKind.ARRAY, VariantKind.DICTIONARY)
                .forEach(kind -> OF.put(kind, commit -> new CollectionEditor(kind, commit)));
        Stream.of(VariantKind.values()).filter(kind -> kind.numbers() > 0)
                .forEach(kind -> OF.put(kind, commit -> new GridEditor(kind, commit)));
    }

    private final Commit commit;
    /// Those that were needed already.
    private final Map<VariantKind, ValueEditor> made = new EnumMap<>(VariantKind.class);

    ValueEditors(Commit commit) {
        this.commit = commit;
    }

    /// {@return the editor of values of `kind`, if there is one}
    Optional<ValueEditor> of(VariantKind kind) {
        Function<Commit, ValueEditor> maker = OF.get(kind);
        return maker == null ? Optional.empty()
                : Optional.of(made.computeIfAbsent(kind, _ -> maker.apply(commit)));
    }

    /// A truth value as a switch.
    static final class BoolEditor implements ValueEditor {
        private final CheckBox box = new CheckBox();
        private @Nullable EditedValue edited;

        BoolEditor(Commit commit) {
            box.setId("value-switch");
            box.getStyleClass().addAll("switch", "mono");
            box.setOnAction(_ -> {
                if (edited != null) {
                    commit.takeOrSay(edited.setting(new Variant.Bool(box.isSelected())));
                }
            });
        }

        @Override
        public Region view() {
            return box;
        }

        @Override
        public void show(EditedValue value) {
            edited = value;
            boolean truth = value.value() instanceof Variant.Bool(boolean is) && is;
            box.setSelected(truth);
            box.setText(Boolean.toString(truth));
            box.setAccessibleText(value.name() + " " + truth);
        }

        @Override
        public boolean hasLine() {
            return false;
        }
    }

    /// A whole number in hexadecimal digits and bits, as the date that it looks like, and its width. Decimal digits are
    /// typed in the line above.
    static final class IntEditor implements ValueEditor {
        private final ValueField hex;
        private final BitGrid bits;
        private final DateField date;
        private final WidthChoice width;
        private final VBox view;
        private @Nullable EditedValue edited;

        IntEditor(Commit commit) {
            var error = ValueField.error("value-hex-error");
            hex = new ValueField("value-hex", Messages.get("value.hex"), error, commit, typed -> {
                EditedValue value = Objects.requireNonNull(edited);
                return value.setting(new Variant.Int(value.bits().read(typed)));
            });
            bits = new BitGrid(pattern -> {
                EditedValue value = Objects.requireNonNull(edited);
                commit.takeOrSay(value.setting(new Variant.Int(value.bits().number(pattern))));
            });
            date = new DateField(commit);
            width = new WidthChoice(commit);
            view = new VBox(date.view(), hex.row(), error, bits.view(), width.view());
            view.getStyleClass().add("value-rows");
        }

        @Override
        public Region view() {
            return view;
        }

        @Override
        public void show(EditedValue value) {
            edited = value;
            long number = value.value() instanceof Variant.Int(long it) ? it : 0;
            IntBits how = value.bits();
            hex.show(value.name(), how.hex(number));
            bits.show(how.pattern(number), how.width(), _ -> "");
            date.show(value, number);
            width.show(value);
        }
    }

    /// Null, of which there is nothing to edit but what becomes of it: the value of a type that says nothing.
    static final class NilEditor implements ValueEditor {
        private final ComboBox<Row> becomes = new ComboBox<>();
        private final HBox view;
        private @Nullable EditedValue edited;
        private @Nullable Dialect dialect;

        NilEditor(Commit commit) {
            becomes.setId("value-becomes");
            becomes.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(becomes, Priority.ALWAYS);
            becomes.setCellFactory(_ -> new TypeCell());
            becomes.setButtonCell(new TypeCell());
            becomes.valueProperty().subscribe(chosen -> {
                if (edited != null && chosen != null && chosen.kind() != VariantKind.NIL) {
                    commit.takeOrSay(new Edit.Retype(edited.node().location(), chosen.kind()));
                }
            });
            Label title = new Label(Messages.get("value.becomes"));
            title.getStyleClass().addAll("muted", "value-title");
            title.setLabelFor(becomes);
            view = new HBox(title, becomes);
            view.getStyleClass().add("value-row");
            view.managedProperty().bind(view.visibleProperty());
        }

        private static final class TypeCell extends ListCell<Row> {
            @Override
            protected void updateItem(@Nullable Row row, boolean empty) {
                super.updateItem(row, empty);
                setText(empty || row == null ? null : row.name());
            }
        }

        @Override
        public Region view() {
            return view;
        }

        @Override
        public void show(EditedValue value) {
            edited = null;
            Dialect now = value.structure().dialect();
            if (now != dialect) {
                dialect = now;
                becomes.getItems().setAll(now.rows().stream().filter(row -> row.kind() == VariantKind.NIL
                        || Conversion.of(Variant.NIL, row.kind(), now).isPresent()).toList());
            }
            becomes.setValue(now.rowOf(VariantKind.NIL).orElse(null));
            becomes.setAccessibleText(Messages.get("value.becomes-of", value.name()));
            view.setVisible(!value.node().isPlain());
            edited = value;
        }
    }

    /// A value of a fork's own type, of which only the size is known: its bytes.
    static final class OpaqueEditor implements ValueEditor {
        private final ValueField bytes;
        private final VBox view;
        private @Nullable EditedValue edited;

        OpaqueEditor(Commit commit) {
            var error = ValueField.error("value-bytes-error");
            bytes = new ValueField("value-bytes", Messages.get("value.bytes"), error, commit, this::read);
            view = new VBox(bytes.row(), error);
            view.getStyleClass().add("value-rows");
        }

        private Edit read(String typed) throws TextException {
            EditedValue value = Objects.requireNonNull(edited);
            Variant.Opaque old = (Variant.Opaque) value.value();
            byte[] now = ByteNotation.HEX.read(typed);
            if (now.length != old.payload().length) {
                throw new TextException(0, "`" + typed.strip() + "`", TextRemark.BYTES.with(old.payload().length));
            }
            return value.setting(new Variant.Opaque(old.typeName(), now));
        }

        @Override
        public Region view() {
            return view;
        }

        @Override
        public void show(EditedValue value) {
            edited = value;
            bytes.show(value.name(), value.value() instanceof Variant.Opaque(_, var payload)
                    ? ByteNotation.HEX.write(payload) : "");
        }
    }
}
