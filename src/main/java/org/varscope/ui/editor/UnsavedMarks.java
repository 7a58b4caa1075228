package org.varscope.ui.editor;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.ChangedSpans;
import org.varscope.document.Checkpoint;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.tree.StructureTree;

/// Marks what is not as it was saved, in values, bytes and map, until it equals that again. Found in the background,
/// after each step and each save.
final class UnsavedMarks {
    private final EditorModel model;
    private final StructureTree tree;
    private final HexSide hex;
    private final MapSide map;
    private final Background.Lane lane;

    UnsavedMarks(EditorModel model, Lifetime lifetime, StructureTree tree, HexSide hex, MapSide map) {
        this.model = model;
        this.tree = tree;
        this.hex = hex;
        this.map = map;
        this.lane = model.background().lane(lifetime);
        lifetime.follow(model.stateProperty(), (was, now) -> {
            if (was.snapshot().bytes() != now.snapshot().bytes()) {
                look();
            }
        });
        lifetime.follow(model.modifiedProperty(), (_, _) -> look());
        if (model.modifiedProperty().get()) {
            look();
        }
    }

    private void look() {
        if (!model.modifiedProperty().get()) {
            lane.cancel();
            show(List.of());
            return;
        }
        Checkpoint document = model.checkpoint();
        ByteStore saved = model.savedBytes();
        lane.run(_ -> ChangedSpans.since(saved, document), this::show,
                failure -> model.say(Messages.get("editor.no-unsaved", FailureWords.of(failure))));
    }

    private void show(List<Span> spans) {
        tree.marks().unsaved(spans);
        hex.markUnsaved(spans);
        map.markUnsaved(spans);
    }
}
