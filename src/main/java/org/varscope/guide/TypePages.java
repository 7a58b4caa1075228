package org.varscope.guide;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.explain.field.Pages;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.sample.SampleValues;
import org.varscope.variant.VariantKind;

/// A page for each type: its layouts in all dialects, its numbers and names, values of it.
record TypePages(Phrases phrases, Explained examples) {
    /// Those whose numbers are side by side in the table of all types.
    private static final List<String> SIDE_BY_SIDE = List.of("godot4", "godot4.0", "godot3", "godot2");

    /// Dialects that lay a type out in the same way.
    private record Form(Layout layout, boolean wide) {
        static Form of(Row row) {
            return new Form(row.layout(), row.wide());
        }
    }

    /// A dialect and its row of a type.
    private record Use(Dialect dialect, Row row) { }

    Chapter chapter() {
        List<Topic> topics = new ArrayList<>(List.of(new Topic(Pages.TYPES, phrases.get("types"), this::all)));
        for (VariantKind kind : VariantKind.values()) {
            List<String> names = uses(kind).stream().map(use -> use.row().name()).distinct().toList();
            topics.add(new Topic(Pages.of(kind), name(kind), names, () -> page(kind)));
        }
        return new Chapter(phrases.get("types"), topics);
    }

    /// {@return what the newest dialect that has `kind` calls it}
    static String name(VariantKind kind) {
        return kind == VariantKind.OPAQUE ? "EntityID" : uses(kind).getFirst().row().name();
    }

    /// {@return a link to the page of `kind`}
    static Prose link(VariantKind kind) {
        return Prose.link(name(kind), Pages.of(kind));
    }

    private static List<Use> uses(VariantKind kind) {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream())
                .flatMap(dialect -> dialect.rows().stream().filter(row -> row.kind() == kind)
                        .map(row -> new Use(dialect, row))).toList();
    }

    private List<Block> all() {
        List<Dialect> dialects = SIDE_BY_SIDE.stream().map(Dialects::of).toList();
        List<String> heads = new ArrayList<>(List.of(phrases.get("head.type"), phrases.get("head.layout")));
        dialects.forEach(dialect -> heads.add(dialect.traits().title()));
        List<List<Prose>> rows = new ArrayList<>();
        for (VariantKind kind : VariantKind.values()) {
            List<Prose> row = new ArrayList<>(List.of(link(kind),
                    Prose.plain(layout(uses(kind).getFirst().row()))));
            dialects.forEach(dialect -> row.add(Prose.plain(dialect.rowOf(kind)
                    .map(each -> each.id() + (each.name().equals(name(kind)) ? "" : " " + each.name())).orElse(""))));
            rows.add(row);
        }
        return List.of(paragraph("types.about"), new Block.Table(heads, rows));
    }

    private Block paragraph(String key) {
        return new Block.Paragraph(Prose.of(phrases.get(key)));
    }

    private Block heading(String key) {
        return new Block.Heading(phrases.get(key));
    }

    private List<Block> page(VariantKind kind) {
        List<Use> uses = uses(kind);
        List<Block> blocks = new ArrayList<>(List.of(paragraph("type." + Pages.of(kind).substring("types/".length()))));
        Map<Form, List<Use>> forms = uses.stream()
                .collect(Collectors.groupingBy(use -> Form.of(use.row()), LinkedHashMap::new, Collectors.toList()));
        LayoutDrawing drawing = new LayoutDrawing(phrases);
        blocks.add(heading("layout"));
        forms.values().forEach(same -> {
            blocks.add(new Block.Paragraph(in(same)));
            blocks.add(drawing.of(same.getFirst().row()));
        });
        blocks.add(heading("header"));
        blocks.add(new Block.Paragraph(in(List.of(uses.getFirst()))));
        blocks.add(drawing.header(uses.getFirst().row(), uses.getFirst().dialect().traits().typeMask()));
        blocks.add(heading("examples"));
        forms.values().stream().map(List::getFirst).filter(use -> !use.dialect().traits().document())
                .forEach(use -> blocks.addAll(examples(use, use == uses.getFirst())));
        blocks.add(heading("numbers"));
        blocks.add(new Block.Table(List.of(phrases.get("head.dialect"), phrases.get("head.number"),
                phrases.get("head.name"), phrases.get("head.layout")), uses.stream().map(this::row).toList()));
        blocks.addAll(new Differences(phrases).about(kind));
        return blocks;
    }

    private Prose in(List<Use> uses) {
        return Prose.join("", List.of(Prose.plain(phrases.get("in.before")), Prose.join(phrases.get("in.between"),
                uses.stream().map(use -> DialectPages.link(use.dialect())).toList()),
                Prose.plain(phrases.get("in.after"))));
    }

    /// Of the newest dialect, all that there is to show of the type; of others, a plain value.
    private List<Block> examples(Use use, boolean newest) {
        Dialect dialect = use.dialect();
        String name = Pages.of(use.row().kind()).substring("types/".length());
        return SampleValues.of(use.row()).entrySet().stream().filter(value -> newest || value.getKey().isEmpty())
                .flatMap(value -> examples.value(value.getValue(), dialect, name + "-" + dialect.name()
                        + (value.getKey().isEmpty() ? "" : "-" + value.getKey())).stream())
                .<Block>map(Function.identity()).toList();
    }

    private List<Prose> row(Use use) {
        return List.of(DialectPages.link(use.dialect()), Prose.plain(Integer.toString(use.row().id())),
                Prose.code(use.row().name()), Prose.plain(layout(use.row())));
    }

    /// {@return how a type is laid out, in a few words}
    private String layout(Row row) {
        return new LayoutWords(phrases).of(row);
    }
}
