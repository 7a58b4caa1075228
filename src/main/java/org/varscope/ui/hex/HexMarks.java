package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.Bookmarks;
import org.varscope.problem.Severity;

/// What is marked in a [HexPane], besides what is selected. Marks are never asked for: their owner sets them.
///
/// @param highlight the bytes of the selected value, outlined as one shape; null for none
/// @param chosen    the bytes of values that are selected together, outlined each
/// @param parent    the bytes of its parent, faintly tinted; null for none
/// @param hover     the bytes that the mouse asks about, here or in another pane; null for none
/// @param different bytes that stand out, as another state has not the same or as they were looked for; tinted and
///                  underlined. Walked on every draw, as problems are
/// @param written   bytes that another program has changed, in order of offset; underlined. Walked on every draw
/// @param unsaved   bytes that are not those that were saved, in order of offset; tinted and
///                  overlined
/// @param found     what was looked for and found, in order of offset, however much: marked in the scroll bar. Who
///                  follows it by what it was before has all compared
/// @param problems  findings to underline. The list is walked on every draw: hold it to some thousands
/// @param bookmarks shown beside the offset of the row that each begins in
/// @param changed   the bytes that changed last; they flash when another list is set. See [#flash]
public record HexMarks(ObjectProperty<@Nullable Span> highlight, ObjectProperty<List<Span>> chosen,
        ObjectProperty<@Nullable Span> parent,
        ObjectProperty<@Nullable Span> hover, ObjectProperty<List<Span>> different,
        ObjectProperty<List<Span>> written, ObjectProperty<List<Span>> unsaved, ObjectProperty<List<Span>> found,
        ObjectProperty<List<Problem>> problems, ObjectProperty<Bookmarks> bookmarks,
        ObjectProperty<List<Span>> changed) {
    /// @param onChange called after a mark has changed that is not to flash
    HexMarks(Runnable onChange) {
        this(new SimpleObjectProperty<>(), new SimpleObjectProperty<>(List.of()), new SimpleObjectProperty<>(),
                new SimpleObjectProperty<>(),
                new SimpleObjectProperty<>(List.of()), new SimpleObjectProperty<>(List.of()),
                new SimpleObjectProperty<>(List.of()), new SimpleObjectProperty<>(List.of()),
                new SimpleObjectProperty<>(List.of()), new SimpleObjectProperty<>(Bookmarks.NONE),
                new SimpleObjectProperty<>(List.of()));
        Stream.of(highlight, chosen, parent, hover, different, written, unsaved, problems, bookmarks)
                .forEach(mark -> mark.subscribe(onChange));
    }

    /// Marks from now on what `others` mark, but for what they walk on every draw, which is what is in view there.
    void follow(HexMarks others) {
        highlight.bind(others.highlight);
        chosen.bind(others.chosen);
        parent.bind(others.parent);
        hover.bind(others.hover);
        written.bind(others.written);
        unsaved.bind(others.unsaved);
        found.bind(others.found);
        bookmarks.bind(others.bookmarks);
        changed.bind(others.changed);
    }

    /// Makes `spans` flash, also when the same ones did before.
    public void flash(List<Span> spans) {
        changed.set(List.of());
        changed.set(List.copyOf(spans));
    }

    /// A finding, as it is marked in the hex pane: underlined, the line saying how bad it is by its form as well as its
    /// colour (waves, dashes, dots).
    ///
    /// @param span     the bytes to underline
    /// @param severity how much it matters
    /// @param damaged  whether the bytes are hatched too
    public record Problem(Span span, Severity severity, boolean damaged) {
        /// {@return the bytes to underline, of `length` there are: those of the span, or where that is only a position
        /// (bytes are missing there) the byte at it, or the last one}
        Span shown(long length) {
            return span.isEmpty() && length > 0 ? new Span(Math.min(span.start(), length - 1), 1) : span;
        }
    }
}
