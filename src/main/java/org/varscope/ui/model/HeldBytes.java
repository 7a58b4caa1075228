package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Elements;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// The bytes of a PackedByteArray that are edited as a document of their own, and go back into it when that is saved:
/// as one step of the document that holds them. They go back only over bytes that came from there.
public final class HeldBytes {
    private final EditorModel holder;
    private final BooleanSupplier closed;
    private final Subscription following;
    /// What the array has held and may be written over.
    private final List<ByteStore> known = new ArrayList<>();
    private @Nullable Location at;

    /// @param array  a PackedByteArray in the document that is now
    /// @param closed whether that document is not shown any more
    public HeldBytes(EditorModel holder, Elements array, BooleanSupplier closed) {
        this.holder = holder;
        this.closed = closed;
        this.at = array.array().location();
        known.add(bytes(array));
        following = holder.stateProperty().subscribe((was, now) -> {
            EditorState.Step step = now.step();
            if (step != null && step != was.step()) {
                follow(step.change());
            }
        });
    }

    private void follow(Change change) {
        at = at == null ? null : holder.awaited().find(() -> Moved.left(at, change))
                .orElse(null);
    }

    /// {@return the bytes of the elements}
    public static ByteStore bytes(Elements array) {
        return array.structure().bytes().slice(Span.between(array.start(0), array.start(array.count())));
    }

    /// {@return the bytes as they were when they were opened}
    public ByteStore opened() {
        return known.getFirst();
    }

    /// {@return the path of the array, as it was last known}
    public String path() {
        Structure structure = holder.structure();
        return at == null ? "" : holder.awaited().reading(() -> structure.node(at).map(node ->
                PathWords.atOnce(structure, node)).orElse(""), "");
    }

    /// Puts `content` back.
    ///
    /// @param done   runs when it is there
    /// @param failed is told why it is not
    public void put(ByteStore content, Runnable done, Consumer<String> failed) {
        Elements array = closed.getAsBoolean() ? null : elements();
        if (array == null) {
            failed.accept(Messages.get(closed.getAsBoolean() ? "model.holder-closed" : "model.holder-gone"));
            return;
        }
        holder.background().run(_ -> {
            ByteStore there = bytes(array);
            boolean ours = known.stream().anyMatch(there::contentEquals);
            return ours ? Optional.of(content.bytes(new Span(0, content.length()))) : Optional.<byte[]>empty();
        }, bytes -> bytes.ifPresentOrElse(all -> put(array, all, content, done, failed),
                () -> failed.accept(Messages.get("model.holder-other"))),
                failure -> failed.accept(FailureWords.of(failure)));
    }

    private void put(Elements array, byte[] bytes, ByteStore content, Runnable done, Consumer<String> failed) {
        if (holder.structure() != array.structure()) {
            failed.accept(Messages.get("model.overtaken"));
            return;
        }
        Edit edit = new Edit.SetElements(array.array().location(), 0, array.count(), new Variant.PackedBytes(bytes));
        holder.edits().apply(edit, false, () -> {
            known.add(content);
            done.run();
        }).ifPresent(failed);
    }

    private @Nullable Elements elements() {
        Location place = at;
        if (place == null) {
            return null;
        }
        Optional<Node> node = holder.awaited().find(() -> holder.structure().node(place));
        return node.flatMap(holder::elements).orElse(null);
    }

    /// Lets go of the document that holds the bytes.
    public void close() {
        following.unsubscribe();
    }
}
