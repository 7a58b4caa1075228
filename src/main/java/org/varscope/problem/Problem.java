package org.varscope.problem;

import module java.base;
import org.varscope.bytes.Span;

/// A finding on bytes.
///
/// @param flaw what is wrong with them
/// @param span the offending bytes; for missing bytes, an empty span where they should begin
public record Problem(Flaw flaw, Span span) {
    /// By offset; of those that begin at one offset, the gravest first.
    public static final Comparator<Problem> ORDER = Problem::order;

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

    /// {@return whether it is wrong with a file as a whole, so that nothing read in these bytes is the cause}
    public boolean isOfFile() {
        return flaw instanceof Flaw.Encryption;
    }

    /// {@return how many of `problems` are}
    public static long errors(List<Problem> problems) {
        long errors = 0;
        for (Problem problem : problems) {
            errors += problem.isError() ? 1 : 0;
        }
        return errors;
    }

    /// {@return the same finding on bytes that have moved by `distance`}
    public Problem shifted(long distance) {
        return distance == 0 ? this : new Problem(flaw, span.shifted(distance));
    }

    private static int order(Problem one, Problem other) {
        int order = Long.compare(one.span.start(), other.span.start());
        if (order == 0) {
            order = one.severity().compareTo(other.severity());
        }
        return order == 0 ? one.code().compareTo(other.code()) : order;
    }
}
