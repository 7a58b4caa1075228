package org.varscope.ui.window;

import module java.base;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.InsertionPlace;
import org.varscope.document.file.FieldsFile;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.CellText;
import org.varscope.text.cell.Conversion;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.FieldListCard;
import org.varscope.ui.editor.GoToCard;
import org.varscope.ui.editor.InsertCard;
import org.varscope.ui.editor.Mover;
import org.varscope.ui.editor.ValueTarget;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.variant.Variant;

/// Changing the structure: values, keys, entries, their order.
record StructureCommands(Overlay overlay, WindowContext around) {
    /// Bytes of a value up to which it is shown what it would become.
    private static final long LARGEST_SHOWN = 1 << 16;
    private static final int GLANCE = 40;

    void bind(EditorCommands editors) {
        editors.bind(Command.EDIT_VALUE, editor -> editor.tree().editValue(),
                editor -> editor.model().selectedNode().filter(node -> node.children() == 0).isPresent());
        editors.bind(Command.EDIT_KEY, editor -> editor.tree().editKey(),
                editor -> editor.model().selectedWhole().filter(StructureCommands::hasKey).isPresent());
        editors.bind(Command.INSERT, this::insert, editor -> place(editor.model()).isPresent());
        editors.bind(Command.REMOVE, editor -> new ValueTarget(editor).delete(),
                editor -> new ValueTarget(editor).canDelete());
        editors.bind(Command.MOVE_UP, editor -> move(editor, -1), editor -> canMove(editor, -1));
        editors.bind(Command.MOVE_DOWN, editor -> move(editor, 1), editor -> canMove(editor, 1));
        editors.bindToBytes(Command.DECODE_HERE, StructureCommands::decodeHere,
                editor -> editor.model().selection().bytes().start() < editor.model().bytes().length());
        editors.bind(Command.FIELD_LIST, this::askForFields);
        editors.bind(Command.CHANGE_TYPE, this::changeType,
                editor -> whole(editor).filter(node -> !node.isPlain()).isPresent());
        editors.bind(Command.MOVE_TO, editor -> whole(editor).ifPresent(node -> overlay.show(
                new GoToCard(Messages.get("window.move.title"), Messages.get("window.move.hint"),
                        new Mover(editor.model(), node.location().asValue())))),
                editor -> whole(editor).isPresent());
    }

    /// Reads one value from where the selection begins; what is before and behind it is left as it is.
    private static void decodeHere(EditorPage editor) {
        EditorModel model = editor.model();
        long offset = model.selection().bytes().start();
        model.apply(new Edit.Reinterpret(model.structure().dialect(), Framing.valueAt(offset)));
        model.valueAt(offset).ifPresent(model::pick);
    }

    private static Optional<Node> whole(EditorPage editor) {
        return editor.model().selectedWhole().filter(node -> node.role() != Role.GAP && node.state() == State.WHOLE);
    }

    /// Offers the types that the selected value can become, with what it would be then.
    private void changeType(EditorPage editor) {
        whole(editor).ifPresent(node -> {
            Structure structure = editor.model().structure();
            Optional<Variant> value = Values.of(structure, node, LARGEST_SHOWN);
            List<PaletteCard.Item> items = new ArrayList<>();
            for (Row row : structure.dialect().rows()) {
                Optional<Variant> becomes =
                        value.flatMap(known -> Conversion.of(known, row.kind(), structure.dialect()));
                if (!row.equals(node.row()) && (becomes.isPresent() || value.isEmpty())) {
                    items.add(new PaletteCard.Item(row.name(),
                            becomes.map(known -> CellText.glance(known, structure.dialect(), GLANCE)).orElse(""),
                            () -> editor.model().apply(new Edit.Retype(node.location(), row.kind()))));
                }
            }
            overlay.show(new PaletteCard(Messages.get("window.type.title"), items, PaletteCard.Finder.nothing()));
        });
    }

    private void askForFields(EditorPage editor) {
        Structure structure = editor.model().structure();
        String list = structure.framing() instanceof Framing.Fields(var fields) ? fields.text() : "var...";
        Path file = editor.file().path();
        overlay.show(new FieldListCard(structure, list, file != null, around.background(), (fields, beside) -> {
            editor.model().apply(new Edit.Reinterpret(structure.dialect(), new Framing.Fields(fields)));
            if (beside && file != null) {
                save(editor, file, fields);
            }
        }));
    }

    private void save(EditorPage editor, Path file, FieldList fields) {
        around.background().run(_ -> FieldsFile.save(file, fields),
                saved -> editor.model().say(Messages.get("window.list-saved", saved)),
                failure -> editor.model().say(Messages.get("window.list-not-saved", FailureWords.of(failure))));
    }

    private static boolean hasKey(Node node) {
        return node.role() == Role.VALUE || node.role() == Role.KEY;
    }

    private static boolean canMove(EditorPage editor, int step) {
        return editor.model().selectedWhole().filter(node -> {
            Node parent = node.parent();
            return parent != null && node.role() != Role.GAP && node.place() + step >= 0
                    && node.place() + step < parent.children();
        }).isPresent();
    }

    private static void move(EditorPage editor, int step) {
        editor.model().selectedWhole().ifPresent(node -> {
            Location at = node.location().asValue();
            editor.model().apply(new Edit.Move(at, at.last() + step));
        });
    }

    /// {@return at the end of the selected collection, or behind the selected child}
    static Optional<InsertCard.Place> place(EditorModel model) {
        Node node = model.selectedWhole().orElse(null);
        if (node == null || node.role() == Role.GAP) {
            return Optional.empty();
        }
        if (node.isCollection()) {
            return Optional.of(new InsertCard.Place(node, node.children()));
        }
        Node parent = node.parent();
        return parent == null ? Optional.empty() : Optional.of(new InsertCard.Place(parent, node.place() + 1));
    }

    private void insert(EditorPage editor) {
        place(editor.model()).map(place -> read(editor.model().structure(), place))
                .ifPresent(place -> overlay.show(new InsertCard(editor, place)));
    }

    /// What is put behind damage would not be read.
    private static InsertCard.Place read(Structure structure, InsertCard.Place place) {
        return new InsertCard.Place(place.collection(),
                InsertionPlace.before(structure, place.collection(), place.index()));
    }
}
