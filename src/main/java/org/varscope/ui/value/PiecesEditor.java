package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.TypedNumber;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a running engine knows a thing by, of which the bytes have a name or a number: RID, Signal, an object by its id
/// or by its class; and Callable, of which they have nothing. Nothing is ever made of it.
final class PiecesEditor implements ValueEditor {
    private static final int HEADER = 4;

    /// One of them.
    ///
    /// @param id    of its control
    /// @param title the key of what it is called
    /// @param shown what there is of it in a value; empty where it has none
    /// @param with  a value with another
    private record Piece(String id, String title, Function<Variant, Optional<String>> shown, With with) { }

    /// Puts what was typed into a value.
    private interface With {
        Variant of(Variant value, String typed) throws TextException;
    }

    private static final List<Piece> PIECES = List.of(
            new Piece("value-class", "value.piece-class",
                    value -> value instanceof Variant.FullObject(var name, _) ? Optional.of(name) : Optional.empty(),
                    (_, typed) -> new Variant.FullObject(named(typed), List.of())),
            new Piece("value-name", "value.piece-name",
                    value -> value instanceof Variant.Signal(var name, _) ? Optional.of(name) : Optional.empty(),
                    (value, typed) -> new Variant.Signal(typed, idOf(value))),
            new Piece("value-id", "value.piece-id",
                    value -> value.kind() == VariantKind.CALLABLE || value instanceof Variant.FullObject
                            ? Optional.empty() : Optional.of(Long.toUnsignedString(idOf(value))),
                    PiecesEditor::withId));

    private final List<ValueField> fields = new ArrayList<>();
    private final List<VBox> rows = new ArrayList<>();
    private final Label nothing = Wrapped.of(Messages.get("value.nothing-stored"), "muted", "facts");
    private final VBox view = new VBox();
    private @Nullable EditedValue edited;

    PiecesEditor(Commit commit) {
        view.getStyleClass().add("value-rows");
        nothing.setId("value-nothing");
        nothing.managedProperty().bind(nothing.visibleProperty());
        view.getChildren().add(nothing);
        for (Piece piece : PIECES) {
            Label error = ValueField.error(piece.id + "-error");
            ValueField field = new ValueField(piece.id, Messages.get(piece.title), error, commit, typed -> {
                EditedValue value = Objects.requireNonNull(edited);
                Variant with = piece.with.of(value.value(), typed);
                return with instanceof Variant.FullObject ? value.saying(with) : value.setting(with);
            });
            VBox row = new VBox(field.row(), error);
            row.managedProperty().bind(row.visibleProperty());
            fields.add(field);
            rows.add(row);
            view.getChildren().add(row);
        }
    }

    private static String named(String typed) throws TextException {
        if (typed.isBlank()) {
            throw new TextException(0, "`" + typed.strip() + "`", TextRemark.CLASS_NAME_SUCH_AS.with());
        }
        return typed.strip();
    }

    private static long idOf(Variant value) {
        return switch (value) {
            case Variant.Rid(long id) -> id;
            case Variant.ObjectId(long id) -> id;
            case Variant.Signal(_, long id) -> id;
            default -> 0;
        };
    }

    private static Variant withId(Variant value, String typed) throws TextException {
        // What has a base are the bits, whatever sign they would be.
        long id = TypedNumber.whole(typed.strip())
                .filter(one -> one.bitLength() <= Long.SIZE && !typed.strip().startsWith("-"))
                .orElseThrow(() -> new TextException(0, "`" + typed.strip() + "`",
                        TextRemark.UNSIGNED.with())).longValue();
        return switch (value) {
            case Variant.Rid _ -> new Variant.Rid(id);
            case Variant.Signal(var name, _) -> new Variant.Signal(name, id);
            default -> new Variant.ObjectId(id);
        };
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        boolean stored = value.node().span().length() > HEADER;
        nothing.setVisible(!stored);
        for (int i = 0; i < PIECES.size(); i++) {
            Optional<String> text = PIECES.get(i).shown.apply(value.value()).filter(_ -> stored);
            rows.get(i).setVisible(text.isPresent());
            fields.get(i).show(value.name(), text.orElse(""));
        }
    }
}
