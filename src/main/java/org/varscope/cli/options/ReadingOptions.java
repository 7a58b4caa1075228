package org.varscope.cli.options;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.Opened;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Layers;
import org.varscope.container.Secret;
import org.varscope.container.Wrapper;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.DialectFile;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.FieldsFile;
import org.varscope.document.save.SmallText;
import org.varscope.said.Clauses;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Options of every verb that reads a file.
public final class ReadingOptions implements Closeable {
    private static final String AUTO = Layers.AUTO;
    /// What the name of a file with a list of fields comes after.
    private static final String FROM_FILE = Framing.FIELDS + "@";
    /// What is no other word, and looks like a list of fields.
    private static final Pattern LAYOUT = Pattern.compile("[,=(\"]|(?:^|\\+)\\s*(?:[ui]\\d|half|float|double|real|"
            + "pascal|string|bytes|line|csv|var|text|hex|sha|md5|crc|adler|hmac)");
    /// What comes before the name of a file with a list of fields, which needs no `fields:`.
    private static final Pattern FILE = Pattern.compile("((?:[\\w:-]+\\+)*)@(.+)");

    @Option(names = "--dialect", paramLabel = "NAME|PATH", defaultValue = AUTO,
            description = "Read as this engine writes: a name such as godot4, or a table from a file whose name holds "
                    + "a / or ends in .dialect. Without it, the bytes tell.")
    private String dialect = AUTO;

    @Option(names = "--container", paramLabel = "NAME", description = "How values lie in the file: bare, values, "
                    + "stream, stream-be, packets, project, or fields:LIST with a list such as u32,pascal,var... "
                    + "or with @ and the name of a file that holds one (a list needs no fields: before it; one of "
                    + "its items may be wrapped, as in \"SAVE\",size=u32,zlib(var...):size,crc32(before)); and, "
                    + "before it and a plus sign, what they are "
                    + "wrapped in: compressed, encrypted, base64, hexadecimal, or one buffer packed with "
                    + "zstd, gzip, zlib, deflate or fastlz, after its size in zstd:u64 (u32, -be, packed-u32), or "
                    + "combined with a key as xor:5A, as in encrypted+stream. "
                    + "Without it, a list in a file beside it with .fields after its name tells, or the bytes do.")
    private @Nullable String container;

    @Option(names = "--any-size",
            description = "Unpack a compressed file also where very much more is inside: more than "
                    + "256 MiB, and than a hundred times its size.")
    private boolean anySize;

    @Mixin
    private SecretOptions secrets = new SecretOptions();

    private SecretOptions.@Nullable Sources sources;
    private final List<OpenFile> read = new ArrayList<>();
    private String listed = "";

    @Option(names = "--allow-objects", description = "For verdicts: answer as an engine that is told to allow objects. "
            + "Nothing is ever instantiated here; what only a project could tell is assumed in its favour and said.")
    private boolean allowObjects;

    @Option(names = "--quiet", description = "No progress, no headings, no hints.")
    private boolean quiet;

    /// {@return what verdicts are asked for}
    public ObjectRule objects() {
        return allowObjects ? ObjectRule.ALLOWED : ObjectRule.FORBIDDEN;
    }

    /// {@return whether they say how a file is read}
    public boolean isAsked() {
        return container != null || !dialect.equals(AUTO);
    }

    public boolean isQuiet() {
        return quiet;
    }

    /// {@return the same file, which is closed with the verb}
    public OpenFile closing(OpenFile file) {
        read.add(file);
        return file;
    }

    /// Closes every file that was read. It is no loss where that fails: nothing was written to them.
    @Override
    public void close() {
        for (OpenFile file : read) {
            try {
                file.close();
            } catch (IOException _) {
                continue;
            }
        }
    }

    /// Takes where passwords may come from.
    public void take(SecretOptions.Sources given) {
        sources = given;
    }

    /// {@return what opens encrypted files, or null where nothing says it}
    public @Nullable Secret secret() throws Refusal {
        return sources == null ? null : secrets.secret(sources);
    }

    /// {@return the wrappers and the framing that were asked for}
    ///
    /// Where nothing was, a list of fields that is beside `file` counts as asked for.
    public Layers layers(Path file) throws Refusal, IOException {
        Layers layers = named(file);
        return anySize ? layers.ofAnySize() : layers;
    }

    private Layers named(Path file) throws Refusal, IOException {
        if (container == null) {
            Optional<FieldsFile> beside = FieldsFile.find(file);
            listed = beside.map(FieldsFile::why).map(Clauses::clause).orElse("");
            return beside.map(FieldsFile::layers).orElse(Layers.ANY);
        }
        try {
            return asked(container);
        } catch (FieldListException e) {
            if (LAYOUT.matcher(container).find() || container.contains(Framing.FIELDS)) {
                throw new Refusal(ExitCode.USAGE, "--container " + container + ": " + Clauses.why(e));
            }
            throw new Refusal(ExitCode.USAGE, "--container " + container
                    + ": expected auto, " + Framing.all().stream().map(Framing::word).collect(Collectors.joining(", "))
                    + ", packets, fields:LIST, after any of "
                    + Arrays.stream(Wrapper.values()).flatMap(w -> w.words().stream()).map(w -> w + "+")
                            .collect(Collectors.joining(", ")));
        }
    }

    /// {@return why a list of fields was used that nobody asked for, for people; empty where none was}
    public String listed() {
        return listed;
    }

    /// What the name of a container says, of which a list of fields may come from a file.
    private static Layers asked(String given) throws Refusal, FieldListException {
        Matcher file = FILE.matcher(given);
        String name = file.matches() ? file.group(1) + FROM_FILE + file.group(2) : given;
        int at = name.indexOf(FROM_FILE);
        if (at < 0) {
            return Layers.parse(name);
        }
        try {
            Layers read = FieldsFile.read(Opened.path(name.substring(at + FROM_FILE.length()))).layers();
            return Layers.parse(name.substring(0, at) + AUTO).around(read);
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, "--container " + name + ": " + Clauses.why(e));
        }
    }

    /// {@return the dialect that was asked for, or null for whichever fits}
    public @Nullable Dialect dialect() throws Refusal {
        if (dialect.equals(AUTO)) {
            return null;
        }
        if (dialect.contains("/") || dialect.contains("\\") || dialect.endsWith(".dialect")) {
            return fromFile();
        }
        Optional<Dialect> named = Dialects.named(dialect);
        return named.orElseThrow(() -> new Refusal(ExitCode.USAGE, "--dialect " + dialect + ": expected auto, "
                + Dialects.all().stream().map(Dialect::name).collect(Collectors.joining(", "))
                + ", or a file whose name holds a / or ends in .dialect"));
    }

    private Dialect fromFile() throws Refusal {
        try {
            Path file = Opened.path(dialect);
            String table = SmallText.read(file, FileRemark.DIALECT_TABLE);
            String name = file.getFileName().toString();
            return DialectFile.parse(name.endsWith(".dialect") ? name.substring(0, name.length() - 8) : name, table);
        } catch (IOException | IllegalArgumentException e) {
            throw new Refusal(ExitCode.FILE, "--dialect " + dialect + ": " + Clauses.why(e));
        }
    }
}
