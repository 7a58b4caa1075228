package org.varscope.ui.window;

import module java.base;
import org.varscope.container.Layers;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Values;
import org.varscope.document.save.FieldsFile;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.Blank;
import org.varscope.text.cell.CellText;
import org.varscope.text.cell.Conversion;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.card.FieldListCard;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Variant;

/// What a value is and how bytes are read as values.
///
/// @param rereading reads the file of an editor as layers say that it is
record StructureCommands(Overlay overlay, WindowContext around, BiConsumer<EditorPage, Layers> rereading) {
    /// Bytes of a value up to which it is shown what it would become.
    private static final long LARGEST_SHOWN = 1 << 16;
    private static final int GLANCE = 40;

    void bind(EditorCommands editors) {
        editors.bind(Command.EDIT_VALUE, editor -> editor.tree().editing().editValue(""),
                editor -> editor.model().selecting().node().filter(node -> node.children() == 0).isPresent());
        editors.bind(Command.EDIT_KEY, editor -> editor.tree().editing().editKey(),
                editor -> editor.model().selecting().whole().filter(StructureCommands::hasKey).isPresent());
        editors.bindToBytes(Command.DECODE_HERE, StructureCommands::decodeHere,
                editor -> editor.model().selection().bytes().start() < editor.model().bytes().length());
        editors.bind(Command.FIELD_LIST, this::askForFields);
        editors.bind(Command.CHANGE_TYPE, this::changeType,
                editor -> whole(editor).filter(node -> !node.isPlain()).isPresent());
    }

    /// Reads one value from where the selection begins; what is before and behind it is left as it is.
    private static void decodeHere(EditorPage editor) {
        EditorModel model = editor.model();
        long offset = model.selection().bytes().start();
        model.edits().apply(new Edit.Reinterpret(model.structure().dialect(), Framing.valueAt(offset)));
        model.selecting().valueAt(offset).ifPresent(model.selecting()::pick);
    }

    static Optional<Node> whole(EditorPage editor) {
        return editor.model().selecting().whole()
                .filter(node -> node.role() != Role.GAP && node.state() == State.WHOLE);
    }

    /// Offers all other types, with what the selected value would be then: first those that it can become.
    private void changeType(EditorPage editor) {
        whole(editor).ifPresent(node -> {
            Structure structure = editor.model().structure();
            Dialect dialect = structure.dialect();
            Optional<Variant> value = Values.of(structure, node, LARGEST_SHOWN);
            List<PaletteCard.Item> items = new ArrayList<>();
            List<PaletteCard.Item> losing = new ArrayList<>();
            for (Row row : dialect.rows()) {
                Optional<Variant> becomes = value.flatMap(known -> Conversion.of(known, row.kind(), dialect));
                if (!row.equals(node.row())) {
                    boolean lost = value.isPresent() && becomes.isEmpty();
                    String then = becomes.or(() -> Blank.of(row.kind(), dialect)).filter(_ -> value.isPresent())
                            .map(known -> CellText.glance(known, dialect, GLANCE)).orElse("");
                    (lost ? losing : items).add(new PaletteCard.Item(row.name(),
                            lost ? Messages.get("window.type.lost", then) : then,
                            () -> editor.model().edits().apply(new Edit.Retype(node.location(), row.kind()))));
                }
            }
            items.addAll(losing);
            overlay.show(new PaletteCard(Messages.get("window.type.title"), items, PaletteCard.Finder.nothing()));
        });
    }

    private void askForFields(EditorPage editor) {
        Structure structure = editor.model().structure();
        Path file = editor.file().path();
        FieldListCard.Known known = new FieldListCard.Known(structure, editor.file().form().wrapping(),
                editor.model().modifiedProperty().get());
        overlay.show(new FieldListCard(known, file != null, around.background(), new FieldListCard.Take() {
            @Override
            public void framing(Framing framing, String list, boolean beside) {
                editor.model().edits().apply(new Edit.Reinterpret(structure.dialect(), framing));
                keep(list, beside);
            }

            @Override
            public void layers(Layers layers, String layout, boolean beside) {
                rereading.accept(editor, layers);
                keep(layout, beside);
            }

            private void keep(String layout, boolean beside) {
                if (beside && file != null) {
                    save(editor, file, layout);
                }
            }
        }));
    }

    private void save(EditorPage editor, Path file, String layout) {
        around.background().run(_ -> FieldsFile.save(file, layout),
                saved -> editor.model().say(Messages.get("window.list-saved", saved)),
                failure -> editor.model().say(Messages.get("window.list-not-saved", FailureWords.of(failure))));
    }

    private static boolean hasKey(Node node) {
        return node.role() == Role.VALUE || node.role() == Role.KEY;
    }
}
