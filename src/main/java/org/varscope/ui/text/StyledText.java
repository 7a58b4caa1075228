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
import org.varscope.text.Token;

/// A text and its styles as the area holds them, line by line. It is made beside the thread of the window, which has
/// only to put it in its place, however long it is.
///
/// @param styles of all of it
record StyledText(String text, StyleSpans<Collection<String>> styles,
        ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> lines) {
    private static final String ERROR = "wrong";
    /// Chars of a line whose tokens are distinguished: the area makes a node of each, and lays out the whole line.
    private static final int LONGEST = 1000;

    /// {@return `text` with the styles of its tokens}
    ///
    /// @param wrong what is underlined; null for nothing
    static StyledText of(String text, @Nullable TextException wrong) {
        StyleSpans<Collection<String>> styles = styles(text, wrong);
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

    private static StyleSpans<Collection<String>> styles(String text, @Nullable TextException wrong) {
        StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
        int end = 0;
        int lineEnd = -1;
        boolean plain = false;
        for (Token token : Token.of(text)) {
            if (token.start() > lineEnd) {
                int begin = text.lastIndexOf('\n', token.start()) + 1;
                int stop = text.indexOf('\n', token.start());
                lineEnd = stop < 0 ? text.length() : stop;
                plain = lineEnd - begin > LONGEST;
            }
            List<String> style = plain ? List.of() : style(token.kind());
            if (!style.isEmpty()) {
                spans.add(List.of(), token.start() - end);
                spans.add(style, token.end() - token.start());
                end = token.end();
            }
        }
        spans.add(List.of(), text.length() - end);
        StyleSpans<Collection<String>> styles = spans.create();
        return wrong == null || text.isEmpty() ? styles : styles.overlay(underlined(text, wrong.offset()),
                (one, other) -> other.isEmpty() ? one : Stream.concat(one.stream(), other.stream()).toList());
    }

    /// The token at the place, or what comes before the end.
    private static StyleSpans<Collection<String>> underlined(String text, int offset) {
        int from = Math.min(offset, text.length() - 1);
        int to = Token.of(text).stream().filter(token -> token.start() == from).mapToInt(Token::end).findFirst()
                .orElse(from + 1);
        return new StyleSpansBuilder<Collection<String>>().add(List.of(), from).add(List.of(ERROR), to - from)
                .add(List.of(), text.length() - to).create();
    }

    private static List<String> style(Token.Kind kind) {
        return switch (kind) {
            case STRING -> List.of("string");
            case KEY -> List.of("key");
            case NUMBER -> List.of("number");
            case WORD -> List.of("word");
            case COMMENT -> List.of("comment");
            case MARK -> List.of();
        };
    }
}
