package org.varscope.problem;

import module java.base;
import org.varscope.bytes.Span;

/// A finding on bytes.
///
/// @param flaw what is wrong with them
/// @param span the offending bytes; for missing bytes, an empty span where they should begin
public record Problem(Flaw flaw, Span span) {
    /// By offset; of those that begin at one offset, the gravest first.
    public static final Comparator<Problem> ORDER = Comparator.comparingLong((Problem p) -> p.span().start())
            .thenComparing(Problem::severity).thenComparing(Problem::code);

    /// {@return the rule that was broken}
    public Code code() {
        return flaw.code();
    }

    /// {@return how much it matters}
    public Severity severity() {
        return code().severity();
    }

    /// {@return whether it is of severity ERROR}
    public boolean isError() {
        return severity() == Severity.ERROR;
    }

    /// {@return how many of `problems` are}
    public static long errors(List<Problem> problems) {
        return problems.stream().filter(Problem::isError).count();
    }

    /// {@return the same finding on bytes that have moved by `distance`}
    public Problem shifted(long distance) {
        return distance == 0 ? this : new Problem(flaw, span.shifted(distance));
    }
}
