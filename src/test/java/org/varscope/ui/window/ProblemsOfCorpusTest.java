package org.varscope.ui.window;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Report;
import org.varscope.cli.CommandLineRun;
import org.varscope.container.Secret;
import org.varscope.corpus.JsonLines;
import org.varscope.corpus.StoredFile;
import org.varscope.corpus.Verdict;
import org.varscope.document.Document;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Health;
import org.varscope.ui.toolkit.QueuedExecutor;

/// The window finds what `check` finds: the same codes at the same offsets, and the same answer to how many records
/// would load.
class ProblemsOfCorpusTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"malformed2", "malformed3", "malformed4"})
    void damagedValuesHaveTheProblemsOfCheck(String corpus) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Verdict verdict : Verdict.in(corpus)) {
            files.add(Files.write(folder.resolve(verdict.file() + ".bin"), verdict.bytes()));
        }
        assertSame(files, List.of());
    }

    @Test
    void inputsOnWhichSomethingFailedOnceHaveTheProblemsOfCheck() throws IOException {
        try (Stream<Path> found = Files.list(Path.of("src/test/resources/corpus/found"))) {
            assertSame(found.toList(), List.of());
        }
    }

    @Test
    void filesOfEveryKindHaveTheProblemsOfCheck() throws IOException {
        Map<List<String>, List<Path>> bySecret = new LinkedHashMap<>();
        for (StoredFile file : StoredFile.all()) {
            if (file.isOpened()) {
                Path path = Files.write(folder.resolve(file.folder() + "-" + file.file()), file.bytes());
                if (file.how() == StoredFile.How.FIELDS) {
                    Files.writeString(folder.resolve(path.getFileName() + ".fields"), file.argument());
                }
                bySecret.computeIfAbsent(secret(file), _ -> new ArrayList<>()).add(path);
            }
        }
        for (Map.Entry<List<String>, List<Path>> group : bySecret.entrySet()) {
            assertSame(group.getValue(), group.getKey());
        }
    }

    private static List<String> secret(StoredFile file) {
        return switch (file.how()) {
            case PASSWORD -> List.of("--password", file.argument());
            case KEY -> List.of("--key", file.argument());
            case PLAIN, COMPRESSED, BASE64, PROJECT, FIELDS, EMPTY, CODEC -> List.of();
        };
    }

    private static void assertSame(List<Path> files, List<String> secret) {
        Map<String, List<String>> checked = check(files, secret);
        for (Path file : files) {
            assertThat(problems(file, secret)).as("%s %s", file.getFileName(), secret)
                    .isEqualTo(checked.getOrDefault(file.toString(), List.of("nothing")));
        }
    }

    /// What the window says of a file.
    private static List<String> problems(Path file, List<String> secret) {
        List<Secret> known = secret.isEmpty() ? List.of() : List.of(secret.getFirst().equals("--password")
                ? Secret.ofPassword(secret.getLast().toCharArray()) : Secret.ofHex(secret.getLast()).orElseThrow());
        if (!(FileOpener.file(file, known, _ -> Progress.NONE) instanceof FileOpener.Outcome.Opened opened)) {
            return List.of("nothing");
        }
        Health health = new EditorModel(new Document(opened.structure()), QueuedExecutor.background(Runnable::run))
                .health();
        List<String> lines = new ArrayList<>();
        for (Problem problem : health.problems()) {
            lines.add("%s %s %d+%d".formatted(problem.code(), problem.severity(), problem.span().start(),
                    problem.span().length()));
        }
        if (health.more() > 0) {
            lines.add("others");
        }
        lines.sort(null);
        Report report = ((Health.State.Checked) health.state()).report();
        assertThat(report.complete()).isTrue();
        lines.addFirst("%d of %d refused".formatted(report.refused(), report.records()));
        // Machines are told of records only, and people of a wrapper's problems too.
        return report.records() == 0 ? List.of("nothing") : lines;
    }

    /// What `check --jsonl` says of each file.
    private static Map<String, List<String>> check(List<Path> files, List<String> secret) {
        List<String> arguments = new ArrayList<>(List.of("check", "--jsonl"));
        arguments.addAll(secret);
        files.forEach(file -> arguments.add(file.toString()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CommandLineRun.run(arguments.toArray(String[]::new), out, new PrintStream(new ByteArrayOutputStream()));
        Map<String, List<Map<String, Object>>> records = new LinkedHashMap<>();
        out.toString(StandardCharsets.UTF_8).lines().map(JsonLines::object)
                .forEach(line -> records.computeIfAbsent((String) line.get("file"), _ -> new ArrayList<>()).add(line));
        Map<String, List<String>> lines = new LinkedHashMap<>();
        records.forEach((file, verdicts) -> lines.put(file, lines(verdicts)));
        return lines;
    }

    @SuppressWarnings("unchecked")
    private static List<String> lines(List<Map<String, Object>> verdicts) {
        List<String> lines = new ArrayList<>();
        for (Map<String, Object> verdict : verdicts) {
            for (Map<String, Object> problem : (List<Map<String, Object>>) verdict.get("problems")) {
                // The window counts what is not listed beside its list.
                boolean others = String.valueOf(problem.get("message")).contains(" to be listed");
                lines.add(others ? "others" : "%s %s %d+%d".formatted(problem.get("problem"), problem.get("severity"),
                        problem.get("offset"), problem.get("length")));
            }
        }
        lines.sort(null);
        long refused = verdicts.stream().filter(verdict -> verdict.get("accepted") == Boolean.FALSE).count();
        lines.addFirst("%d of %d refused".formatted(refused, verdicts.size()));
        return lines;
    }
}
