package org.varscope.lesson;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.document.edit.TypedEdit;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// A change that a lesson makes to its file, or that solves its task.
public sealed interface Change {
    /// An edit of values, which keeps counts and lengths right.
    record OfValue(TypedEdit edit) implements Change { }

    /// Puts bytes in the place of others, and changes nothing else.
    ///
    /// @param offset of the first byte that goes
    /// @param count  how many go; [Long#MAX_VALUE] for all that follow
    record OfBytes(long offset, long count, byte[] bytes) implements Change { }

    /// Reads the same bytes by other rules.
    record Read(Reading reading) implements Change { }

    /// {@return what it makes of `before`}
    /// @throws EditException             if an edit of values does not fit
    /// @throws IndexOutOfBoundsException if there are no such bytes
    default Structure of(Structure before) throws EditException {
        return switch (this) {
            case OfValue(var edit) -> edited(before, edit.in(before));
            case OfBytes(long offset, long count, var bytes) -> {
                long length = before.bytes().length();
                // What is written may reach beyond the end; what is taken out may not.
                long removed = bytes.length > 0 || count == Long.MAX_VALUE ? Math.min(count, length - offset) : count;
                Objects.checkFromIndexSize(offset, removed, length);
                ByteStore after = before.bytes().replace(new Span(offset, removed), ByteStore.of(bytes));
                yield Structure.scan(after, before.dialect(), before.framing(), Progress.NONE);
            }
            case Read(var reading) -> {
                Framing framing = reading.framing() == null ? before.framing() : reading.framing();
                yield Structure.scan(before.bytes(), reading.dialect(), framing, Progress.NONE);
            }
        };
    }

    private static Structure edited(Structure before, Edit edit) throws EditException {
        Review review = Review.of(before, edit, Progress.NONE);
        if (review.obstacle() != null) {
            throw new EditException(review.obstacle());
        }
        return review.after();
    }
}
