package org.varscope.ui.window;

import module java.base;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.ValueClipboard;
import org.varscope.ui.editor.ValueTarget;
import org.varscope.ui.editor.card.InsertCard;
import org.varscope.ui.editor.navigation.GoToCard;
import org.varscope.ui.editor.navigation.Mover;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Which values there are and where: all that can be done with one in a tree of files, and with several at once.
record RearrangeCommands(Overlay overlay, ValueClipboard clipboard) {
    /// Values that are wrapped in one step.
    private static final long MOST = 10_000;
    private static final Variant KEY = new Variant.Text("value");

    void bind(EditorCommands editors) {
        editors.bind(Command.INSERT, editor -> insert(editor, InsertCard.Place.of(editor.model())),
                editor -> InsertCard.Place.of(editor.model()).isPresent());
        Map.of(Command.INSERT_BEFORE, InsertCard.Side.BEFORE, Command.INSERT_AFTER, InsertCard.Side.AFTER).forEach(
                (command, side) -> editors.bind(command,
                        editor -> insert(editor, InsertCard.Place.on(side, editor.model())),
                        editor -> InsertCard.Place.on(side, editor.model()).isPresent()));
        editors.bind(Command.REMOVE, editor -> new ValueTarget(editor, clipboard).delete(),
                editor -> new ValueTarget(editor, clipboard).canDelete());
        editors.bind(Command.DUPLICATE, RearrangeCommands::duplicate,
                editor -> canAdd(editor, editor.tree().choice().chosen()));
        editors.bind(Command.MOVE_UP, editor -> move(editor, -1), editor -> canMove(editor, -1));
        editors.bind(Command.MOVE_DOWN, editor -> move(editor, 1), editor -> canMove(editor, 1));
        editors.bind(Command.MOVE_TO, editor -> overlay.show(
                new GoToCard(Messages.get("window.move.title"), Messages.get("window.move.hint"),
                        new Mover(editor.model(), editor.tree().choice().chosen(), editor.tree().choice()::choose))),
                editor -> !editor.tree().choice().chosen().isEmpty());
        editors.bind(Command.SORT, editor -> sort(editor, false), RearrangeCommands::canSort);
        editors.bind(Command.SORT_DESCENDING, editor -> sort(editor, true), RearrangeCommands::canSort);
        editors.bind(Command.WRAP_ARRAY, editor -> wrap(editor, at -> new Edit.Wrap(at, VariantKind.ARRAY, null)),
                RearrangeCommands::canWrap);
        editors.bind(Command.WRAP_DICTIONARY, editor -> wrap(editor,
                at -> new Edit.Wrap(at, VariantKind.DICTIONARY, KEY)), RearrangeCommands::canWrap);
        editors.bind(Command.UNWRAP, editor -> wrap(editor, Edit.Unwrap::new),
                editor -> StructureCommands.whole(editor).filter(Node::isCollection).isPresent());
    }

    private void insert(EditorPage editor, Optional<InsertCard.Place> place) {
        place.ifPresent(there -> overlay.show(new InsertCard(editor.model(), there)));
    }

    private static boolean canAdd(EditorPage editor, List<Siblings> chosen) {
        boolean room = !editor.model().structure().framing().isSingle();
        return !chosen.isEmpty() && (room || chosen.stream().allMatch(part -> part.in() != null));
    }

    // Several at once.

    private static void duplicate(EditorPage editor) {
        Structure structure = editor.model().structure();
        List<Siblings> chosen = editor.tree().choice().chosen();
        List<Edit> edits = chosen.reversed().stream().map(part -> (Edit) new Edit.Copy(
                new Copied(structure, List.of(part)), part.in(), part.to())).toList();
        editor.model().edits().apply(Edit.Batch.of(edits), false, () -> editor.tree().choice().choose(copies(chosen)));
    }

    /// Where copies are, right after what they are of: those before them in the same collection move them on.
    private static List<Siblings> copies(List<Siblings> chosen) {
        List<Siblings> copies = new ArrayList<>();
        Map<Optional<Location>, Long> more = new HashMap<>();
        for (Siblings part : chosen) {
            long before = more.merge(Optional.ofNullable(part.in()), part.count(), Long::sum);
            copies.add(new Siblings(part.in(), part.from() + before, part.to() + before));
        }
        return more.size() == 1 ? copies : copies.subList(0, 1);
    }

    private static Optional<Siblings> together(EditorPage editor) {
        List<Siblings> chosen = editor.tree().choice().chosen();
        return chosen.size() == 1 ? Optional.of(chosen.getFirst()) : Optional.empty();
    }

    private static boolean canMove(EditorPage editor, int step) {
        return together(editor).filter(part -> part.from() + step >= 0
                && new Siblings(part.in(), part.from(), part.to() + step).isIn(editor.model().structure())).isPresent();
    }

    private static void move(EditorPage editor, int step) {
        together(editor).ifPresent(part -> editor.model().edits().apply(new Edit.Shift(part, part.from() + step), false,
                () -> editor.tree().choice().choose(List.of(
                        new Siblings(part.in(), part.from() + step, part.to() + step)))));
    }

    private static boolean canWrap(EditorPage editor) {
        return !editor.tree().choice().chosen().isEmpty()
                && StructureCommands.whole(editor).filter(node -> !node.isPlain()).isPresent();
    }

    private static void wrap(EditorPage editor, Function<Location, Edit> each) {
        List<Siblings> chosen = editor.tree().choice().chosen();
        if (chosen.stream().mapToLong(Siblings::count).sum() > MOST) {
            editor.model().say(Messages.get("window.too-many-wrapped", MOST));
            return;
        }
        List<Edit> edits = chosen.stream().flatMap(part -> LongStream.range(part.from(), part.to()).mapToObj(part::at))
                .map(each).toList();
        editor.model().edits().apply(Edit.Batch.of(edits), false, () -> editor.tree().choice().choose(chosen));
    }

    // Order.

    private static boolean canSort(EditorPage editor) {
        return editor.lists().elements().isInTable() || StructureCommands.whole(editor).filter(node ->
                node.kind().isPacked() || node.kind() == VariantKind.ARRAY || node.kind() == VariantKind.DICTIONARY)
                .isPresent();
    }

    private static void sort(EditorPage editor, boolean descending) {
        if (editor.lists().elements().isInTable()) {
            editor.lists().elements().sort(descending);
            return;
        }
        Structure before = editor.model().structure();
        StructureCommands.whole(editor).ifPresent(node -> editor.model().edits().apply(
                new Edit.Sort(node.location().asValue(), descending), false, () -> {
                    if (editor.model().structure().bytes() == before.bytes()) {
                        editor.model().say(Messages.get("window.sorted"));
                    }
                }));
    }
}
