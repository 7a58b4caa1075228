package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.InsertionPlace;
import org.varscope.document.edit.TypedEdit;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Siblings;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.cell.Coerce;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Asks for a new entry, element or property.
public final class InsertCard extends Card {
    /// Where a new child would go.
    ///
    /// @param collection that gets it; null for the root of the file
    /// @param index      among its children, or the records
    public record Place(@Nullable Node collection, long index) {
        /// {@return the collection; null for the root of the file}
        public @Nullable Location location() {
            return collection == null ? null : collection.location();
        }

        /// {@return at the end of the selected collection, or behind the selected value; empty where there is no room}
        public static Optional<Place> of(EditorModel model) {
            return selected(model).filter(Node::isCollection)
                    .map(node -> read(model, node, node.children())).or(() -> beside(model, 1));
        }

        /// {@return before the selected value, or after it; empty where there is no room}
        ///
        /// @param after 0 or 1
        public static Optional<Place> beside(EditorModel model, int after) {
            return selected(model).filter(node -> node.parent() != null
                    || !model.structure().framing().isSingle())
                    .map(node -> read(model, node.parent(), node.place() + after));
        }

        private static Optional<Node> selected(EditorModel model) {
            return model.selecting().whole().filter(node -> node.role() != Role.GAP);
        }

        /// What is put behind damage would not be read.
        private static Place read(EditorModel model, @Nullable Node collection, long index) {
            return new Place(collection, InsertionPlace.before(model.structure(), collection, index));
        }
    }

    private final EditorModel model;
    private final Place place;
    private final @Nullable TextField key;
    private final TextField value = line("value", Messages.get("editor.insert.value"), this::insert);
    private final Label hint = text(Messages.get("editor.insert.hint"), "muted");

    /// @param place where the new child goes
    public InsertCard(EditorModel model, Place place) {
        super("insert", 460);
        this.model = model;
        this.place = place;
        Structure structure = model.structure();
        Node collection = place.collection();
        VariantKind kind = collection != null ? collection.kind()
                : EntryKeys.has(structure) ? VariantKind.OBJECT : VariantKind.ARRAY;
        this.key = switch (kind) {
            case DICTIONARY -> line("key", Messages.get("editor.insert.key"), this::insert);
            case OBJECT -> line("key", Messages.get("editor.insert.property"), this::insert);
            default -> null;
        };
        String path = collection == null ? "$" : PathWords.of(structure, collection);
        getChildren().add(title(Messages.get("editor.insert.title", path)));
        if (key != null) {
            getChildren().add(key);
        }
        getChildren().addAll(value, hint);
        hint.setId("insert-hint");
    }

    @Override
    protected TextField first() {
        return key != null ? key : value;
    }

    private void insert(boolean anyway) {
        Structure structure = model.structure();
        Dialect dialect = structure.dialect();
        try {
            Variant blank = place.collection() == null ? Variant.NIL
                    : TypedEdit.blank(CollectionHead.of(structure, place.collection()).of());
            Variant read = Coerce.read(value.getText().strip(), blank, dialect);
            Variant named = key == null ? null : key(key.getText().strip(), dialect);
            Location into = place.location();
            Optional<String> refused = model.edits().apply(new Edit.Insert(into, place.index(), named, read), anyway,
                    () -> model.selecting().pick(new Siblings(into, place.index(), place.index() + 1).first()));
            refused.ifPresentOrElse(this::refuse, this::close);
        } catch (TextException e) {
            refuse(Messages.say(e.remark()));
        }
    }

    /// A bare word is meant as the String that it is; anything else is Godot text.
    private Variant key(String text, Dialect dialect) throws TextException {
        boolean property = place.collection() == null || place.collection().kind() == VariantKind.OBJECT;
        boolean word = text.matches("[A-Za-z_][A-Za-z0-9_ ]*") && !text.matches("true|false|null|nan|inf|inf_neg");
        return property || word ? new Variant.Text(text) : GodotReader.read(text, dialect);
    }

    private void refuse(String why) {
        say(hint, why, "bad-text");
    }
}
