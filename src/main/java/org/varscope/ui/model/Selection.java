package org.varscope.ui.model;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.place.Target;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Location;
import org.varscope.ui.message.Messages;

/// What is selected: the same thing as bytes and as a value.
///
/// @param anchor where selecting began, an offset from 0 to the length of the document
/// @param caret  where typing would go, an offset from 0 to the length of the document
/// @param value  the value that holds the first of the bytes, or the one that was picked; null where no value is
/// @param picked whether the value itself was picked, so that the bytes follow it when it changes
/// @param element which element of the value is meant, a packed array; [#WHOLE] for all of it
/// @param rectangle the bytes where they are not side by side: anchor and caret are around its first row then; null
///                  where they are
public record Selection(long anchor, long caret, @Nullable Location value, boolean picked, long element,
        @Nullable Rectangle rectangle) {
    /// No element but the value itself.
    public static final long WHOLE = Target.WHOLE;
    /// What an empty document has selected.
    public static final Selection NONE = new Selection(0, 0, null, false);

    /// A selection of bytes that are side by side.
    public Selection(long anchor, long caret, @Nullable Location value, boolean picked, long element) {
        this(anchor, caret, value, picked, element, null);
    }

    /// A selection of a whole value, or of bytes in one.
    public Selection(long anchor, long caret, @Nullable Location value, boolean picked) {
        this(anchor, caret, value, picked, WHOLE);
    }

    /// {@return the same with bytes that are not side by side, of which it has the first row; null for the row alone}
    Selection with(@Nullable Rectangle other) {
        return new Selection(anchor, caret, value, picked, element, other);
    }

    /// {@return the selected bytes, or of a rectangle those of its first row; empty where there is only a caret}
    public Span bytes() {
        return Span.between(Math.min(anchor, caret), Math.max(anchor, caret));
    }

    /// {@return the selected bytes that are side by side each; none where there is only a caret}
    public List<Span> spans() {
        return rectangle != null ? rectangle.stripes() : bytes().isEmpty() ? List.of() : List.of(bytes());
    }

    /// {@return the selected bytes among `all`, one after the other}
    public ByteStore of(ByteStore all) {
        return rectangle != null ? rectangle.of(all) : all.slice(bytes());
    }

    /// {@return how many bytes are selected}
    public long length() {
        return rectangle != null ? rectangle.size() : bytes().length();
    }

    /// {@return where the selected bytes are, in words}
    public String where() {
        return rectangle != null ? words(rectangle) : TypeWords.offsets(bytes());
    }

    /// {@return `4 \u00D7 16 bytes at 0x40`}
    public static String words(Rectangle rectangle) {
        return Messages.get("hex.rectangle", rectangle.rows(), rectangle.width(), "0x%X".formatted(rectangle.start()));
    }

    /// {@return the first of the selected bytes, or where the caret is}
    public long start() {
        return Math.min(anchor, caret);
    }

    /// {@return whether the bytes are those of `other`; what value is selected may be known only once more have come}
    boolean isAt(Selection other) {
        return anchor == other.anchor && caret == other.caret;
    }
}
