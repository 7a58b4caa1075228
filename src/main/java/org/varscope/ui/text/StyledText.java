package org.varscope.ui.text;

import module java.base;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyleSpan;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.jspecify.annotations.Nullable;
import org.varscope.text.TextException;

/// A text and its styles as the area holds them, line by line. It is made beside the thread of the window, which has
/// only to put it in its place, however long it is.
///
/// @param styles of all of it
record StyledText(String text, StyleSpans<Collection<String>> styles,
        ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> lines) {
    /// {@return `text` with the styles of its tokens}
    ///
    /// @param wrong what is underlined; null for nothing
    static StyledText of(String text, @Nullable TextException wrong) {
        StyleSpans<Collection<String>> styles = TextStyles.of(text, wrong);
        return new StyledText(text, styles, lines(text, styles));
    }

    private static ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> lines(String text,
            StyleSpans<Collection<String>> styles) {
        ReadOnlyStyledDocumentBuilder<Collection<String>, String, Collection<String>> lines =
                new ReadOnlyStyledDocumentBuilder<>(SegmentOps.styledTextOps(), List.of());
        StyleSpansBuilder<Collection<String>> line = line();
        int begin = 0;
        int at = 0;
        int stop = stop(text, 0);
        for (StyleSpan<Collection<String>> span : styles) {
            int end = at + span.getLength();
            while (stop < end) {
                line.add(span.getStyle(), stop - at);
                lines.addParagraph(text.substring(begin, stop), line.create());
                line = line();
                begin = stop + 1;
                at = begin;
                stop = stop(text, begin);
            }
            line.add(span.getStyle(), end - at);
            at = end;
        }
        lines.addParagraph(text.substring(begin), line.create());
        return lines.build();
    }

    private static StyleSpansBuilder<Collection<String>> line() {
        return new StyleSpansBuilder<Collection<String>>().add(List.of(), 0);
    }

    /// {@return where the line ends that begins at `from`}
    private static int stop(String text, int from) {
        int stop = text.indexOf('\n', from);
        return stop < 0 ? text.length() : stop;
    }
}
