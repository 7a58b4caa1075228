package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.dialect.Dialect;
import org.varscope.document.clip.Notation;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.text.TextException;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.editor.card.InsertCard;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// The selected values: they are copied with their bytes, and as Godot text for others.
///
/// @param editor    that shows it
/// @param clipboard of the window
public record ValueTarget(EditorPage editor, ValueClipboard clipboard) implements ClipboardTarget {
    /// Bytes that are written as text before anything else is done.
    private static final long SOON = 64 * 1024;

    @Override
    public boolean canDelete() {
        List<Siblings> chosen = editor.tree().choice().chosen();
        return !chosen.isEmpty() && chosen.stream().allMatch(part -> part.in() != null
                || !model().structure().framing().isSingle()
                && part.count() < model().structure().records());
    }

    @Override
    public boolean canPaste() {
        return node().isPresent();
    }

    @Override
    public void cut() {
        copy();
        delete();
    }

    @Override
    public void copy() {
        if (isPartSelected()) {
            model().selecting().target().flatMap(target -> new Cell(target).text()).ifPresentOrElse(text -> {
                Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
                model().say(Messages.get("editor.copied"));
            }, () -> model().say(Messages.get("editor.not-as-text")));
            return;
        }
        Copied what = chosen();
        if (what.parts().isEmpty()) {
            return;
        }
        Optional<String> text = text(what);
        clipboard.put(what, text);
        model().say(Messages.get(text.isPresent() ? "editor.copied-values" : "editor.copied-here", what.count()));
    }

    /// An element of a packed array, or a key, which has a place of its own only with its value.
    private boolean isPartSelected() {
        return model().selecting().target().filter(target -> !target.isWhole() || target.node().role() == Role.KEY
                || target.node().role() == Role.GAP).isPresent();
    }

    private Copied chosen() {
        return new Copied(model().structure(), editor.tree().choice().chosen());
    }

    /// What other programs get: nothing of what is damaged, or too long to be written at once.
    private Optional<String> text(Copied what) {
        if (what.length() > SOON) {
            return Optional.empty();
        }
        try {
            Optional<Node> one = what.count() == 1 ? node() : Optional.empty();
            return one.isPresent() ? Cell.of(model().structure(), one.get()).text()
                    : Optional.of(Notation.GODOT_TEXT.write(what));
        } catch (EditException _) {
            // Its damage is said where it is pasted.
            return Optional.empty();
        }
    }

    /// {@return whether values are selected}
    public boolean canCopyAs() {
        return !editor.tree().choice().chosen().isEmpty();
    }

    /// @param exact whether it says all of the values
    private record Written(String text, boolean exact) { }

    /// Copies the selected values in a notation that other programs take.
    public void copyAs(Notation notation) {
        Copied what = chosen();
        model().background().run(_ -> {
            String text = notation.write(what);
            return new Written(text, notation.isExact(what, text));
        }, written -> {
            clipboard.put(what, Optional.of(written.text));
            model().say(Messages.get(written.exact ? "editor.copied-values" : "editor.copied-nearly", what.count()));
        }, failure -> model().say(Messages.get("editor.not-copied", FailureWords.of(failure))));
    }

    /// Puts in what was copied here, where a new value would go. A single value that is no collection takes the place
    /// of another such value, and so does text.
    @Override
    public void paste() {
        Optional<Copied> copied = clipboard.held();
        boolean single = Clipboard.getSystemClipboard().hasString()
                && node().filter(node -> !node.isCollection()).isPresent()
                && copied.filter(ValueTarget::isSingle).isPresent();
        if (copied.isPresent() && !single && !isPartSelected() && InsertCard.Place.of(model()).isPresent()) {
            put(copied.get());
        } else {
            pasteOver();
        }
    }

    private static boolean isSingle(Copied what) {
        return what.count() == 1 && what.from().node(what.parts().getFirst().first())
                .filter(node -> !node.isCollection()).isPresent();
    }

    /// {@return whether there is a place for a new value}
    public boolean canPasteAs() {
        return InsertCard.Place.of(model()).isPresent();
    }

    /// Puts in what the clipboard says in a notation.
    public void pasteAs(Notation notation) {
        String text = Clipboard.getSystemClipboard().getString();
        Dialect dialect = model().structure().dialect();
        if (text == null) {
            model().say(Messages.get("editor.no-text"));
            return;
        }
        model().background().run(_ -> notation.read(text, dialect), this::put, failure -> model().say(
                Messages.get("editor.not-pasted", FailureWords.of(failure))));
    }

    private void put(Copied what) {
        InsertCard.Place.of(model()).ifPresent(place -> {
            Siblings there = new Siblings(place.location(), place.index(), place.index() + what.count());
            model().edits().apply(new Edit.Copy(what, place.location(), place.index()), false,
                    () -> editor.tree().choice().choose(List.of(there)));
        });
    }

    /// Makes the text of the clipboard the value.
    public void pasteOver() {
        String text = Clipboard.getSystemClipboard().getString();
        Optional<Target> target = model().selecting().target();
        if (text == null || target.isEmpty()) {
            model().say(Messages.get("editor.no-text"));
            return;
        }
        try {
            model().edits().apply(new Cell(target.get()).setting(text.strip()));
        } catch (TextException e) {
            model().say(Messages.get("editor.no-value", e.remark()));
        }
    }

    @Override
    public void delete() {
        List<Siblings> chosen = editor.tree().choice().chosen();
        if (!chosen.isEmpty()) {
            model().edits().apply(Edit.Batch.of(chosen.reversed().stream()
                    .map(part -> (Edit) new Edit.Remove(part.first(), part.count())).toList()), false,
                    () -> chosen.getFirst().next(model().structure()).ifPresent(model().selecting()::pick));
        }
    }

    private EditorModel model() {
        return editor.model();
    }

    private Optional<Node> node() {
        return model().selecting().node();
    }
}
