package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Elements;
import org.varscope.document.place.TextPlaces;
import org.varscope.document.place.Values;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Variant;

/// Bytes of a PackedByteArray, or letters of base64 in a text, that are edited as a document of their own, and go back
/// into it when that is saved: as one step of the document that holds them. They go back only over bytes that came from
/// there.
public final class HeldBytes {
    /// Bytes of a text that holds values.
    public static final int MOST_TEXT = 1 << 20;

    private final EditorModel holder;
    private final BooleanSupplier closed;
    private final Form form;
    private final Lifetime lifetime = new Lifetime();
    /// What has been held and may be written over.
    private final List<ByteStore> known = new ArrayList<>();
    private @Nullable Location at;

    /// How a value holds bytes.
    private interface Form {
        /// {@return what puts `content` in the place of what the value `node` holds, if that is one of `known`}
        Optional<Edit> putting(Structure structure, Node node, List<ByteStore> known, ByteStore content);
    }

    private HeldBytes(EditorModel holder, Location at, ByteStore opened, Form form, BooleanSupplier closed) {
        this.holder = holder;
        this.closed = closed;
        this.form = form;
        this.at = at;
        known.add(opened);
        lifetime.follow(holder.stateProperty(), (was, now) -> {
            EditorState.Step step = now.step();
            if (step != null && step != was.step()) {
                follow(step.change());
            }
        });
    }

    /// {@return all bytes of `array`, a PackedByteArray in the document that is now}
    /// @param closed whether that document is no longer shown
    public static HeldBytes of(EditorModel holder, Elements array, BooleanSupplier closed) {
        return new HeldBytes(holder, array.array().location(), bytes(array), HeldBytes::elements, closed);
    }

    /// {@return the letters of `enclosed` in `text`, which is that of the value at `at` in the document that is now}
    /// @param closed whether that document is no longer shown
    public static HeldBytes of(EditorModel holder, Location at, String text, Enclosed enclosed,
            BooleanSupplier closed) {
        return new HeldBytes(holder, at, enclosed.letters(text), (structure, node, known, content) ->
                letters(structure, node, known, content, enclosed.from()), closed);
    }

    private static Optional<Edit> elements(Structure structure, Node node, List<ByteStore> known, ByteStore content) {
        return Elements.any(structure, node, new TextPlaces())
                .filter(array -> known.stream().anyMatch(bytes(array)::contentEquals))
                .map(array -> new Edit.SetElements(array.array().location(), 0, array.count(),
                        new Variant.PackedBytes(content.bytes(new Span(0, content.length())))));
    }

    /// Letters may have moved within their text: those nearest to where they were are meant.
    private static Optional<Edit> letters(Structure structure, Node node, List<ByteStore> known, ByteStore content,
            int from) {
        return Values.of(structure, node, MOST_TEXT)
                .flatMap(value -> value instanceof Variant.Text(String text) ? Enclosed.in(text).stream()
                        .filter(there -> known.stream().anyMatch(there.letters(text)::contentEquals))
                        .min(Comparator.comparingInt(there -> Math.abs(there.from() - from)))
                        .map(there -> new Edit.SetValue(node.location(),
                                new Variant.Text(there.replaced(text, content)))) : Optional.empty());
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

    /// {@return the path of the value that holds them, as it was last known}
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
        Location place = at;
        Structure structure = holder.structure();
        Node node = closed.getAsBoolean() || place == null ? null
                : holder.awaited().find(() -> structure.node(place)).orElse(null);
        if (node == null) {
            failed.accept(Messages.get(closed.getAsBoolean() ? "model.holder-closed" : "model.holder-gone"));
            return;
        }
        List<ByteStore> ours = List.copyOf(known);
        holder.background().run(_ -> form.putting(structure, node, ours, content),
                edit -> edit.ifPresentOrElse(found -> put(structure, found, content, done, failed),
                        () -> failed.accept(Messages.get("model.holder-other"))),
                failure -> failed.accept(FailureWords.of(failure)));
    }

    private void put(Structure structure, Edit edit, ByteStore content, Runnable done, Consumer<String> failed) {
        if (holder.structure() != structure) {
            failed.accept(Messages.get("model.overtaken"));
            return;
        }
        holder.edits().apply(edit, false, () -> {
            known.add(content);
            done.run();
        }).ifPresent(failed);
    }

    /// Releases the document that holds the bytes.
    public void close() {
        lifetime.end();
    }
}
