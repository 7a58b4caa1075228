package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.buffer.BufferSearch;
import org.varscope.container.buffer.BufferTooLargeException;
import org.varscope.container.buffer.ValueStart;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.cipher.EncryptedHeader;
import org.varscope.container.surround.Envelope;
import org.varscope.container.surround.SurroundSearch;
import org.varscope.container.surround.Surrounded;
import org.varscope.problem.Problem;
import org.varscope.scan.detect.DigestTrial;
import org.varscope.scan.walk.Progress;

/// Opens bytes in which something wrapped is between others of a game's own, where nothing else reads them.
///
/// @param bytes    of the file, or of what is in its wrappers
/// @param opens    what is wrapped
/// @param secret   whether one is known
/// @param progress follows what digests are made of, and may stop it
record SurroundProbe(ByteStore bytes, Opens opens, boolean secret, Progress progress) {
    private static final int SHORTEST = 8;
    /// Bytes out of a damaged buffer that tell what they are.
    private static final int LEAST = 32;
    /// The types of such an array in Godot 4, and before.
    private static final Set<Long> PACKED_BYTES = Set.of(29L, 20L);

    /// Opens a wrapper.
    @FunctionalInterface
    interface Opens {
        /// {@return the wrapper that `of` is}
        Wrapping of(Layers.Step step, ByteStore of) throws IOException;
    }

    /// Says what is in a file that was unwrapped as far as here.
    @FunctionalInterface
    interface Inside {
        /// {@return what it is}
        Probe.Result of(Wrapping around) throws IOException;
    }

    /// {@return the wrapper `next` with the digest that follows it; only `next` if none does}
    Wrapping beforeDigest(Layers.Step step, Wrapping next) throws IOException {
        long behind = bytes.length() - next.end();
        if (behind <= 0 || behind > DigestTrial.MOST) {
            return next;
        }
        Span inside = new Span(0, next.end());
        Wrapping exact = opens.of(step, bytes.slice(inside));
        Envelope around = SurroundSearch.of(bytes, inside, exact);
        return SurroundSearch.hasDigestBehind(around) ? Surrounded.open(bytes, around, _ -> exact, progress) : next;
    }

    /// {@return what is between bytes of a game's own; nothing where nothing convinces}
    ///
    /// @param best what they are otherwise
    Optional<BufferProbe.Found> find(Probe.Result best, Inside inside) throws IOException {
        boolean isPacked = best instanceof Probe.Result.Found found && !found.wrapping().content().equals(bytes);
        // A frame of Zstandard holds few bytes as they are, so that values in it may seem to be among others.
        boolean isRead = best instanceof Probe.Result.Found found && found.whole()
                && (isPacked ? found.wrapping().problems().isEmpty() : !found.framing().isListed());
        if (isRead || !(best instanceof Probe.Result.Found) && ContentProbe.foreign(bytes).isPresent()) {
            return Optional.empty();
        }
        long next;
        for (long at = 0; at <= Math.min(SurroundSearch.MOST, bytes.length() - SHORTEST); at = next) {
            ByteStore from = bytes.slice(Span.between(at, bytes.length()));
            Optional<Layers.Step> step = begun(from);
            Tried tried = step.isEmpty() ? Tried.nothing(at)
                    : at(at, step.get(), from, at == 0 || isPacked, inside);
            if (tried.found().isPresent()) {
                return tried.found();
            }
            next = tried.next();
        }
        return Optional.empty();
    }

    /// What came of one place.
    ///
    /// @param next where something else may begin: not within what was opened whole, or few bytes that hold one buffer
    ///             in another as they are would be opened over and over
    private record Tried(Optional<BufferProbe.Found> found, long next) {
        static Tried nothing(long at) {
            return new Tried(Optional.empty(), at + 1);
        }
    }

    /// What comes out of a buffer that is damaged, where that begins like values. It goes on to the end.
    private Optional<BufferProbe.Found> broken(Span span, Wrapping open, Inside inside) throws IOException {
        if (open.content().length() < LEAST || !ValueStart.begins(open.content()) || isTyped(span)
                || LostMagic.of(bytes, progress).isPresent()) {
            return Optional.empty();
        }
        Envelope around = SurroundSearch.of(bytes, span, open);
        Surrounded all = Surrounded.open(bytes, around, _ -> open, progress);
        return inside.of(all) instanceof Probe.Result.Found found
                ? Optional.of(new BufferProbe.Found(all.layers(), found)) : Optional.empty();
    }

    /// Whether the type of a PackedByteArray comes before these bytes and its count.
    private boolean isTyped(Span span) {
        return span.start() >= SHORTEST && PACKED_BYTES.contains(
                bytes.reader(ByteReader.SMALLEST_WINDOW).u32(span.start() - SHORTEST));
    }

    /// Whether these bytes are those of a PackedByteArray, with its type and its count before them.
    private boolean isValue(Span span) {
        return isTyped(span) && bytes.reader(ByteReader.SMALLEST_WINDOW).u32(span.start() - Integer.BYTES)
                == span.length();
    }

    private static Optional<Layers.Step> begun(ByteStore from) throws IOException {
        if (Compressed.isNamed(from)) {
            return Optional.of(new Layers.Step(Wrapper.COMPRESSED, null));
        }
        if (Encrypted.isNamed(from)) {
            return Optional.of(new Layers.Step(Wrapper.ENCRYPTED, null));
        }
        Optional<BufferForm> form = Packing.of(from).map(packing -> new BufferForm(packing, null));
        return form.isPresent() && BufferSearch.isWorth(form.get(), from)
                ? Optional.of(new Layers.Step(Wrapper.BUFFER, form.get())) : Optional.empty();
    }

    private Tried at(long at, Layers.Step step, ByteStore from, boolean needsDigest, Inside inside)
            throws IOException {
        try {
            if (step.wrapper() == Wrapper.ENCRYPTED && !secret) {
                return needsDigest ? Tried.nothing(at)
                        : new Tried(Optional.of(locked(at, step, from, null)), at + 1);
            }
            Wrapping open = opens.of(step, from);
            Span span = new Span(at, open.end());
            boolean isBroken = open instanceof PackedBuffer buffer && !buffer.isRead();
            boolean isFar = bytes.length() - span.end() > DigestTrial.MOST;
            if (isBroken && !needsDigest) {
                return new Tried(broken(span, open, inside), at + 1);
            }
            if (isBroken || isFar || isValue(span) || span.length() == bytes.length()) {
                return Tried.nothing(at);
            }
            Wrapping exact = span.end() == bytes.length() ? open : opens.of(step, bytes.slice(span));
            Envelope around = SurroundSearch.of(bytes, span, exact);
            if (needsDigest && !SurroundSearch.hasDigestBehind(around)) {
                return Tried.nothing(at);
            }
            Surrounded all = Surrounded.open(bytes, around, _ -> exact, progress);
            Probe.Result result = inside.of(all);
            // A compressed file that has lost its magic is repaired.
            boolean is = isConvincing(result, exact) && LostMagic.of(bytes, progress).isEmpty();
            return new Tried(is ? Optional.of(new BufferProbe.Found(all.layers(), result)) : Optional.empty(),
                    span.end());
        } catch (BufferTooLargeException e) {
            return needsDigest ? Tried.nothing(at) : new Tried(Optional.of(new BufferProbe.Found(List.of(),
                    new Probe.Result.Large(step.wrapper().what(), bytes.length(), e.content()))), at + 1);
        } catch (WrongSecretException e) {
            return needsDigest ? Tried.nothing(at) : new Tried(Optional.of(locked(at, step, from, e)), at + 1);
        } catch (WrapperException _) {
            return Tried.nothing(at);
        }
    }

    /// What is encrypted, and not opened.
    private BufferProbe.Found locked(long at, Layers.Step step, ByteStore from, @Nullable WrongSecretException why)
            throws WrapperException {
        Span inside = new Span(at, Math.min(from.length(), EncryptedHeader.readings(from).getFirst().end()));
        Envelope around = SurroundSearch.of(bytes, inside, new Plain(bytes.slice(inside)));
        return new BufferProbe.Found(Surrounded.unread(step.within(around), bytes),
                Opening.locked(from, why == null ? null : why.remark()));
    }

    private static boolean isConvincing(Probe.Result result, Wrapping exact) {
        return switch (result) {
            case Probe.Result.Found found -> found.whole()
                    && (exact.secret().isPresent() || !found.wrapping().content().equals(exact.content())
                            || ValueStart.isIn(exact.content()))
                    && found.wrapping().problems().stream().noneMatch(Problem::isError);
            case Probe.Result.Foreign foreign -> foreign.text() != null;
            case Probe.Result.Locked _, Probe.Result.Damaged _, Probe.Result.Large _, Probe.Result.Empty _ -> false;
        };
    }
}
