package org.varscope.guide;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Secret;
import org.varscope.container.Wrapper;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.block.Packing;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.surround.XorBytes;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.field.Figure;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.explain.wrapper.WrapperExplanation;
import org.varscope.guide.page.Block.Drawing.Box;
import org.varscope.guide.page.Block.Drawing.Strip;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Example;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// A page for each way to wrap a file.
record WrapperPages(Phrases phrases, Explained examples) {
    /// What opens the encrypted examples.
    static final String PASSWORD = "secret";
    /// What is in the wrappers that are shown: few bytes.
    private static final Variant SMALL = Variant.Dictionary.of(List.of(
            new Variant.Entry(new Variant.Text("k"), new Variant.Int(1))));

    /// `{"k": 1}` as Godot 4 stores it, under the password and an initialization vector of 00 to 0F.
    private static final String ENCRYPTED = "47444543878191 46d9a344f3973c7e6d5e661155 2000000000000000"
            + "000102030405060708090a0b0c0d0e0f a087a99e30e174bba1daa205b7e25636aca4ac903cf042be62ea0b4d2e1143b8";
    /// The same bytes, encrypted as Godot 3 does.
    private static final String ENCRYPTED_BEFORE = "4744454301000000878191 46d9a344f3973c7e6d5e661155 2000000000000000"
            + "1cc49237a2dd9f67d1aab3805f35a4c446268ff340c46da9ae6ce75f0db96755";

    Chapter chapter() {
        List<Topic> topics = new ArrayList<>(List.of(new Topic("wrappers", phrases.get("wrappers"), this::all)));
        for (Wrapper wrapper : Wrapper.values()) {
            topics.add(new Topic(name(wrapper), phrases.get(key(wrapper)), wrapper.words(),
                    () -> page(wrapper)));
        }
        return new Chapter(phrases.get("wrappers"), topics);
    }

    private static String name(Wrapper wrapper) {
        return "wrappers/" + wrapper.word();
    }

    private static String key(Wrapper wrapper) {
        return "wrapper." + wrapper.word();
    }

    private List<Block> all() {
        return List.of(new Block.Paragraph(Prose.of(phrases.get("wrappers.about"))), new Block.Table(
                List.of(phrases.get("head.file"), phrases.get("head.word"), phrases.get("head.what")),
                Arrays.stream(Wrapper.values()).map(wrapper -> List.of(
                        Prose.link(phrases.get(key(wrapper)), name(wrapper)), words(wrapper),
                        Prose.of(phrases.get(key(wrapper) + ".short")))).toList()));
    }

    private static Prose words(Wrapper wrapper) {
        return Prose.of(wrapper.words().stream().map(word -> "`" + word + "`").collect(Collectors.joining(" ")));
    }

    private List<Block> page(Wrapper wrapper) {
        List<Block> blocks = new ArrayList<>(
                List.of(new Block.Paragraph(Prose.of(phrases.get(key(wrapper) + ".about", key())))));
        Dialect newest = Dialects.of("godot4");
        byte[] content = FilePages.record(SMALL, newest);
        switch (wrapper) {
            case COMPRESSED -> {
                blocks.add(modes());
                Stream.of(Compression.FASTLZ, Compression.DEFLATE).forEach(how -> add(blocks,
                        how.title(), compressed(content, how), newest));
            }
            case ENCRYPTED -> {
                Dialect old = Dialects.of("godot3");
                add(blocks, phrases.get("example.encrypted"), bytes(ENCRYPTED), newest);
                add(blocks, phrases.get("example.encrypted-before"), encrypted(FilePages.record(SMALL, old)), old);
            }
            case BUFFER -> add(blocks, phrases.get("example.buffer", Packing.ZLIB.title()), packed(content), newest);
            case HEXADECIMAL -> blocks.add(new Block.Paragraph(Prose.code(HexFormat.of().formatHex(content))));
            case XOR -> add(blocks, phrases.get("example.xor"), combined(content), newest);
            case SURROUNDINGS -> add(blocks, phrases.get("example.surroundings", Packing.ZLIB.title()),
                    surrounded(packed(content)), newest);
            case BASE64 -> {
                byte[] text = Base64.getEncoder().encode(Arrays.copyOfRange(content, Integer.BYTES, content.length));
                add(blocks, phrases.get("example.base64"), text, newest);
                blocks.add(new Block.Heading(phrases.get("base64.bits")));
                blocks.add(new Block.Paragraph(Prose.of(phrases.get("base64.bits.about"))));
                add(blocks, Explained.layer(text));
            }
        }
        return blocks;
    }

    /// Adds how the first letters and the last become bytes.
    private void add(List<Block> blocks, Layer layer) {
        WrapperExplainer explainer = new WrapperExplainer(layer, examples.language());
        LongStream.of(0, layer.file().length() - 1).mapToObj(explainer::at).flatMap(Optional::stream)
                .flatMap(said -> said.figures().stream()).filter(Figure.Base64.class::isInstance)
                .forEach(figure -> add(blocks, (Figure.Base64) figure));
    }

    private void add(List<Block> blocks, Figure.Base64 figure) {
        List<String> letters = figure.letters().chars().mapToObj(Character::toString).toList();
        blocks.add(new Block.Table(letters, List.of(row(figure.numbers(), letters.size()),
                row(figure.bits(), letters.size()))));
        String bytes = phrases.get("base64.bytes", figure.regrouped(), figure.hex());
        blocks.add(new Block.Paragraph(Prose.of(figure.spare() == 0 ? bytes
                : bytes + phrases.get("base64.spare", figure.spare()))));
    }

    private static List<Prose> row(List<?> cells, int columns) {
        return IntStream.range(0, columns).mapToObj(i -> i < cells.size() ? Prose.code(cells.get(i).toString())
                : Prose.plain("")).toList();
    }

    /// {@return the characters of the key that the engine makes of the password of the examples}
    private static String key() {
        return new String(Secret.ofPassword(PASSWORD.toCharArray()).key(), StandardCharsets.US_ASCII);
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    /// {@return `content` as Godot 3 encrypts it under the password}
    private static byte[] encrypted(byte[] content) {
        try {
            return bytes(Encrypted.open(ByteStore.of(bytes(ENCRYPTED_BEFORE)), Secret.ofPassword(PASSWORD
                    .toCharArray()), Progress.NONE).wrap(ByteStore.of(content), Progress.NONE).file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(ByteStore file) {
        return file.bytes(new Span(0, file.length()));
    }

    private Block modes() {
        return new Block.Table(List.of(phrases.get("box.mode"), phrases.get("head.how")),
                Arrays.stream(Compression.values()).map(how -> List.of(Prose.plain(Integer.toString(how.number())),
                        Prose.of(how == Compression.DEFLATE ? phrases.get("how.deflate") : how.title()))).toList());
    }

    /// {@return `content` as a zlib stream after its size}
    private static byte[] packed(byte[] content) {
        Deflater deflater = new Deflater();
        byte[] out = new byte[content.length + 64];
        deflater.setInput(content);
        deflater.finish();
        int packed = deflater.deflate(out);
        deflater.end();
        return ByteBuffer.allocate(Long.BYTES + packed).order(ByteOrder.LITTLE_ENDIAN).putLong(content.length)
                .put(out, 0, packed).array();
    }

    /// {@return a buffer after its size, in a file that begins with the letters of a game}
    private static byte[] surrounded(byte[] sized) {
        byte[] file = Arrays.copyOf("SAVE".getBytes(StandardCharsets.US_ASCII), Integer.BYTES + sized.length);
        System.arraycopy(sized, 0, file, Integer.BYTES, sized.length);
        return file;
    }

    private static byte[] combined(byte[] content) {
        return bytes(XorBytes.of(ByteStore.of(content), "a5").content());
    }

    private static byte[] compressed(byte[] content, Compression how) {
        try {
            return bytes(Compressed.write(ByteStore.of(content), how, Progress.NONE).file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(List<Block> blocks, String caption, byte[] file, Dialect dialect) {
        Layer layer = Explained.layer(file);
        blocks.add(new Block.Heading(caption));
        blocks.add(new Block.Drawing(List.of(new Strip("", layer.fields(new Span(0, file.length)).stream()
                .map(new WrapperExplainer(layer, examples.language())::of).map(WrapperPages::box).distinct()
                .toList()))));
        String name = caption.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        blocks.add(examples.of(new Example("wrapped-" + name + ".save", caption, dialect, Framing.STREAM, true,
                file)));
    }

    /// All parts of one kind are one box.
    private static Box box(WrapperExplanation said) {
        WrapperPart part = said.field().part();
        return new Box(part.role(), said.name().replaceAll(" ?\\[.*", ""),
                part.size() > 0 ? Integer.toString(part.size()) : "n", part.size() == 0);
    }
}
