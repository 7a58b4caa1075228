package org.varscope.container;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.varscope.bytes.Span;

/// Content that cannot be written without making damaged parts of its wrapper look sound. The message is for people;
/// nothing was written.
public final class DamageException extends IOException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_NAMED = 4;

    /// Makes one.
    ///
    /// @param spans of the content in the wrapper which cannot be kept, in order
    /// @param moved whether the length of the content has changed, so that an edit before a span moves it
    DamageException(List<Span> spans, boolean moved) {
        super(("%s of the unpacked content %s damaged in the file, and these edits change%s it. Writing it anew would "
                + "make what could not be read look sound").formatted(named(spans), spans.size() == 1 ? "is" : "are",
                        moved ? " or move" : ""));
    }

    private static String named(List<Span> spans) {
        String named = spans.stream().limit(MOST_NAMED).map(s -> String.format(Locale.ROOT, "0x%08X-0x%08X", s.start(),
                Math.max(s.start(), s.end() - 1))).collect(Collectors.joining(", "));
        return spans.size() <= MOST_NAMED ? named
                : "%s and %d more stretches".formatted(named, spans.size() - MOST_NAMED);
    }
}
