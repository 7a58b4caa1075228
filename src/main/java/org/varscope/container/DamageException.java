package org.varscope.container;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compression;

/// Content that cannot be written without making damaged parts of its wrapper look sound. The message is for people;
/// nothing was written.
public final class DamageException extends IOException {
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

    private DamageException(String message) {
        super(message);
    }

    /// {@return that a wrong mode cannot be kept, as what these edits leave would be read by it}
    static DamageException ofMode(long mode, Compression compression) {
        return new DamageException(("compression mode %d is wrong for blocks that are %s, and with these edits "
                + "the file would be read by it. Writing mode %d would make the file look sound")
                .formatted(mode, compression.title(), compression.number()));
    }

    private static String named(List<Span> spans) {
        String named = spans.stream().limit(MOST_NAMED).map(s -> String.format(Locale.ROOT, "0x%08X-0x%08X", s.start(),
                Math.max(s.start(), s.end() - 1))).collect(Collectors.joining(", "));
        return spans.size() <= MOST_NAMED ? named
                : "%s and %d more stretches".formatted(named, spans.size() - MOST_NAMED);
    }
}
