package org.varscope.cli.options;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldKind;
import org.varscope.find.BytePattern;
import org.varscope.find.Condition;
import org.varscope.find.PathGlob;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.Replacement;
import org.varscope.find.TextTest;
import org.varscope.problem.Code;
import org.varscope.said.Clauses;
import org.varscope.text.cell.TypedNumber;
import org.varscope.text.encoding.TextEncoding;
import picocli.CommandLine.Option;

/// Options that say what is to be found.
public final class QueryOptions {
    @Option(names = "--number", paramLabel = "N",
            description = "A number of any type and width, as the window finds it.")
    private List<String> numbers = List.of();

    @Option(names = "--int", paramLabel = "N", description = "An int of any width.")
    private List<String> ints = List.of();

    @Option(names = "--float", paramLabel = "X", description = "A float that is equal at its own width.")
    private List<String> floats = List.of();

    @Option(names = "--within", paramLabel = "T", description = "A float of --float may be this far away.")
    private @Nullable String within;

    @Option(names = "--text", paramLabel = "STRING",
            description = "A String, StringName, NodePath, key or name of a property "
            + "that contains it.")
    private List<String> texts = List.of();

    @Option(names = "--exact", description = "The text of --text is all there is.")
    private boolean exact;

    @Option(names = "--regex", description = "The text of --text or --raw-text is a regular expression.")
    private boolean regex;

    @Option(names = "--ignore-case", description = "Upper and lower case are the same in --text, and in "
            + "--raw-text with --encoding.")
    private boolean ignoreCase;

    @Option(names = "--key-name", paramLabel = "NAME",
            description = "The value of an entry with this key, a String or an "
            + "int, or of a property with this name.")
    private List<String> keys = List.of();

    @Option(names = "--type", paramLabel = "TYPE", description = "A value of this type, such as Vector2.")
    private List<String> types = List.of();

    @Option(names = "--path", paramLabel = "GLOB",
            description = "A value at such a path: * is anything in a step, ** any "
            + "number of steps, as in $.player.**.")
    private List<String> paths = List.of();

    @Option(names = "--problem", paramLabel = "CODE",
            description = "A value at which there is such a problem, as check "
            + "names it.")
    private List<String> problems = List.of();

    @Option(names = "--bytes", paramLabel = "HEX",
            description = "Bytes, whatever they mean; ? is any digit, ?? any byte.")
    private @Nullable String bytes;

    @Option(names = "--raw-text", paramLabel = "STRING",
            description = "The bytes of a text in UTF-8, whatever they mean.")
    private @Nullable String rawText;

    @Option(names = "--utf16", description = "The text of --raw-text is in UTF-16, little-endian.")
    private boolean utf16;

    @Option(names = "--encoding", paramLabel = "NAME", split = ",",
            description = "The encodings of --raw-text: ascii, latin-1, cp1252, utf-8, utf-16 (little-endian), "
            + "shift-jis, or all. Each hit says which of them it is in.")
    private List<String> encodings = List.of();

    /// Refuses types that no dialect has.
    public void checkTypes(Dialect dialect) throws Refusal {
        for (String type : types) {
            boolean known = Stream.concat(Stream.of(dialect), Dialects.all().stream()).flatMap(d -> d.rows().stream())
                    .anyMatch(row -> row.name().equalsIgnoreCase(type))
                    || Arrays.stream(FieldKind.values()).anyMatch(kind -> kind.word().equalsIgnoreCase(type));
            if (!known) {
                throw usage("--type %s: expected a type such as %s".formatted(type,
                        dialect.rows().stream().map(row -> row.name()).collect(Collectors.joining(", "))));
            }
        }
    }

    /// {@return what is to be found}
    /// @throws Refusal if that is nothing, or contradicts itself
    public Query query() throws Refusal {
        try {
            List<Condition> conditions = conditions();
            if ((conditions.isEmpty() ? 0 : 1) + (bytes == null ? 0 : 1) + (rawText == null ? 0 : 1) != 1) {
                throw usage("expected conditions on values, such as --int or --text, or one of --bytes and --raw-text");
            }
            checkModes();
            if (!encodings.isEmpty()) {
                return Query.Encoded.of(Objects.requireNonNull(rawText), encodings(encodings), ignoreCase);
            }
            return bytes != null ? new Query.Bytes(BytePattern.ofHex(bytes))
                    : rawText == null ? new Query.Values(conditions) : regex ? Query.ByteExpression.compiled(rawText)
                    : new Query.Bytes(BytePattern.ofText(rawText,
                            utf16 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8));
        } catch (QueryException e) {
            throw usage(Clauses.why(e));
        }
    }

    /// {@return the paths, where nothing else is given}
    /// @throws Refusal of `mixed` where anything is
    public List<PathGlob> onlyPaths(Supplier<Refusal> mixed) throws Refusal {
        try {
            checkModes();
            List<PathGlob> globs = new ArrayList<>();
            for (Condition condition : conditions()) {
                if (!(condition instanceof Condition.Path(var glob))) {
                    throw mixed.get();
                }
                globs.add(glob);
            }
            if (bytes != null || rawText != null) {
                throw mixed.get();
            }
            return globs;
        } catch (QueryException e) {
            throw usage(Clauses.why(e));
        }
    }

    /// {@return what takes the place of what is found}
    /// @throws Refusal if `with` cannot
    public Replacement replacement(Query query, String with) throws Refusal {
        try {
            return rawText == null || !encodings.isEmpty() ? Replacement.of(query, with)
                    : Replacement.ofText(query, with,
                    utf16 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8);
        } catch (QueryException e) {
            throw usage(Clauses.why(e));
        }
    }

    private void checkModes() throws Refusal {
        if (within != null && floats.isEmpty()) {
            throw usage("--within goes with --float");
        }
        if (!encodings.isEmpty() && (rawText == null || regex || utf16)) {
            throw usage("--encoding goes with --raw-text without --regex and --utf16");
        }
        if (texts.isEmpty() && (exact || ignoreCase && encodings.isEmpty() || regex && rawText == null)) {
            throw usage("--exact, --regex and --ignore-case go with --text");
        }
        if (exact && regex || utf16 && (rawText == null || regex)) {
            throw usage("--exact and --regex exclude each other; --utf16 goes with --raw-text without --regex");
        }
    }

    /// {@return the encodings of `--encoding`}
    /// @throws Refusal if there is none of such a name
    public static List<TextEncoding> encodings(List<String> words) throws Refusal {
        Set<TextEncoding> chosen = EnumSet.noneOf(TextEncoding.class);
        for (String word : words) {
            if (word.equalsIgnoreCase("all")) {
                chosen.addAll(List.of(TextEncoding.values()));
            } else {
                String known = Stream.of(TextEncoding.values()).map(TextEncoding::word)
                        .collect(Collectors.joining(", "));
                chosen.add(TextEncoding.of(word).orElseThrow(
                        () -> usage("--encoding %s: expected %s or all".formatted(word, known))));
            }
        }
        return List.copyOf(chosen);
    }

    private List<Condition> conditions() throws QueryException, Refusal {
        List<Condition> all = new ArrayList<>();
        for (String number : numbers) {
            all.add(Condition.OfNumber.read(number));
        }
        for (String number : ints) {
            all.add(new Condition.Int(integer(number)));
        }
        for (String number : floats) {
            double tolerance = within == null ? -1 : real("--within", within);
            if (within != null && !(tolerance >= 0)) {
                throw usage("--within %s: expected 0 or more".formatted(within));
            }
            all.add(new Condition.Real(real("--float", number), tolerance));
        }
        TextTest.How how = exact ? TextTest.How.EXACT : regex ? TextTest.How.EXPRESSION : TextTest.How.CONTAINS;
        for (String text : texts) {
            all.add(new Condition.Text(TextTest.of(text, how, ignoreCase)));
        }
        keys.forEach(key -> all.add(new Condition.Key(key)));
        types.forEach(type -> all.add(new Condition.Type(type)));
        for (String path : paths) {
            all.add(new Condition.Path(PathGlob.of(path)));
        }
        for (String problem : problems) {
            all.add(new Condition.Problem(code(problem)));
        }
        return all;
    }

    private static Refusal usage(String message) {
        return new Refusal(ExitCode.USAGE, message);
    }

    private static long integer(String text) throws Refusal {
        return TypedNumber.integer(text).orElseThrow(
                () -> usage("--int %s: expected a whole number of at most 64 bits".formatted(text)));
    }

    private static double real(String option, String text) throws Refusal {
        return TypedNumber.real(text).orElseThrow(() -> usage("%s %s: expected a number".formatted(option, text)));
    }

    private static Code code(String text) throws Refusal {
        return Arrays.stream(Code.values()).filter(code -> code.name().equalsIgnoreCase(text)).findFirst().orElseThrow(
                () -> usage("--problem %s: expected a code that check names, such as %s".formatted(text,
                        Code.DUPLICATE_KEY)));
    }
}
