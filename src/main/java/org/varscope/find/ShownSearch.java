package org.varscope.find;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Layout;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.CellText;

/// Looks at what the row of one value says.
///
/// @param texts looks at texts, which are looked at as a whole
record ShownSearch(Structure structure, TextTest test, TextSearch texts, HitSink sink) {
    /// As much of a value as is looked at that is no text, in characters and in bytes: more than a row has room for.
    private static final int GLANCE = 200;
    private static final long LONGEST = 4096;

    ShownSearch(Structure structure, ByteReader in, TextTest test, PassedOver.Count passedOver, HitSink sink) {
        this(structure, test, new TextSearch(structure, in, List.of(new Condition.Text(test)), passedOver, sink), sink);
    }

    /// Tells `node`, or those elements of it, whose text passes.
    void look(Node node, Progress progress) {
        if (hasType(node) || isShort(node) && Values.of(structure, node, LONGEST)
                .filter(value -> test.passes(CellText.glance(value, structure.dialect(), GLANCE))).isPresent()) {
            sink.hit(node.span().start(), node.span().length());
        } else {
            texts.look(node, progress);
        }
    }

    private boolean hasType(Node node) {
        return node.role() != Role.KEY && test.passes(node.isPlain() && node.field() != null ? node.field().word()
                : node.row() == null ? "" : node.row().name());
    }

    /// {@return whether a row shows what it is, and not how much it holds}
    private boolean isShort(Node node) {
        return !node.isCollection() && (node.row() == null || !(node.row().layout() instanceof Layout.Text
                || node.row().layout() instanceof Layout.PackedBytes || node.row().layout() instanceof Layout.Packed
                || node.row().layout() instanceof Layout.PackedText));
    }
}
