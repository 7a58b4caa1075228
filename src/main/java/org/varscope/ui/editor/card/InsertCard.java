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
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.cell.Blank;
import org.varscope.text.cell.Coerce;
import org.varscope.text.cell.Conversion;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.DocumentEdits;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.RefusalBubble;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Asks for a new entry, element or property: where it goes, its key, its type and its value, of which the last two
/// follow each other. What is typed is tried at once, so that what speaks against it is said before it is done.
public final class InsertCard extends Card {
    /// On which side of the selected value a new one goes.
    public enum Side {
        /// At the end of the collection that it is.
        INSIDE,
        /// Right before it.
        BEFORE,
        /// Right after it.
        AFTER
    }

    /// Where a new child would go.
    ///
    /// @param side       of what is selected
    /// @param collection that gets it; null for the root of the file
    /// @param index      among its children, or the records
    public record Place(Side side, @Nullable Node collection, long index) {
        /// {@return the collection; null for the root of the file}
        public @Nullable Location location() {
            return collection == null ? null : collection.location();
        }

        /// {@return at the end of the selected collection, or behind the selected value; empty where there is no room}
        public static Optional<Place> of(EditorModel model) {
            return on(Side.INSIDE, model).or(() -> on(Side.AFTER, model));
        }

        /// {@return on that side of the selected value; empty where there is no room}
        public static Optional<Place> on(Side side, EditorModel model) {
            Optional<Node> selected = model.selecting().whole().filter(node -> node.role() != Role.GAP);
            return side == Side.INSIDE
                    ? selected.filter(Node::isCollection).map(node -> read(side, model, node, node.children()))
                    : selected.filter(node -> node.parent() != null || !model.structure().framing().isSingle())
                            .map(node -> read(side, model, node.parent(),
                                    node.place() + (side == Side.AFTER ? 1 : 0)));
        }

        /// What is put behind damage would not be read.
        private static Place read(Side side, EditorModel model, @Nullable Node collection, long index) {
            return new Place(side, collection, InsertionPlace.before(model.structure(), collection, index));
        }

        private VariantKind kind(Structure structure) {
            return collection != null ? collection.kind()
                    : EntryKeys.has(structure) ? VariantKind.OBJECT : VariantKind.ARRAY;
        }

        /// {@return the first value of the type that a collection asks for; empty where it asks for none}
        private Optional<Variant> asked(Structure structure) {
            return Optional.ofNullable(collection).map(node -> TypedEdit.blank(CollectionHead.of(structure, node).of(),
                    structure.dialect())).filter(blank -> !blank.equals(Variant.NIL));
        }

        /// {@return that value; where no type is asked for, one of the type of what is before the place}
        private Optional<Variant> usual(Structure structure) {
            Optional<Variant> asked = asked(structure);
            long beside = Math.max(0, index - 1);
            return asked.isPresent() || kind(structure) != VariantKind.ARRAY ? asked
                    : structure.children(collection, beside, beside + 1).stream()
                            .filter(node -> node.state() == State.WHOLE && !node.isPlain()).findFirst()
                            .flatMap(node -> Blank.of(node.kind(), structure.dialect()));
        }
    }

    private final EditorModel model;
    private final Structure structure;
    private final Dialect dialect;
    private final Label title = title("");
    private final Label keyLabel = new Label();
    private final TextField key = line("key", "", this::insert);
    private final TextField value = line("value", Messages.get("editor.insert.value"), this::insert);
    private final TypeChoice type;
    private final Label hint = text("", "muted");
    private final FlowPane ways = new FlowPane();
    private final Button insert = button("insert", "editor.insert.do");
    private Place place;
    /// The value that was filled in, as long as nobody has typed another.
    private String filled = "";
    private boolean following;

    /// @param first where the new child goes, unless the person chooses another place
    public InsertCard(EditorModel model, Place first) {
        super("insert", 460);
        this.model = model;
        this.structure = model.structure();
        this.dialect = structure.dialect();
        this.place = first;
        this.type = new TypeChoice("insert-type", dialect, this::choose, value, model.background());
        hint.setId("insert-hint");
        GridPane lines = new GridPane();
        lines.getStyleClass().add("card-lines");
        lines.addRow(0, name(Messages.get("editor.insert.where")), sides());
        lines.addRow(1, keyLabel, key);
        lines.addRow(2, name(Messages.get("editor.insert.type-label"), type.view()), type.view());
        lines.addRow(3, name(Messages.get("editor.insert.value-label"), value), value);
        keyLabel.setLabelFor(key);
        for (Region grows : List.of(key, value, type.view())) {
            GridPane.setHgrow(grows, Priority.ALWAYS);
        }
        insert.getStyleClass().add("accent");
        insert.setOnAction(_ -> insert(false));
        Button cancel = button("cancel", "editor.insert.cancel");
        cancel.setOnAction(_ -> close());
        HBox buttons = new HBox(8, insert, cancel);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        ways.getStyleClass().add("ways");
        ways.managedProperty().bind(Bindings.isNotEmpty(ways.getChildren()));
        getChildren().setAll(title, lines, hint, ways, buttons);
        go(first);
        key.textProperty().subscribe((_, _) -> check());
        value.textProperty().subscribe((_, _) -> follow());
    }

    private Button button(String name, String text) {
        Button button = new Button(Messages.get(text));
        button.setId(getId() + "-" + name);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private HBox sides() {
        ToggleGroup group = new ToggleGroup();
        HBox row = new HBox(14);
        for (Side side : Side.values()) {
            Place.on(side, model).ifPresent(there -> {
                RadioButton button = new RadioButton(Messages.get(switch (side) {
                    case INSIDE -> "editor.insert.inside";
                    case BEFORE -> "editor.insert.before";
                    case AFTER -> "editor.insert.after";
                }));
                button.setId(getId() + "-" + side.name().toLowerCase(Locale.ROOT));
                button.setToggleGroup(group);
                button.setSelected(side == place.side());
                button.selectedProperty().subscribe(chosen -> {
                    if (chosen && there.side() != place.side()) {
                        go(there);
                    }
                });
                row.getChildren().add(button);
            });
        }
        return row;
    }

    /// Takes another place, which may have keys or not, and a type of its own.
    private void go(Place to) {
        place = to;
        Node collection = to.collection();
        title.setText(Messages.get("editor.insert.title",
                collection == null ? "$" : PathWords.of(structure, collection)));
        boolean keyed = isKeyed();
        key.setPromptText(Messages.get(isNamed() ? "editor.insert.property" : "editor.insert.key"));
        key.setAccessibleText(key.getPromptText());
        keyLabel.setText(Messages.get(isNamed() ? "editor.insert.name-label" : "editor.insert.key-label"));
        keyLabel.setMnemonicParsing(true);
        for (Control part : List.of(key, keyLabel)) {
            part.setVisible(keyed);
            part.setManaged(keyed);
        }
        if (value.getText().equals(filled)) {
            to.usual(structure).ifPresentOrElse(this::fill, () -> value.setText(filled = ""));
        }
        check();
    }

    private boolean isKeyed() {
        return place.kind(structure) != VariantKind.ARRAY;
    }

    private boolean isNamed() {
        return place.kind(structure) == VariantKind.OBJECT;
    }

    @Override
    protected TextField first() {
        return isKeyed() ? key : value;
    }

    // The type and the value follow each other.

    private void fill(Variant as) {
        following = true;
        filled = GodotText.exact(as, dialect);
        value.setText(filled);
        type.show(as.kind());
        following = false;
        check();
    }

    /// What is typed becomes one of the chosen type where it can, and else what that begins with.
    private void choose(VariantKind kind) {
        Variant blank = Blank.of(kind, dialect).orElse(Variant.NIL);
        Variant becomes = typed().filter(was -> !Blank.of(was.kind(), dialect).equals(Optional.of(was)))
                .flatMap(was -> Conversion.of(was, kind, dialect)).orElse(blank);
        boolean kept = !becomes.equals(blank);
        fill(becomes);
        filled = kept ? "" : filled;
    }

    private void follow() {
        if (!following) {
            typed().ifPresent(read -> type.show(read.kind()));
            check();
        }
    }

    private Optional<Variant> typed() {
        try {
            return Optional.of(read());
        } catch (TextException _) {
            return Optional.empty();
        }
    }

    private Variant read() throws TextException {
        Variant blank = place.asked(structure).or(() -> Optional.ofNullable(type.kind())
                .flatMap(kind -> Blank.of(kind, dialect))).orElse(Variant.NIL);
        return Coerce.read(value.getText().strip(), blank, dialect);
    }

    // What is typed, tried and done.

    /// Says what is still to be typed, or what speaks against what is.
    private void check() {
        boolean begun = !value.getText().isBlank();
        ways.getChildren().clear();
        insert.setDisable(!begun);
        say(hint, Messages.get(isKeyed() && key.getText().isBlank() && begun ? "editor.insert.needs-key"
                : "editor.insert.hint"), "muted");
        if (!begun) {
            return;
        }
        try {
            if (isKeyed() && key.getText().isBlank()) {
                read();
                insert.setDisable(true);
            } else {
                model.edits().foresee(edit()).ifPresent(this::refuse);
            }
        } catch (TextException e) {
            insert.setDisable(true);
            refuse(Messages.say(e.remark()));
        }
    }

    private Edit edit() throws TextException {
        Variant named = isKeyed() ? key(key.getText().strip()) : null;
        return new Edit.Insert(place.location(), place.index(), named, read());
    }

    private void insert(boolean anyway) {
        try {
            Location into = place.location();
            long index = place.index();
            Optional<String> refused = model.edits().attempt(edit(), anyway,
                    () -> model.selecting().pick(new Siblings(into, index, index + 1).first()));
            refused.ifPresentOrElse(why -> model.edits().refusal()
                    .ifPresentOrElse(this::refuse, () -> refuse(why)), this::close);
        } catch (TextException e) {
            refuse(Messages.say(e.remark()));
        }
    }

    /// A bare word is meant as the String that it is; anything else is Godot text.
    private Variant key(String text) throws TextException {
        boolean word = text.matches("[A-Za-z_][A-Za-z0-9_ ]*") && !text.matches("true|false|null|nan|inf|inf_neg");
        return isNamed() || word ? new Variant.Text(text) : GodotReader.read(text, dialect);
    }

    private void refuse(String why) {
        say(hint, why, "bad-text");
    }

    private void refuse(DocumentEdits.Refusal refusal) {
        refuse(Sentence.begin(refusal.why()));
        ways.getChildren().setAll(RefusalBubble.buttons(
                model.edits().ways(refusal, () -> insert(true)), () -> { }, this::close));
    }
}
