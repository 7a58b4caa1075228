package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Keeps what no compiler sees of the sources.
class SourceTextTest {
    private static final Path SOURCES = Path.of("src");
    private static final int COLUMNS = 120;

    private static List<Path> sources() throws IOException {
        try (Stream<Path> all = Files.walk(SOURCES)) {
            return all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    /// {@return the numbers of the lines that are too long, from 1; rows of a table in a text block may be}
    private static List<Integer> tooLong(List<String> lines) {
        List<Integer> found = new ArrayList<>();
        boolean inBlock = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            inBlock ^= line.split("\"\"\"", -1).length % 2 == 0;
            if (!inBlock && line.codePointCount(0, line.length()) > COLUMNS) {
                found.add(i + 1);
            }
        }
        return found;
    }

    @Test
    void noLineIsLongerThanItsColumns() throws IOException {
        for (Path source : sources()) {
            assertThat(tooLong(Files.readAllLines(source)))
                    .as("lines of %s with more than %d columns: break them before an operator, after a comma, or in the"
                            + " middle of a string", source, COLUMNS)
                    .isEmpty();
        }
    }

    @Test
    void aLineOfOneColumnTooManyIsFoundAndARowOfATextBlockIsNot() {
        String row = "x".repeat(COLUMNS + 1);
        assertThat(tooLong(List.of("x".repeat(COLUMNS), row, "\"\"\"", row, "\"\"\"", row))).containsExactly(2, 6);
    }
}
