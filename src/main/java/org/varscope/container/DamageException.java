package org.varscope.container;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compression;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// Content that cannot be written without making damaged parts of its wrapper look sound. Nothing was
/// written.
public final class DamageException extends RemarkedIOException {
    private static final int MOST_NAMED = 4;

    private final boolean isOfFile;

    /// Makes one.
    ///
    /// @param spans of the content in the wrapper which cannot be kept, in order
    /// @param moved whether the length of the content has changed, so that an edit before a span moves it
    public DamageException(List<Span> spans, boolean moved) {
        this((moved ? WrapperRemark.DAMAGE_MOVED : WrapperRemark.DAMAGE_CHANGED).with(spans.size(), named(spans)),
                false);
    }

    private DamageException(Remark remark, boolean isOfFile) {
        super(remark);
        this.isOfFile = isOfFile;
    }

    /// {@return whether it is the file as a whole that is damaged, and would look sound; else parts of its content}
    public boolean isOfFile() {
        return isOfFile;
    }

    /// {@return that a wrong mode cannot be kept, as what these edits leave would be read by it}
    public static DamageException ofMode(long mode, Compression compression) {
        return new DamageException(WrapperRemark.MODE_KEPT.with(mode, compression.title(), compression.number()),
                false);
    }

    /// {@return that an encrypted file whose sum did not fit would get one that does}
    ///
    /// @param found whether it is known what is damaged, so that all content is right
    public static DamageException ofSum(boolean found) {
        return new DamageException((found ? WrapperRemark.SOUND_KEPT : WrapperRemark.SUM_KEPT).with(), true);
    }

    private static Object named(List<Span> spans) {
        String named = spans.stream().limit(MOST_NAMED).map(s -> String.format(Locale.ROOT, "0x%08X-0x%08X", s.start(),
                Math.max(s.start(), s.end() - 1))).collect(Collectors.joining(", "));
        return spans.size() <= MOST_NAMED ? named
                : WrapperRemark.MORE_SPANS.with(named, spans.size() - MOST_NAMED);
    }
}
