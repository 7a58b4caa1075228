package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Variant;

/// Nothing that stands in a file, in its name or in an argument can move the cursor of a terminal, forge a line, turn
/// the direction of writing or hide: every verb is run on files full of it, in every form, and on as many harmless
/// twins.
class ForeignTextTest {
    /// What must never come out, but for the line feeds that end lines.
    private static final String CONTROLS =
            "a\u001b[2J\n$.x  int\r\t\b\u0007\u000b\f\u001c\u007f\u0001\u0080\u0085\u009b2J\u009d0;x"
            + "\u009cb";
    private static final String MARKS = "a\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
            + "\u2028\u2029\u200b\u200c\u200d\u2060\u00ad\ufeff\ufff9\ufffb\udb40\udc01\ud834\udd73b";

    static Stream<String> texts() {
        return Stream.of(CONTROLS, MARKS);
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("texts")
    void noOutputHoldsAHiddenCharacterOrALineThatIsNotItsOwn(String text) throws IOException {
        List<List<String>> commands = commands("foreign", text);
        List<List<String>> twins = commands("twin", harmless(text));
        assertThat(commands).hasSameSizeAs(twins).hasSizeGreaterThan(200);
        for (int i = 0; i < commands.size(); i++) {
            Ran ran = Ran.of(commands.get(i));
            Ran twin = Ran.of(twins.get(i));
            String command = escaped(commands.get(i).toString());
            assertThat(hidden(ran.out() + ran.err())).as("hidden in the output of %s", command).isEmpty();
            assertThat(lines(ran)).as("lines of %s:%n%s%nbeside:%n%s", command, ran, twin).isEqualTo(lines(twin));
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void whatGetPrintsReadsBackAsTheText(String text) throws Exception {
        Path file = folder.resolve("value.var");
        for (Variant value : List.of(new Variant.Text(text), new Variant.Name(text))) {
            Files.write(file, Encoder.encode(value, Dialects.of("godot4")));
            String out = Ran.of("get", file.toString(), "$").out();
            assertThat(GodotReader.read(out, Dialects.of("godot4"))).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aPathThatIsPrintedLeadsBackToItsValue(String text) throws Exception {
        Path file = folder.resolve("value.var");
        Variant value = Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text(text), new Variant.Int(7)),
                new Variant.Entry(Variant.NodePath.of(List.of(text), List.of(), false), new Variant.Int(8))));
        Files.write(file, Encoder.encode(value, Dialects.of("godot4")));
        List<String> rows = Ran.of("tree", "--quiet", file.toString()).out().lines().toList();
        assertThat(rows).hasSize(3);
        for (int i = 1; i < 3; i++) {
            String path = rows.get(i).substring(0, rows.get(i).indexOf("]  ") + 1);
            assertThat(Ran.of("get", file.toString(), path).out()).isEqualTo(6 + i + "\n");
        }
    }

    private List<List<String>> commands(String place, String text) throws IOException {
        ForeignFiles files = new ForeignFiles(Files.createDirectory(folder.resolve(place)), text);
        String quoted = "\"" + text + "\"";
        List<Path> all = new ArrayList<>(List.of(files.values(), files.record(), files.compressed(), files.base64(),
                files.settings(), files.fields(), files.withBadList(), files.forkValue()));
        all.addAll(files.damaged());
        all.addAll(files.foreign());
        List<List<String>> commands = new ArrayList<>();
        for (Path path : all) {
            String file = path.toString();
            commands.add(List.of("tree", file));
            commands.add(List.of("tree", "--jsonl", file, file));
            commands.add(List.of("tree", "--no-values", "--at", "$[" + quoted + "]", file));
            commands.add(List.of("check", file));
            commands.add(List.of("check", "--allow-objects", "--quiet", file));
            commands.add(List.of("check", "--jsonl", "--allow-objects", file));
            commands.add(List.of("get", file, "$"));
            commands.add(List.of("get", "--json", file, "$"));
            commands.add(List.of("get", file, "$." + text));
            commands.add(List.of("get", file, "$[" + quoted + "].x"));
            commands.add(List.of("set", file, "$[" + quoted + "]", text));
            commands.add(List.of("set", file, "$#0", quoted, "-o",
                    files.folder().resolve("no").resolve(text).toString()));
            commands.add(List.of("set", file, "--insert", "$." + text, quoted, "--remove", text));
        }
        commands.addAll(withArguments(files, text));
        return commands;
    }

    private static List<List<String>> withArguments(ForeignFiles files, String text) {
        String file = files.record().toString();
        String fields = files.fields().toString();
        List<List<String>> commands = new ArrayList<>();
        for (String verb : List.of("tree", "check")) {
            for (String option : List.of("--dialect", "--container", "--password-env", "--key", "--password")) {
                commands.add(List.of(verb, option, text, file));
            }
            commands.add(List.of(verb, "--container", ForeignFiles.fieldList() + text, fields));
            commands.add(List.of(verb, "--container", "fields:" + ForeignFiles.fieldList(), fields));
            commands.add(List.of(verb, "--container", "fields:" + text, fields));
            commands.add(List.of(verb, "--container", "fields:@" + text, fields));
            commands.add(List.of(verb, "--container", "fields:@" + files.fieldListFile(), fields));
            commands.add(List.of(verb, "--dialect", files.dialect().toString(), files.forkValue().toString()));
            commands.add(List.of(verb, "--dialect", files.brokenDialect().toString(), file));
            commands.add(List.of(verb, "--dialect", "./" + text, file));
            commands.add(List.of(verb, "--" + text, file));
            commands.add(List.of(verb, "@" + text));
        }
        commands.add(List.of("-" + text));
        commands.add(List.of("--x", text));
        commands.add(List.of("get", file, "$", text));
        commands.add(List.of("tree", "--depth", text, file));
        commands.add(List.of("tree", "--at", text, file));
        commands.add(List.of("set", file, "--key", "$." + text, text));
        return commands;
    }

    /// A text of as many bytes that hides nothing, and is no name either.
    private static String harmless(String text) {
        return "a" + "-".repeat(text.getBytes(StandardCharsets.UTF_8).length - 2) + "b";
    }

    private static List<Long> lines(Ran ran) {
        return List.of(ran.out().lines().count(), ran.err().lines().count());
    }

    /// The characters that should not be there, each by its number.
    private static String hidden(String output) {
        return output.codePoints().filter(c -> c != '\n' && switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        }).mapToObj("U+%04X"::formatted).distinct().collect(Collectors.joining(" "));
    }

    private static String escaped(String text) {
        return text.codePoints().mapToObj(c -> c < 0x7f && c >= ' ' ? Character.toString(c) : "<%X>".formatted(c))
                .collect(Collectors.joining());
    }
}
