package org.varscope.cli;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.dialect.Dialects;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// Files that hold one text wherever a file can hold text, and are called by it.
///
/// @param folder that they are in
/// @param text   in them; it takes at least four bytes
record ForeignFiles(Path folder, String text) {
    private static final Variant ONE = new Variant.Int(1);

    /// {@return a file with every type that holds text, as one value}
    Path values() {
        return write("values.var", encoded(everything()));
    }

    /// {@return the same as a record}
    Path record() {
        return write("record.save", framed(encoded(everything())));
    }

    Path compressed() throws IOException {
        ByteStore content = ByteStore.of(framed(encoded(everything())));
        ByteStore file = Compressed.write(content, Compression.ZSTD, Progress.NONE).file();
        return write("packed.save", file.bytes(new Span(0, file.length())));
    }

    Path base64() {
        return write("letters.txt", Base64.getMimeEncoder().encode(encoded(everything())));
    }

    /// {@return settings whose key is the text, twice}
    Path settings() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("ECFG".getBytes(StandardCharsets.US_ASCII));
        file.writeBytes(u32(2));
        for (int i = 0; i < 2; i++) {
            byte[] key = text.getBytes(StandardCharsets.UTF_8);
            file.writeBytes(u32(key.length));
            file.writeBytes(key);
            file.writeBytes(framed(encoded(new Variant.Text(text))));
        }
        return write("project.binary", file.toByteArray());
    }

    /// {@return a file of fields: a text with its length, a line, and a value}
    Path fields() {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(u32(bytes.length));
        file.writeBytes(bytes);
        file.writeBytes((text.replace("\n", " ") + "\n").getBytes(StandardCharsets.UTF_8));
        file.writeBytes(framed(encoded(new Variant.Text(text))));
        return write("fields.dat", file.toByteArray());
    }

    /// {@return the list of that file}
    static String fieldList() {
        return "pascal, line, var";
    }

    /// {@return a list of fields that is none}
    Path fieldListFile() {
        return write("bad.list", ("u32, " + text + ", u8").getBytes(StandardCharsets.UTF_8));
    }

    /// {@return a file with such a list beside it}
    Path withBadList() {
        Path file = write("listed.dat", new byte[8]);
        write("listed.dat", ".fields", ("u32, " + text).getBytes(StandardCharsets.UTF_8));
        return file;
    }

    /// {@return a table of a dialect whose types are called by the text}
    Path dialect() {
        String word = text.replaceAll("\\s", "_");
        return write("fork", ".dialect", ("title: %s\n0 Nil nil\n2 int int\n200 %s vector2i\n".formatted(word, word))
                .getBytes(StandardCharsets.UTF_8));
    }

    Path brokenDialect() {
        return write("broken", ".dialect", ("0 Nil nil\n1 " + text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /// {@return a value of the type that [#dialect] names}
    Path forkValue() {
        return write("fork.var", HexFormat.of().parseHex("c80000000100000002000000"));
    }

    /// {@return copies of a record, each with one header, count or length in it broken, or cut off}
    List<Path> damaged() {
        byte[] whole = framed(encoded(Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.Text(text), Variant.Array.of(List.of(new Variant.Text(text), ONE))),
                new Variant.Entry(Variant.NodePath.of(List.of(text), List.of(), true), ONE)))));
        List<Path> files = new ArrayList<>();
        for (int at : new int[] {0, 4, 8, 12}) {
            byte[] broken = whole.clone();
            broken[at + 2] = 0x7f;
            files.add(write("broken" + at + ".save", broken));
        }
        byte[] cut = new byte[whole.length - 6];
        System.arraycopy(whole, 0, cut, 0, cut.length);
        files.add(write("cut.save", cut));
        return files;
    }

    /// {@return files that are none of ours}
    List<Path> foreign() {
        return List.of(write("plain.txt", "plain text\n".getBytes(StandardCharsets.UTF_8)),
                write("empty.save", new byte[0]),
                write("locked.save", HexFormat.of().parseHex("47444543" + "00".repeat(60))),
                folder.resolve("missing" + text), folder.resolve("missing" + text).resolve("in it"), folder);
    }

    /// The text as a key, a value, every other type with text in it, and what is warned of beside it.
    private Variant everything() {
        Variant own = new Variant.Text(text);
        ElementType script = new ElementType.Script("res://" + text);
        ElementType type = new ElementType.ClassName(text);
        return Variant.Dictionary.of(List.of(
                new Variant.Entry(own, ONE),
                new Variant.Entry(own, own),
                new Variant.Entry(new Variant.Name(text), new Variant.Name(text)),
                new Variant.Entry(Variant.NodePath.of(List.of(text), List.of(), true), path()),
                new Variant.Entry(new Variant.PackedStrings(List.of(text)), new Variant.PackedStrings(List.of(text))),
                new Variant.Entry(new Variant.Signal(text, 5), new Variant.Signal(text, 5)),
                new Variant.Entry(new Variant.Text("class"), new Variant.Array(type, List.of(ONE), false)),
                new Variant.Entry(new Variant.Text("script"), new Variant.Array(script, List.of(ONE), false)),
                new Variant.Entry(new Variant.Text("both"), new Variant.Dictionary(type, script,
                        List.of(new Variant.Entry(own, own)), false)),
                new Variant.Entry(new Variant.Text("object"), new Variant.FullObject(text, List.of(
                        new Variant.Property(text, own),
                        new Variant.Property("script", new Variant.Text("res://" + text)),
                        new Variant.Property(text, Variant.Array.of(List.of(own))))))));
    }

    private Variant path() {
        return Variant.NodePath.of(List.of(text, "b"), List.of(text), true);
    }

    private static byte[] encoded(Variant value) {
        try {
            return Encoder.encode(value, Dialects.of("godot4"));
        } catch (EncodeException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static byte[] framed(byte[] value) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(u32(value.length));
        out.writeBytes(value);
        return out.toByteArray();
    }

    private static byte[] u32(int number) {
        return ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(number).array();
    }

    private Path write(String name, byte[] bytes) {
        return write(name, "", bytes);
    }

    private Path write(String name, String suffix, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name + text + suffix), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
