package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Review;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.SpanShift;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What an edit of bytes would do to everything around them: found by reading them as they would be, while nothing is
/// changed.
///
/// Nothing speaks against an edit that changes one value and nothing else; what breaks the reading, or changes other
/// values, becomes an objection of the review. So whoever does that is asked whether it is meant.
///
/// @param review   the edit, ready to be done, with what speaks against it
/// @param problems the first that would be new, in order of offset, errors before all others
/// @param errors   how many more errors there would be; negative where there would be fewer
/// @param own      what becomes of the edited value, and of what it holds
/// @param others   what becomes of other values, the first of them
/// @param renamed  other values that are what they were and where they were, and have another key
/// @param isRead   whether everything was read that the edit touches: what it would do beyond that is not known
/// @param isAll    whether the differences are all
public record Outlook(Review review, List<Problem> problems, long errors, List<Difference> own,
        List<Difference> others, List<Renamed> renamed, boolean isRead, boolean isAll) {
    /// As many bytes are read again.
    static final long MOST_READ = 16 << 20;
    private static final int MOST_DIFFERENCES = 1000;
    private static final int MOST_PROBLEMS = 3;
    /// Bytes behind the edit in which new problems are looked for.
    private static final long REACH = 1 << 20;
    private static final long HEAD = 4096;

    /// A value that keeps its bytes, and gets another key, or is held by another collection.
    ///
    /// @param was as what is removed
    /// @param is  as what is added
    public record Renamed(Difference was, Difference is) { }

    /// Copies the lists.
    public Outlook {
        problems = List.copyOf(problems);
        own = List.copyOf(own);
        others = List.copyOf(others);
        renamed = List.copyOf(renamed);
    }

    /// {@return what `edit` would do to `before`}
    ///
    /// @param at       the value that is meant to change; null where none is
    /// @param progress follows the bytes, and may stop the comparison, whose differences are then not all
    /// @throws EditException         if the edit does not fit
    /// @throws CancellationException if the progress says to stop while the bytes are read
    public static Outlook of(Structure before, Edit edit, @Nullable Location at, Progress progress)
            throws EditException {
        Draft draft = new Draft(before, new Scratch(), progress, MOST_READ);
        draft.add(edit);
        Review review = draft.review();
        if (!review.changes()) {
            return new Outlook(review, List.of(), 0, List.of(), List.of(), List.of(), true, true);
        }
        Structure after = review.after();
        List<Difference> own = new ArrayList<>();
        boolean all = after.isComplete() && compare(review, progress, own);
        List<Difference> others = new ArrayList<>(at == null ? own : others(review, at, own));
        own.removeAll(others);
        List<Renamed> renamed = renamed(review, others);
        renamed.forEach(one -> others.removeAll(List.of(one.was, one.is)));
        long errors = after.errors() - before.errors();
        List<Problem> fresh = fresh(review);
        return new Outlook(with(review, objections(fresh, errors, others, renamed.size(), all)), fresh, errors, own,
                others, renamed, after.isComplete(), all);
    }

    private static boolean compare(Review review, Progress progress, List<Difference> found) {
        try {
            ChangedValues changed = ChangedValues.between(review.structure(), review.after(), review.patches(),
                    MOST_DIFFERENCES, progress);
            changed.differences().stream().filter(one -> Displaced.isOfValue(
                    one, review.structure(), review.after())).forEach(found::add);
            return changed.complete();
        } catch (CancellationException _) {
            return false;
        }
    }

    /// All but what becomes of the value at `at`: it is another one, or has another key. What a collection holds is not
    /// meant to change with it.
    private static List<Difference> others(Review review, Location at, List<Difference> all) {
        Location value = at.asValue();
        Node node = review.structure().node(value).orElse(null);
        boolean holds = node != null && node.children() > 0;
        Difference renamed = all.stream().filter(one -> one.kind() == Difference.Kind.ADDED
                && one.after().asValue().equals(value)).findFirst().orElse(null);
        boolean kept = renamed != null && (!holds || new SpanShift(review.patches()).after(node.span())
                .equals(renamed.is()) && isSame(review, node.span(), renamed.is()));
        return all.stream().filter(one -> !switch (one.kind()) {
            case MOVED, ENCODING, BYTES -> one.before().asValue().equals(value);
            case CHANGED, RETYPED -> one.before().asValue().equals(value) && !holds;
            case REMOVED -> one.before().asValue().equals(value) && kept;
            case ADDED -> one == renamed && kept;
        }).toList();
    }

    private static boolean isSame(Review review, Span was, Span is) {
        return new SameBytes(review.structure().bytes(), review.after().bytes(), Progress.NONE).same(was, is);
    }

    /// Those that are removed and added with the same bytes in the same place.
    private static List<Renamed> renamed(Review review, List<Difference> others) {
        SpanShift shift = new SpanShift(review.patches());
        Map<Span, Difference> added = new HashMap<>();
        others.stream().filter(one -> one.kind() == Difference.Kind.ADDED).forEach(one -> added.put(one.is(), one));
        List<Renamed> found = new ArrayList<>();
        for (Difference one : others) {
            Difference there = one.kind() == Difference.Kind.REMOVED ? added.get(shift.after(one.was())) : null;
            if (there != null && isSame(review, one.was(), there.is())) {
                found.add(new Renamed(one, there));
            }
        }
        return found;
    }

    private static List<Problem> fresh(Review review) {
        Structure before = review.structure();
        Structure after = review.after();
        Set<Problem> old = new HashSet<>(Structure.moved(List.copyOf(problems(before, review)), review.patches()));
        return problems(after, review).stream().filter(problem -> !old.contains(problem))
                .sorted(Comparator.comparing(Problem::severity).thenComparing(Problem.ORDER))
                .limit(MOST_PROBLEMS).toList();
    }

    /// Those at the heads of what is around the edit, where a collection that is broken is told, and some way behind.
    private static Set<Problem> problems(Structure in, Review review) {
        long from = review.patches().getFirst().offset();
        Set<Problem> found = new LinkedHashSet<>();
        for (Node node = in.deepestAt(from).orElse(null); node != null; node = node.parent()) {
            long end = node.body() == null ? node.span().end() : node.body().start();
            long start = node.item().start();
            found.addAll(in.problemsIn(Span.between(start, Math.min(end, start + HEAD))));
        }
        found.addAll(in.problemsIn(new Span(from, REACH)));
        return found;
    }

    private static List<Objection> objections(List<Problem> fresh, long errors, List<Difference> others, long renamed,
            boolean all) {
        List<Objection> against = new ArrayList<>();
        fresh.stream().filter(problem -> problem.isError() && errors > 0).findFirst()
                .ifPresent(first -> against.add(new Objection.Breaks(first, errors - 1)));
        long lost = count(others, Difference.Kind.REMOVED);
        long changed = others.size() - lost - count(others, Difference.Kind.ADDED);
        if (lost + changed > 0) {
            against.add(new Objection.Disturbs(lost, changed, !all));
        }
        if (renamed > 0) {
            against.add(new Objection.Renames(renamed, !all));
        }
        if (against.isEmpty() && !all) {
            against.add(new Objection.Unchecked());
        }
        return against;
    }

    private static long count(List<Difference> differences, Difference.Kind kind) {
        return differences.stream().filter(one -> one.kind() == kind).count();
    }

    private static Review with(Review review, List<Objection> objections) {
        return new Review(review.structure(), review.edit(), review.after(), review.patches(), review.label(),
                objections, review.obstacle());
    }
}
