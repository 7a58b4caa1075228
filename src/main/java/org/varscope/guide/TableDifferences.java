package org.varscope.guide;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;
import org.varscope.variant.VariantKind;

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
        return List.of(rows.isEmpty() ? new Block.Paragraph(Prose.of(phrases.get("against.nothing")))
                : new Block.Table(List.of(phrases.get("head.what"), dialect.traits().title(), other.traits().title()),
                        rows));
    }

    private String said(@Nullable Row row) {
        return row == null ? phrases.get("against.missing")
                : phrases.get("against.row", row.id(), row.name(), new LayoutWords(phrases).of(row));
    }
}
