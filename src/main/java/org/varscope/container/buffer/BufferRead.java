package org.varscope.container.buffer;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.container.block.Unpacking;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// What was unpacked of a file that is one buffer.
///
/// @param content all that came out
/// @param end     where the buffer ends in the file: at its end where it is broken
/// @param said    what the size before it says; -1 where there is none
/// @param fault   why it could not be read to its end or cannot be trusted; null if it could
public record BufferRead(ByteStore content, long end, long said, @Nullable Remark fault) {
    private static final int PART = 64 * 1024;
    private static final int STEP = 1 << 20;
    /// What is inside is counted no further.
    private static final long COUNTED = 1L << 34;

    /// Says how much may be unpacked unasked.
    @FunctionalInterface
    public interface Limit {
        /// No limit.
        Limit NONE = _ -> false;

        /// {@return whether so many bytes are too many}
        boolean isPassed(long content);
    }

    /// {@return what is in `file`}
    ///
    /// @param overflow where content goes that memory is not meant to hold
    /// @param progress follows the bytes that were unpacked, and may stop it
    /// @throws BufferTooLargeException if it is more than `limit` allows
    /// @throws IOException             with a reason for people, if there is no room for it
    /// @throws CancellationException   if the progress says to stop
    public static BufferRead of(ByteStore file, BufferForm form, Overflow overflow, Limit limit, Progress progress)
            throws IOException {
        long said = form.size() == null ? -1 : form.size().in(file).orElse(-1);
        ByteStore packed = form.behindSize(file);
        long wanted = form.size() == null || form.size().isPacked() ? -1 : said;
        try (Unpacking unpacking = form.packing().unpacking(packed, wanted); Spool spool = new Spool(overflow)) {
            byte[] part = new byte[PART];
            long told = 0;
            for (int step = unpacking.step(part); step >= 0; step = unpacking.step(part)) {
                if (limit.isPassed(spool.length() + step)) {
                    throw new BufferTooLargeException(count(unpacking, part, spool.length() + step, progress));
                }
                spool.write(part, 0, step);
                if (spool.length() - told >= STEP) {
                    told = spool.length();
                    progress.report(told, "reading");
                }
            }
            Remark fault = unpacking.fault();
            return new BufferRead(spool.finish(), fault == null ? form.start() + unpacking.consumed()
                    : file.length(), said, fault);
        }
    }

    private static long count(Unpacking unpacking, byte[] part, long before, Progress progress) {
        long count = before;
        for (int step = unpacking.step(part); step >= 0 && count < COUNTED; step = unpacking.step(part)) {
            count += step;
            progress.report(count, "reading");
        }
        return count;
    }

    /// {@return the first bytes that come out of `packed`}
    static byte[] first(ByteStore packed, BufferForm form, int count) throws IOException {
        ByteStore head = packed.slice(new Span(0, Math.min(PART, packed.length())));
        try (Unpacking unpacking = form.packing().unpacking(head, -1)) {
            byte[] part = new byte[count];
            int step = Math.max(0, unpacking.step(part));
            return Arrays.copyOf(part, step);
        }
    }

    /// {@return whether the size before it is right, or there is none}
    public boolean isSized(BufferForm form) {
        return form.size() == null || said == (form.size().isPacked() ? end - form.start() : content.length());
    }

    /// {@return whether it was read to its end, its size is right, and nothing follows it in `file`}
    public boolean isWhole(ByteStore file, BufferForm form) {
        return fault == null && isSized(form) && end == file.length();
    }
}
