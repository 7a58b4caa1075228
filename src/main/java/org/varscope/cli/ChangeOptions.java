package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.find.Change;
import picocli.CommandLine.Option;

/// Options that say how a value changed since an older file.
final class ChangeOptions {
    @Option(names = "--before", paramLabel = "OLD",
            description = "Find numbers, texts and bools that are different in this "
            + "older file, by their paths.")
    private @Nullable String before;

    @Option(names = "--was", paramLabel = "X", description = "It was this number, text or bool in OLD.")
    private @Nullable String was;

    @Option(names = "--is", paramLabel = "X", description = "It is this number, text or bool now.")
    private @Nullable String is;

    @Option(names = "--by", paramLabel = "N",
            description = "A number that is larger by N now, or smaller if N is negative.")
    private @Nullable String by;

    @Option(names = "--grew", description = "A number that is larger now.")
    private boolean grew;

    @Option(names = "--shrank", description = "A number that is smaller now.")
    private boolean shrank;

    @Option(names = "--changed", description = "Anything that changed, as with --before alone.")
    private boolean changed;

    /// {@return the older file; null where no change is looked for}
    /// @throws Refusal if changes are looked for without one
    @Nullable String before() throws Refusal {
        if (before == null && (changed || !conditions().isEmpty())) {
            throw new Refusal(ExitCode.USAGE, "--was, --is, --by, --grew, --shrank and --changed need the older file: "
                    + "expected --before OLD");
        }
        return before;
    }

    /// {@return what has to hold of a change}
    /// @throws Refusal if that contradicts itself, or `--by` has no number
    List<Change> conditions() throws Refusal {
        if (grew && shrank) {
            throw new Refusal(ExitCode.USAGE, "--grew and --shrank exclude each other");
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
                    () -> new Refusal(ExitCode.USAGE, "--by %s: expected a number".formatted(by)))));
        }
        if (grew) {
            all.add(new Change.Grew());
        }
        if (shrank) {
            all.add(new Change.Shrank());
        }
        return all;
    }
}
