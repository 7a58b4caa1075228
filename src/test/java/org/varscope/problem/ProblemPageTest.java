package org.varscope.problem;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The page `src/docs/format/problems.md` lists every code, under its severity, and nothing else.
class ProblemPageTest {
    private static final Pattern ROW = Pattern.compile("\\| `([A-Z0-9_]+)` \\| \\S.*\\| \\S.*\\|");

    @Test
    void everyCodeIsExplainedUnderItsSeverity() throws IOException {
        List<String> listed = new ArrayList<>();
        String severity = "";
        for (String line : Files.readAllLines(Path.of("src", "docs", "format", "problems.md"))) {
            Matcher row = ROW.matcher(line);
            if (line.startsWith("## ")) {
                severity = line.substring(3);
            } else if (row.matches()) {
                listed.add(severity + " " + row.group(1));
            }
        }
        assertThat(listed).containsExactlyElementsOf(
                Arrays.stream(Code.values()).map(code -> code.severity() + " " + code).toList());
    }
}
