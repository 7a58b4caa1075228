package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole sessions at the command line, as they are kept in the transcripts beside this class.
///
/// A line that begins with `$ varscope` is a command; what follows it is its output, with `! ` before each line of
/// standard error, and its exit code. Files are those of [SessionFiles], named `./like-this`. The command `cmp`
/// says whether two files are the same.
///
/// All of it goes the same whatever the language of the system is: here it is one with other digits.
///
/// `mvn test -Dtest=TranscriptTest -Dvarscope.transcripts=update` writes what is printed now into the transcripts.
@Isolated("changes the language of the whole program")
class TranscriptTest {
    private static final Path TRANSCRIPTS = Path.of("src", "test", "resources", "org", "varscope", "cli");
    private static final boolean UPDATE = "update".equals(System.getProperty("varscope.transcripts"));

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path folder;

    @BeforeEach
    void goToEgypt() {
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    }

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tree", "tree-jsonl", "check", "get", "set", "repair", "explain", "diff", "find", "strings",
            "files", "roots", "wrapped", "unwrap", "guide", "lesson", "render", "sample", "usage"})
    void theSessionGoesAsItsTranscriptSays(String name) throws IOException {
        SessionFiles.writeTo(folder);
        Path transcript = TRANSCRIPTS.resolve(name + ".transcript");
        String expected = Files.readString(transcript);
        String found = replayed(expected);
        if (UPDATE) {
            Files.writeString(transcript, found);
        }
        assertThat(found).isEqualTo(UPDATE ? found : expected);
    }

    private String replayed(String transcript) throws IOException {
        StringBuilder found = new StringBuilder();
        for (String line : transcript.lines().toList()) {
            if (line.startsWith("# ") || line.equals("#")) {
                found.append(line).append('\n');
            } else if (line.startsWith("$ varscope ") || line.startsWith("$ cmp ")) {
                found.append(line).append('\n').append(ran(words(line.substring(2))));
            }
        }
        return found.toString();
    }

    private String ran(List<String> words) throws IOException {
        String command = words.removeFirst();
        words.replaceAll(word -> word.startsWith("./") ? folder.resolve(word.substring(2)).toString()
                : word.replace("@./", "@" + folder + File.separator));
        if (command.equals("cmp")) {
            long at = Files.mismatch(Path.of(words.get(0)), Path.of(words.get(1)));
            return at < 0 ? "the same\n\n" : "differ from byte " + at + " on\n\n";
        }
        Ran ran = Ran.of(words);
        StringBuilder result = new StringBuilder(local(ran.out()));
        if (!result.isEmpty() && result.charAt(result.length() - 1) != '\n') {
            result.append("(no line end)\n");
        }
        ran.err().lines().forEach(line -> result.append("! ").append(local(line)).append('\n'));
        return result.append("exit ").append(ran.code()).append("\n\n").toString();
    }

    private String local(String text) {
        return text.replace(folder + "/", "./").replace(folder + "\\", "./");
    }

    /// The words of a command: parted by spaces, `'` and `"` quote as in a shell.
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean any = false;
        char quote = 0;
        for (char c : command.toCharArray()) {
            if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
                any = true;
            } else if (c == quote) {
                quote = 0;
            } else if (c == ' ' && quote == 0) {
                if (any) {
                    words.add(word.toString());
                }
                word.setLength(0);
                any = false;
            } else {
                word.append(c);
                any = true;
            }
        }
        if (any) {
            words.add(word.toString());
        }
        return words;
    }
}
