package org.varscope.cli;

import module java.base;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/// Runs the program as a command, without ever touching the window's toolkit.
public final class CommandLineRun {
    /// Asks for a window of its own, though one runs already.
    public static final String NEW_WINDOW = "--new-window";
    private static final Set<String> VERBS = Set.of("tree", "check", "get", "set", "diff", "find", "repair");

    private CommandLineRun() { }

    @Command(name = "varscope", mixinStandardHelpOptions = false, versionProvider = ProgramVersion.class, sortOptions = false,
            subcommands = {TreeVerb.class, CheckVerb.class, GetVerb.class, SetVerb.class, DiffVerb.class, FindVerb.class,
                RepairVerb.class},
            synopsisHeading = "",
            customSynopsis = {"Usage: varscope [" + NEW_WINDOW + "] [FILE...]", "       varscope VERB [OPTION]... FILE..."},
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
                && (VERBS.contains(arguments[0]) || arguments[0].startsWith("-"));
    }

    /// Does what `arguments` say.
    ///
    /// @param out takes results, as UTF-8; a PrintStream would keep to itself what fails
    /// @param err takes messages for people
    /// @return the exit code: 0 fine, 1 something was found, 2 wrong usage, 3 a file, 4 a path or value that does not
    ///         fit
    public static int run(String[] arguments, OutputStream out, PrintStream err) {
        return run(arguments, new Sources(System.in, System::getenv), out, err);
    }

    /// Does what `arguments` say.
    ///
    /// @param sources where passwords may come from
    static int run(String[] arguments, Sources sources, OutputStream out, PrintStream err) {
        EditArguments split = EditArguments.split(arguments);
        CommandLine line = new CommandLine(new Program()).setUnmatchedOptionsArePositionalParams(false);
        // A name of a file may begin with `@`; no file is a list of arguments.
        line.setExpandAtFiles(false);
        Messages messages = new Messages(err);
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(new VisibleWriter(new PrintWriter(err, true)), true));
        line.setExecutionStrategy(parsed -> execute(parsed, split, sources, out, messages));
        line.setParameterExceptionHandler((e, _) -> usage(e, messages));
        return line.execute(FindVerb.arguments(split.others()).toArray(String[]::new));
    }

    private static int execute(ParseResult parsed, EditArguments split, Sources sources, OutputStream out,
            Messages err) {
        Integer help = CommandLine.executeHelpRequest(parsed);
        if (help != null) {
            return help;
        }
        if (!parsed.hasSubcommand()) {
            err.say("a verb is missing; expected one of tree, check, get, set, diff, find, repair");
            return ExitCode.USAGE;
        }
        Verb verb = (Verb) parsed.subcommand().commandSpec().userObject();
        verb.reading().take(sources);
        if (verb instanceof SetVerb set) {
            set.edits(split);
        }
        try (ReadingOptions _ = verb.reading(); Output output = new Output(out)) {
            return verb.run(output, err);
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
        err.line("Try `varscope " + (VERBS.contains(verb) ? verb + " " : "") + "--help`.");
        return ExitCode.USAGE;
    }
}
