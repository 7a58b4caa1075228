package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.PairSink;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.TextPlaces;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.variant.NumberNames;
import org.varscope.variant.Variant;

/// One search by change: pairs the values of two states as a comparison does, down to numbers and texts.
final class ChangeWalk implements PairSink {
    /// Longer values are not compared, in bytes.
    private static final long LARGEST = TextSearch.LONGEST;
    private static final long EVERY = 1 << 14;

    private final Structure before;
    private final Structure after;
    private final ChangeQuery query;
    private final Narrowed.@Nullable Among among;
    private final Progress progress;
    private final PassedOver.Count passedOver = new PassedOver.Count();
    private final ChangeSearch.Sink sink;
    private final HitPlaces places;

    /// A value in both states.
    ///
    /// @param was null where its bytes are those in the newer state, `back` bytes before them
    private record Pair(@Nullable Node was, Node is, long back) { }

    ChangeWalk(ChangeSearch search, Narrowed.@Nullable Among among, Progress progress, ChangeSearch.Sink sink) {
        this.before = search.before();
        this.after = search.after();
        this.query = search.query();
        this.among = among;
        this.progress = progress;
        this.sink = sink;
        this.places = new HitPlaces(after, false);
    }

    /// {@return whether the sink wanted all}
    boolean run() {
        return ChangedValues.each(before, after, progress, _ -> true, this);
    }

    /// {@return what is too long to be compared}
    List<PassedOver> passedOver() {
        return passedOver.all();
    }

    @Override
    public boolean wantsSame() {
        return query.wantsSame();
    }

    @Override
    public boolean changed(Node was, Node is) {
        return same(was, is);
    }

    @Override
    public boolean same(Node was, Node is) {
        return !isReadable(was) || !isReadable(is) || look(new Pair(was, is, 0));
    }

    @Override
    public boolean sameBytes(Span was, Span is) {
        if (among == null) {
            return each(is, is.start() - was.start());
        }
        for (Narrowed.Place place : among.in(was, is)) {
            Variant value = value(place.is());
            if (value != null && query.holds(value, value) && !take(place.was(), place.is())) {
                return false;
            }
        }
        return true;
    }

    /// Every value in bytes that are `back` bytes before in the older state.
    private boolean each(Span span, long back) {
        Preorder nodes = after.preorder();
        long told = span.start();
        for (Node node = nodes.next(); node != null && node.item().start() < span.end(); node = nodes.next()) {
            if (node.item().end() <= span.start() && node.role() != Role.GAP) {
                nodes.skipTo(span.start());
            } else if (node.role() == Role.KEY) {
                nodes.skipChildren();
            } else if (node.role() != Role.GAP && node.item().start() >= span.start() && isReadable(node)) {
                if (!look(new Pair(null, node, back))) {
                    return false;
                }
                if (node.item().start() - told >= EVERY) {
                    told = node.item().start();
                    progress.report(told, "searching");
                }
            }
        }
        return true;
    }

    private @Nullable Variant value(Span span) {
        HitPlace place = places.at(span).orElse(null);
        return place == null ? null : place.target().isWhole() ? value(after, place.target().node())
                : place.target().value(LARGEST).orElse(null);
    }

    private @Nullable Variant value(Structure in, Node node) {
        if (node.span().length() > LARGEST) {
            passedOver.add(PassedOver.Reason.LONG_VALUE, node.span());
        }
        return Values.of(in, node, LARGEST).orElse(null);
    }

    private static boolean isReadable(Node node) {
        return !node.isCollection() && node.state() == State.WHOLE;
    }

    private boolean look(Pair pair) {
        Elements news = elements(after, pair.is);
        Elements olds = pair.was == null ? news : elements(before, pair.was);
        if (olds == null || news == null) {
            @Nullable Variant now = value(after, pair.is);
            @Nullable Variant old = pair.was == null || now == null ? now : value(before, pair.was);
            return old == null || now == null || look(pair, old, now, List.of());
        }
        for (long i = 0; i < Math.min(olds.count(), news.count()); i++) {
            if (i % EVERY == 0) {
                progress.report(pair.is.span().start(), "searching");
            }
            Part old = olds.part(i);
            Part now = news.part(i);
            if (old != null && now != null && !look(pair, old.read(), now.read(), List.of(new PathStep.Index(i)))) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Elements elements(Structure in, Node node) {
        return Elements.of(in, node, new TextPlaces()).map(found -> found.isEven() ? found
                : new Elements(in, node, found.count(), 0, found.pass())).orElse(null);
    }

    private boolean look(Pair pair, Variant old, Variant now, List<PathStep> steps) {
        if (!query.wantsSame() && old.equals(now)) {
            return true;
        }
        if (Change.isSimple(old) && Change.isSimple(now)) {
            if (!query.holds(old, now)) {
                return true;
            }
            Span is = span(after, pair.is, steps);
            return take(pair.was == null ? new Span(is.start() - pair.back, is.length())
                    : span(before, pair.was, steps), is);
        }
        int numbers = old.kind().numbers();
        for (int n = 0; numbers > 1 && numbers == now.kind().numbers() && n < numbers; n++) {
            if (NumberNames.of(old.kind(), n).equals(NumberNames.of(now.kind(), n))) {
                List<PathStep> inner = new ArrayList<>(steps);
                inner.addAll(Part.steps(old.kind(), n));
                Variant is = part(after, pair.is, inner).read();
                if (!look(pair, pair.was == null ? is : part(before, pair.was, inner).read(), is, inner)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean take(Span was, Span is) {
        return among != null && !among.has(was, is) || !query.paths().isEmpty() && !isThere(is) || sink.hit(was, is);
    }

    private boolean isThere(Span is) {
        return places.at(is).filter(place -> query.isAt(places.path(place), after)).isPresent();
    }

    private static Span span(Structure in, Node node, List<PathStep> steps) {
        return steps.isEmpty() ? node.span() : part(in, node, steps).spans().getFirst();
    }

    private static Part part(Structure in, Node node, List<PathStep> steps) {
        try {
            return Part.of(in, node, steps);
        } catch (PathException e) {
            throw new IllegalStateException(e);
        }
    }
}
