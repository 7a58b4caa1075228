package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.document.edit.Edit;
import org.varscope.ui.message.Messages;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What an Array or Dictionary says of itself: the types of what it holds, where its dialect has such, and whether it
/// is shared, which Godot 1 and 2 write. What it holds is in the rows below it.
final class CollectionEditor implements ValueEditor {
    /// The last generation that writes it.
    private static final int SHARING = 2;
    private static final ElementType INTS = new ElementType.Builtin(VariantKind.INT);

    private final ElementTypeChoice keys;
    private final ElementTypeChoice values;
    private final CheckBox shared = new CheckBox(Messages.get("value.shared"));
    private final VBox view;
    private @Nullable EditedValue edited;

    CollectionEditor(VariantKind kind, Commit commit) {
        keys = new ElementTypeChoice("value-keys", Messages.get("value.keys"), commit,
                type -> edit(type, null, null));
        values = new ElementTypeChoice("value-values",
                Messages.get(kind == VariantKind.ARRAY ? "value.elements" : "value.values"), commit,
                type -> edit(null, type, null));
        shared.setId("value-shared");
        shared.managedProperty().bind(shared.visibleProperty());
        shared.setOnAction(_ -> commit.takeOrSay(edit(null, null, shared.isSelected())));
        view = new VBox(keys.view(), values.view(), shared);
        view.getStyleClass().add("value-rows");
    }

    /// What is null stays what it is.
    private Edit edit(@Nullable ElementType key, @Nullable ElementType of, @Nullable Boolean is) {
        EditedValue now = Objects.requireNonNull(edited);
        return now.saying(switch (now.value()) {
            case Variant.Array(var was, _, boolean old) -> new Variant.Array(Objects.requireNonNullElse(of, was),
                    List.of(), Objects.requireNonNullElse(is, old));
            case Variant.Dictionary(var first, var was, _, boolean old) -> new Variant.Dictionary(
                    Objects.requireNonNullElse(key, first), Objects.requireNonNullElse(of, was), List.of(),
                    Objects.requireNonNullElse(is, old));
            default -> now.value();
        });
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        Dialect dialect = value.structure().dialect();
        switch (value.value()) {
            case Variant.Array(var of, _, boolean is) -> show(dialect, null, of, is);
            case Variant.Dictionary(var key, var of, _, boolean is) -> show(dialect, key, of, is);
            default -> { }
        }
    }

    private void show(Dialect dialect, @Nullable ElementType key, ElementType of, boolean is) {
        boolean ofArray = key == null;
        keys.view().setVisible(!ofArray && writes(dialect, new Variant.Dictionary(INTS, INTS, List.of(), false)));
        values.view().setVisible(ofArray ? writes(dialect, new Variant.Array(INTS, List.of(), false))
                : keys.view().isVisible());
        keys.show(dialect, ofArray ? ElementType.ANY : key);
        values.show(dialect, of);
        shared.setVisible(dialect.traits().generation() <= SHARING);
        shared.setSelected(is);
    }

    private static boolean writes(Dialect dialect, Variant typed) {
        try {
            return Encoder.encode(typed, dialect).length > 0;
        } catch (EncodeException _) {
            return false;
        }
    }
}
