package org.varscope.ui.editor;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.Change;
import org.varscope.scan.index.Location;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.hex.HexView;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Moved;
import org.varscope.ui.model.Selection;
import org.varscope.ui.tree.StructureTree;

/// Where a person is in a document that is shown, and the way back to where one was.
public final class EditorPlace {
    private final EditorModel model;
    private final StructureTree tree;
    private final HexView bytes;
    /// Where to go once the values are read.
    private @Nullable KeptPlace pending;

    EditorPlace(EditorModel model, Lifetime lifetime, StructureTree tree, HexView bytes) {
        this.model = model;
        this.tree = tree;
        this.bytes = bytes;
        // Reading may also begin once more, and rows come after it.
        lifetime.follow(model.reading().busyProperty(), (_, _) -> model.background().later(this::goToOwed));
    }

    /// {@return where a person is, or is to be once the document is read}
    public KeptPlace now() {
        return pending != null ? pending : new KeptPlace(model.selection(),
                tree.open().stream().limit(KeptPlace.MOST_OPEN).collect(Collectors.toSet()), tree.reveal().firstRow(),
                bytes.firstByte());
    }

    /// Goes to `place`: as soon as the values are read, unless a person has gone elsewhere by then.
    public void returnTo(KeptPlace place) {
        if (place.isFirst()) {
            return;
        }
        tree.open(place.open());
        if (!model.reading().busyProperty().get()) {
            goTo(place);
            return;
        }
        pending = place;
    }

    /// {@return what brings back into view, after a step, what is in view now}
    public Consumer<Change> staying() {
        Optional<Location> row = tree.reveal().firstInView();
        long offset = bytes.firstByte();
        return step -> {
            row.flatMap(at -> Moved.location(at, step)).ifPresent(tree.reveal()::showFrom);
            bytes.showFrom(Moved.offset(offset, step.patches()));
        };
    }

    private void goToOwed() {
        KeptPlace place = pending;
        if (place != null && !model.reading().busyProperty().get()) {
            pending = null;
            if (KeptPlace.isFirst(model.selection())) {
                goTo(place);
            }
        }
    }

    /// Goes to `place` immediately, and closes the rows that were not open there.
    void restore(KeptPlace place) {
        tree.open().stream().filter(at -> !place.open().contains(at)).forEach(at -> tree.reveal().fold(at, false));
        goTo(place);
    }

    private void goTo(KeptPlace place) {
        Selection selection = place.selection();
        if (selection.picked() && selection.value() != null) {
            model.selecting().pick(selection.value(), selection.element());
        } else if (selection.rectangle() != null && selection.rectangle().length() == model.bytes().length()) {
            model.selecting().rectangle(selection.rectangle());
        } else {
            model.selecting().bytes(selection.anchor(), selection.caret());
        }
        tree.reveal().showFrom(place.row());
        bytes.showFrom(place.offset());
    }
}
