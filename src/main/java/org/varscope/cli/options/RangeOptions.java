package org.varscope.cli.options;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.cli.Opened;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.scan.index.Structure;
import picocli.CommandLine.Option;

/// Options that say between which offsets of a file.
public final class RangeOptions {
    @Option(names = "--from", paramLabel = "OFFSET", description = "Only from this offset on, such as 0x1C0.")
    private @Nullable String from;

    @Option(names = "--to", paramLabel = "OFFSET", description = "Only before this offset.")
    private @Nullable String to;

    /// {@return whether any is given}
    boolean isGiven() {
        return from != null || to != null;
    }

    /// {@return the bytes there}
    /// @throws Refusal if there is no such place
    public Span span(Opened opened, Structure structure) throws Refusal {
        long length = structure.bytes().length();
        long start = from == null ? 0 : ScopeOptions.offset("--from", from, length);
        long end = to == null ? length : ScopeOptions.offset("--to", to, length);
        if (to != null && end < start) {
            throw new Refusal(ExitCode.USAGE, "--to %s: expected an offset after that of --from".formatted(to));
        }
        if (Math.max(start, end) > length) {
            throw ScopeOptions.outside(opened.name(), start > length ? "--from " + from : "--to " + to, length);
        }
        return Span.between(start, end);
    }
}
