package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.scan.walk.Progress;

/// Undoes the wrappers of a file, one after the other, from the outside in.
///
/// @param asked    the only wrappers to undo, or none for those that there are
/// @param secret   what opens an encrypted file, if it is known
/// @param progress follows the bytes unwrapped
record Unwrapping(Layers asked, @Nullable Secret secret, Progress progress) {
    /// More wrappers than anybody has ever put around a file.
    private static final int DEEPEST = 4;

    /// Content of up to this many bytes is unpacked without asking, and of more where it is not that many times larger than
    /// its file.
    private static final long MANY = 256 << 20;
    private static final long GROWTH = 100;

    /// How it ended.
    sealed interface Undone {
        /// All wrappers are undone.
        record Open(Wrapping wrapping) implements Undone { }

        /// One of them could not be.
        record Shut(Probe.Result result) implements Undone { }
    }

    Undone of(ByteStore file) throws IOException {
        Wrapping so = new Plain(file);
        for (int depth = 0; depth < DEEPEST; depth++) {
            Optional<Wrapper> next = next(so.content(), depth);
            if (next.isEmpty()) {
                break;
            }
            try {
                if (next.get() == Wrapper.COMPRESSED && !asked.anySize()) {
                    long total = BlockTable.read(so.content()).total();
                    if (total > MANY && total / GROWTH > file.length()) {
                        return new Undone.Shut(new Probe.Result.Large(Probe.article(next.get().title() + " file"),
                                file.length(), total));
                    }
                }
                if (next.get() == Wrapper.ENCRYPTED && secret == null) {
                    return new Undone.Shut(locked(so.content(), ""));
                }
                Wrapping inner = opened(next.get(), so);
                so = so.isPlain() ? inner : new Nested(so, inner);
            } catch (WrongSecretException e) {
                return new Undone.Shut(locked(so.content(), e.getMessage()));
            } catch (WrapperException e) {
                if (asked.wrappers().isEmpty() && asked.framing() != null) {
                    break;
                }
                return new Undone.Shut(new Probe.Result.Damaged(Probe.article(next.get().title() + " file"),
                        e.getMessage()));
            }
        }
        return new Undone.Open(so);
    }

    /// The wrapper that was asked for next, or that the bytes begin like.
    private Optional<Wrapper> next(ByteStore bytes, int depth) {
        if (!asked.wrappers().isEmpty()) {
            return depth < asked.wrappers().size() ? Optional.of(asked.wrappers().get(depth)) : Optional.empty();
        }
        if (Compressed.isNamed(bytes)) {
            return Optional.of(Wrapper.COMPRESSED);
        }
        Head head = Head.of(bytes);
        if (EncryptedHeader.isMeant(head)) {
            return Optional.of(Wrapper.ENCRYPTED);
        }
        return TextFormat.isBase64(head) ? Optional.of(Wrapper.BASE64) : Optional.empty();
    }

    private Wrapping opened(Wrapper wrapper, Wrapping around) throws IOException {
        ByteStore bytes = around.content();
        // What was decrypted is never written to disk, nor what is inside.
        Overflow overflow = around.secret().isPresent() ? Overflow.REFUSED : Overflow.TO_DISK;
        return switch (wrapper) {
            case COMPRESSED -> Compressed.open(bytes, overflow, progress);
            case ENCRYPTED -> Encrypted.open(bytes, Objects.requireNonNull(secret), progress);
            case BASE64 -> Base64Text.open(bytes);
        };
    }

    private static Probe.Result locked(ByteStore file, String trouble) throws WrapperException {
        EncryptedHeader header = EncryptedHeader.readings(file).getFirst();
        return new Probe.Result.Locked(Probe.article(Encrypted.title(header)), header.generation().engines,
                header.length(), trouble);
    }
}
