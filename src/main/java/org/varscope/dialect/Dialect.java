package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.variant.VariantKind;

/// The wire rules of one engine generation, or of one document about them: a table and a few traits.
public final class Dialect {
    private final Traits traits;
    private final List<Row> rows;
    private final @Nullable Row[] byId = new Row[256];
    private final Map<VariantKind, Row> byKind = new EnumMap<>(VariantKind.class);

    /// What a dialect has beside its table.
    ///
    /// @param name        on the command line, such as `godot4`
    /// @param title       for people, such as `Godot 4`
    /// @param covers      which versions, in a few words
    /// @param generation  whose decoder it follows: 2 (Godot 1 and 2), 3, or 4
    /// @param typeMask    the header bits that are the type number
    /// @param depthLimit  how many levels below the root are read; [Integer#MAX_VALUE] for no limit
    /// @param text        what becomes of a string's bytes
    /// @param nullObject  what is written for a null object
    /// @param wideReals   whether the numbers of vectors are written in 64 bits (double precision)
    /// @param document    whether this is a document's reading, never chosen by itself
    public record Traits(String name, String title, String covers, int generation, int typeMask, int depthLimit,
            TextRule text, NullObject nullObject, boolean wideReals, boolean document) { }

    /// @throws IllegalArgumentException if two rows share an id or an id is out of range
    public Dialect(Traits traits, List<Row> rows) {
        this.traits = traits;
        this.rows = List.copyOf(rows);
        for (Row row : rows) {
            if (row.id() < 0 || row.id() > 255 || byId[row.id()] != null) {
                throw new IllegalArgumentException("type number " + row.id() + " is out of range or given twice");
            }
            byId[row.id()] = row;
            byKind.putIfAbsent(row.kind(), row);
        }
    }

    /// {@return everything but the table}
    public Traits traits() {
        return traits;
    }

    /// {@return the name on the command line}
    public String name() {
        return traits.name();
    }

    /// {@return the table, in order of the ids}
    public List<Row> rows() {
        return rows;
    }

    /// {@return the type that `header` announces, or null where the dialect has none}
    ///
    /// Godot 1 and 2 compare the whole word, so that any set flag makes the type unknown; later engines look at the
    /// low byte alone.
    public @Nullable Row row(int header) {
        int id = header & traits.typeMask();
        return id < 0 || id > 255 ? null : byId[id];
    }

    /// {@return the type that has `kind`; empty where the dialect cannot write it}
    public Optional<Row> rowOf(VariantKind kind) {
        return Optional.ofNullable(byKind.get(kind));
    }

    /// {@return the type called `name` in this dialect}
    public Optional<Row> rowNamed(String name) {
        return rows.stream().filter(r -> r.name().equals(name)).findFirst();
    }

    /// {@return what the dialect calls `kind`, or the kind's own name where the dialect lacks it}
    public String typeName(VariantKind kind) {
        return rowOf(kind).map(Row::name).orElse(kind.name());
    }

    /// {@return one more than the highest id, the engine's `VARIANT_MAX`}
    public int typeCount() {
        return rows.isEmpty() ? 0 : rows.getLast().id() + 1;
    }

    @Override
    public String toString() {
        return name();
    }
}
