package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapper;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.block.BlockCodec;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.block.Unpacked;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.field.WrapperField;
import org.varscope.container.letters.Base64Text;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.walk.Progress;

/// Wrappers around anything, and the codecs of their blocks: damage is refused or named, what did not change is kept
/// byte for byte, and what did comes back when the file is opened again.
///
/// Input: what the rest is, two bytes that choose sizes and places, then a packed block, content to pack, or a file.
final class WrapTarget implements Target {
    /// The most content that is looked at; a few bytes can say that they hold gigabytes.
    static final long MOST = 4 << 20;
    /// Bytes whose fields are told.
    private static final int MOST_TOLD = 200;
    static final Secret SECRET = Secret.ofPassword("a".toCharArray());
    private static final Progress SHORT = done -> done < MOST;

    /// What the rest of an input is.
    enum Kind { BLOCK, CONTENT, COMPRESSED, BASE64, ENCRYPTED, SEALED, LAYOUT }

    /// Layouts with something wrapped in them.
    static final List<Layers> LAYOUTS = Stream.of("\"SAVE\", u32, zlib(auto), crc32(before)",
                    "pascal, md5(value) hex, xor:5ac3(auto)", "hexadecimal(u16, gzip(auto), sha256(rest))",
                    "line, data=compressed(auto), sha1(data..data), u8", "bytes:u8, csv, base64(half, deflate(auto))")
            .map(layout -> Layers.named(layout).orElseThrow()).toList();

    /// Opens a file.
    private interface Opening {
        Wrapping open(ByteStore file) throws IOException;
    }

    @Override
    public void take(Input input) throws IOException {
        Kind kind = input.oneOf(List.of(Kind.values()));
        int chosen = input.u16();
        byte[] rest = input.rest();
        Compression compression = Compression.values()[chosen % Compression.values().length];
        switch (kind) {
            case BLOCK -> unpacked(compression, rest, chosen);
            case CONTENT -> packed(compression, rest);
            case COMPRESSED -> {
                told(new Layers(List.of(Wrapper.COMPRESSED), null), rest, chosen);
                file(rest, chosen, file -> Compressed.open(file, Overflow.TO_DISK, SHORT));
            }
            case BASE64 -> {
                told(new Layers(List.of(Wrapper.BASE64), null), rest, chosen);
                file(rest, chosen, Base64Text::open);
            }
            case ENCRYPTED -> {
                told(new Layers(List.of(Wrapper.ENCRYPTED), null), rest, chosen);
                file(rest, chosen, file -> Encrypted.open(file, SECRET, SHORT));
            }
            case LAYOUT -> {
                Layers layers = LAYOUTS.get(chosen % LAYOUTS.size());
                told(layers, rest, chosen);
                file(rest, chosen, file -> unwrapped(file, layers));
            }
            case SEALED -> file(Sealed.file(rest, chosen % 2 == 0, SECRET), chosen,
                    file -> Encrypted.open(file, SECRET, SHORT));
        }
    }

    private static Wrapping unwrapped(ByteStore file, Layers layers) throws IOException {
        Probe.Unwrapped unwrapped = Probe.unwrap(file, layers, SECRET, SHORT);
        if (unwrapped.stopped() instanceof Probe.Result.Damaged(var _, var why)) {
            throw new WrapperException(EngineError.ERR_INVALID_DATA, why);
        }
        if (unwrapped.stopped() != null) {
            throw new CancellationException();
        }
        return unwrapped.wrapping();
    }

    private static void unpacked(Compression compression, byte[] packed, int size) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            byte[] into = new byte[size];
            Unpacked unpacked = codec.unpack(packed, packed.length, into, size);
            Must.be(unpacked.length() >= 0 && unpacked.length() <= size, "at most %d bytes, not %d", size,
                    unpacked.length());
            Must.be(unpacked.unread() >= 0 && unpacked.unread() <= packed.length,
                    "an end inside %d bytes, not %d before it",
                    packed.length, unpacked.unread());
            Must.be(unpacked.length() <= codec.capacity(packed.length), "at most the capacity of %d bytes",
                    packed.length);
        }
    }

    private static void packed(Compression compression, byte[] plain) throws IOException {
        if (!compression.isWritable()) {
            return;
        }
        try (BlockCodec codec = compression.codec()) {
            byte[] packed = codec.pack(plain);
            byte[] into = new byte[plain.length];
            Unpacked unpacked = codec.unpack(packed, packed.length, into, plain.length);
            Must.be(unpacked.isWhole() && unpacked.length() == plain.length && Arrays.equals(into, plain),
                    "%s to give back %d bytes, not %s", compression, plain.length, unpacked);
        }
        ByteStore content = ByteStore.of(plain);
        ByteStore file = Compressed.write(content, compression, Progress.NONE).file();
        Must.be(Compressed.open(file, Overflow.TO_DISK, Progress.NONE).content().contentEquals(content),
                "a file of %d bytes to give them back",
                plain.length);
    }

    /// Whatever the bytes are, each is in one field of the outermost wrapper, and there are words for that.
    private static void told(Layers asked, byte[] bytes, int chosen) throws IOException {
        List<Layer> layers;
        try {
            layers = Probe.layers(ByteStore.of(bytes), asked, SECRET, SHORT);
        } catch (CancellationException _) {
            return;
        }
        Layer layer = layers.getFirst();
        WrapperExplainer explainer = new WrapperExplainer(layer, Language.JAPANESE);
        Must.be(!explainer.title().isBlank(), "a title");
        long reached = Math.min(chosen, bytes.length);
        List<WrapperField> fields = layer.fields(new Span(reached, Math.min(MOST_TOLD, bytes.length - reached)));
        for (WrapperField field : fields) {
            Must.be(field.span().contains(reached), "a field with the byte at %d, not %s", reached, field);
            reached = field.span().end();
            Must.be(!explainer.of(field).sentence().isBlank(), "words for %s", field);
        }
        Must.be(reached >= Math.min(chosen + MOST_TOLD, bytes.length), "fields up to %d, not %d", bytes.length,
                reached);
    }

    private static void file(byte[] bytes, int chosen, Opening opening) throws IOException {
        ByteStore file = ByteStore.of(bytes);
        Wrapping wrapping;
        try {
            wrapping = opening.open(file);
        } catch (WrapperException e) {
            Must.be(!String.valueOf(Clauses.why(e)).isBlank(), "words");
            return;
        } catch (CancellationException _) {
            return;
        }
        Must.be(!Clauses.clause(wrapping.title()).isBlank(), "words");
        ByteStore content = wrapping.content();
        for (Problem problem : wrapping.problems()) {
            Must.be(problem.span().end() <= content.length(), "a problem inside %d bytes, not %s", content.length(),
                    problem);
        }
        if (content.length() > MOST / 2) {
            return;
        }
        byte[] plain = content.bytes(new Span(0, content.length()));
        ByteStore same = wrapping.wrap(ByteStore.of(plain), Progress.NONE).file();
        Must.be(same.contentEquals(file), "the same file around the same content");
        changed(wrapping, plain, chosen, opening);
    }

    /// Damage stays, or is written over where that is asked for.
    private static ByteStore kept(Wrapping wrapping, ByteStore changed, Opening opening) throws IOException {
        try {
            ByteStore file = wrapping.wrap(changed, Progress.NONE).file();
            long damaged = damaged(wrapping);
            long left = damaged(opening.open(file));
            Must.be(left >= damaged, "%d damaged blocks and not %d", damaged, left);
            return file;
        } catch (DamageException _) {
            return wrapping.with(Damage.SALVAGED).wrap(changed, Progress.NONE).file();
        }
    }

    private static long damaged(Wrapping wrapping) {
        return wrapping.problems().stream().filter(p -> p.code() == Code.BLOCK_DAMAGED || p.code() == Code.BLOCK_SLACK)
                .count();
    }

    private static void changed(Wrapping wrapping, byte[] plain, int chosen, Opening opening) throws IOException {
        byte[] other = Arrays.copyOf(plain, plain.length + chosen % 3);
        if (other.length == 0) {
            return;
        }
        other[chosen % other.length] ^= 1;
        ByteStore changed = ByteStore.of(other);
        ByteStore file;
        try {
            file = kept(wrapping, changed, opening);
        } catch (IOException e) {
            Must.be(!String.valueOf(Clauses.why(e)).isBlank(), "words");
            return;
        }
        try {
            Must.be(opening.open(file).content().contentEquals(changed), "the content that was written, %d bytes",
                    other.length);
        } catch (WrapperException e) {
            throw new AssertionError("what was written is refused: " + Clauses.why(e), e);
        }
    }
}
