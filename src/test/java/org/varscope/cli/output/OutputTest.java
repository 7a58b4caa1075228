package org.varscope.cli.output;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.text.Visible;

/// What is written is what Java's own encoder makes of text that is fit to be shown.
class OutputTest {
    /// Characters of every kind: plain ones, those that JSON escapes, that are hidden, that take two to four bytes, and
    /// halves of pairs.
    private static final List<String> CHARACTERS = List.of("a", "Z", " ", "~", "?", "\"", "\\", "/", "\b", "\f", "\n",
            "\r", "\t", "\0", "\u001F", "\u007F", "\u0080", "\u00E9", "\u00FF", "\u0100", "\u0141", "\u200B", "\u202E",
            "\u202F", "\u2026", "\u2028", "\u3042", "\uD800", "\uDC41", "\uD83D\uDE00", "\uDB40\uDC41");

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Output output = new Output(bytes);

    private String written() {
        output.close();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static String text(Random random, int length) {
        boolean plain = random.nextInt(4) == 0;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(plain ? "b" : CHARACTERS.get(random.nextInt(4) == 0 ? random.nextInt(CHARACTERS.size()) : 0));
        }
        return text.toString();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void linesAreVisibleTextInUtf8(long seed) {
        Random random = new Random(seed);
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            String text = text(random, random.nextInt(i % 500 == 0 ? 100_000 : 40));
            output.line(text);
            expected.append(Visible.line(text)).append('\n');
        }
        assertThat(written()).isEqualTo(expected.toString());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void bothWaysToWriteJsonWriteTheSame(long seed) {
        Random random = new Random(seed);
        ByteArrayOutputStream others = new ByteArrayOutputStream();
        try (Output other = new Output(others)) {
            for (int i = 0; i < 1000; i++) {
                String first = text(random, random.nextInt(40));
                String second = text(random, random.nextInt(i % 500 == 0 ? 100_000 : 40));
                long number = random.nextLong();
                String term = text(new Random(i % 400), i % 20);
                output.jsonLine().text("first", first).number("number", number)
                        .raw("list", "[1]".getBytes(StandardCharsets.UTF_8)).text("second", second).term("term", term)
                        .end();
                other.json(line -> {
                    line.writeStringProperty("first", first).writeNumberProperty("number", number);
                    line.writeArrayPropertyStart("list").writeNumber(1).writeEndArray();
                    line.writeStringProperty("second", second).writeStringProperty("term", term);
                });
            }
        }
        assertThat(written()).isEqualTo(others.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aJsonLineThatFailsLeavesNothing() {
        output.json(line -> line.writeStringProperty("a", "b"));
        try {
            output.json(line -> {
                line.writeStringProperty("c", "d".repeat(10_000));
                throw new UncheckedIOException(new IOException("gone"));
            });
        } catch (UncheckedIOException _) {
            output.line("{}");
        }
        output.json(line -> line.writeStringProperty("e", "f"));
        assertThat(written()).isEqualTo("{\"a\":\"b\"}\n{}\n{\"e\":\"f\"}\n");
    }

    @Test
    void cellsStandInColumnsWithoutSpacesAtTheEndOfLines() {
        Table table = new Table(output, "lrl");
        table.row("a", "1", "x ");
        table.row("\uD83D\uDE00\u3042", "100", " ");
        table.row(" ", "", "");
        table.row("", "7", "\u2028end");
        table.end();
        assertThat(written()).isEqualTo("""
                a     1  x
                \uD83D\uDE00\u3042  100

                      7  \\u2028end
                """);
    }

    @Test
    void halfACharacterIsWrittenBeforeTheNextLine() throws IOException {
        output.writer().write("x\uD83D");
        output.line("\uDE00");
        assertThat(written()).isEqualTo("x\\ud83d\\ude00\n");
    }
}
