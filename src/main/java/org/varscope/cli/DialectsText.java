package org.varscope.cli;

import module java.base;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Table;
import org.varscope.dialect.Dialect;
import org.varscope.explain.dialect.DialectComparison;
import org.varscope.explain.dialect.DifferenceWords;
import org.varscope.said.Language;
import org.varscope.text.Visible;
import tools.jackson.core.JsonGenerator;

/// What `explain --dialects` prints: the ways in which a value is written, and below each other their fields in step.
record DialectsText(DialectComparison compared, Language language, Output out) {
    /// Bytes of fields that are printed of each byte of the value, and of any value.
    private static final int FACTOR = 240;
    private static final int CONSTANT = 16 << 10;
    /// What is around the texts of a line and of a cell.
    private static final int AROUND_LINE = 40;
    private static final int AROUND_CELL = 56;

    /// {@return the first of the lines, as many as do not print too much}
    private List<DialectComparison.Line> fitting() {
        long left = (long) FACTOR * compared.ways().getFirst().bytes().length + CONSTANT;
        int count = 0;
        for (DialectComparison.Line line : compared.lines()) {
            left -= AROUND_LINE + size(line.path()) + size(line.field());
            for (DialectComparison.Cell cell : line.cells()) {
                left -= AROUND_CELL + size(cell.bytes()) + size(cell.value());
            }
            if (left < 0) {
                break;
            }
            count++;
        }
        return compared.lines().subList(0, count);
    }

    /// As many bytes as a text takes in JSON, which writes two characters for some.
    private static long size(String text) {
        return Visible.line(text).getBytes(StandardCharsets.UTF_8).length
                + text.chars().filter(each -> each == '"' || each == '\\').count();
    }

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
        List<DialectComparison.Line> fitting = fitting();
        fitting.forEach(line -> table.row(Stream.concat(Stream.of(line.path(), line.field()),
                line.cells().stream().map(cell -> cell(cell, words))).toArray(String[]::new)));
        table.end();
        int omitted = compared.lines().size() - fitting.size();
        if (omitted > 0) {
            out.line(omitted + " more fields are not printed (omitted)");
        }
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
        List<DialectComparison.Line> fitting = fitting();
        fitting.forEach(field -> out.json(line -> {
            line.writeStringProperty("path", field.path()).writeStringProperty("field", field.field());
            line.writeArrayPropertyStart("cells");
            field.cells().forEach(cell -> cell(line, cell));
            line.writeEndArray();
        }));
        int omitted = compared.lines().size() - fitting.size();
        if (omitted > 0) {
            out.json(line -> line.writeNumberProperty("omitted", omitted));
        }
    }

    private static void cell(JsonGenerator line, DialectComparison.Cell cell) {
        line.writeStartObject().writeStringProperty("bytes", cell.bytes()).writeStringProperty("value", cell.value())
                .writeStringProperty("difference", cell.difference().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .writeEndObject();
    }
}
