package org.varscope.cli.options;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.find.Change;
import org.varscope.find.ChangeQuery;
import org.varscope.find.PathGlob;
import org.varscope.find.QueryException;
import org.varscope.said.Clauses;
import picocli.CommandLine.Option;

/// Options that say how a value changed since an older file, up to the next one or the file that is searched.
public final class ChangeOptions {
    private static final String ALL = "--was, --is, --by, --grew, --shrank, --changed and --unchanged";

    @Option(names = "--before", paramLabel = "OLD",
            description = "Find numbers, texts and bools that are different in this "
            + "older file, by their paths. With several, oldest first, a value has to fit each step from one to the "
            + "next; the options that follow each say how it changed in that step.")
    private @Nullable String before;

    @Option(names = "--was", paramLabel = "X", description = "It was this number, text or bool in OLD.")
    private @Nullable String was;

    @Option(names = "--is", paramLabel = "X", description = "It is this number, text or bool after it.")
    private @Nullable String is;

    @Option(names = "--by", paramLabel = "N",
            description = "A number that is larger by N, or smaller if N is negative.")
    private @Nullable String by;

    @Option(names = "--grew", description = "A number that is larger.")
    private boolean grew;

    @Option(names = "--shrank", description = "A number that is smaller.")
    private boolean shrank;

    @Option(names = "--changed", description = "Anything that changed, as with only --before.")
    private boolean changed;

    @Option(names = "--unchanged", description = "Anything that did not change.")
    private boolean unchanged;

    /// {@return the older file}
    /// @throws Refusal if there is none
    public String before() throws Refusal {
        if (before == null) {
            throw usage(ALL + " need the older file: expected --before OLD");
        }
        return before;
    }

    /// {@return how a value has to have changed, and where it has to be}
    /// @throws Refusal if that contradicts itself, or `--by` has no number
    public ChangeQuery query(List<PathGlob> paths) throws Refusal {
        if (changed && unchanged) {
            throw usage("--changed and --unchanged exclude each other");
        }
        List<Change> all = new ArrayList<>();
        if (was != null) {
            all.add(new Change.Was(was));
        }
        if (is != null) {
            all.add(new Change.Is(is));
        }
        if (by != null) {
            all.add(new Change.By(Change.number(by).orElseThrow(
                    () -> usage("--by %s: expected a number".formatted(by)))));
        }
        if (grew) {
            all.add(new Change.Grew());
        }
        if (shrank) {
            all.add(new Change.Shrank());
        }
        if (unchanged) {
            all.add(new Change.Unchanged());
        }
        try {
            return ChangeQuery.of(all, paths);
        } catch (QueryException e) {
            throw usage(Clauses.why(e));
        }
    }

    /// {@return the refusal of another condition beside these}
    public static Refusal mixed() {
        return usage("--before goes with " + ALL + ", and with --path; expected no other condition");
    }

    private static Refusal usage(String message) {
        return new Refusal(ExitCode.USAGE, message);
    }
}
