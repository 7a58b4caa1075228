package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.text.cell.Conversion;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Null, of which there is nothing to edit but what becomes of it: the value of a type that says nothing.
final class NilEditor implements ValueEditor {
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
