package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.cli.options.SecretOptions.Sources;

/// What the README and the manual say of the command line holds: their commands print what they show, and their
/// sentences on repair, bounds, exit codes and keys are true. The README is for people in a hurry.
class ReadmeTest {
    private static final Path SAMPLES = Path.of("src", "main", "resources", "org", "varscope", "samples");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final String CUT = "cut.save";
    private static final int LEFT = 422;

    @TempDir
    private Path folder;

    private static final Path README = Path.of("README.md");
    private static final int SHORT = 150;
    private static final Path MANUAL = Path.of("src", "docs", "manual");

    /// A command, and the lines that are shown below it.
    private record Shown(String command, List<String> lines) { }

    /// The README and the pages of the manual, the one that makes the files of all others first.
    private static List<Path> documents() throws IOException {
        try (Stream<Path> pages = Files.list(MANUAL)) {
            return Stream.concat(Stream.of(MANUAL.resolve("command-line.md"), README), pages.sorted()).distinct()
                    .toList();
        }
    }

    private static String all() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path document : documents()) {
            all.append(Files.readString(document));
        }
        return all.toString();
    }

    /// All of them with each run of spaces and line ends as one space.
    private static String sentences() throws IOException {
        return all().replaceAll("\\s+", " ");
    }

    @BeforeEach
    void files() throws IOException {
        Files.copy(SAMPLES.resolve("adventure.save"), folder.resolve("adventure.save"));
        Files.copy(SAMPLES.resolve("adventure-encrypted-secret.save"), folder.resolve("secret.save"));
        byte[] save = Files.readAllBytes(folder.resolve("adventure.save"));
        Files.write(folder.resolve(CUT), Arrays.copyOf(save, LEFT));
        Files.writeString(folder.resolve("password.txt"), "secret\n");
    }

    /// Commands on files that no page makes are left out.
    private static List<Shown> shown() throws IOException {
        List<Shown> all = new ArrayList<>();
        boolean inside = false;
        boolean printing = false;
        for (String line : all().lines().toList()) {
            if (line.startsWith("```")) {
                inside = !inside;
                printing = false;
            } else if (inside && line.startsWith("$ ")) {
                all.add(new Shown(line.substring(2), new ArrayList<>()));
                printing = true;
            } else if (printing) {
                all.getLast().lines.add(line);
            }
        }
        all.removeIf(each -> !each.command.contains("varscope ")
                || each.command.matches(".*(picture|memory)\\.\\w+|.*(project|mixed|game)\\..*|.*guide.*"));
        return all;
    }

    private Ran ran(String command) throws IOException {
        Map<String, String> variables = new HashMap<>();
        InputStream in = InputStream.nullInputStream();
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        boolean redirected = false;
        while (word.find()) {
            String text = word.group(1) != null ? word.group(1) : word.group(2);
            if (redirected) {
                in = Files.newInputStream(folder.resolve(text));
                redirected = false;
            } else if (words.isEmpty() && text.startsWith("VARSCOPE_")) {
                variables.put(text.substring(0, text.indexOf('=')), text.substring(text.indexOf('=') + 1));
            } else if (text.equals("<")) {
                redirected = true;
            } else {
                words.add(text.matches("[\\w-]+\\.(save|svg)") ? folder.resolve(text).toString() : text);
            }
        }
        return Ran.of(words.subList(1, words.size()), new Sources(in, variables::get));
    }

    private List<String> local(String text) {
        return text.replace(folder + File.separator, "").lines().toList();
    }

    @Test
    void itsCommandsPrintWhatItShows() throws IOException {
        List<Shown> all = shown();
        assertThat(all).hasSizeGreaterThanOrEqualTo(28);
        for (Shown each : all) {
            Ran ran = ran(each.command);
            List<String> printed = new ArrayList<>(local(ran.out()));
            printed.addAll(local(ran.err()));
            assertThat(ran.err()).as(each.command).doesNotContain("Usage", "Exception");
            int until = each.lines.indexOf("...");
            List<String> wanted = until < 0 ? each.lines : each.lines.subList(0, until);
            if (!each.lines.isEmpty()) {
                assertThat(until < 0 ? printed : printed.subList(0, Math.min(until, printed.size())))
                        .as(each.command).isEqualTo(wanted);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0 | tree adventure.save", "0 | check adventure.save", "0 | find --int 100 adventure.save",
        "0 | diff adventure.save adventure.save",
        "1 | check cut.save", "1 | repair cut.save", "1 | explain cut.save", "1 | find --int 123456 adventure.save",
        "1 | diff adventure.save cut.save", "1 | replace --int 123456 --with 1 adventure.save",
        "2 | tree --nonsense adventure.save", "2 | find adventure.save", "2 | find --text ( --regex adventure.save",
        "3 | tree missing.save", "3 | check password.txt", "3 | tree secret.save",
        "3 | set adventure.save '$.player.gold' 5 -o missing/out.bin",
        "4 | get adventure.save $.nothing", "4 | set adventure.save '$.scores[0]' '\"many\"'",
        "4 | explain --at 0xFFFFF adventure.save"})
    void itsExitCodesAreThoseThatVerbsEndWith(int code, String command) throws IOException {
        assertThat(ran("varscope " + command.replace("password.txt", "'" + folder.resolve("password.txt") + "'")
                .replace("missing/out.bin", "'" + folder.resolve("missing/out.bin") + "'")).code()).isEqualTo(code);
        assertThat(sentences()).contains("Exit codes: 0 fine, or found, or the same; 1 refused or damaged, or not "
                + "found, or different; 2 wrong usage; 3 a file that cannot be read or written or is something else; "
                + "4 a path or value that does not fit.");
    }

    @Test
    void aRepairIsWrittenWhereItIsAskedForAndSaysWhatIsLost() throws IOException {
        assertThat(sentences()).contains("The exit code is 0 exactly where `check` of what was written gives 0. FILE "
                + "itself is written only with `--in-place`.");
        byte[] damaged = Files.readAllBytes(folder.resolve(CUT));
        Ran mended = ran("varscope repair cut.save -o mended.save");
        assertThat(mended.code()).isEqualTo(ran("varscope check mended.save").code()).isZero();
        assertThat(mended.out() + mended.err()).contains("are cut off");
        Ran salvaged = ran("varscope repair cut.save --salvage rest.save");
        assertThat(salvaged.code()).isEqualTo(ran("varscope check rest.save").code()).isZero();
        assertThat(salvaged.out() + salvaged.err()).contains("$.player");
        assertThat(ran("varscope repair cut.save -o cut.save").code()).isNotZero();
        assertThat(folder.resolve(CUT)).hasBinaryContent(damaged);
        assertThat(ran("varscope repair cut.save --in-place").code()).isZero();
        assertThat(ran("varscope check cut.save").code()).isZero();
    }

    @Test
    void aPersonInAHurryReadsItToTheEnd() throws IOException {
        assertThat(Files.readAllLines(README)).hasSizeLessThanOrEqualTo(SHORT);
    }

    @Test
    void everyFileThatALinkLeadsToIsThere() throws IOException {
        for (Path document : documents()) {
            List<String> links = Pattern.compile("]\\(([^)#]+)[^)]*\\)").matcher(Files.readString(document)).results()
                    .map(link -> link.group(1)).toList();
            assertThat(links).as(document.toString()).allSatisfy(link ->
                    assertThat(document.resolveSibling(link)).exists());
        }
    }

    @Test
    void itsBoundIsTheOneThatIsHeldTo() throws IOException {
        assertThat(sentences()).contains("so that no verb prints more than " + BoundedOutputTest.FACTOR
                + " times the bytes of a file, and " + (BoundedOutputTest.CONSTANT >> 10) + " KiB.");
    }

    @Test
    void itsKeysAreThoseOfThePageOfKeys() throws IOException {
        String page = Files.readString(Path.of("src", "docs", "keys.md"));
        List<String> keys = Pattern.compile("\\*\\*((?:(?:Ctrl|Alt|Shift)\\+)+\\w+|F\\d+)\\*\\*").matcher(all())
                .results().map(match -> match.group(1)).distinct().toList();
        assertThat(keys).hasSizeGreaterThan(40).allSatisfy(key -> assertThat(page)
                .containsPattern("(?<![\\w+])" + Pattern.quote(key) + "(?![\\w+])"));
    }
}
