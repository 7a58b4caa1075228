package org.varscope.cli;

import module java.base;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Table;
import org.varscope.dialect.Dialect;
import org.varscope.explain.Language;
import org.varscope.explain.dialect.DialectComparison;
import org.varscope.explain.dialect.DifferenceWords;
import tools.jackson.core.JsonGenerator;

/// What `explain --dialects` prints: the ways in which a value is written, and below each other their fields in step.
record DialectsText(DialectComparison compared, Language language, Output out) {
    /// Prints for people. A way is a letter, which heads its column.
    void print() {
        DifferenceWords words = new DifferenceWords(language);
        for (int i = 0; i < compared.ways().size(); i++) {
            DialectComparison.Way way = compared.ways().get(i);
            out.line("%s  %s: %s bytes".formatted(letter(i), way.dialects().stream()
                    .map(dialect -> dialect.traits().title()).collect(Collectors.joining(", ")), way.bytes().length));
        }
        words.reasons(compared.refused()).forEach((reason, titles) ->
                out.line("-  %s: %s".formatted(String.join(", ", titles), reason)));
        Table table = new Table(out, "l".repeat(2 + compared.ways().size()));
        table.row(Stream.concat(Stream.of("", ""), IntStream.range(0, compared.ways().size())
                .mapToObj(DialectsText::letter)).toArray(String[]::new));
        compared.lines().forEach(line -> table.row(Stream.concat(Stream.of(line.path(), line.field()),
                line.cells().stream().map(cell -> cell(cell, words))).toArray(String[]::new)));
        table.end();
    }

    private static String letter(int way) {
        return Character.toString('A' + way);
    }

    private static String cell(DialectComparison.Cell cell, DifferenceWords words) {
        String differs = words.of(cell.difference());
        return Stream.of(cell.bytes(), cell.value(), differs.isEmpty() ? "" : "(" + differs + ")")
                .filter(part -> !part.isEmpty()).collect(Collectors.joining("  "));
    }

    /// Prints for machines: the ways and who writes them, then an object a field.
    void json() {
        out.json(line -> {
            line.writeArrayPropertyStart("ways");
            compared.ways().forEach(way -> {
                line.writeStartObject();
                line.writeArrayPropertyStart("dialects");
                way.dialects().stream().map(Dialect::name).forEach(line::writeString);
                line.writeEndArray();
                line.writeStringProperty("bytes", HexFormat.of().formatHex(way.bytes())).writeEndObject();
            });
            line.writeEndArray().writeArrayPropertyStart("refused");
            compared.refused().forEach(refused -> {
                line.writeStartObject().writeStringProperty("dialect", refused.dialect().name());
                line.writeArrayPropertyStart("lacks");
                refused.lacks().forEach(line::writeString);
                line.writeEndArray().writeStringProperty("reason", refused.reason()).writeEndObject();
            });
            line.writeEndArray();
        });
        compared.lines().forEach(field -> out.json(line -> {
            line.writeStringProperty("path", field.path()).writeStringProperty("field", field.field());
            line.writeArrayPropertyStart("cells");
            field.cells().forEach(cell -> cell(line, cell));
            line.writeEndArray();
        }));
    }

    private static void cell(JsonGenerator line, DialectComparison.Cell cell) {
        line.writeStartObject().writeStringProperty("bytes", cell.bytes()).writeStringProperty("value", cell.value())
                .writeStringProperty("difference", cell.difference().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .writeEndObject();
    }
}
