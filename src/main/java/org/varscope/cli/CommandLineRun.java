package org.varscope.cli;

import module java.base;
import org.varscope.cli.options.EditArguments;
import org.varscope.cli.options.ReadingOptions;
import org.varscope.cli.options.SecretOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.cli.output.VisibleWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import picocli.CommandLine;

/// Runs the program as a command, without ever touching the window's toolkit.
public final class CommandLineRun {
    /// Asks for a window of its own, though one runs already.
    public static final String NEW_WINDOW = "--new-window";
    /// In the order in which help lists them.
    private static final SequencedMap<String, Supplier<Subcommand>> VERBS = new LinkedHashMap<>();

    static {
        VERBS.put("tree", TreeVerb::new);
        VERBS.put("check", CheckVerb::new);
        VERBS.put("get", GetVerb::new);
        VERBS.put("set", SetVerb::new);
        VERBS.put("diff", DiffVerb::new);
        VERBS.put("find", FindVerb::new);
        VERBS.put("strings", StringsVerb::new);
        VERBS.put("replace", ReplaceVerb::new);
        VERBS.put("repair", RepairVerb::new);
        VERBS.put("explain", ExplainVerb::new);
        VERBS.put("guide", GuideVerb::new);
        VERBS.put("lesson", LessonVerb::new);
        VERBS.put("render", RenderVerb::new);
        VERBS.put("sample", SampleVerb::new);
        VERBS.put("export", ExportVerb::new);
        VERBS.put("import", ImportVerb::new);
        VERBS.put("unwrap", UnwrapVerb::new);
        VERBS.put("wrap", WrapVerb::new);
    }

    private CommandLineRun() { }

    @Command(name = "varscope", mixinStandardHelpOptions = false, versionProvider = Subcommand.ProgramVersion.class,
            sortOptions = false, synopsisHeading = "",
            customSynopsis = {"Usage: varscope [" + NEW_WINDOW + "] [FILE...]",
                "       varscope VERB [OPTION]... FILE..."},
            description = {"", "Shows and edits the bytes that Godot's Variant serialization writes. Without a verb it "
                    + "opens files in a window: in the one that runs already, or with " + NEW_WINDOW + " in another.",
                ""},
            footer = {"", "`varscope VERB --help` says more."})
    private static final class Program {
        @Spec
        private CommandSpec spec;

        @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
        private boolean help;

        @Option(names = {"-V", "--version"}, versionHelp = true, description = "Show the version.")
        private boolean version;
    }

    /// {@return whether `arguments` ask for the command line rather than for the window}
    public static boolean isMeant(String[] arguments) {
        return arguments.length > 0 && !arguments[0].equals(NEW_WINDOW)
                && (VERBS.containsKey(arguments[0]) || arguments[0].startsWith("-"));
    }

    /// Does what `arguments` say.
    ///
    /// @param out takes results, as UTF-8; a PrintStream would keep to itself what fails
    /// @param err takes messages for people
    /// @return the exit code: 0 fine, 1 something was found, 2 wrong usage, 3 a file, 4 a path or value that does not
    ///         fit
    public static int run(String[] arguments, OutputStream out, PrintStream err) {
        return run(arguments, new SecretOptions.Sources(System.in, System::getenv), out, err);
    }

    /// Does what `arguments` say.
    ///
    /// @param sources where passwords may come from
    static int run(String[] arguments, SecretOptions.Sources sources, OutputStream out, PrintStream err) {
        EditArguments split = EditArguments.split(arguments);
        CommandLine line = program(arguments.length > 0 ? arguments[0] : "")
                .setUnmatchedOptionsArePositionalParams(false);
        // A name of a file may begin with `@`; no file is a list of arguments.
        line.setExpandAtFiles(false);
        Messages messages = new Messages(err);
        StringWriter help = new StringWriter();
        line.setOut(new PrintWriter(help));
        line.setErr(new PrintWriter(new VisibleWriter(new PrintWriter(err, true)), true));
        line.setExecutionStrategy(parsed -> {
            Integer shown = CommandLine.executeHelpRequest(parsed);
            return shown == null ? execute(parsed, split, sources, out, messages)
                    : written(out, messages, output -> show(help.toString(), output, shown));
        });
        line.setParameterExceptionHandler((e, _) -> usage(e, messages));
        return line.execute(FindVerb.arguments(split.others()).toArray(String[]::new));
    }

    /// {@return the program with the verb that is called `first`, as each takes a while to make; with all where none
    /// is}
    static CommandLine program(String first) {
        CommandLine line = new CommandLine(new Program());
        (VERBS.containsKey(first) ? Set.of(first) : VERBS.keySet())
                .forEach(verb -> line.addSubcommand(VERBS.get(verb).get()));
        return line;
    }

    private static int execute(ParseResult parsed, EditArguments split, SecretOptions.Sources sources, OutputStream out,
            Messages err) {
        if (!parsed.hasSubcommand()) {
            err.say("a verb is missing; expected one of " + String.join(", ", VERBS.keySet()));
            return ExitCode.USAGE;
        }
        Subcommand verb = (Subcommand) parsed.subcommand().commandSpec().userObject();
        ReadingOptions reading = verb instanceof Verb reads ? reads.reading() : new ReadingOptions();
        reading.take(sources);
        if (verb instanceof SetVerb set) {
            set.edits(split);
        }
        return written(out, err, output -> {
            try (reading) {
                return verb.run(output, err);
            }
        });
    }

    /// What is done with an output.
    @FunctionalInterface
    private interface Writing {
        int to(Output output) throws Refusal;
    }

    private static int show(String text, Output output, int code) {
        text.lines().forEach(output::line);
        return code;
    }

    /// Lets results be written, and says what hinders that.
    private static int written(OutputStream out, Messages err, Writing writing) {
        try (Output output = new Output(out)) {
            return writing.to(output);
        } catch (Refusal refusal) {
            err.say(refusal.getMessage());
            return refusal.code();
        } catch (Output.Closed closed) {
            if (!closed.isWanted()) {
                err.say("the output could not be written to its end: " + closed.getMessage());
            }
            return ExitCode.FILE;
        } catch (OutOfMemoryError _) {
            err.say("this takes more memory than there is; VARSCOPE_JAVA_OPTIONS=-Xmx4g gives more");
            return ExitCode.FILE;
        }
    }

    private static int usage(ParameterException e, Messages err) {
        String message = e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()
                ? "unexpected: " + String.join(" ", unmatched.getUnmatched()) : e.getMessage();
        err.say(Character.toLowerCase(message.charAt(0)) + message.substring(1));
        String verb = e.getCommandLine().getCommandName();
        err.line("Try `varscope " + (VERBS.containsKey(verb) ? verb + " " : "") + "--help`.");
        return ExitCode.USAGE;
    }
}
