package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.NullObject;
import org.varscope.dialect.Row;
import org.varscope.explain.Phrases;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;

/// A page for each dialect: its table and what it has beside it, and how it differs from the one nearest to it.
record DialectPages(Phrases phrases) {
    private static final String FOLDER = "dialects/";

    /// The dialect that each is best compared with: an engine of the same kind that is older or newer, and of a
    /// document the engine that it describes.
    private static final Map<String, String> NEAREST = Map.ofEntries(Map.entry("godot4-double", "godot4"),
            Map.entry("godot4.3", "godot4"), Map.entry("godot4.0", "godot4.3"),
            Map.entry("godot4.0-double", "godot4.0"), Map.entry("godot4", "godot3.5"), Map.entry("godot3", "godot2"),
            Map.entry("godot3.5", "godot3"), Map.entry("rebel", "godot3.5"), Map.entry("godot1", "godot2"),
            Map.entry("doc-godot4", "godot4"), Map.entry("doc-godot4-transitional", "godot4.0"),
            Map.entry("doc-godot4-transitional-double", "godot4.0-double"), Map.entry("doc-godot3", "godot3"),
            Map.entry("doc-godot3-double", "godot3"), Map.entry("doc-rebel", "rebel"),
            Map.entry("doc-mole", "godot2"), Map.entry("godot3-alpha", "godot2"),
            Map.entry("godot4-dev-2021-02", "godot4.0"), Map.entry("godot4-dev-2021-12", "godot4.0"),
            Map.entry("whalesstate-4.2", "godot4.0"), Map.entry("segs", "godot3"),
            Map.entry("pandemonium", "godot3.5"));

    Chapter chapter() {
        List<Topic> topics = new ArrayList<>(List.of(new Topic("dialects", phrases.get("dialects"), this::all),
                new Topic(Differences.PAGE, phrases.get("documents"), () -> new Differences(phrases).page())));
        dialects().forEach(dialect -> topics.add(new Topic(FOLDER + dialect.name(), dialect.traits().title(),
                List.of(dialect.name()), () -> page(dialect))));
        return new Chapter(phrases.get("dialects"), topics);
    }

    /// {@return a link to the page of `dialect`}
    static Prose link(Dialect dialect) {
        return Prose.link(dialect.traits().title(), FOLDER + dialect.name());
    }

    private static List<Dialect> dialects() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream()).toList();
    }

    /// {@return the dialect that `dialect` is best compared with}
    static Optional<Dialect> nearest(Dialect dialect) {
        return Optional.ofNullable(NEAREST.get(dialect.name())).map(Dialects::of);
    }

    private List<Block> all() {
        return List.of(new Block.Paragraph(Prose.of(phrases.get("dialects.about"))),
                new Block.Table(List.of(phrases.get("head.dialect"), phrases.get("head.word"),
                        phrases.get("head.covers"), phrases.get("head.types")), dialects().stream().map(dialect ->
                        List.of(link(dialect), Prose.code(dialect.name()), Prose.plain(dialect.traits().covers()),
                                Prose.plain(Integer.toString(dialect.rows().size())))).toList()));
    }

    private List<Block> page(Dialect dialect) {
        Dialect.Traits traits = dialect.traits();
        List<Block> blocks = new ArrayList<>(List.of(
                new Block.Paragraph(Prose.of(phrases.get(traits.document() ? "dialect.document" : "dialect.engine",
                        traits.covers(), traits.name()))),
                new Block.Table(List.of(phrases.get("head.trait"), phrases.get("head.holds")), traits(dialect))));
        nearest(dialect).ifPresent(other -> {
            blocks.add(new Block.Heading(phrases.get("against", other.traits().title())));
            blocks.addAll(new TableDifferences(phrases).of(dialect, other));
        });
        if (traits.document()) {
            blocks.addAll(new Differences(phrases).in(dialect));
        }
        blocks.add(new Block.Heading(phrases.get("table")));
        blocks.add(new Block.Table(List.of(phrases.get("head.number"), phrases.get("head.type"),
                phrases.get("head.layout")), dialect.rows().stream().map(this::row).toList()));
        return blocks;
    }

    private List<Prose> row(Row row) {
        return List.of(Prose.plain(Integer.toString(row.id())),
                Prose.link(row.name(), org.varscope.explain.field.Pages.of(row.kind())),
                Prose.plain(new LayoutWords(phrases).of(row)));
    }

    /// {@return what the dialect has beside its table, as rows of what it is and what holds here}
    List<List<Prose>> traits(Dialect dialect) {
        Dialect.Traits traits = dialect.traits();
        return List.of(trait("type", phrases.get("trait.type." + Integer.bitCount(traits.typeMask()))),
                trait("depth", traits.depthLimit() == Integer.MAX_VALUE ? phrases.get("trait.depth.none")
                        : phrases.get("trait.depth.some", traits.depthLimit())),
                trait("text", phrases.get("trait.text." + traits.text().name().toLowerCase(Locale.ROOT))),
                trait("null", phrases.get(traits.nullObject() == NullObject.NIL ? "trait.null.nil"
                        : "trait.null.header")),
                trait("reals", phrases.get(traits.wideReals() ? "trait.reals.64" : "trait.reals.32")));
    }

    private List<Prose> trait(String name, String holds) {
        return List.of(Prose.plain(phrases.get("trait." + name)), Prose.of(holds));
    }
}
