package org.varscope.guide;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Layout;
import org.varscope.dialect.NullObject;
import org.varscope.dialect.Row;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.variant.VariantKind;

/// A page for each dialect: its table and what it has beside it, and how it differs from the one nearest to it.
record DialectPages(Phrases phrases) {
    private static final String FOLDER = "dialects/";
    /// The one document that says how texts of an array, paths and objects are laid out so that they could be read.
    private static final String THOROUGH = "doc-godot4";
    /// The dialect of versions that did not all write an object that is null in the same way.
    private static final String NULL_CHANGED = "godot3";

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
                        List.of(link(dialect), Prose.code(dialect.name()), Prose.plain(covers(dialect)),
                                Prose.plain(Integer.toString(dialect.rows().size())))).toList()));
    }

    private List<Block> page(Dialect dialect) {
        Dialect.Traits traits = dialect.traits();
        List<Block> blocks = new ArrayList<>(List.of(
                new Block.Paragraph(Prose.of(FoundingDocument.of(dialect).map(document ->
                        phrases.get("dialect.document", document.file(), covers(dialect), traits.name()))
                        .orElseGet(() -> phrases.get("dialect.engine", covers(dialect), traits.name())))),
                new Block.Table(List.of(phrases.get("head.trait"), phrases.get("head.holds")),
                        traits(dialect, true))));
        nearest(dialect).ifPresent(other -> {
            blocks.add(new Block.Heading(phrases.get("against", other.traits().title())));
            blocks.addAll(new TableDifferences(phrases).of(dialect, other));
        });
        if (traits.document()) {
            blocks.addAll(new Differences(phrases).in(dialect));
        }
        blocks.add(new Block.Heading(phrases.get("table")));
        List<String> heads = new ArrayList<>(List.of(phrases.get("head.number"), phrases.get("head.type"),
                phrases.get("head.layout")));
        if (traits.document()) {
            heads.add(phrases.get("head.printed"));
        }
        blocks.add(new Block.Table(heads, dialect.rows().stream().map(row -> row(row, dialect)).toList()));
        return blocks;
    }

    /// A type of a document has the name that is printed there, too.
    private List<Prose> row(Row row, Dialect dialect) {
        boolean borrowed = dialect.traits().document() && !dialect.name().equals(THOROUGH) && switch (row.layout()) {
            case Layout.PackedText _, Layout.NodePath _, Layout.Properties _, Layout.InputEvent _ -> true;
            default -> false;
        };
        List<Prose> cells = new ArrayList<>(List.of(Prose.plain(Integer.toString(row.id())),
                Prose.link(row.name(), org.varscope.explain.field.Pages.of(row.kind())),
                Prose.plain(new LayoutWords(phrases).of(row) + (borrowed ? phrases.get("trait.borrowed") : ""))));
        FoundingDocument.of(dialect).ifPresent(document -> cells.add(Prose.plain(document.name(row.id()))));
        return cells;
    }

    private String covers(Dialect dialect) {
        return phrases.get("covers." + dialect.name());
    }

    /// {@return what the dialect has beside its table, as rows of what it is and what holds here}
    ///
    /// @param marked whether what a document does not say is marked
    List<List<Prose>> traits(Dialect dialect, boolean marked) {
        Dialect.Traits traits = dialect.traits();
        boolean silent = marked && traits.document();
        boolean header = traits.nullObject() != NullObject.NIL;
        return List.of(trait("type", phrases.get("trait.type." + Integer.bitCount(traits.typeMask())), false),
                trait("depth", traits.depthLimit() == Integer.MAX_VALUE ? phrases.get("trait.depth.none")
                        : phrases.get("trait.depth.some", traits.depthLimit()), silent),
                trait("text", phrases.get("trait.text." + traits.text().name().toLowerCase(Locale.ROOT)), silent),
                trait("null", phrases.get(header ? "trait.null.header" : dialect.name().equals(NULL_CHANGED)
                        ? "trait.null.nil.godot3" : "trait.null.nil"), silent && !header),
                trait("reals", phrases.get(traits.wideReals() ? "trait.reals.64" : "trait.reals.32"), false));
    }

    private List<Prose> trait(String name, String holds, boolean borrowed) {
        return List.of(Prose.plain(phrases.get("trait." + name)),
                Prose.of(borrowed ? holds + phrases.get("trait.borrowed") : holds));
    }

    /// What the tables of two dialects do not have in common.
    record TableDifferences(Phrases phrases) {
        /// {@return a table of it, or a sentence where there is nothing}
        List<Block> of(Dialect dialect, Dialect other) {
            List<List<Prose>> rows = new ArrayList<>();
            DialectPages pages = new DialectPages(phrases);
            List<List<Prose>> here = pages.traits(dialect, false);
            List<List<Prose>> there = pages.traits(other, false);
            for (int i = 0; i < here.size(); i++) {
                if (!here.get(i).equals(there.get(i))) {
                    rows.add(List.of(here.get(i).getFirst(), here.get(i).getLast(), there.get(i).getLast()));
                }
            }
            for (VariantKind kind : VariantKind.values()) {
                Row row = dialect.rowOf(kind).orElse(null);
                Row old = other.rowOf(kind).orElse(null);
                if (!said(row).equals(said(old))) {
                    rows.add(List.of(TypePages.link(kind), Prose.plain(said(row)), Prose.plain(said(old))));
                }
            }
            if (rows.isEmpty()) {
                return List.of(new Block.Paragraph(Prose.of(phrases.get("against.nothing"))));
            }
            List<String> head = List.of(phrases.get("head.what"), dialect.traits().title(), other.traits().title());
            return List.of(new Block.Table(head, rows));
        }

        private String said(@Nullable Row row) {
            return row == null ? phrases.get("against.missing")
                    : phrases.get("against.row", row.id(), row.name(), new LayoutWords(phrases).of(row));
        }
    }
}
