package org.varscope.guide;

import module java.base;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Framing;
import org.varscope.explain.field.Pages;
import org.varscope.guide.page.Block.Drawing.Box;
import org.varscope.guide.page.Block.Drawing.Strip;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Example;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.scan.walk.FieldRole;
import org.varscope.variant.Variant;

/// A page for each way in which values are in a file.
record FilePages(Phrases phrases, Explained examples) {
    private static final String FOLDER = "files";
    private static final String VALUE = "files/value";
    private static final String VALUES = "files/values";
    private static final Framing LIST = Framing.named("fields:u8,pascal,var").orElseThrow();

    Chapter chapter() {
        List<Topic> topics = new ArrayList<>(List.of(new Topic(FOLDER, phrases.get("files"), this::all)));
        pages().forEach((name, framings) -> topics.add(new Topic(name, phrases.get(name.replace('/', '.')),
                framings.stream().map(Framing::word).toList(), () -> page(name, framings))));
        return new Chapter(phrases.get("files"), topics);
    }

    /// {@return every framing by the name of the page that tells of it}
    private static SequencedMap<String, List<Framing>> pages() {
        SequencedMap<String, List<Framing>> pages = new LinkedHashMap<>();
        List.of(Framing.STREAM, Framing.STREAM_BE, Framing.BARE, Framing.VALUES, Framing.PROJECT, LIST)
                .forEach(framing -> pages.computeIfAbsent(page(framing), _ -> new ArrayList<>()).add(framing));
        return pages;
    }

    private static String page(Framing framing) {
        return switch (framing.member()) {
            case VALUE -> framing.isSingle() ? VALUE : VALUES;
            case RECORD -> Pages.RECORD;
            case SETTING -> Pages.PROJECT;
            case ITEM -> Pages.FIELDS;
        };
    }

    private List<Block> all() {
        return List.of(new Block.Paragraph(Prose.of(phrases.get("files.about"))),
                new Block.Table(List.of(phrases.get("head.file"), phrases.get("head.word"), phrases.get("head.what")),
                        pages().entrySet().stream().map(page -> List.of(
                                Prose.link(phrases.get(page.getKey().replace('/', '.')), page.getKey()),
                                Prose.join(", ", page.getValue().stream().map(framing -> Prose.code(
                                        framing.isListed() ? Framing.FIELDS + "…" : framing.word()))
                                        .toList()),
                                Prose.of(phrases.get(page.getKey().replace('/', '.') + ".short")))).toList()));
    }

    private List<Block> page(String name, List<Framing> framings) {
        List<Block> blocks = new ArrayList<>(List.of(
                new Block.Paragraph(Prose.of(phrases.get(name.replace('/', '.') + ".about"))),
                new Block.Heading(phrases.get("layout")), drawing(framings.getFirst())));
        if (name.equals(Pages.FIELDS)) {
            blocks.add(new Block.Table(List.of(phrases.get("head.word"), phrases.get("head.stores")),
                    Arrays.stream(FieldKind.values()).map(kind -> List.of(Prose.code(kind.word()),
                            Prose.of(phrases.get("field." + kind.word())))).toList()));
        }
        blocks.add(new Block.Heading(phrases.get("examples")));
        Dialect dialect = Dialects.of("godot4");
        framings.forEach(framing -> blocks.add(examples.of(new Example(
                framing.word().replaceAll("[^a-z-].*", "") + ".gdvar", phrases.get("example." + page(framing)
                .substring("files/".length()) + (framing.equals(Framing.STREAM_BE) ? ".be" : "")), dialect,
                framing, false, bytes(framing, dialect)))));
        return blocks;
    }

    private Block drawing(Framing framing) {
        Box value = new Box(FieldRole.NUMBER, phrases.get("box.value"), phrases.get("size.value"), true);
        List<Box> record = new ArrayList<>();
        if (framing.isKeyed()) {
            record.addAll(List.of(word(FieldRole.LENGTH, "length"),
                    new Box(FieldRole.TEXT, phrases.get("box.key"), "n", true)));
        }
        if (framing.grammar().isFramed()) {
            record.add(word(FieldRole.FRAME_LENGTH, "record-length"));
        }
        record.add(value);
        Strip records = new Strip(framing.isSingle() ? "" : switch (framing.member()) {
            case VALUE -> phrases.get("when.each-value");
            case RECORD -> phrases.get("when.each-record");
            case SETTING -> phrases.get("when.each-setting");
            case ITEM -> phrases.get("when.for-instance");
        }, framing.isListed() ? listed() : record);
        return new Block.Drawing(framing.head() == null ? List.of(records) : List.of(new Strip("", List.of(
                word(FieldRole.HEADER, "magic-project"), word(FieldRole.LENGTH, "count"))), records));
    }

    private List<Box> listed() {
        return List.of(new Box(FieldRole.NUMBER, "u8", "1", false), word(FieldRole.LENGTH, "length"),
                new Box(FieldRole.TEXT, "pascal", "n", true), word(FieldRole.FRAME_LENGTH, "record-length"),
                new Box(FieldRole.NUMBER, "var", phrases.get("size.value"), true));
    }

    private Box word(FieldRole role, String name) {
        return new Box(role, phrases.get("box." + name), "4", false);
    }

    private static byte[] bytes(Framing framing, Dialect dialect) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] level = value(new Variant.Int(7), dialect);
        byte[] name = value(new Variant.Text("Ada"), dialect);
        if (framing.isListed()) {
            out.write(3);
            record(out, "Ada".getBytes(StandardCharsets.UTF_8));
            record(out, level);
            return out.toByteArray();
        }
        List<byte[]> values = framing.isSingle() || framing.isKeyed() ? List.of(name) : List.of(level, name);
        Framing.Head head = framing.head();
        if (head != null) {
            out.writeBytes(head.bytes(values.size()));
        }
        byte[] key = "application/config/name".getBytes(StandardCharsets.UTF_8);
        for (byte[] value : values) {
            out.writeBytes(framing.before(key, null, value.length));
            out.writeBytes(value);
        }
        return out.toByteArray();
    }

    /// {@return a record as `store_var` writes it, little-endian}
    static byte[] record(Variant value, Dialect dialect) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        record(out, value(value, dialect));
        return out.toByteArray();
    }

    private static byte[] value(Variant value, Dialect dialect) {
        try {
            return Encoder.encode(value, dialect);
        } catch (EncodeException e) {
            throw new IllegalStateException("an example of the guide cannot be written", e);
        }
    }

    private static void record(ByteArrayOutputStream out, byte[] bytes) {
        out.writeBytes(Framing.STREAM.before(bytes, null, bytes.length));
        out.writeBytes(bytes);
    }
}
