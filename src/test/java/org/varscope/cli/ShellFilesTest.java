package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Row;
import org.varscope.problem.Code;
import org.varscope.render.Shade;
import org.varscope.said.Language;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/// The man page and the completions that packages install say what the command line knows.
///
/// `mvn test -Dtest=ShellFilesTest -Dvarscope.transcripts=update` writes them anew.
class ShellFilesTest {
    private static final Path SHARE = Path.of("installers", "linux", "share");
    private static final boolean UPDATE = "update".equals(System.getProperty("varscope.transcripts"));
    private static final List<String> EDITS =
            List.of("--insert", "--remove", "--key", "--type", "--move", "--ahead-of");
    /// What options may be given, where that is one of a few words.
    private static final Map<String, List<String>> WORDS = new TreeMap<>(Map.of(
            "--dialect", Dialects.all().stream().map(Dialect::name).toList(),
            "--container", List.of("bare", "values", "stream", "stream-be", "packets", "project"),
            "--lang", Arrays.stream(Language.values()).map(Language::tag).toList(),
            "--theme", Arrays.stream(Shade.values()).map(Shade::word).toList(),
            "--problem", Arrays.stream(Code.values()).map(Code::name).toList(),
            "--type", Dialects.of("godot4").rows().stream().map(Row::name).toList()));

    /// A file that is made from the model of the command line.
    private enum Made {
        MAN("man/man1/varscope.1", ManPage::of),
        BASH("bash-completion/completions/varscope", ShellFilesTest::bash),
        ZSH("zsh/vendor-completions/_varscope", ShellFilesTest::zsh),
        FISH("fish/vendor_completions.d/varscope.fish", ShellFilesTest::fish);

        private final Path file;
        private final Function<CommandLine, String> maker;

        Made(String file, Function<CommandLine, String> maker) {
            this.file = SHARE.resolve(file);
            this.maker = maker;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theFileIsWhatTheCommandLineSaysToday(Made made) throws IOException {
        String now = made.maker.apply(CommandLineRun.program(""));
        if (UPDATE) {
            Files.createDirectories(made.file.getParent());
            Files.writeString(made.file, now);
        }
        assertThat(made.file).hasContent(now);
    }

    @ParameterizedTest
    @EnumSource
    void everyVerbAndOptionIsInIt(Made made) throws IOException {
        String text = Files.readString(made.file).replace("\\-", "-");
        assertThat(text).contains(CommandLineRun.program("").getSubcommands().keySet());
        for (CommandLine line : lines(CommandLineRun.program(""))) {
            for (OptionSpec option : line.getCommandSpec().options()) {
                assertThat(text).contains(option.longestName().substring(2));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"varscope", "varscope.bat"})
    void theScriptStartsTheCommandLineForEveryVerb(String script) throws IOException {
        String verbs = Files.readAllLines(Path.of("installers", script)).stream()
                .filter(line -> line.contains("tree") && line.contains("render")).findFirst().orElseThrow();
        assertThat(verbs.split("[^a-z]+")).contains(CommandLineRun.program("").getSubcommands().keySet()
                .toArray(String[]::new));
    }

    @Test
    void theManPageNamesTheEditsOfSet() throws IOException {
        assertThat(Files.readString(Made.MAN.file).replace("\\-", "-")).contains(EDITS);
    }

    private static List<CommandLine> lines(CommandLine program) {
        return Stream.concat(Stream.of(program), program.getSubcommands().values().stream()).toList();
    }

    /// Files are completed where the function has nothing to say: after a verb, and after an option that takes one.
    private static String bash(CommandLine program) {
        StringBuilder bash = new StringBuilder("""
                # Verbs, their options, and files.
                _varscope() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options
                    # --option=value is three words to bash.
                    if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
                    if [[ $word == = ]]; then word=; fi
                    case ${COMP_WORDS[1]} in
                """);
        program.getSubcommands().forEach((verb, line) -> bash.append("        %s) options='%s' ;;\n".formatted(verb,
                String.join(" ", options(verb, line)))));
        return bash.append("""
                        *) options='%s --new-window' ;;
                    esac
                    case "${COMP_WORDS[1]} $before" in
                %s    esac
                    case $before in
                        %s) compopt +o default 2>/dev/null; return ;;
                    esac
                    if [[ $word == -* ]]; then
                        COMPREPLY=($(compgen -W "$options" -- "$word"))
                    elif ((COMP_CWORD == 1)); then
                        COMPREPLY=($(compgen -W '%s' -- "$word"))
                    fi
                }
                complete -o default -F _varscope varscope
                """.formatted(String.join(" ", options("", program)), bashWords(program),
                String.join(" | ", withOtherValues(program)), String.join(" ", program.getSubcommands().keySet())))
                .toString();
    }

    /// Files are completed where no word begins so and the option takes one.
    private static String bashWords(CommandLine program) {
        StringBuilder bash = new StringBuilder();
        WORDS.forEach((name, words) -> {
            String verbs = program.getSubcommands().entrySet().stream()
                    .filter(verb -> verb.getValue().getCommandSpec().findOption(name) != null)
                    .map(verb -> "'%s %s'".formatted(verb.getKey(), name)).collect(Collectors.joining(" | "));
            bash.append("        %s)\n            COMPREPLY=($(compgen -W '%s' -- \"$word\"))\n".formatted(verbs,
                    String.join(" ", words)));
            bash.append(name.equals("--dialect") ? "            return ;;\n"
                    : "            compopt +o default 2>/dev/null; return ;;\n");
        });
        return bash.toString();
    }

    private static Set<String> options(String verb, CommandLine line) {
        Set<String> names = new TreeSet<>(verb.equals("set") ? EDITS : List.of());
        line.getCommandSpec().options().forEach(option -> names.add(option.longestName()));
        return names;
    }

    private static Set<String> withOtherValues(CommandLine program) {
        Set<String> names = new TreeSet<>(EDITS);
        lines(program).forEach(line -> line.getCommandSpec().options().stream()
                .filter(option -> option.arity().max() > 0 && !takesFile(option))
                .forEach(option -> names.add(option.longestName())));
        return names;
    }

    private static boolean takesFile(OptionSpec option) {
        return List.of("OUT", "OLD", "BASE", "FOLDER", "NAME|PATH").contains(option.paramLabel());
    }

    /// What bash proposes for the last of these words; files, where that is nothing.
    private static String proposed(String... words) throws Exception {
        assumeTrue(new File("/bin/bash").canExecute());
        String script = ". \"$0\"; COMP_WORDS=(varscope \"$@\"); COMP_CWORD=$#; _varscope; echo \"${COMPREPLY[*]}\"";
        List<String> command = new ArrayList<>(List.of("/bin/bash", "-c", script, Made.BASH.file.toString()));
        command.addAll(List.of(words));
        Process bash = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(bash.waitFor()).isZero();
        return said;
    }

    @Test
    void bashProposesVerbsThenOptionsOfThatVerb() throws Exception {
        assertThat(proposed("re")).isEqualTo("replace repair render");
        assertThat(proposed("repa")).isEqualTo("repair");
        assertThat(proposed("tree", "--no")).isEqualTo("--no-values");
        assertThat(proposed("set", "my.save", "--mo")).isEqualTo("--move");
    }

    @Test
    void bashProposesWhatAnOptionTakes() throws Exception {
        assertThat(proposed("tree", "--dialect", "godot4.")).isEqualTo("godot4.3 godot4.0 godot4.0-double");
        assertThat(proposed("get", "my.save", "--container", "stream")).isEqualTo("stream stream-be");
        assertThat(proposed("find", "my.save", "--type", "Vector3")).isEqualTo("Vector3 Vector3i");
        assertThat(proposed("find", "--problem", "FRAME_P")).isEqualTo("FRAME_PAST_END");
    }

    @Test
    void bashProposesWhatAnOptionTakesAlsoAfterAnEqualsSign() throws Exception {
        assertThat(proposed("find", "my.save", "--type", "=", "Vector3")).isEqualTo("Vector3 Vector3i");
        assertThat(proposed("tree", "--container", "=")).isEqualTo("bare values stream stream-be packets project");
        assertThat(proposed("get", "my.save", "--key", "=")).isEmpty();
    }

    @Test
    void theTypeOfAnEditIsAPathFirst() throws Exception {
        assertThat(proposed("set", "my.save", "--type", "Vector3")).isEmpty();
    }

    @Test
    void bashLeavesFilesAfterAVerbToItself() throws Exception {
        assertThat(proposed("check", "saves/a")).isEmpty();
        assertThat(Made.BASH.file).content().contains("complete -o default").contains("--at | ")
                .doesNotContain("--dialect |", "--output |", "--before |");
    }

    private static String fish(CommandLine program) {
        StringBuilder fish = new StringBuilder("# Without a verb, files are opened in a window.\n");
        String verbs = String.join(" ", program.getSubcommands().keySet());
        program.getSubcommands().forEach((verb, line) -> {
            fish.append("complete -c varscope -n 'not __fish_seen_subcommand_from %s' -a %s -d %s\n".formatted(verbs,
                    verb, quoted(first(line.getCommandSpec().usageMessage().description()))));
            line.getCommandSpec().options().forEach(option -> fish.append(
                    "complete -c varscope -n '__fish_seen_subcommand_from %s' %s\n".formatted(verb, option(option))));
        });
        EDITS.forEach(edit -> fish.append("complete -c varscope -n '__fish_seen_subcommand_from set' -l %s -x\n"
                .formatted(edit.substring(2))));
        program.getCommandSpec().options().forEach(option -> fish.append(
                "complete -c varscope -n 'not __fish_seen_subcommand_from %s' %s\n".formatted(verbs, option(option))));
        return fish.append("complete -c varscope -n 'not __fish_seen_subcommand_from %s' -l new-window -d %s\n"
                .formatted(verbs, quoted("Open another window."))).toString();
    }

    private static String zsh(CommandLine program) {
        StringBuilder zsh = new StringBuilder("#compdef varscope\n\nlocal -a verbs=(\n");
        program.getSubcommands().forEach((verb, line) -> zsh.append("    '%s:%s'\n".formatted(verb,
                escaped(first(line.getCommandSpec().usageMessage().description())))));
        zsh.append(")\nlocal -a own\ncase $words[2] in\n");
        program.getSubcommands().forEach((verb, line) -> {
            zsh.append(verb).append(")\n    own=(\n");
            line.getCommandSpec().options().forEach(option -> zshOption(zsh, option));
            if (verb.equals("set")) {
                EDITS.stream().filter(edit -> !edit.equals("--key")).forEach(
                        edit -> zsh.append("        '*%s[edit]:path: '\n".formatted(edit)));
            }
            zsh.append("    )\n    _arguments $own '2:file:_files' '*:file:_files'\n    ;;\n");
        });
        zsh.append("*)\n    own=(\n");
        program.getCommandSpec().options().forEach(option -> zshOption(zsh, option));
        return zsh.append("""
                        '--new-window[Open another window.]'
                    )
                    (( CURRENT > 2 )) || _describe -t verbs verb verbs
                    _arguments $own '*:file:_files'
                    ;;
                esac
                """).toString();
    }

    private static void zshOption(StringBuilder zsh, OptionSpec option) {
        for (String name : option.names()) {
            boolean valued = option.arity().max() > 0;
            zsh.append("        '%s%s[%s]%s'\n".formatted(name, valued && name.startsWith("--") ? "=" : "",
                    escaped(first(option.description())),
                    valued ? zshValue(option) : ""));
        }
    }

    private static String zshValue(OptionSpec option) {
        List<String> words = WORDS.get(option.longestName());
        return words == null ? takesFile(option) ? ":file:_files" : ":value: "
                : takesFile(option) ? ":word or file:{ compadd %s; _files }".formatted(String.join(" ", words))
                : ":word:(%s)".formatted(String.join(" ", words));
    }

    /// As text in single quotes, where brackets and colons would end it.
    private static String escaped(String text) {
        return text.replace("[", "\\[").replace("]", "\\]").replace(":", "\\:").replace("'", "'\\''");
    }

    private static String option(OptionSpec option) {
        String names = Arrays.stream(option.names())
                .map(name -> name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
                .collect(Collectors.joining(" "));
        List<String> words = WORDS.getOrDefault(option.longestName(), List.of());
        String value = option.arity().max() == 0 ? "" : (takesFile(option) ? " -r" : " -x")
                + (words.isEmpty() ? "" : " -a " + quoted(String.join(" ", words)));
        return names + value + " -d " + quoted(first(option.description()));
    }

    private static String first(String[] description) {
        return Arrays.stream(description).filter(text -> !text.isEmpty()).findFirst().orElse("")
                .split("(?<=[.?]) (?=\\p{Lu})")[0];
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /// The manual page, in the language of troff.
    private static final class ManPage {
        private final StringBuilder text = new StringBuilder();

        static String of(CommandLine program) {
            ManPage page = new ManPage();
            CommandSpec spec = program.getCommandSpec();
            page.text.append(".TH VARSCOPE 1\n.SH NAME\nvarscope \\- see and edit what Godot saved\n")
                    .append(".SH SYNOPSIS\n.nf\n");
            page.lines(Arrays.stream(spec.usageMessage().customSynopsis())
                    .map(line -> line.replace("Usage: ", "").strip()).toArray(String[]::new));
            page.text.append(".fi\n.SH DESCRIPTION\n");
            page.lines(spec.usageMessage().description());
            page.options(spec);
            program.getSubcommands().forEach(page::verb);
            page.text.append("""
                    .SH ENVIRONMENT
                    .TP
                    .B VARSCOPE_PASSWORD
                    the password of an encrypted file, where no option names one
                    .SH FILES
                    .TP
                    .I $XDG_CONFIG_HOME/varscope
                    settings of the window, edits that were not saved, and copies of what was saved over; usually
                    .I ~/.config/varscope
                    .TP
                    .I NAME.fields
                    beside a file: the fields that a script wrote it with
                    """);
            return page.text.toString();
        }

        private void verb(String name, CommandLine line) {
            CommandSpec spec = line.getCommandSpec();
            text.append(".SH VARSCOPE ").append(name.toUpperCase(Locale.ROOT)).append("\n.nf\n");
            lines(line.getUsageMessage(CommandLine.Help.Ansi.OFF).lines()
                    .takeWhile(part -> !part.equals(spec.usageMessage().description()[0]))
                    .map(part -> part.replace("Usage: ", "")).toArray(String[]::new));
            text.append(".PP\n");
            lines(spec.usageMessage().description());
            text.append(".fi\n");
            options(spec);
            text.append(".PP\n");
            lines(spec.usageMessage().footer());
        }

        private void options(CommandSpec spec) {
            for (OptionSpec option : spec.options()) {
                text.append(".TP\n.B ").append(escaped(String.join(", ", option.names())
                        + (option.arity().max() > 0 ? "=" + option.paramLabel() : ""))).append('\n');
                lines(option.description());
            }
        }

        private void lines(String... lines) {
            Arrays.stream(lines).flatMap(String::lines)
                    .forEach(line -> text.append(line.isEmpty() ? ".PP" : escaped(line)).append('\n'));
        }

        private static String escaped(String line) {
            String safe = line.replace("\\", "\\e").replace("-", "\\-");
            return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
        }
    }
}
