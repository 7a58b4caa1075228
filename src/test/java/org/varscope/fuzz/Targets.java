package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.container.BufferFiles;
import org.varscope.container.block.BlockCodec;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.surround.XorBytes;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.fuzz.Seeds.Seed;
import org.varscope.fuzz.WrapTarget.Kind;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotText;

/// Every target, with inputs to start from.
enum Targets {
    SCAN(new ScanTarget(), (seed, random) -> seed.after(random, 6)),
    WORK(new WorkTarget(), (seed, _) -> seed.after()),
    DECODE(new DecodeTarget(), (seed, _) -> seed.after()),
    TEXT(new TextTarget(), Targets::text),
    OPEN(new OpenTarget(), (seed, _) -> seed.bytes()),
    EDITS(new EditsTarget(), Targets::edits),
    WRAP(new WrapTarget(), Targets::wrapped),
    JOURNAL(new JournalTarget(), Kept::journal);

    /// The name of all of them together.
    static final String ALL = "all";
    private static final int FIELDS = 3;

    private final Target target;
    private final BiFunction<Seed, Random, byte[]> input;

    Targets(Target target, BiFunction<Seed, Random, byte[]> input) {
        this.target = target;
        this.input = input;
    }

    /// {@return the target with this name in messages and files}
    static Targets of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /// {@return the target with this name, or every target for [#ALL]}
    static List<Targets> named(String word) {
        return word.equals(ALL) ? List.of(values()) : List.of(of(word));
    }

    /// Feeds `input` to the target.
    void take(byte[] input) throws Throwable {
        target.take(new Input(input));
    }

    /// {@return its name in messages and files}
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// {@return how many times as long as for others one input takes, about}
    int weight() {
        return switch (this) {
            case WORK, JOURNAL -> 10;
            case OPEN, EDITS -> 2;
            case SCAN, DECODE, TEXT, WRAP -> 1;
        };
    }

    /// {@return inputs to start from}
    Stream<byte[]> inputs(List<Seed> seeds) {
        Random random = new Random(1);
        return seeds.stream().map(seed -> input.apply(seed, random));
    }

    /// The value as bytes, or as text where it has one.
    private static byte[] text(Seed seed, Random random) {
        Dialect dialect = Readings.DIALECTS.get(seed.dialect());
        int what = random.nextInt(5);
        if (what == FIELDS) {
            String list = Readings.FRAMINGS.get(random.nextInt(Readings.FRAMINGS.size())).word()
                    .replace(Framing.FIELDS, "");
            return new Seed(list.getBytes(StandardCharsets.UTF_8), seed.dialect(), what).after();
        }
        if (what > 0) {
            try {
                String text = GodotText.exact(new Decoder(dialect, ObjectRule.ALLOWED).decode(seed.bytes())
                        .value(), dialect);
                String all = what == 1 ? text : what == 2 ? "$.a[" + text + "]#1" : text + "\n" + text;
                return new Seed(all.getBytes(StandardCharsets.UTF_8), seed.dialect(), what).after();
            } catch (DecodeException _) {
                what = 0;
            }
        }
        return new Seed(seed.bytes(), seed.dialect(), what).after();
    }

    private static byte[] edits(Seed seed, Random random) {
        int steps = random.nextInt(8);
        byte[] more = new byte[1 + steps * EditsTarget.STEP];
        random.nextBytes(more);
        more[0] = (byte) steps;
        return seed.after(more);
    }

    private static byte[] wrapped(Seed seed, Random random) {
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        int chosen = random.nextInt(1 << 16);
        Compression compression = Compression.values()[chosen % Compression.values().length];
        byte[] plain = seed.bytes();
        byte[] rest = switch (kind) {
            case BLOCK -> compression.isWritable() ? packed(compression, plain) : plain;
            case CONTENT, SEALED -> plain;
            case COMPRESSED -> compressed(compression.isWritable() ? compression : Compression.ZSTD, plain);
            case BASE64 -> Base64.getMimeEncoder().encode(plain);
            case ENCRYPTED -> Sealed.file(plain, random.nextBoolean(), WrapTarget.SECRET);
            case LAYOUT -> surrounded(chosen % WrapTarget.LAYOUTS.size(), plain);
        };
        ByteBuffer input = ByteBuffer.allocate(3 + rest.length);
        return input.put((byte) kind.ordinal()).put((byte) chosen).put((byte) (chosen >> 8)).put(rest).array();
    }

    /// A file of the layout number `layout`, but for its digests.
    private static byte[] surrounded(int layout, byte[] plain) {
        ByteStore content = ByteStore.of(plain);
        try {
            return switch (layout) {
                case 0 -> joined("SAVE\7\0\0\0", BufferFiles.of(content, new BufferForm(Packing.ZLIB, null)), 4);
                case 1 -> joined("\2\0\0\0ab" + "0".repeat(32), XorBytes.of(content, "5ac3").content(), 0);
                case 2 -> HexFormat.of().formatHex(joined("\1\2",
                        BufferFiles.of(content, new BufferForm(Packing.GZIP, null)), 32))
                        .getBytes(StandardCharsets.US_ASCII);
                case 3 -> joined("a line\n", ByteStore.of(compressed(Compression.ZSTD, plain)), 21);
                default -> joined("\1xa,b\n", ByteStore.of(Base64.getEncoder().encode(joined("\0<",
                        BufferFiles.of(content, new BufferForm(Packing.DEFLATE, null)), 0))), 0);
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] joined(String before, ByteStore inside, int behind) {
        byte[] head = before.getBytes(StandardCharsets.ISO_8859_1);
        ByteStore all = ByteStore.of(head).concat(inside).concat(ByteStore.of(new byte[behind]));
        return all.bytes(new Span(0, all.length()));
    }

    private static byte[] packed(Compression compression, byte[] plain) {
        try (BlockCodec codec = compression.codec()) {
            return codec.pack(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] compressed(Compression compression, byte[] plain) {
        try {
            ByteStore file = Compressed.write(ByteStore.of(plain), compression, Progress.NONE).file();
            return file.bytes(new Span(0, file.length()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
