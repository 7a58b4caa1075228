package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.CollectionHead;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.ui.message.Messages;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// What a typed collection says of its elements, keys or values: any type of the dialect, a class, or a script.
final class ElementTypeChoice {
    private final ComboBox<ElementType> box = new ComboBox<>();
    private final ValueField name;
    private final Label error;
    private final Label label;
    private final VBox view;
    private final Function<ElementType, Edit> edit;
    private final Commit commit;
    private @Nullable Dialect dialect;
    private boolean showing;

    /// @param id     of the control, for style sheets and tests
    /// @param title  what it is of
    /// @param edit   what a type comes to
    ElementTypeChoice(String id, String title, Commit commit, Function<ElementType, Edit> edit) {
        this.commit = commit;
        this.edit = edit;
        error = ValueField.error(id + "-error");
        label = new Label(title);
        label.getStyleClass().addAll("muted", "value-title");
        label.setLabelFor(box);
        box.setId(id);
        box.setAccessibleText(title);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.setCellFactory(_ -> new TypeCell());
        box.setButtonCell(new TypeCell());
        HBox.setHgrow(box, Priority.ALWAYS);
        name = new ValueField(id + "-name", "", error, commit, typed -> edit.apply(named(typed)));
        HBox named = name.row();
        named.managedProperty().bind(named.visibleProperty());
        view = new VBox(new HBox(label, box), named, error);
        view.getChildren().getFirst().getStyleClass().add("value-row");
        view.getStyleClass().add("value-rows");
        view.managedProperty().bind(view.visibleProperty());
        box.valueProperty().subscribe((_, type) -> choose(type));
    }

    /// {@return the control}
    Region view() {
        return view;
    }

    /// Shows `type` of `dialect`.
    void show(Dialect in, ElementType type) {
        showing = true;
        if (in != dialect || box.getItems().isEmpty()) {
            dialect = in;
            box.getItems().setAll(Stream.concat(Stream.concat(Stream.of(ElementType.ANY),
                    in.rows().stream().map(Row::kind).filter(kind -> kind != VariantKind.NIL).distinct()
                            .map(ElementType.Builtin::new)),
                    Stream.of(new ElementType.ClassName(""), new ElementType.Script(""))).toList());
        }
        box.setValue(switch (type) {
            case ElementType.ClassName _ -> new ElementType.ClassName("");
            case ElementType.Script _ -> new ElementType.Script("");
            default -> type;
        });
        named(type);
        showing = false;
    }

    private void named(ElementType type) {
        boolean script = type instanceof ElementType.Script;
        name.label().getParent().setVisible(script || type instanceof ElementType.ClassName);
        String title = Messages.get(script ? "value.script-path" : "value.class-name");
        name.label().setText(title);
        name.field().setAccessibleText(title);
        name.show(title, switch (type) {
            case ElementType.ClassName(var text) -> text;
            case ElementType.Script(var text) -> text;
            default -> "";
        });
    }

    private void choose(@Nullable ElementType type) {
        if (showing || type == null) {
            return;
        }
        named(type);
        if (type instanceof ElementType.ClassName || type instanceof ElementType.Script) {
            name.field().requestFocus(); // which one is still to be said
        } else {
            commit.takeOrSay(edit.apply(type));
        }
    }

    private ElementType named(String typed) throws TextException {
        if (typed.isBlank()) {
            throw new TextException(0, "`" + typed.strip() + "`", TextRemark.NEEDED.with());
        }
        return box.getValue() instanceof ElementType.Script ? new ElementType.Script(typed.strip())
                : new ElementType.ClassName(typed.strip());
    }

    private final class TypeCell extends ListCell<ElementType> {
        @Override
        protected void updateItem(@Nullable ElementType item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : switch (item) {
                case ElementType.Any _ -> Messages.get("value.any-type");
                case ElementType.Builtin _ -> CollectionHead.name(item, Objects.requireNonNull(dialect));
                case ElementType.ClassName _ -> Messages.get("value.class");
                case ElementType.Script _ -> Messages.get("value.script");
            });
        }
    }
}
