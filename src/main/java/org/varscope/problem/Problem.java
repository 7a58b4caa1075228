package org.varscope.problem;

import java.util.Comparator;
import org.varscope.bytes.Span;

/// A finding on bytes.
///
/// @param code     the rule that was broken
/// @param span     the offending bytes; for missing bytes, an empty span where they should begin
/// @param found    what is there, for people: a clause such as `count 2147483647 needs 8589934588 bytes`
/// @param expected what should be there, for people: a clause such as `at most 12, which are left`
public record Problem(Code code, Span span, String found, String expected) {
    /// By offset; of those that begin at one offset, the gravest first.
    public static final Comparator<Problem> ORDER = Comparator.comparingLong((Problem p) -> p.span().start())
            .thenComparing(Problem::severity).thenComparing(Problem::code);

    /// {@return how much it matters}
    public Severity severity() {
        return code.severity();
    }

    /// {@return found and expected as one sentence}
    public String message() {
        return expected.isEmpty() ? found : found + "; expected " + expected;
    }

    /// {@return the same finding on bytes that have moved by `distance`}
    public Problem shifted(long distance) {
        return distance == 0 ? this : new Problem(code, span.shifted(distance), found, expected);
    }
}
