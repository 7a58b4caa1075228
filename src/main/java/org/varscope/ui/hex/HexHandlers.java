package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;

/// Whom a [HexPane] tells and asks. All are called on the thread of the toolkit.
public final class HexHandlers {
    private final ObjectProperty<@Nullable Edits> edits = new SimpleObjectProperty<>();
    private final ObjectProperty<LongFunction<@Nullable String>> describe = new SimpleObjectProperty<>(_ -> null);
    private final ObjectProperty<LongConsumer> fieldRequested = new SimpleObjectProperty<>(_ -> {});
    private final ObjectProperty<Consumer<String>> message = new SimpleObjectProperty<>(_ -> {});
    private final ObjectProperty<@Nullable IntConsumer> zoom = new SimpleObjectProperty<>();

    HexHandlers() {}

    /// {@return where edits go; with null nothing can be edited}
    public ObjectProperty<@Nullable Edits> editsProperty() {
        return edits;
    }

    /// {@return what says in words what the byte at an offset is, or null where there is nothing to say; shown as a tooltip
    /// and read out with the caret}
    public ObjectProperty<LongFunction<@Nullable String>> describeProperty() {
        return describe;
    }

    /// {@return what hears the offset of a byte that was clicked twice, normally to select the field it is in}
    public ObjectProperty<LongConsumer> fieldRequestedProperty() {
        return fieldRequested;
    }

    /// {@return what shows a person why a command did nothing, or less than asked}
    public ObjectProperty<Consumer<String>> messageProperty() {
        return message;
    }

    /// {@return what is told to zoom: 1 for larger, -1 for smaller, 0 for back to normal. With null the pane zooms itself}
    public ObjectProperty<@Nullable IntConsumer> zoomProperty() {
        return zoom;
    }

    void say(String message) {
        this.message.get().accept(message);
    }

    /// Where the edits that a person makes in a [HexPane] go. Called on the thread of the toolkit; the pane shows the result
    /// once its content has changed and [HexPane#contentChanged] was called, normally before these methods return.
    public interface Edits {
        /// Writes `bytes` over the bytes from `at`; all of those exist.
        void overwrite(long at, byte[] bytes);

        /// Puts `bytes` in front of the byte at `at`, or at the end where `at` is the length.
        void insert(long at, byte[] bytes);

        /// Takes the bytes of `span` out; all of them exist.
        void delete(Span span);

        /// Puts `bytes` in the place of those of `span`, as one step of undo.
        void replace(Span span, byte[] bytes);
    }
}
