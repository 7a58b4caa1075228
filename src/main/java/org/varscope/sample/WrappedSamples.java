package org.varscope.sample;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.container.Secret;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.letters.Base64Text;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// The same few values in every framing and every wrapper.
final class WrappedSamples {
    private static final String NAME = "%s-%s.save";
    private static final int LAST_OF_GODOT_3 = 3;
    private static final List<String> KEYS = List.of("player/stats", "application/config/name", "player/level");

    private final Dialect dialect;
    private final List<byte[]> records = new ArrayList<>();

    WrappedSamples(Dialect dialect, List<Variant> values) {
        this.dialect = dialect;
        try {
            for (Variant value : values) {
                records.add(Encoder.encode(value, dialect));
            }
        } catch (EncodeException e) {
            throw new IllegalStateException(e);
        }
    }

    List<SampleFile> all() throws IOException {
        List<SampleFile> samples = new ArrayList<>();
        for (Framing framing : Framing.all()) {
            samples.add(sample(framing.word(), "", framing, framed(framing)));
        }
        FieldList list = FieldList.of(FieldItem.of(FieldKind.U32), FieldItem.of(FieldKind.VAR));
        samples.add(sample("fields", "", Framing.of(list), framed(Framing.of(list))));
        ByteStore stream = framed(Framing.STREAM);
        for (Compression mode : Compression.values()) {
            if (mode.isWritable()) {
                samples.add(sample("compressed", mode.name().toLowerCase(Locale.ROOT), Framing.STREAM,
                        Compressed.write(stream, mode, Progress.NONE).file()));
            }
        }
        samples.add(sample("encrypted", "secret", Framing.STREAM, encrypted(stream)));
        samples.add(sample("base64", "", Framing.BARE, Base64Text.open(ByteStore.of("AAAAAA==".getBytes(
                StandardCharsets.US_ASCII))).wrap(framed(Framing.BARE), Progress.NONE).file()));
        return samples;
    }

    private SampleFile sample(String what, String form, Framing framing, ByteStore bytes) {
        return new SampleFile(NAME.formatted(dialect.name(), form.isEmpty() ? what : what + "-" + form), what, form,
                dialect, framing, bytes);
    }

    private ByteStore framed(Framing framing) {
        Bytes out = new Bytes();
        Framing.Head head = framing.head();
        List<byte[]> held = framing.isSingle() || framing.isListed() ? List.of(records.getFirst()) : records;
        if (head != null) {
            out.raw(head.bytes(held.size()));
        } else if (framing.isListed()) {
            out.number(7, ByteOrder.LITTLE_ENDIAN);
        }
        FieldItem field = framing.isListed() ? FieldItem.of(FieldKind.VAR) : null;
        for (int i = 0; i < held.size(); i++) {
            byte[] key = KEYS.get(i).getBytes(StandardCharsets.UTF_8);
            out.raw(framing.before(key, field, held.get(i).length)).raw(held.get(i));
        }
        return ByteStore.of(out.bytes.toByteArray());
    }

    private ByteStore encrypted(ByteStore content) throws IOException {
        return Encrypted.write(content, Secret.ofPassword("secret".toCharArray()),
                dialect.traits().generation() <= LAST_OF_GODOT_3, Progress.NONE).file();
    }

    /// Bytes that are put one after the other.
    private record Bytes(ByteArrayOutputStream bytes) {
        Bytes() {
            this(new ByteArrayOutputStream());
        }

        Bytes raw(byte[] more) {
            bytes.writeBytes(more);
            return this;
        }

        Bytes number(int word, ByteOrder order) {
            return raw(ByteBuffer.allocate(4).order(order).putInt(word).array());
        }
    }
}
