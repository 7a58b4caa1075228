package org.varscope.ui.editor;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.place.Siblings;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.tree.StructureTree;

/// Marks in all panes alike what is bookmarked, found, or selected together.
record PaneMarks(EditorModel model, Lifetime lifetime, StructureTree tree, HexSide hex, MapSide map) {
    void follow(DocumentBookmarks bookmarks, FindPane find, InspectorSide inspector) {
        lifetime.follow(bookmarks.bookmarksProperty(), now -> {
            hex.target().marks().bookmarks().set(now);
            tree.marks().bookmarks(now);
        });
        find.spansProperty().subscribe(this::found);
        tree.choice().onChange(() -> chosen(inspector));
        lifetime.follow(model.stateProperty(), (_, _) -> chosen(inspector));
    }

    private void found(List<Span> spans) {
        tree.marks().found(spans);
        hex.markFound(spans);
        map.markFound(spans);
    }

    private void chosen(InspectorSide inspector) {
        hex.outlineChosen(model.awaited().reading(tree.choice()::severalSpans, List.of()));
        inspector.tellChosen(!tree.choice().isSeveral() ? 1
                : tree.choice().chosen().stream().mapToLong(Siblings::count).sum());
    }
}
