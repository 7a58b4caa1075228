package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.container.block.BlockTable;
import org.varscope.container.block.Compressed;
import org.varscope.container.buffer.BufferTooLargeException;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.cipher.EncryptedHeader;
import org.varscope.container.letters.Base64Text;
import org.varscope.container.letters.HexText;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.surround.Surrounded;
import org.varscope.container.surround.XorBytes;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.remark.Clause;
import org.varscope.remark.Remark;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.walk.Progress;

/// Finds out what a file is, in the order that the command line documents for `auto`: wrappers and foreign formats by
/// their first bytes, base64 text, other text, then the framings of this format; and where none of these reads all of
/// it, packed buffers.
public final class Probe {
    /// More wrappers than anybody has ever put around a file.
    private static final int DEEPEST = 4;
    /// Letters that are undone to see whether there are values in them.
    private static final long MOST_LETTERS = 16 << 20;
    /// Content of up to this many bytes is unpacked without asking, and of more where it is not that many times larger
    /// than its file.
    private static final long MANY = 256 << 20;
    private static final long GROWTH = 100;

    private Probe() { }

    /// What a file is.
    public sealed interface Result {
        /// Values of this format, whole or damaged.
        ///
        /// @param wrapping what they are wrapped in, with the bytes in which they lie
        /// @param framing  how they lie at the root
        /// @param dialect  how they are written
        /// @param whole    whether everything that was looked at fits
        /// @param why      the reasons
        record Found(Wrapping wrapping, Framing framing, Dialect dialect, boolean whole, List<Reason> why)
                implements Result {
            /// {@return the layers as the command line names them, such as `encrypted+stream`}
            public String word() {
                return wrapping.layout(framing.word());
            }

            /// {@return the same with a list of fields as it is: `compressed+u32, var...`}
            public String layout() {
                return wrapping.layout(framing.layout());
            }
        }

        /// What was not opened, and why, as a clause that comes after the name of the file.
        sealed interface Unopened extends Result, Clause { }

        /// Something else.
        ///
        /// @param what   what it is, such as `a PNG picture`
        /// @param hint   what opens it
        /// @param values whether there are values of this format inside, which were not reached
        /// @param text   what is wrapped around it, where it is text for people that is not too long to be edited;
        ///               null where it is not
        record Foreign(Remark what, Remark hint, boolean values, @Nullable Wrapping text) implements Unopened {
            /// {@return the same as values: one field that is text; empty where it is no text, or too long}
            public Optional<Found> asText() {
                return Optional.ofNullable(text).map(around -> new Found(around, Framing.TEXT,
                        Dialects.of(around.dialect().orElse("godot4")), true,
                        List.of(new Reason.Wrapped(around.title()))));
            }

            /// {@return the layers that can still read it; empty if none are known}
            public Optional<Layers> layers() {
                return hint.kind() == FormatRemark.UNDO_KEY || hint.kind() == FormatRemark.READ_BEHIND
                        ? Layers.named(String.valueOf(hint.parts().getFirst())) : Optional.empty();
            }

            @Override
            public String form() {
                return values ? "values" : "";
            }

            /// Something that is no text.
            public Foreign(Remark what, Remark hint, boolean values) {
                this(what, hint, values, null);
            }
        }

        /// Encrypted, and not opened: no secret was given, or it does not open it.
        ///
        /// @param what    it is, such as `an encrypted file of Godot 4 (AES-256-CFB, 192 bytes inside)`
        /// @param engines that write such files: `Godot 4` or `Godot 1 to 3`
        /// @param length  bytes of what is inside
        /// @param trouble why the secret that was given does not open it; null where none was given
        record Locked(Remark what, String engines, long length, @Nullable Remark trouble) implements Unopened {
            @Override
            public String form() {
                return trouble == null ? "" : "in-trouble";
            }

            @Override
            public List<Object> parts() {
                return trouble == null ? List.of(what) : List.of(what, trouble);
            }
        }

        /// A wrapper that cannot be opened.
        ///
        /// @param what it is or was asked to be, such as `an encrypted file`
        /// @param why  it cannot be opened
        record Damaged(Remark what, Remark why) implements Unopened { }

        /// A compressed file that was not unpacked, as what is inside is very much larger: few saves are like this, and
        /// it would take as much room.
        ///
        /// @param what    it is, such as `a compressed file`
        /// @param packed  bytes that it has
        /// @param content bytes that it says are inside
        record Large(Remark what, long packed, long content) implements Unopened { }

        /// No bytes.
        record Empty() implements Unopened { }
    }

    /// {@return what `file` is, with all of its wrappers undone}
    ///
    /// @param asked    the only layers to try; a framing also takes foreign, damaged and empty files for values
    /// @param dialect  the only dialect to try, or null for any
    /// @param secret   what opens it if it is encrypted, which the result keeps; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws IOException           with a reason for people, if there is no room for what is inside
    /// @throws CancellationException if the progress says to stop
    public static Result open(ByteStore file, Layers asked, @Nullable Dialect dialect, @Nullable Secret secret,
            Progress progress) throws IOException {
        return new Opening(file, asked, dialect, secret, progress).from(new Plain(file), 0);
    }

    /// What is around the content of a file, whatever that is.
    ///
    /// @param wrapping as far as it can be undone
    /// @param depth    how many wrappers that are
    /// @param stopped  why the next wrapper cannot be undone; null where there is none
    public record Unwrapped(Wrapping wrapping, int depth, @Nullable Result stopped) { }

    /// {@return `file` with all of its wrappers undone that it says it has; what is inside is not looked at}
    ///
    /// @param asked    the wrappers that it is taken for
    /// @param secret   what opens it if it is encrypted, which the result keeps; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws IOException           with a reason for people, if there is no room for what is inside
    /// @throws CancellationException if the progress says to stop
    public static Unwrapped unwrap(ByteStore file, Layers asked, @Nullable Secret secret, Progress progress)
            throws IOException {
        return new Opening(file, asked, null, secret, progress).unwrapped(new Plain(file), 0);
    }

    /// One way through a file, from the outside in.
    private record Opening(ByteStore file, Layers asked, @Nullable Dialect dialect, @Nullable Secret secret,
            Progress progress) {
        Result from(Wrapping outer, int start) throws IOException {
            Unwrapped unwrapped = unwrapped(outer, start);
            if (unwrapped.stopped() != null) {
                return unwrapped.stopped();
            }
            Wrapping so = unwrapped.wrapping();
            Result plain = ContentProbe.of(so, asked.framing(), dialect);
            return packed(so, unwrapped.depth(), plain).map(BufferProbe.Found::result).orElse(plain);
        }

        Unwrapped unwrapped(Wrapping outer, int start) throws IOException {
            Wrapping so = outer;
            int depth = start;
            for (; depth < Math.max(DEEPEST, asked.steps().size()); depth++) {
                Optional<Layers.Step> found = next(asked, so.content(), depth);
                if (found.isEmpty()) {
                    break;
                }
                Wrapper next = found.get().wrapper();
                Remark what = next.what();
                try {
                    ByteStore bytes = within(found.get(), so.content());
                    long total = next == Wrapper.COMPRESSED ? BlockTable.read(bytes).total() : 0;
                    if (!asked.anySize() && isLarge(total, file)) {
                        return new Unwrapped(so, depth, new Result.Large(what, file.length(), total));
                    }
                    if (next == Wrapper.ENCRYPTED && secret == null) {
                        return new Unwrapped(so, depth, locked(bytes, null));
                    }
                    Wrapping within = opened(found.get(), so);
                    so = inner(so, asked.steps().isEmpty() ? surround(so).beforeDigest(found.get(), within) : within);
                } catch (BufferTooLargeException e) {
                    return new Unwrapped(so, depth, new Result.Large(what, file.length(), e.content()));
                } catch (WrongSecretException e) {
                    return new Unwrapped(so, depth, locked(within(found.get(), so.content()), e.remark()));
                } catch (WrapperException e) {
                    if (asked.steps().isEmpty() && asked.framing() != null) {
                        break;
                    }
                    return new Unwrapped(so, depth, new Result.Damaged(what, e.remark()));
                }
            }
            return new Unwrapped(so, depth, null);
        }

        /// What is in a packed buffer, or between bytes of a game's own, which are looked for where nobody says what
        /// the bytes are.
        Optional<BufferProbe.Found> packed(Wrapping so, int depth, Result plain) throws IOException {
            if (!asked.steps().isEmpty() || asked.framing() != null || depth >= DEEPEST) {
                return Optional.empty();
            }
            Optional<BufferProbe.Found> buffer = buffers(so).find(so.content(), plain,
                    inside -> from(inner(so, inside), depth + 1));
            Result best = buffer.map(BufferProbe.Found::result).orElse(plain);
            Optional<BufferProbe.Found> around = surround(so).find(best, inside -> from(inner(so, inside), depth + 1));
            return around.isPresent() || buffer.isPresent() ? around.or(() -> buffer) : letters(so, depth, plain);
        }

        /// What is in text of nothing but letters of base64 that does not begin like any: values behind a magic, say.
        private Optional<BufferProbe.Found> letters(Wrapping so, int depth, Result plain) throws IOException {
            if (!(plain instanceof Result.Foreign) || so.content().length() > MOST_LETTERS
                    || !TextFormat.isOfLetters(Head.of(so.content()))) {
                return Optional.empty();
            }
            try {
                Base64Text letters = Base64Text.open(so.content());
                Result inside = from(inner(so, letters), depth + 1);
                return inside instanceof Result.Found found && found.whole()
                        ? Optional.of(new BufferProbe.Found(letters.layers(), inside)) : Optional.empty();
            } catch (WrapperException _) {
                return Optional.empty();
            }
        }

        private SurroundProbe surround(Wrapping so) {
            return new SurroundProbe(so.content(), (step, bytes) -> {
                long total = step.wrapper() == Wrapper.COMPRESSED ? BlockTable.read(bytes).total() : 0;
                if (!asked.anySize() && isLarge(total, file)) {
                    throw new BufferTooLargeException(total);
                }
                return opened(step, so, bytes);
            }, secret != null, progress);
        }

        private BufferProbe buffers(Wrapping around) {
            return new BufferProbe(overflow(around), content -> !asked.anySize() && isLarge(content, file), progress);
        }

        Wrapping opened(Layers.Step step, Wrapping around) throws IOException {
            return step.around() == null ? opened(step, around, around.content())
                    : Surrounded.open(around.content(), step.around(), bytes -> opened(step, around, bytes), progress);
        }

        private Wrapping opened(Layers.Step step, Wrapping around, ByteStore bytes) throws IOException {
            return switch (step.wrapper()) {
                case COMPRESSED -> Compressed.open(bytes, overflow(around), progress);
                case ENCRYPTED -> Encrypted.open(bytes, Objects.requireNonNull(secret), progress);
                case BASE64 -> Base64Text.open(bytes);
                case HEXADECIMAL -> HexText.open(bytes);
                case XOR -> XorBytes.of(bytes, step.key());
                case SURROUNDINGS -> throw new IllegalStateException("a wrapper has surroundings, and is none");
                case BUFFER -> {
                    BufferProbe buffers = buffers(around);
                    yield step.form() == null ? buffers.opened(bytes)
                            : PackedBuffer.open(bytes, step.form(), buffers.overflow(), buffers.limit(), progress);
                }
            };
        }
    }

    /// What was decrypted is never written to disk, nor what is inside.
    private static Overflow overflow(Wrapping around) {
        return around.secret().isPresent() ? Overflow.REFUSED : Overflow.TO_DISK;
    }

    private static boolean isLarge(long content, ByteStore file) {
        return content > MANY && content / GROWTH > file.length();
    }

    /// {@return whether `file` begins like a wrapper}
    public static boolean isWrapped(ByteStore file) {
        return next(Layers.ANY, file, 0).isPresent();
    }

    /// {@return the wrappers of `file`, from the outside in, as far as they can be opened, and the first that cannot:
    /// none where it begins like none}
    ///
    /// @param asked    the wrappers that it is taken for
    /// @param secret   what opens it if it is encrypted; null if none is known
    /// @param progress follows the bytes unwrapped, and may stop it
    /// @throws IOException           with a reason for people, if there is no room for what is inside
    /// @throws CancellationException if the progress says to stop
    public static List<Layer> layers(ByteStore file, Layers asked, @Nullable Secret secret, Progress progress)
            throws IOException {
        Opening opening = new Opening(file, asked, null, secret, progress);
        List<Layer> layers = new ArrayList<>();
        Wrapping so = new Plain(file);
        int depth = 0;
        Optional<Layers.Step> next = next(asked, file, 0);
        while (next.isPresent() && depth < Math.max(DEEPEST, asked.steps().size())) {
            Optional<Wrapping> inner = isLarge(next.get(), so, file, asked) ? Optional.empty()
                    : readable(next.get(), so, opening);
            if (inner.isEmpty()) {
                layers.addAll(Surrounded.unread(next.get(), so.content()));
                return layers;
            }
            layers.addAll(inner.get().layers());
            so = inner(so, inner.get());
            depth++;
            next = next(asked, so.content(), depth);
        }
        opening.packed(so, depth, ContentProbe.of(so, null, null)).ifPresent(found -> {
            if (found.result() instanceof Result.Found(var wrapping, var _, var _, var _, var _)) {
                layers.clear();
                layers.addAll(wrapping.layers());
            } else {
                layers.addAll(found.layers());
            }
        });
        return layers;
    }

    private static boolean isLarge(Layers.Step step, Wrapping so, ByteStore file, Layers asked) {
        try {
            return step.wrapper() == Wrapper.COMPRESSED && !asked.anySize()
                    && isLarge(Layer.outside(step, within(step, so.content())).length(), file);
        } catch (WrapperException _) {
            return false;
        }
    }

    private static Optional<Wrapping> readable(Layers.Step step, Wrapping around, Opening opening) throws IOException {
        try {
            return step.wrapper() == Wrapper.ENCRYPTED && opening.secret == null ? Optional.empty()
                    : Optional.of(opening.opened(step, around));
        } catch (WrapperException | BufferTooLargeException _) {
            return Optional.empty();
        }
    }

    /// The bytes that a step is about, without what is around them.
    private static ByteStore within(Layers.Step step, ByteStore bytes) throws WrapperException {
        return step.around() == null ? bytes : bytes.slice(step.around().inside(bytes));
    }

    private static Wrapping inner(Wrapping outer, Wrapping inner) {
        return outer.isPlain() ? inner : new Nested(outer, inner);
    }

    /// The wrapper that was asked for next, or that the bytes begin like.
    private static Optional<Layers.Step> next(Layers asked, ByteStore bytes, int depth) {
        return asked.steps().isEmpty() ? Wrapper.begun(bytes).map(wrapper -> new Layers.Step(wrapper, null))
                : asked.steps().stream().skip(depth).findFirst();
    }

    static Result locked(ByteStore file, @Nullable Remark trouble) throws WrapperException {
        EncryptedHeader header = EncryptedHeader.likely(file);
        return new Result.Locked(FormatRemark.A_TITLE.with(Encrypted.title(header)), header.generation().engines(),
                header.length(), trouble);
    }
}
