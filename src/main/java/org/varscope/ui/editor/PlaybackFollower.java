package org.varscope.ui.editor;

import module javafx.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.play.Frame;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.tree.StructureTree;

/// Lets values and bytes show what is known at each frame of a film, and everything as it was before once it is over.
final class PlaybackFollower {
    private final EditorModel model;
    private final StructureTree tree;
    private final HexSide hex;
    private final MapSide map;
    private final InspectorSide inspector;
    private final EditorPlace here;
    /// Where a person was before the film that is shown.
    private @Nullable KeptPlace before;

    PlaybackFollower(EditorModel model, StructureTree tree, HexSide hex, MapSide map, InspectorSide inspector,
            EditorPlace here) {
        this.model = model;
        this.tree = tree;
        this.hex = hex;
        this.map = map;
        this.inspector = inspector;
        this.here = here;
    }

    /// Follows the frame that is shown; null where there is none.
    void follow(ObservableValue<@Nullable Frame> shown) {
        shown.subscribe(this::show);
    }

    private void show(@Nullable Frame was, @Nullable Frame frame) {
        if (was == null && before == null) {
            before = here.now();
        }
        tree.read(frame);
        if (frame != null) {
            Span field = frame.field().span();
            hex.read(frame.head(), field);
            map.read(frame.head());
            inspector.read(frame.head());
            model.selecting().bytes(field.end(), field.start());
            return;
        }
        hex.readAll();
        map.read(Long.MAX_VALUE);
        inspector.read(Long.MAX_VALUE);
        KeptPlace place = before;
        before = null;
        if (place != null) {
            here.restore(place);
        }
    }

    /// {@return where it goes back to once the film is over; null where none goes on}
    @Nullable KeptPlace before() {
        return before;
    }

    /// Goes back, once the film is over, to where one would have gone back on another page of the same document.
    void goOn(@Nullable KeptPlace place) {
        before = place;
    }
}
