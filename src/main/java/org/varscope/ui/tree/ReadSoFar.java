package org.varscope.ui.tree;

import module java.base;
import org.varscope.play.Frame;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// What rows show while their bytes are read step by step: those that the reader has not come to show nothing, those
/// that it is in only what it knows by then.
///
/// @param frame the step that it has just done
record ReadSoFar(EditorModel model, Frame frame) {
    /// What a row shows of which nothing is known yet.
    static final RowView NOTHING = new RowView("", "key", "", "", List.of("unread"), null);

    private static final String MORE = "\u2026";
    private static final int HEADER = 4;

    /// {@return what a row shows by then that shows `whole` at the end}
    RowView of(RowItem item, RowView whole) {
        return RowBytes.of(model, item).map(bytes -> of(item, whole, bytes)).orElse(whole);
    }

    private RowView of(RowItem item, RowView whole, RowBytes bytes) {
        long head = frame.head();
        if (bytes.end() <= head) {
            return whole;
        }
        if (bytes.start() >= head) {
            return NOTHING;
        }
        return item.getValue() instanceof TreeRow.Value(Location at)
                ? item.node().map(node -> begun(whole, node, at)).orElse(NOTHING)
                : item.getValue() instanceof TreeRow.Range ? whole
                : new RowView(whole.name(), whole.nameStyle(), whole.type(), MORE, List.of("pending"), null);
    }

    private RowView begun(RowView whole, Node node, Location at) {
        long start = node.span().start();
        boolean named = node.role() == Role.ELEMENT || node.role() == Role.ROOT || start <= frame.head();
        boolean typed = start + HEADER <= frame.head();
        return frame.stack().stream().filter(level -> at.equals(level.at()) && level.place() > 0).findFirst()
                .map(level -> new RowView(whole.name(), whole.nameStyle(), whole.type(),
                        Messages.get("tree.some-of", level.place(), level.count()), List.of(), null))
                .orElseGet(() -> new RowView(named ? whole.name() : MORE, named ? whole.nameStyle() : "place",
                        typed ? whole.type() : "", MORE, List.of("pending"), null));
    }
}
