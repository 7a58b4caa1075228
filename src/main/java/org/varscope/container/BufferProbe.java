package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.buffer.BufferRead;
import org.varscope.container.buffer.BufferSearch;
import org.varscope.container.buffer.BufferTooLargeException;
import org.varscope.container.buffer.ValueStart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.scan.walk.Progress;

/// Opens bytes that are a packed buffer, where they themselves tell so, and nothing else reads them whole.
///
/// @param overflow where content goes that memory is not meant to hold
/// @param limit    says how much may be unpacked
/// @param progress follows the bytes that were unpacked, and may stop it
record BufferProbe(Overflow overflow, BufferRead.Limit limit, Progress progress) {
    /// Says what is in a file that was unwrapped as far as here.
    @FunctionalInterface
    interface Inside {
        /// {@return what it is}
        Probe.Result of(PackedBuffer buffer) throws IOException;
    }

    /// What was found.
    ///
    /// @param layers of the buffer and of what is wrapped in it, from the outside in
    record Found(List<Layer> layers, Probe.Result result) { }

    /// {@return the buffer in `bytes`, opened by the first form that reads it}
    ///
    /// @throws WrapperException with a reason for people, if there is none
    PackedBuffer opened(ByteStore bytes) throws IOException {
        for (BufferForm form : BufferSearch.of(bytes, true)) {
            PackedBuffer buffer = PackedBuffer.open(bytes, form, overflow, limit, progress);
            if (buffer.isWhole() || form.size() == null && form.packing().isMarked()) {
                return buffer;
            }
        }
        throw new WrapperException(EngineError.ERR_FILE_UNRECOGNIZED,
                WrapperRemark.NO_BUFFER_FOUND.with());
    }

    /// {@return what is in the buffer that `bytes` are; nothing where they are none}
    ///
    /// @param plain  what they are otherwise
    /// @param inside says what a buffer holds
    Optional<Found> find(ByteStore bytes, Probe.Result plain, Inside inside) throws IOException {
        if (plain instanceof Probe.Result.Found found && found.whole() || plain instanceof Probe.Result.Empty) {
            return Optional.empty();
        }
        Optional<Found> named = Optional.empty();
        boolean isNamed = !(plain instanceof Probe.Result.Found) && ContentProbe.foreign(bytes).isPresent();
        for (BufferForm form : BufferSearch.of(bytes, !isNamed)) {
            if (!BufferSearch.isWorth(form, bytes)) {
                continue;
            }
            try {
                PackedBuffer buffer = PackedBuffer.open(bytes, form, overflow, limit, progress);
                Probe.Result result = inside.of(buffer);
                if (form.packing().isMarked() ? isConvincing(buffer, result) : isCertain(buffer, result)) {
                    return Optional.of(new Found(buffer.layers(), result));
                }
                if (form.packing() == Packing.ZLIB && buffer.isWhole()) {
                    named = Optional.of(new Found(List.of(), new Probe.Result.Foreign(FormatRemark.ZLIB.with(),
                            FormatRemark.UNPACK.with(), false)));
                }
            } catch (BufferTooLargeException e) {
                if (form.packing().isMarked()) {
                    return Optional.of(new Found(List.of(), new Probe.Result.Large(FormatRemark.BUFFER.with(),
                            bytes.length(), e.content())));
                }
            } catch (WrapperException e) {
                // The head of a zlib stream is two bytes, which any file may begin with.
                if (form.size() != null && form.packing() != Packing.ZLIB && form.packing().isMarked()) {
                    named = Optional.of(new Found(List.of(), new Probe.Result.Damaged(FormatRemark.BUFFER.with(),
                            e.remark())));
                }
            }
        }
        return named;
    }

    /// Whether a buffer with a head is one. Values that are cut off can begin like one.
    private static boolean isConvincing(PackedBuffer buffer, Probe.Result result) {
        if (!(result instanceof Probe.Result.Found found)) {
            // Of what nobody knows, it says less than the name of how it is packed.
            return buffer.isWhole() && !(result instanceof Probe.Result.Foreign
                    && ContentProbe.foreign(buffer.content()).isEmpty());
        }
        boolean isBeside = found.whole() && !found.framing().isLoose() && buffer.isWhole();
        // Of one that is broken, a record may have lost its end.
        boolean begins = buffer.isWhole() ? ValueStart.isIn(buffer.content()) : ValueStart.begins(buffer.content());
        return (isBeside || !found.wrapping().content().equals(buffer.content()) || begins) && !buffer.isSizeWrong();
    }

    /// Whether a buffer without a head is one: by nothing but what comes out of it.
    private static boolean isCertain(PackedBuffer buffer, Probe.Result result) {
        return buffer.isWhole() && result instanceof Probe.Result.Found found && found.whole()
                && ValueStart.isIn(buffer.content());
    }
}
