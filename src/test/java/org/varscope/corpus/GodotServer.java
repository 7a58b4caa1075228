package org.varscope.corpus;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.core.io.JsonStringEncoder;

/// Asks a real Godot 3 what it reads in files. It is the program `godot3-server`, a package of Debian; where it is not
/// installed, tests that ask it are skipped and say so.
public final class GodotServer {
    private static final String PROGRAM = "godot3-server";
    private static final String MARK = "@@";
    private static final long SECONDS = 120;

    private final Path folder;

    /// A file to be read.
    ///
    /// @param file     to open
    /// @param how      `plain`, `comp` (compressed), `pass` (with a password) or `key` (with hexadecimal digits)
    /// @param argument the password or the key
    public record Job(Path file, String how, String argument) { }

    /// What the engine read.
    ///
    /// @param error   its number, 0 if it opened the file
    /// @param length  of the content; -1 if it did not open
    /// @param records values, as `store_var` wrote them
    public record Answer(long error, long length, List<FileVerdict.Read> records) {
        /// {@return the values as the engine prints them}
        public List<String> texts() {
            return records.stream().map(FileVerdict.Read::text).toList();
        }
    }

    private GodotServer(Path folder) {
        this.folder = folder;
    }

    /// {@return the engine, at work in an empty `folder`; the test is skipped where it is not installed}
    public static GodotServer in(Path folder) {
        String path = System.getenv().getOrDefault("PATH", "");
        assumeTrue(Stream.of(path.split(File.pathSeparator)).anyMatch(d -> Files.isExecutable(Path.of(d, PROGRAM))),
                PROGRAM + " (a Debian package) is not installed, so nobody can say what Godot 3 reads");
        return new GodotServer(folder);
    }

    /// {@return what the engine reads in each of the files, in one run}
    public List<Answer> read(List<Job> jobs) {
        try {
            Files.writeString(folder.resolve("project.godot"), "config_version=4\n");
            Files.copy(Path.of("src", "test", "godot", "read.gd"), folder.resolve("read.gd"));
            Files.write(folder.resolve("jobs.json"), jobs.stream().map(GodotServer::json).toList());
            Path output = folder.resolve("output.txt");
            Process process = new ProcessBuilder(PROGRAM, "--path", folder.toString(), "-s", "read.gd")
                    .redirectErrorStream(true).redirectOutput(output.toFile()).start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException(PROGRAM + " did not end");
            }
            return answers(Files.readString(output));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static List<Answer> answers(String output) {
        List<Answer> answers = new ArrayList<>();
        for (String line : output.split("\n")) {
            if (line.startsWith(MARK)) {
                answers.add(answer(JsonLines.object(line.substring(MARK.length()))));
            }
        }
        return answers;
    }

    @SuppressWarnings("unchecked")
    private static Answer answer(Map<String, Object> json) {
        return new Answer(number(json, "error"), number(json, "length"),
                ((List<Map<String, Object>>) json.get("records")).stream()
                        .map(r -> new FileVerdict.Read(number(r, "at"), (String) r.get("text"))).toList());
    }

    private static long number(Map<String, Object> json, String name) {
        return ((Number) json.get(name)).longValue();
    }

    private static String json(Job job) {
        return "{\"path\": %s, \"how\": %s, \"argument\": %s}".formatted(quoted(job.file.toAbsolutePath().toString()),
                quoted(job.how), quoted(job.argument));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        JsonStringEncoder.getInstance().quoteAsString(text, quoted);
        return quoted.append('"').toString();
    }
}
