package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.sample.SampleValues;
import org.varscope.scan.walk.FieldRole;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The page to begin with: what a save is made of, all in all.
record StartPages(Phrases phrases, Explained examples) {
    /// Types of which one says what the others are like, and which they are, by the key of their words.
    private static final Map<String, List<VariantKind>> LIKE = new LinkedHashMap<>();

    static {
        LIKE.put("nil", List.of(VariantKind.NIL));
        LIKE.put("bool", List.of(VariantKind.BOOL));
        LIKE.put("number", List.of(VariantKind.INT, VariantKind.FLOAT));
        LIKE.put("string", List.of(VariantKind.STRING, VariantKind.STRING_NAME));
        LIKE.put("vector", List.of(VariantKind.VECTOR2, VariantKind.TRANSFORM3D, VariantKind.COLOR));
        LIKE.put("path", List.of(VariantKind.NODE_PATH));
        LIKE.put("array", List.of(VariantKind.ARRAY));
        LIKE.put("dictionary", List.of(VariantKind.DICTIONARY));
        LIKE.put("packed", List.of(VariantKind.PACKED_BYTE_ARRAY, VariantKind.PACKED_VECTOR3_ARRAY));
        LIKE.put("object", List.of(VariantKind.OBJECT));
    }

    Chapter chapter() {
        return new Chapter(phrases.get("start"), List.of(new Topic(Guide.START, phrases.get("start.title"),
                this::start)));
    }

    private List<Block> start() {
        Dialect dialect = Dialects.of("godot4");
        LayoutDrawing drawing = new LayoutDrawing(phrases);
        List<Block> blocks = new ArrayList<>(List.of(paragraph("start.about"), heading("start.record"),
                paragraph("start.record.about"), new Block.Drawing(List.of(new Block.Drawing.Strip(
                        phrases.get("when.each-record"), List.of(
                        new Block.Drawing.Box(FieldRole.FRAME_LENGTH, phrases.get("box.record-length"), "4", false),
                        new Block.Drawing.Box(FieldRole.NUMBER, phrases.get("box.value"), phrases.get("size.value"),
                                true))))),
                heading("start.header"), paragraph("start.header.about"),
                drawing.header(dialect.rowOf(VariantKind.INT).orElseThrow(), dialect.traits().typeMask()),
                bits(), heading("start.values"), paragraph("start.values.about"), values(),
                heading("start.example")));
        Variant value = SampleValues.of(dialect.rowOf(VariantKind.DICTIONARY).orElseThrow()).firstEntry()
                .getValue();
        examples.value(value, dialect, "dictionary").ifPresent(blocks::add);
        blocks.addAll(List.of(heading("start.around"), paragraph("start.around.about"), heading("start.wrong"),
                paragraph("start.wrong.about"), heading("start.program"), paragraph("start.program.about")));
        return blocks;
    }

    private Block paragraph(String key) {
        return new Block.Paragraph(Prose.of(phrases.get(key)));
    }

    private Block heading(String key) {
        return new Block.Heading(phrases.get(key));
    }

    private Block bits() {
        return new Block.Table(List.of(phrases.get("head.bits"), phrases.get("head.says")),
                Stream.of("type", "wide", "elements", "entries").map(name -> List.of(
                        Prose.plain(phrases.get("start.bits." + name)),
                        Prose.of(phrases.get("start.bits." + name + ".says")))).toList());
    }

    private Block values() {
        return new Block.Table(List.of(phrases.get("head.type"), phrases.get("head.after-header")),
                LIKE.entrySet().stream().map(each -> List.of(Prose.join(phrases.get("in.between"),
                        each.getValue().stream().map(TypePages::link).toList()),
                        Prose.of(phrases.get("start.values." + each.getKey())))).toList());
    }
}
