package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.variant.VariantKind;

/// Where documents and engines disagree in what no table says.
record Differences(Phrases phrases) {
    /// The page of all of them.
    static final String PAGE = "documents";

    private static final List<String> GODOT3 = List.of("doc-godot3", "doc-godot3-double");
    private static final List<String> REBEL = List.of("doc-rebel");
    private static final List<String> OLD = together(GODOT3, REBEL);
    private static final List<String> TRANSITIONAL =
            List.of("doc-godot4-transitional", "doc-godot4-transitional-double");
    private static final List<String> MOLE = List.of("doc-mole");
    private static final List<String> NEWEST = List.of("doc-godot4");
    private static final List<String> BEFORE = together(OLD, TRANSITIONAL);
    private static final List<String> BEFORE_AND_MOLE = together(BEFORE, MOLE);
    /// Those that describe something else than the engine whose table is nearest to theirs.
    private static final Set<String> APART = Set.of("doc-godot4-transitional", "doc-godot4-transitional-double",
            "doc-godot3-double");

    /// What a difference does to somebody who reads files by the document.
    private enum Weight {
        /// Files are misread, or data is lost.
        HIGH,
        /// It goes wrong with some files.
        MEDIUM,
        /// Only the wording is off.
        LOW
    }

    /// One thing that is said in another way than it is done.
    ///
    /// @param key       of its words
    /// @param weight    of the difference
    /// @param documents the dialects of the documents that say it
    /// @param kinds     the types that it is about; none where it is about all
    private record Difference(String key, Weight weight, List<String> documents, Set<VariantKind> kinds) { }

    private static final List<Difference> ALL = List.of(
            new Difference("type-word", Weight.MEDIUM, BEFORE, Set.of()),
            new Difference("basis", Weight.HIGH, together(BEFORE, NEWEST), Set.of(
                    VariantKind.BASIS, VariantKind.TRANSFORM3D)),
            new Difference("float-width", Weight.LOW, together(BEFORE, NEWEST), Set.of(VariantKind.FLOAT)),
            new Difference("double", Weight.MEDIUM, BEFORE, Set.of(
                    VariantKind.VECTOR2, VariantKind.VECTOR3, VariantKind.COLOR, VariantKind.PACKED_COLOR_ARRAY,
                    VariantKind.PACKED_VECTOR2_ARRAY, VariantKind.PACKED_VECTOR3_ARRAY)),
            new Difference("double-lengths", Weight.MEDIUM, NEWEST, Set.of(
                    VariantKind.VECTOR4, VariantKind.PROJECTION, VariantKind.COLOR)),
            new Difference("flag-bits", Weight.MEDIUM, NEWEST, Set.of(VariantKind.INT, VariantKind.FLOAT)),
            new Difference("flag-64-types", Weight.LOW, NEWEST, Set.of(
                    VariantKind.INT, VariantKind.FLOAT, VariantKind.COLOR, VariantKind.PACKED_COLOR_ARRAY,
                    VariantKind.PACKED_FLOAT64_ARRAY)),
            new Difference("path-offsets", Weight.MEDIUM, BEFORE_AND_MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-old", Weight.MEDIUM, BEFORE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-old-padding", Weight.MEDIUM, MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-property", Weight.MEDIUM, BEFORE_AND_MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("path-padding", Weight.MEDIUM, NEWEST, Set.of(VariantKind.NODE_PATH)),
            new Difference("subnames-bug", Weight.HIGH, MOLE, Set.of(VariantKind.NODE_PATH)),
            new Difference("texts-nul", Weight.MEDIUM, BEFORE_AND_MOLE, Set.of(VariantKind.PACKED_STRING_ARRAY)),
            new Difference("float-array", Weight.LOW, BEFORE_AND_MOLE, Set.of(
                    VariantKind.PACKED_FLOAT32_ARRAY, VariantKind.PACKED_FLOAT64_ARRAY)),
            new Difference("shared", Weight.LOW, together(BEFORE, NEWEST), Set.of(
                    VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("shared-live", Weight.LOW, MOLE, Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("padding", Weight.LOW, BEFORE_AND_MOLE, Set.of(
                    VariantKind.STRING, VariantKind.PACKED_BYTE_ARRAY)),
            new Difference("offsets", Weight.LOW, BEFORE, Set.of(
                    VariantKind.PACKED_VECTOR2_ARRAY, VariantKind.PACKED_VECTOR3_ARRAY,
                    VariantKind.PACKED_COLOR_ARRAY)),
            new Difference("limits", Weight.MEDIUM, together(BEFORE_AND_MOLE, NEWEST), Set.of()),
            new Difference("nan", Weight.MEDIUM, together(BEFORE, NEWEST), Set.of(VariantKind.FLOAT)),
            new Difference("object-nothing", Weight.HIGH, OLD, Set.of(VariantKind.OBJECT)),
            new Difference("object-forms", Weight.HIGH, TRANSITIONAL, Set.of(VariantKind.OBJECT)),
            new Difference("object-names", Weight.HIGH, TRANSITIONAL, Set.of(VariantKind.OBJECT)),
            new Difference("id-sign", Weight.MEDIUM, TRANSITIONAL, Set.of(VariantKind.OBJECT)),
            new Difference("object-null", Weight.MEDIUM, NEWEST, Set.of(VariantKind.OBJECT)),
            new Difference("object-script", Weight.MEDIUM, NEWEST, Set.of(VariantKind.OBJECT)),
            new Difference("after-texts", Weight.MEDIUM, NEWEST, Set.of(VariantKind.OBJECT, VariantKind.SIGNAL)),
            new Difference("property-value", Weight.LOW, NEWEST, Set.of(VariantKind.OBJECT)),
            new Difference("int64-count", Weight.MEDIUM, TRANSITIONAL, Set.of(VariantKind.PACKED_INT64_ARRAY)),
            new Difference("order", Weight.HIGH, NEWEST, Set.of(
                    VariantKind.VECTOR4, VariantKind.VECTOR4I, VariantKind.TRANSFORM2D)),
            new Difference("class-kind", Weight.MEDIUM, NEWEST, Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("element-type", Weight.LOW, NEWEST, Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("typed-versions", Weight.LOW, NEWEST, Set.of(VariantKind.ARRAY, VariantKind.DICTIONARY)),
            new Difference("event", Weight.HIGH, MOLE, Set.of(VariantKind.INPUT_EVENT)),
            new Difference("mipmaps", Weight.MEDIUM, MOLE, Set.of(VariantKind.IMAGE)),
            new Difference("type-14", Weight.LOW, GODOT3, Set.of(VariantKind.COLOR)),
            new Difference("dates", Weight.LOW, REBEL, Set.of()),
            new Difference("mole-engine", Weight.LOW, MOLE, Set.of()));

    private static List<String> together(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /// {@return the page of all of them}
    List<Block> page() {
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(Prose.of(phrases.get("documents.about")))));
        blocks.add(new Block.Table(List.of(phrases.get("head.document"), phrases.get("head.against"),
                phrases.get("head.file"), phrases.get("head.names-itself")), documents().map(this::row).toList()));
        blocks.add(new Block.Heading(phrases.get("documents.each")));
        blocks.add(new Block.Paragraph(Prose.of(phrases.get("documents.weights"))));
        blocks.add(table(ALL, true));
        blocks.add(new Block.Heading(phrases.get("documents.unsaid")));
        blocks.add(new Block.Paragraph(Prose.of(phrases.get("documents.unsaid.about"))));
        return blocks;
    }

    private List<Prose> row(Dialect document) {
        FoundingDocument founding = FoundingDocument.of(document).orElseThrow();
        return List.of(DialectPages.link(document), APART.contains(document.name())
                ? Prose.of(phrases.get("documents.describes." + document.name()))
                : DialectPages.nearest(document).map(DialectPages::link).orElseThrow(),
                Prose.plain(founding.file()), Prose.plain(founding.title()));
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
        List<String> heads = new ArrayList<>(List.of(phrases.get("head.says"), phrases.get("head.does"),
                phrases.get("head.severity")));
        if (withDocuments) {
            heads.add(phrases.get("head.document"));
        }
        return new Block.Table(heads, differences.stream().map(each -> {
            List<Prose> row = new ArrayList<>(List.of(Prose.of(phrases.get("difference." + each.key() + ".says")),
                    Prose.of(phrases.get("difference." + each.key() + ".does")),
                    Prose.plain(phrases.get("weight." + each.weight().name().toLowerCase(Locale.ROOT)))));
            if (withDocuments) {
                row.add(Prose.join(phrases.get("in.between"), each.documents().stream()
                        .map(name -> DialectPages.link(Dialects.of(name))).toList()));
            }
            return row;
        }).toList());
    }
}
