package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.container.Probe.Result;
import org.varscope.container.Probe.Unwrapped;
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
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// One way through a file, from the outside in.
record Opening(ByteStore file, Layers asked, @Nullable Dialect dialect, @Nullable Secret secret,
        Progress progress) {
    /// More wrappers than anybody has ever put around a file.
    private static final int DEEPEST = 4;
    /// Letters that are undone to see whether there are values in them.
    private static final long MOST_LETTERS = 16 << 20;
    /// Content of up to this many bytes is unpacked without asking, and of more where it is not that many times larger
    /// than its file.
    private static final long MANY = 256 << 20;
    private static final long GROWTH = 100;

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
            Optional<Layers.Step> found = next(so.content(), depth);
            if (found.isEmpty()) {
                break;
            }
            Wrapper next = found.get().wrapper();
            Remark what = next.what();
            try {
                ByteStore bytes = within(found.get(), so.content());
                long total = next == Wrapper.COMPRESSED ? BlockTable.read(bytes).total() : 0;
                if (!asked.anySize() && isLarge(total)) {
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

    /// What is in text of nothing but letters of base64 that does not begin like any: values after a magic, say.
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
            if (!asked.anySize() && isLarge(total)) {
                throw new BufferTooLargeException(total);
            }
            return opened(step, so, bytes);
        }, secret != null, progress);
    }

    private BufferProbe buffers(Wrapping around) {
        return new BufferProbe(overflow(around), content -> !asked.anySize() && isLarge(content), progress);
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

    /// {@return the wrappers from the outside in, as of [Probe#layers]}
    List<Layer> layers() throws IOException {
        List<Layer> layers = new ArrayList<>();
        Wrapping so = new Plain(file);
        int depth = 0;
        Optional<Layers.Step> next = next(file, 0);
        while (next.isPresent() && depth < Math.max(DEEPEST, asked.steps().size())) {
            Optional<Wrapping> inner = isLarge(next.get(), so) ? Optional.empty()
                    : readable(next.get(), so);
            if (inner.isEmpty()) {
                layers.addAll(Surrounded.unread(next.get(), so.content()));
                return layers;
            }
            layers.addAll(inner.get().layers());
            so = inner(so, inner.get());
            depth++;
            next = next(so.content(), depth);
        }
        packed(so, depth, ContentProbe.of(so, null, null)).ifPresent(found -> {
            if (found.result() instanceof Result.Found(var wrapping, var _, var _, var _, var _)) {
                layers.clear();
                layers.addAll(wrapping.layers());
            } else {
                layers.addAll(found.layers());
            }
        });
        return layers;
    }

    /// What was decrypted is never written to disk, nor what is inside.
    private static Overflow overflow(Wrapping around) {
        return around.secret().isPresent() ? Overflow.REFUSED : Overflow.TO_DISK;
    }

    private boolean isLarge(long content) {
        return content > MANY && content / GROWTH > file.length();
    }

    private boolean isLarge(Layers.Step step, Wrapping so) {
        try {
            return step.wrapper() == Wrapper.COMPRESSED && !asked.anySize()
                    && isLarge(Layer.outside(step, within(step, so.content())).length());
        } catch (WrapperException _) {
            return false;
        }
    }

    private Optional<Wrapping> readable(Layers.Step step, Wrapping around) throws IOException {
        try {
            return step.wrapper() == Wrapper.ENCRYPTED && secret == null ? Optional.empty()
                    : Optional.of(opened(step, around));
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
    private Optional<Layers.Step> next(ByteStore bytes, int depth) {
        return asked.steps().isEmpty() ? Wrapper.begun(bytes).map(wrapper -> new Layers.Step(wrapper, null))
                : asked.steps().stream().skip(depth).findFirst();
    }

    static Result locked(ByteStore file, @Nullable Remark trouble) throws WrapperException {
        EncryptedHeader header = EncryptedHeader.likely(file);
        return new Result.Locked(FormatRemark.A_TITLE.with(Encrypted.title(header)), header.generation().engines(),
                header.length(), trouble);
    }
}
