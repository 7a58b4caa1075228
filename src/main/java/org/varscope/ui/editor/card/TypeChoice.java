package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.util.StringConverter;
import org.controlsfx.control.SearchableComboBox;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.text.cell.Blank;
import org.varscope.text.cell.CellText;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.variant.VariantKind;

/// The types that a dialect has, in groups, each with the value that it begins with. What is typed finds them by name
/// or group.
final class TypeChoice {
    private static final int EXAMPLE = 34;
    private static final int ROWS = 9;

    private final ComboBox<Row> box = new SearchableComboBox<>();
    private final Dialect dialect;
    private boolean showing;
    private @Nullable Row before;

    /// @param chosen     gets the type that a person chooses
    /// @param next       gets the keyboard once one was chosen
    /// @param background does what comes after the key that closes the list
    TypeChoice(String id, Dialect dialect, Consumer<VariantKind> chosen, TextField next, Background background) {
        this.dialect = dialect;
        box.setId(id);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setVisibleRowCount(ROWS);
        box.setPromptText(Messages.get("editor.insert.no-type"));
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Row row) {
                return row == null ? "" : row.name() + " " + group(row.kind());
            }

            @Override
            public @Nullable Row fromString(String text) {
                return null;
            }
        });
        box.skinProperty().subscribe(_ -> {
            if (box.lookup(".custom-text-field") instanceof TextField search) {
                search.setPromptText(Messages.get("editor.insert.find-type"));
            }
        });
        box.setButtonCell(new TypeCell(false));
        box.setCellFactory(_ -> new TypeCell(true));
        Map<VariantKind, Row> rows = new LinkedHashMap<>();
        dialect.rows().forEach(row -> rows.putIfAbsent(row.kind(), row));
        box.getItems().setAll(rows.values().stream()
                .sorted(Comparator.comparingInt(row -> order(row.kind()))).toList());
        box.valueProperty().subscribe((_, row) -> {
            if (row != null && !showing) {
                chosen.accept(row.kind());
            }
        });
        box.setOnShowing(_ -> before = box.getValue());
        // Later: the key that closes the list moves the keyboard by itself.
        box.setOnHidden(_ -> background.later(() -> {
            if (box.getValue() != before) {
                next.requestFocus();
            }
        }));
    }

    /// {@return the control}
    ComboBox<Row> view() {
        return box;
    }

    /// {@return what is chosen; null while nothing is}
    @Nullable VariantKind kind() {
        return box.getValue() == null ? null : box.getValue().kind();
    }

    /// Shows `kind` without choosing it.
    void show(VariantKind kind) {
        showing = true;
        box.getItems().stream().filter(row -> row.kind() == kind).findFirst().ifPresent(box::setValue);
        showing = false;
    }

    private static int order(VariantKind kind) {
        return switch (kind) {
            case BOOL, INT, FLOAT, STRING -> 0;
            case DICTIONARY, ARRAY -> 1;
            case STRING_NAME, NODE_PATH, NIL -> 2;
            case VECTOR2, VECTOR2I, VECTOR3, VECTOR3I, VECTOR4, VECTOR4I, RECT2, RECT2I, COLOR -> 3;
            case TRANSFORM2D, PLANE, QUATERNION, AABB, BASIS, TRANSFORM3D, PROJECTION -> 4;
            case RID, OBJECT, CALLABLE, SIGNAL, IMAGE, INPUT_EVENT, OPAQUE -> 6;
            default -> 5;
        };
    }

    private static String group(VariantKind kind) {
        return Messages.get(switch (order(kind)) {
            case 0 -> "editor.types.simple";
            case 1 -> "editor.types.collections";
            case 2 -> "editor.types.names";
            case 3 -> "editor.types.vectors";
            case 4 -> "editor.types.space";
            case 5 -> "editor.types.packed";
            default -> "editor.types.engine";
        });
    }

    private final class TypeCell extends ListCell<Row> {
        private final Label heading = new Label();
        private final Label name = new Label();
        private final Label example = new Label();
        private final VBox rows;
        private final boolean listed;

        private TypeCell(boolean listed) {
            this.listed = listed;
            heading.getStyleClass().add("key-hint");
            heading.managedProperty().bind(heading.visibleProperty());
            example.getStyleClass().add("key-hint");
            Region between = new Region();
            HBox.setHgrow(between, Priority.ALWAYS);
            rows = new VBox(heading, new HBox(name, between, example));
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Row row, boolean empty) {
            super.updateItem(row, empty);
            if (empty || row == null) {
                setGraphic(null);
                setText(listed ? null : box.getPromptText());
                return;
            }
            setText(listed ? null : row.name());
            setGraphic(listed ? rows : null);
            List<Row> shown = listed ? getListView().getItems() : List.of();
            heading.setVisible(listed && (getIndex() == 0 || getIndex() > shown.size()
                    || !group(shown.get(getIndex() - 1).kind()).equals(group(row.kind()))));
            heading.setText(group(row.kind()));
            name.setText(row.name());
            example.setText(Blank.of(row.kind(), dialect)
                    .map(blank -> CellText.glance(blank, dialect, EXAMPLE)).orElse(""));
        }
    }
}
