package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Phrases;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.variant.VariantKind;

/// Where documents and engines disagree in what no table says.
record Differences(Phrases phrases) {
    /// The page of all of them.
    static final String PAGE = "documents";

    private static final List<String> OLD = List.of("doc-godot3", "doc-godot3-double", "doc-rebel");
    private static final List<String> TRANSITIONAL =
            List.of("doc-godot4-transitional", "doc-godot4-transitional-double");
    private static final List<String> MOLE = List.of("doc-mole");
    private static final List<String> NEWEST = List.of("doc-godot4");
    private static final List<String> BEFORE = together(OLD, TRANSITIONAL);
    private static final List<String> BEFORE_AND_MOLE = together(BEFORE, MOLE);

    /// One thing that is said in another way than it is done.
    ///
    /// @param key       of its words
    /// @param documents the dialects of the documents that say it
    /// @param kinds     the types that it is about; none where it is about all
    private record Difference(String key, List<String> documents, Set<VariantKind> kinds) { }

    private static final List<Difference> ALL = List.of(
            new Difference("type-word", BEFORE, Set.of()),
            new Difference("basis", together(BEFORE, NEWEST),
                    Set.of(VariantKind.BASIS, VariantKind.TRANSFORM3D)),
            new Difference("float-width", BEFORE, Set.of(VariantKind.FLOAT)),
            new Difference("double", BEFORE, Set.of(VariantKind.VECTOR2, VariantKind.VECTOR3,
                    VariantKind.COLOR, VariantKind.PACKED_COLOR_ARRAY, VariantKind.PACKED_VECTOR2_ARRAY,
                    VariantKind.PACKED_VECTOR3_ARRAY)),
            new Difference("path-offsets", BEFORE_AND_MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-old", BEFORE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-old-padding", MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-property", BEFORE_AND_MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-padding", NEWEST, Set.of(VariantKind.NODE_PATH)),
            new Difference("texts-nul", BEFORE_AND_MOLE, Set.of(VariantKind.PACKED_STRING_ARRAY)),
            new Difference("shared", together(BEFORE, NEWEST),
                    Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("padding", BEFORE_AND_MOLE, Set.of(VariantKind.STRING)),
            new Difference("offsets", BEFORE, Set.of(VariantKind.PACKED_VECTOR2_ARRAY,
                    VariantKind.PACKED_VECTOR3_ARRAY, VariantKind.PACKED_COLOR_ARRAY)),
            new Difference("limits", together(BEFORE_AND_MOLE, NEWEST), Set.of()),
            new Difference("nan", together(BEFORE, NEWEST), Set.of(VariantKind.FLOAT)),
            new Difference("object-nothing", OLD, Set.of(VariantKind.OBJECT)),
            new Difference("object-forms", TRANSITIONAL, Set.of(VariantKind.OBJECT)),
            new Difference("object-names", TRANSITIONAL, Set.of(VariantKind.OBJECT)),
            new Difference("object-null", NEWEST, Set.of(VariantKind.OBJECT)),
            new Difference("object-script", NEWEST, Set.of(VariantKind.OBJECT)),
            new Difference("int64-count", TRANSITIONAL, Set.of(VariantKind.PACKED_INT64_ARRAY)),
            new Difference("order", NEWEST,
                    Set.of(VariantKind.VECTOR4, VariantKind.VECTOR4I, VariantKind.TRANSFORM2D)),
            new Difference("class-kind", NEWEST, Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("typed-versions", NEWEST, Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("event", MOLE, Set.of(VariantKind.INPUT_EVENT)));

    private static List<String> together(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /// {@return the page of all of them}
    List<Block> page() {
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(Prose.of(phrases.get("documents.about")))));
        blocks.add(new Block.Table(List.of(phrases.get("head.document"), phrases.get("head.against")),
                documents().map(document -> List.of(DialectPages.link(document),
                        DialectPages.nearest(document).map(DialectPages::link).orElseThrow())).toList()));
        blocks.add(new Block.Heading(phrases.get("documents.each")));
        blocks.add(table(ALL, true));
        blocks.add(new Block.Heading(phrases.get("documents.unsaid")));
        blocks.add(new Block.Paragraph(Prose.of(phrases.get("documents.unsaid.about"))));
        return blocks;
    }

    private static Stream<Dialect> documents() {
        return Dialects.all().stream().filter(dialect -> dialect.traits().document());
    }

    /// {@return those that are about values of `kind`}
    List<Block> about(VariantKind kind) {
        return part(each -> each.kinds().contains(kind), true);
    }

    /// {@return those of one document}
    List<Block> in(Dialect document) {
        return part(each -> each.documents().contains(document.name()), false);
    }

    private List<Block> part(Predicate<Difference> asked, boolean withDocuments) {
        List<Difference> found = ALL.stream().filter(asked).toList();
        return found.isEmpty() ? List.of() : List.of(new Block.Heading(phrases.get("documents")),
                table(found, withDocuments));
    }

    private Block table(List<Difference> differences, boolean withDocuments) {
        List<String> heads = new ArrayList<>(List.of(phrases.get("head.says"), phrases.get("head.does")));
        if (withDocuments) {
            heads.add(phrases.get("head.document"));
        }
        return new Block.Table(heads, differences.stream().map(each -> {
            List<Prose> row = new ArrayList<>(List.of(Prose.of(phrases.get("difference." + each.key() + ".says")),
                    Prose.of(phrases.get("difference." + each.key() + ".does"))));
            if (withDocuments) {
                row.add(Prose.join(phrases.get("in.between"), each.documents().stream()
                        .map(name -> DialectPages.link(Dialects.of(name))).toList()));
            }
            return row;
        }).toList());
    }
}
