package org.varscope.ui.editor;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Difference;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;
import org.varscope.ui.tree.StructureTree;

/// Marks what another program has changed, in values, bytes and map: until the file is read again, or what it changed
/// is taken back.
public final class WrittenMarks {
    private final EditorModel model;
    private final StructureTree tree;
    private final HexSide hex;
    private final MapSide map;
    private List<Span> spans = List.of();
    /// What was there before; null where no step leads back to it.
    private @Nullable Structure before;

    WrittenMarks(EditorModel model, Lifetime lifetime, StructureTree tree, HexSide hex, MapSide map) {
        this.model = model;
        this.tree = tree;
        this.hex = hex;
        this.map = map;
        lifetime.follow(model.stateProperty(), this::follow);
    }

    /// {@return whether anything is marked}
    boolean isMarked() {
        return !spans.isEmpty();
    }

    /// Marks what `changes` has found, in place of what was marked, and says how much that is.
    ///
    /// @param was what the step that did so leads back to; null where none does
    public void mark(ChangedValues changes, @Nullable Structure was) {
        before = was;
        show(changes.differences().stream().flatMap(WrittenMarks::marked).toList(),
                changes.differences().stream().map(Difference::is).filter(span -> !span.isEmpty())
                        .sorted(Comparator.comparingLong(Span::start)).toList());
        hex.flash(spans);
        int count = changes.differences().size();
        model.say(Messages.get(count == 0 ? "editor.same"
                : changes.complete() ? "editor.changed" : "editor.changed-more", count));
    }

    /// Of what was removed, what held it; the value in its place is another one.
    private static Stream<Location> marked(Difference difference) {
        Location at = difference.after();
        return difference.kind() != Difference.Kind.REMOVED ? Stream.of(at)
                : at.isRecord() ? Stream.empty() : Stream.of(at.parent());
    }

    private void show(List<Location> values, List<Span> bytes) {
        spans = bytes;
        tree.marks().written(values);
        hex.markWritten(spans);
        map.markWritten(spans);
    }

    private void follow(EditorState was, EditorState now) {
        EditorState.Step step = now.step();
        if (spans.isEmpty() || step == null || step == was.step()) {
            return;
        }
        if (step.change().after().structure() == before) {
            show(List.of(), List.of());
            return;
        }
        List<Patch> patches = step.change().patches();
        spans = spans.stream().map(span -> Span.between(Moved.offset(span.start(), patches),
                Math.max(Moved.offset(span.start(), patches), Moved.offset(span.end(), patches)))).toList();
        hex.markWritten(spans);
        map.markWritten(spans);
    }
}
