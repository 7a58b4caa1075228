package org.varscope.corpus;

import module java.base;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import tools.jackson.core.io.JsonStringEncoder;

/// Asks a real Godot 3 what it reads. It is the program `godot3-server`, a package of Debian; where it is not
/// installed, tests that ask it are skipped and say so.
public final class GodotServer {
    private static final String PROGRAM = "godot3-server";
    private static final String MARK = "@@";
    private static final long SECONDS = 120;

    private final Path folder;

    /// A file to be read.
    ///
    /// @param file     to open
    /// @param how      `plain`, `comp` (compressed), `pass` (with a password), `key` (with hexadecimal digits),
    ///                 `base64` or `fields`
    /// @param argument the password, the key, or the list of fields
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
            Files.write(folder.resolve("jobs.json"), jobs.stream().map(GodotServer::json).toList());
            return run("read.gd").stream().map(GodotServer::answer).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// {@return the settings called `names`, as the engine prints them when it starts in a project whose settings are
    /// the file `settings`}
    public List<String> settings(Path settings, List<String> names) {
        try {
            Files.copy(settings, folder.resolve("project.binary"));
            Files.write(folder.resolve("names.txt"), names);
            return run("settings.gd").stream().map(json -> (String) json.get("text")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// {@return how many keys each of the Dictionaries has, given in hexadecimal digits, once the engine has read it}
    public List<Long> keys(List<String> dictionaries) {
        try {
            Files.writeString(folder.resolve("project.godot"), "config_version=4\n");
            Files.write(folder.resolve("keys.txt"), dictionaries);
            return run("keys.gd").stream().map(json -> number(json, "size")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// {@return the objects that a script prints}
    private List<Map<String, Object>> run(String script) throws IOException {
        Files.copy(Path.of("src", "test", "godot", script), folder.resolve(script));
        Path output = folder.resolve("output.txt");
        ProcessBuilder engine = new ProcessBuilder(PROGRAM, "--path", folder.toString(), "-s", script)
                .redirectErrorStream(true).redirectOutput(output.toFile());
        engine.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
        engine.environment().put("HOME", folder.toString());
        Process process = engine.start();
        try {
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException(PROGRAM + " did not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(output).lines().filter(line -> line.startsWith(MARK))
                .map(line -> JsonLines.object(line.substring(MARK.length()))).toList();
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
