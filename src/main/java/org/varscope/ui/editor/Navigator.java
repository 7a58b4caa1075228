package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Target;
import org.varscope.explain.PathWords;
import org.varscope.explain.RefusalWords;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.path.PathStep;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.model.Selection;

/// Goes to where a person names: to an offset at once, to a path as soon as it is found, since a key may stand among
/// millions.
public sealed class Navigator permits Mover {
    final EditorModel model;
    final Background.Lane search;

    /// Goes to places in `model`.
    public Navigator(EditorModel model) {
        this.model = model;
        this.search = model.background().lane();
    }

    /// {@return how far the search for a path has come, 0 to 1; negative where none goes on, or a short one}
    ReadOnlyDoubleProperty shareProperty() {
        return search.shareProperty();
    }

    /// Goes to `text`.
    ///
    /// @param anyway whatever speaks against it
    /// @param answer gets why that cannot be, or nothing where it was done; is not called where the search is stopped
    void to(String text, boolean anyway, Consumer<Optional<String>> answer) {
        search.cancel();
        OptionalLong offset = Offsets.read(text, model.selection().caret());
        if (offset.isPresent()) {
            answer.accept(toOffset(offset.getAsLong()));
        } else {
            look(text, answer);
        }
    }

    /// Stops the search that goes on, if one does.
    void stop() {
        search.cancel();
    }

    private Optional<String> toOffset(long offset) {
        long length = model.bytes().length();
        if (offset < 0 || offset > length) {
            return Optional.of(Messages.get("editor.no-byte", offset, Messages.get("model.bytes", length)));
        }
        model.select(offset, offset);
        return Optional.empty();
    }

    private void look(String text, Consumer<Optional<String>> answer) {
        Structure structure = model.structure();
        search.run(running -> PathWords.find(text, structure, running.over(structure.bytes().length())), target -> {
            model.pick(target.node().location(), element(target));
            answer.accept(Optional.empty());
        }, failure -> answer.accept(Optional.of(why(failure))));
    }

    static String why(Throwable failure) {
        return switch (failure) {
            case TextException text -> String.valueOf(text.getMessage());
            case PathException path -> String.valueOf(path.getMessage());
            case EditException edit -> RefusalWords.clauses(edit);
            default -> Messages.get("editor.not-searched", FailureWords.of(failure));
        };
    }

    /// A path may lead to an element of a packed array, and on to a component of it.
    private static long element(Target target) {
        return !target.isWhole() && target.inner().getFirst() instanceof PathStep.Index(long index)
                ? index : Selection.WHOLE;
    }
}
