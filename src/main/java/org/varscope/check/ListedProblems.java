package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;

/// The problems of one record or value that are listed: the first of each severity, so that warnings cannot hide an
/// error, and where there are more, one that counts them.
///
/// Damage may hold as many problems as bytes, and tells nobody more by naming them all.
public final class ListedProblems {
    /// How many of each severity a person reads.
    public static final int MOST = 100;
    /// How many of each severity a list takes that can be searched: in the window, and for machines.
    public static final int KEPT = 1000;

    private final int most;
    private final List<Finding.Trouble> listed = new ArrayList<>();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    private Finding.@Nullable Trouble firstLeftOut;

    /// What is not listed.
    ///
    /// @param said  says so, with the counts, at the first of it
    /// @param count how many problems that are
    public record Rest(Finding.Trouble said, long count) { }

    /// @param most how many of each severity are listed
    public ListedProblems(int most) {
        this.most = most;
    }

    /// Takes a problem. They come in order of offset.
    public void add(Finding.Trouble trouble) {
        if (counts.merge(trouble.problem().severity(), 1, Integer::sum) <= most) {
            listed.add(trouble);
        } else if (firstLeftOut == null) {
            firstLeftOut = trouble;
        }
    }

    /// {@return whether there are none}
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /// {@return what is listed, in order of offset}
    public List<Finding.Trouble> listed() {
        return List.copyOf(listed);
    }

    /// {@return what is left out; null where nothing is}
    @Nullable Rest rest() {
        if (firstLeftOut == null) {
            return null;
        }
        Map<Severity, Integer> leftOut = new EnumMap<>(Severity.class);
        counts.forEach((severity, count) -> {
            if (count > most) {
                leftOut.put(severity, count - most);
            }
        });
        Problem said = new Problem(new Flaw.NotListed(leftOut, most),
                new Span(firstLeftOut.problem().span().start(), 0));
        long all = counts.values().stream().mapToLong(Integer::longValue).sum();
        return new Rest(new Finding.Trouble(said, firstLeftOut.path()), all - listed.size());
    }

    /// {@return what is listed, and what counts the rest where the first of it would be}
    public List<Finding.Trouble> said() {
        return said(listed, rest());
    }

    static List<Finding.Trouble> said(List<Finding.Trouble> listed, @Nullable Rest rest) {
        if (rest == null) {
            return List.copyOf(listed);
        }
        List<Finding.Trouble> all = new ArrayList<>(listed);
        all.add(rest.said());
        all.sort(Comparator.comparingLong(trouble -> trouble.problem().span().start()));
        return all;
    }

    /// How many are left out, such as `19,900 more errors and 3 more notes`.
}
