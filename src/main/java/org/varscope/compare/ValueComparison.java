package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference.Kind;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.SpanShift;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure.Unclaimed;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// One comparison of two structures, from the records down, with a stack of its own.
final class ValueComparison {
    /// More children are aligned in parts.
    private static final int MOST_AT_ONCE = 1 << 21;
    private static final int MOST_GAPS = 1000;
    /// What is deeper is compared as a whole: each level reads its bytes once more.
    private static final int DEEPEST = 256;
    private static final long LARGEST_VALUE = 1 << 26;

    private final Structure before;
    private final Structure after;
    private final @Nullable SpanShift shift;
    private final Progress progress;
    private final Predicate<Difference> taker;
    private final PairSink sink;
    private final SameBytes bytes;
    private final boolean byBytes;
    private final NodeHash hash;
    private final NodeHash hashAfter;
    private final SharedEnds ends;
    private final Deque<Step> open = new ArrayDeque<>();
    private long found;
    private boolean enough;

    /// What is still to be done.
    private sealed interface Step { }

    /// Children of two collections, some of which were compared.
    private final class Part implements Step {
        private final Siblings olds;
        private final Siblings news;
        private final long from;
        private final long fromAfter;
        private final Siblings.Hashes hashes;
        private final Siblings.Hashes hashesAfter;
        private final Alignment pairs;
        private int @Nullable [] targets;
        private int @Nullable [] origins;
        private int i;
        private int j;

        private Part(Siblings olds, Siblings news, Range range) {
            this.olds = olds;
            this.news = news;
            this.from = range.from;
            this.fromAfter = range.fromAfter;
            this.hashes = olds.hashes(from, range.to, Progress.NONE);
            this.hashesAfter = news.hashes(fromAfter, range.toAfter, progress);
            this.pairs = olds.areNamed() && news.areNamed() ? Alignment.byName(hashes.names(), hashesAfter.names())
                    : shift != null ? Alignment.byName(olds.starts(shift), news.starts(null))
                    : Alignment.byContent(hashes.contents(), hashesAfter.contents(), this::likeness);
        }

        private int likeness(int inBefore, int inAfter) {
            Node old = olds.at(from + inBefore).orElse(null);
            Node now = news.at(fromAfter + inAfter).orElse(null);
            if (old == null || now == null || !areOfOneType(old, now)) {
                return 1;
            }
            if (!old.isCollection() || !now.isCollection()) {
                return 4;
            }
            Set<Long> shared = olds.features(old);
            shared.retainAll(news.features(now));
            return 4 + shared.size();
        }

        private int target(int inAfter) {
            if (targets == null) {
                targets = pairs.targets();
            }
            return targets[inAfter];
        }

        private int origin(int inBefore) {
            if (origins == null) {
                origins = pairs.origins();
            }
            return origins[inBefore];
        }

        /// Goes on to the next pair that must be looked into; whether anything is left to be done here.
        private boolean advance() {
            int length = hashes.contents().length;
            int lengthAfter = hashesAfter.contents().length;
            int depth = open.size();
            while (!enough && open.size() == depth && (i < length || j < lengthAfter)) {
                if (i < length && pairs.mate(i) < 0) {
                    removed(i++);
                } else if (i < length && pairs.isMoved(i)) {
                    moved(i++);
                } else if (j < lengthAfter && pairs.back(j) < 0) {
                    added(j++);
                } else if (j < lengthAfter && pairs.isMoved(pairs.back(j))) {
                    j++;
                } else {
                    stayed();
                }
            }
            return i < length || j < lengthAfter;
        }

        private void removed(int place) {
            long was = fromAfter + origin(place);
            olds.at(from + place).ifPresent(old -> add(new Difference(Kind.REMOVED, old.location(), news.location(was),
                    old.location(), news.location(was), old.span(), new Span(news.start(was), 0))));
        }

        private void added(int place) {
            long at = olds.start(from + i);
            Location would = olds.location(from + i);
            news.at(fromAfter + place).ifPresent(
                    now -> add(new Difference(Kind.ADDED, would, now.location(), would, now.location(), new Span(at, 0),
                            now.span())));
        }

        private void moved(int place) {
            int mate = pairs.mate(place);
            Node old = olds.at(from + place).orElse(null);
            Node now = news.at(fromAfter + mate).orElse(null);
            if (old != null && now != null) {
                add(new Difference(Kind.MOVED, old.location(), now.location(), olds.location(from + target(mate)),
                        news.location(fromAfter + origin(place)), old.span(), now.span()));
                compare(old, now);
            }
        }

        /// Compares what is in the same order, as bytes as far as it is likely to be the same.
        private void stayed() {
            int run = 0;
            while (isSame(i + run, j + run)) {
                run++;
            }
            if (run > 0 && byBytes && bytes.same(olds.span(from + i, run), news.span(fromAfter + j, run))) {
                sameBytes(olds.span(from + i, run), news.span(fromAfter + j, run));
                i += run;
                j += run;
                return;
            }
            Node old = olds.at(from + i++).orElse(null);
            Node now = news.at(fromAfter + j++).orElse(null);
            if (old != null && now != null) {
                compare(old, now);
            }
        }

        private boolean isSame(int inBefore, int inAfter) {
            return inBefore < hashes.contents().length && pairs.mate(inBefore) == inAfter && !pairs.isMoved(inBefore)
                    && hashes.contents()[inBefore] == hashesAfter.contents()[inAfter];
        }
    }

    /// Children that are aligned with each other.
    private record Range(Siblings olds, Siblings news, long from, long to, long fromAfter, long toAfter)
            implements Step { }

    /// The end of two collections, or of all.
    ///
    /// @param found how many differences there were before it
    private record End(Siblings olds, Siblings news, long found) implements Step { }

    /// @param shift where the bytes of `before` went; null where that is not known
    ValueComparison(Structure before, Structure after, @Nullable SpanShift shift, Progress progress,
            Predicate<Difference> taker, PairSink pairs) {
        this.before = before;
        this.after = after;
        this.shift = shift;
        this.progress = progress;
        this.taker = taker;
        this.sink = pairs;
        long seed = new SplittableRandom().nextLong();
        this.byBytes = before.dialect().equals(after.dialect()) && before.framing().equals(after.framing());
        this.hash = new NodeHash(before, byBytes, seed);
        this.hashAfter = new NodeHash(after, byBytes, seed);
        this.bytes = new SameBytes(before.bytes(), after.bytes(), progress);
        this.ends = byBytes ? SharedEnds.of(before.bytes(), after.bytes(), bytes)
                : SharedEnds.none(before.bytes(), after.bytes());
    }

    /// {@return whether the taker wanted all}
    boolean run() {
        if (byBytes && ends.areAll()) {
            Span all = new Span(0, before.bytes().length());
            return !sink.wantsSame() || sink.sameBytes(all, all);
        }
        enter(null, null);
        while (!open.isEmpty() && !enough) {
            switch (open.peek()) {
                case Part part -> {
                    if (!part.advance()) {
                        open.remove(part);
                    }
                }
                case Range range -> {
                    open.pop();
                    open.push(new Part(range.olds, range.news, range));
                }
                case End end -> {
                    open.pop();
                    end(end);
                }
            }
        }
        return !enough;
    }

    private void enter(@Nullable Node old, @Nullable Node now) {
        Siblings olds = new Siblings(before, old, hash);
        Siblings news = new Siblings(after, now, hashAfter);
        open.push(new End(olds, news, found));
        long least = Math.min(olds.count(), news.count());
        long first = ends.atStart(olds, news, least);
        long last = ends.atEnd(olds, news, least - first);
        long end = olds.count() - last;
        long endAfter = news.count() - last;
        tellSame(olds, 0, news, 0, first);
        List<Range> parts = new ArrayList<>();
        for (long from = first, fromAfter = first; from < end || fromAfter < endAfter; ) {
            long to = Math.min(end, from + MOST_AT_ONCE);
            long toAfter = Math.min(endAfter, fromAfter + MOST_AT_ONCE);
            parts.add(new Range(olds, news, from, to, fromAfter, toAfter));
            from = to;
            fromAfter = toAfter;
        }
        tellSame(olds, end, news, endAfter, last);
        parts.reversed().forEach(open::push);
    }

    private void tellSame(Siblings olds, long from, Siblings news, long fromAfter, long count) {
        if (count > 0) {
            long start = olds.start(from);
            long startAfter = news.start(fromAfter);
            sameBytes(new Span(start, olds.start(from + count) - start),
                    new Span(startAfter, news.start(fromAfter + count) - startAfter));
        }
    }

    private void sameBytes(Span was, Span is) {
        enough |= sink.wantsSame() && !sink.sameBytes(was, is);
    }

    /// Tells what is equal in two dialects value by value: offsets inside may differ.
    private boolean isToldAsSame(Node old, Node now) {
        if (byBytes) {
            sameBytes(old.span(), now.span());
            return true;
        }
        if (!sink.wantsSame()) {
            return true;
        }
        if (now.isCollection()) {
            return false;
        }
        enough |= !sink.same(old, now);
        return true;
    }

    private void compare(Node old, Node now) {
        if ((byBytes ? bytes.same(old.span(), now.span()) : isEqual(old, now, NodeHash.LARGEST))
                && isToldAsSame(old, now)) {
            return;
        }
        boolean alike = areOfOneType(old, now);
        if (alike && old.isCollection() && now.isCollection() && old.depth() < DEEPEST) {
            if (!CollectionHead.of(before, old).equals(CollectionHead.of(after, now))) {
                add(Kind.RETYPED, old, now);
                return;
            }
            if (byBytes && old.header() != now.header()) {
                add(Kind.ENCODING, old, now);
            }
            enter(old, now);
        } else {
            add(!alike ? Kind.RETYPED : isEqual(old, now, LARGEST_VALUE) ? Kind.ENCODING : Kind.CHANGED, old, now);
        }
    }

    private static boolean areOfOneType(Node old, Node now) {
        return old.isPlain() || now.isPlain() ? old.isPlain() && Objects.equals(old.field(), now.field())
                : (old.row() == null) == (now.row() == null) && old.kind() == now.kind();
    }

    private boolean isEqual(Node old, Node now, long most) {
        return Values.of(before, old, most).map(Optional::of).filter(Values.of(after, now, most)::equals).isPresent();
    }

    /// Says what is different in bytes that are no child.
    private void end(End end) {
        Node old = end.olds.parent();
        Node now = end.news.parent();
        Span was = old == null ? new Span(0, before.bytes().length()) : old.span();
        Span is = now == null ? new Span(0, after.bytes().length()) : now.span();
        Location at = old == null ? Location.record(0) : old.location();
        Location to = now == null ? Location.record(0) : now.location();
        List<Span> gaps = gaps(before, end.olds);
        List<Span> gapsAfter = gaps(after, end.news);
        for (int n = 0; n < Math.max(gaps.size(), gapsAfter.size()); n++) {
            Span gap = n < gaps.size() ? gaps.get(n) : new Span(was.end(), 0);
            Span gapAfter = n < gapsAfter.size() ? gapsAfter.get(n) : new Span(is.end(), 0);
            if (!bytes.same(gap, gapAfter)) {
                add(new Difference(Kind.BYTES, at, to, at, to, gap, gapAfter));
                return;
            }
        }
        // Values that are the same say nothing of what makes one of the files unreadable around them.
        boolean hurt = old == null && before.errors() + after.errors() > 0;
        if ((byBytes || hurt) && found == end.found && !bytes.same(was, is)) {
            boolean whole = old != null && now != null && old.state() == State.WHOLE && now.state() == State.WHOLE;
            add(new Difference(whole ? Kind.ENCODING : Kind.BYTES, at, to, at, to, was, is));
        }
    }

    private static List<Span> gaps(Structure in, Siblings among) {
        return in.unclaimed(among.parent(), 0, among.count(), MOST_GAPS).stream().map(Unclaimed::span).toList();
    }

    private void add(Kind kind, Node old, Node now) {
        add(new Difference(kind, old.location(), now.location(), old.location(), now.location(), old.span(),
                now.span()));
        enough |= !sink.changed(old, now);
    }

    private void add(Difference one) {
        found++;
        enough |= !taker.test(one);
    }
}
