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

/// A page for each way in which values lie in a file.
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
        return switch (framing) {
            case Framing.Bare _ -> VALUE;
            case Framing.Values _ -> VALUES;
            case Framing.Stream _ -> Pages.RECORD;
            case Framing.Project _ -> Pages.PROJECT;
            case Framing.Fields _ -> Pages.FIELDS;
        };
    }

    private List<Block> all() {
        return List.of(new Block.Paragraph(Prose.of(phrases.get("files.about"))),
                new Block.Table(List.of(phrases.get("head.file"), phrases.get("head.word"), phrases.get("head.what")),
                        pages().entrySet().stream().map(page -> List.of(
                                Prose.link(phrases.get(page.getKey().replace('/', '.')), page.getKey()),
                                Prose.join(", ", page.getValue().stream().map(framing -> Prose.code(
                                        framing instanceof Framing.Fields ? Framing.FIELDS + "…" : framing.word()))
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
        return new Block.Drawing(switch (framing) {
            case Framing.Bare _ -> List.of(new Strip("", List.of(value)));
            case Framing.Values _ -> List.of(new Strip(phrases.get("when.each-value"), List.of(value)));
            case Framing.Stream _ -> List.of(new Strip(phrases.get("when.each-record"),
                    List.of(word(FieldRole.FRAME_LENGTH, "record-length"), value)));
            case Framing.Project _ -> List.of(new Strip("", List.of(word(FieldRole.HEADER, "magic-project"),
                    word(FieldRole.LENGTH, "count"))), new Strip(phrases.get("when.each-setting"), List.of(
                    word(FieldRole.LENGTH, "length"), new Box(FieldRole.TEXT, phrases.get("box.key"), "n", true),
                    word(FieldRole.FRAME_LENGTH, "record-length"), value)));
            case Framing.Fields _ -> List.of(new Strip(phrases.get("when.for-instance"), List.of(
                    new Box(FieldRole.NUMBER, "u8", "1", false), word(FieldRole.LENGTH, "length"),
                    new Box(FieldRole.TEXT, "pascal", "n", true), word(FieldRole.FRAME_LENGTH, "record-length"),
                    new Box(FieldRole.NUMBER, "var", phrases.get("size.value"), true))));
        });
    }

    private Box word(FieldRole role, String name) {
        return new Box(role, phrases.get("box." + name), "4", false);
    }

    private static byte[] bytes(Framing framing, Dialect dialect) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] level = value(new Variant.Int(7), dialect);
        byte[] name = value(new Variant.Text("Ada"), dialect);
        switch (framing) {
            case Framing.Bare _ -> out.writeBytes(name);
            case Framing.Values _ -> {
                out.writeBytes(level);
                out.writeBytes(name);
            }
            case Framing.Stream(var order) -> {
                record(out, level, order);
                record(out, name, order);
            }
            case Framing.Project _ -> {
                out.writeBytes("ECFG".getBytes(StandardCharsets.US_ASCII));
                word(out, 1, ByteOrder.LITTLE_ENDIAN);
                record(out, "application/config/name".getBytes(StandardCharsets.UTF_8), ByteOrder.LITTLE_ENDIAN);
                record(out, name, ByteOrder.LITTLE_ENDIAN);
            }
            case Framing.Fields _ -> {
                out.write(3);
                record(out, "Ada".getBytes(StandardCharsets.UTF_8), ByteOrder.LITTLE_ENDIAN);
                record(out, level, ByteOrder.LITTLE_ENDIAN);
            }
        }
        return out.toByteArray();
    }

    /// {@return a record as `store_var` writes it, little-endian}
    static byte[] record(Variant value, Dialect dialect) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        record(out, value(value, dialect), ByteOrder.LITTLE_ENDIAN);
        return out.toByteArray();
    }

    private static byte[] value(Variant value, Dialect dialect) {
        try {
            return Encoder.encode(value, dialect);
        } catch (EncodeException e) {
            throw new IllegalStateException("an example of the guide cannot be written", e);
        }
    }

    private static void record(ByteArrayOutputStream out, byte[] bytes, ByteOrder order) {
        word(out, bytes.length, order);
        out.writeBytes(bytes);
    }

    private static void word(ByteArrayOutputStream out, int word, ByteOrder order) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).order(order).putInt(word).array());
    }
}
