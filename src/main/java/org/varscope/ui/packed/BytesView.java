package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Elements;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.hex.HexCursor;
import org.varscope.ui.hex.HexOwner;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.HeldBytes;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Variant;

/// The bytes of a PackedByteArray in a hex pane of their own, counted from the first of them. What is typed over, put
/// in or taken out is an edit of the array, whose count and padding follow.
final class BytesView implements HexOwner, ClipboardTarget {
    private final EditorModel model;
    private final HexPane pane;
    private Elements elements;

    /// @param array is shown first
    BytesView(EditorModel model, Lifetime lifetime, Elements array) {
        this.model = model;
        this.elements = array;
        this.pane = new HexPane(this, new Content(HeldBytes.bytes(array), model));
        pane.setId("elements-bytes");
        pane.setAccessibleText(Messages.get("packed.bytes"));
        lifetime.bind(pane.insertModeProperty(), model.insertingProperty());
        pane.placeProperty().subscribe((_, place) -> moved(place));
    }

    HexPane view() {
        return pane;
    }

    /// Shows the array after an edit, or another one.
    void show(Elements now) {
        boolean other = !now.array().location().equals(elements.array().location());
        boolean same = now.structure() == elements.structure() && !other;
        elements = now;
        if (!same) {
            pane.contentProperty().set(new Content(HeldBytes.bytes(now), model));
        } else {
            pane.contentChanged();
        }
        if (other) {
            pane.select(HexCursor.at(0));
        }
    }

    /// What is selected here is selected in every pane.
    private void moved(HexCursor place) {
        if (pane.isFocused() && place.caret() < elements.count() && elements.structure() == model.structure()) {
            long first = elements.start(0);
            Span row = place.selection();
            boolean draws = place.rectangle() != null;
            model.selecting().bytes(first + (draws ? row.start() : place.anchor()),
                    first + (draws ? row.end() : place.caret()));
        }
    }

    void selectAll() {
        pane.select(new HexCursor(0, elements.count()));
    }

    /// The bytes of one array.
    private record Content(ByteStore bytes, EditorModel model) implements HexContent {
        @Override
        public long length() {
            return bytes.length();
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            bytes.read(at, into, offset, count);
        }

        @Override
        public void roles(long at, int count, byte[] rolesOut) {
            Arrays.fill(rolesOut, 0, count, HexRole.NUMBER.code(false));
        }

        @Override
        public void missed(AbsentBytesException absent) {
            model.awaited().await(absent);
        }

        @Override
        public void take(Span span, Consumer<byte[]> then) {
            model.background().run(_ -> bytes.bytes(span), then,
                    failure -> model.say(Messages.get("packed.not-copied", FailureWords.of(failure))));
        }
    }

    @Override
    public void replace(Span span, byte[] bytes) {
        model.edits().apply(new Edit.SetElements(elements.array().location(), span.start(), span.length(),
                new Variant.PackedBytes(bytes)));
    }

    @Override
    public void overwrite(Rectangle rectangle, byte[] bytes) {
        HexContent content = pane.contentProperty().get();
        Span extent = rectangle.extent();
        content.take(extent, there -> {
            if (pane.contentProperty().get() == content) {
                replace(extent, rectangle.over(there, bytes));
                pane.select(HexCursor.of(rectangle));
            }
        });
    }

    @Override
    public @Nullable String describe(long offset) {
        return Messages.get("packed.byte", offset, "0x%X".formatted(elements.start(0) + offset));
    }

    @Override
    public void requestField(long offset) {
        pane.select(new HexCursor(offset, Math.min(offset + 1, elements.count())));
    }

    @Override
    public void say(String message) {
        model.say(message);
    }

    @Override
    public void zoom(int direction) {
        // The window's own keys zoom.
    }

    @Override
    public boolean canDelete() {
        return elements.count() > 0;
    }

    @Override
    public boolean canPaste() {
        return true;
    }

    @Override
    public void cut() {
        pane.clipboard().cut();
    }

    @Override
    public void copy() {
        pane.clipboard().copy();
    }

    @Override
    public void paste() {
        pane.clipboard().paste();
    }

    @Override
    public void delete() {
        pane.typing().delete();
    }
}
