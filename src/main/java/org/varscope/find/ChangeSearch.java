package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Difference;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.TextPlaces;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.variant.NumberNames;
import org.varscope.variant.Variant;

/// Finds values by how they changed between two states, also components, and elements of packed arrays: those with the
/// same index. What was added or removed has not changed. Keeps no hits; what is the same in both is not read.
///
/// @param conditions what has to hold of a change; where there is none, each is a hit
public record ChangeSearch(Structure before, Structure after, List<Change> conditions) {
    private static final long LARGEST = 1 << 20;
    private static final long EVERY = 1 << 14;

    /// Copies the list.
    public ChangeSearch {
        conditions = List.copyOf(conditions);
    }

    /// Tells each hit, in the order of the older bytes.
    ///
    /// @param progress follows the bytes of the newer state, and may stop it
    /// @param taker    takes a hit, and says whether it wants more
    /// @return whether the taker wanted all
    /// @throws CancellationException          if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes cannot be read any more
    public boolean run(Progress progress, Predicate<ChangedHit> taker) {
        return ChangedValues.each(before, after, progress, one -> switch (one.kind()) {
            case CHANGED, RETYPED -> look(one, progress, taker);
            case ADDED, REMOVED, MOVED, ENCODING, BYTES -> true;
        });
    }

    private boolean look(Difference one, Progress progress, Predicate<ChangedHit> taker) {
        Node was = before.node(one.before()).filter(ChangeSearch::isReadable).orElse(null);
        Node is = after.node(one.after()).filter(ChangeSearch::isReadable).orElse(null);
        if (was == null || is == null) {
            return true;
        }
        Elements olds = elements(before, was);
        Elements news = elements(after, is);
        if (olds == null || news == null) {
            @Nullable Variant old = Values.of(before, was, LARGEST).orElse(null);
            @Nullable Variant now = Values.of(after, is, LARGEST).orElse(null);
            return old == null || now == null || pair(was, old, is, now, List.of(), taker);
        }
        for (long i = 0; i < Math.min(olds.count(), news.count()); i++) {
            if (i % EVERY == 0) {
                progress.report(is.span().start(), "searching");
            }
            Part old = olds.part(i);
            Part now = news.part(i);
            if (old != null && now != null
                    && !pair(was, old.read(), is, now.read(), List.of(new PathStep.Index(i)), taker)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isReadable(Node node) {
        return !node.isCollection() && node.state() == State.WHOLE;
    }

    private static @Nullable Elements elements(Structure in, Node node) {
        return Elements.of(in, node, new TextPlaces()).map(found -> found.isEven() ? found
                : new Elements(in, node, found.count(), 0, found.pass())).orElse(null);
    }

    private boolean pair(Node was, Variant old, Node is, Variant now, List<PathStep> steps,
            Predicate<ChangedHit> taker) {
        if (old.equals(now)) {
            return true;
        }
        if (Change.isSimple(old) && Change.isSimple(now)) {
            return Change.areSame(old, now) || !conditions.stream().allMatch(condition -> condition.holds(old, now))
                    || taker.test(new ChangedHit(place(before, was, steps), place(after, is, steps)));
        }
        int numbers = old.kind().numbers();
        for (int n = 0; numbers > 1 && numbers == now.kind().numbers() && n < numbers; n++) {
            List<PathStep> inner = new ArrayList<>(steps);
            Arrays.stream(NumberNames.of(old.kind(), n).split("\\.")).map(PathStep.Name::new).forEach(inner::add);
            if (NumberNames.of(old.kind(), n).equals(NumberNames.of(now.kind(), n))
                    && !pair(was, part(before, was, inner).read(), is, part(after, is, inner).read(), inner, taker)) {
                return false;
            }
        }
        return true;
    }

    private static HitPlace place(Structure in, Node node, List<PathStep> steps) {
        Part part = steps.isEmpty() ? null : part(in, node, steps);
        return new HitPlace(in, part == null ? node.span() : part.spans().getFirst(), node, steps, part);
    }

    private static Part part(Structure in, Node node, List<PathStep> steps) {
        try {
            return Part.of(in, node, steps);
        } catch (PathException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
