package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.document.Document;
import org.varscope.explain.Cell;
import org.varscope.find.ChangeQuery;
import org.varscope.find.ChangeSearch;
import org.varscope.find.ChangedHit;
import org.varscope.find.ChangedPlaces;
import org.varscope.find.HitPlace;
import org.varscope.find.HitPlaces;
import org.varscope.find.Narrowed;
import org.varscope.find.PassedOver;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.find.Search;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.CellText;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;

/// Looks for what a person typed, in the background: one search at a time, the newest wins.
final class Finding {
    /// As many hits as are gone through and marked.
    static final int MOST = 100_000;
    /// As many as are listed.
    static final int LISTED = 1000;

    private static final int GLANCE = 120;

    private final EditorModel model;
    private final Background.Lane lane;
    private final Consumer<Found> told;
    private final Consumer<Throwable> failed;

    /// What was found.
    ///
    /// @param in       where it was looked for
    /// @param scope    the bytes that were searched
    /// @param kind     what was looked for
    /// @param query    the same, as it was understood
    /// @param spans    the hits, in order of offset
    /// @param complete whether these are all
    /// @param lines    the first of them, as people read them
    /// @param narrowed all of them, where they are changes
    /// @param passedOver what was not looked at
    record Found(Structure in, Span scope, QueryText.Kind kind, Query query, List<Span> spans, boolean complete,
            List<Line> lines, @Nullable Narrowed narrowed, List<PassedOver> passedOver) {
        /// {@return the number of the first hit that begins at `offset` or after it; the number of hits where none
        /// does}
        int firstFrom(long offset) {
            return BinarySearch.partitionPoint(spans, span -> span.start() < offset);
        }
    }

    /// A hit.
    ///
    /// @param index which it is
    /// @param path  of the value; empty where no value is
    /// @param value what stands there, in short, or what becomes of it
    record Line(int index, Span span, String path, String type, String value) { }

    /// @param told   gets what was found
    /// @param failed gets why nothing was: a [QueryException] where the text cannot be understood or takes too long
    Finding(EditorModel model, Consumer<Found> told, Consumer<Throwable> failed) {
        this.model = model;
        this.lane = model.background().lane();
        this.told = told;
        this.failed = failed;
    }

    Background.Lane lane() {
        return lane;
    }

    /// Looks for `text` in what is there now, in place of what was looked for before.
    ///
    /// @param scope the bytes that are searched
    /// @throws QueryException if it cannot be understood
    QueryText.Kind start(String text, QueryText.Kind kind, Span scope) throws QueryException {
        QueryText sought = QueryText.read(text, kind);
        Structure in = model.structure();
        List<Problem> problems = model.problems();
        Background.Work<Found> work = running -> {
            List<Span> spans = new ArrayList<>();
            boolean[] complete = {true};
            Search search = new Search(in, scope, () -> problems);
            List<PassedOver> passedOver = search.run(sought.query(), running.over(in.bytes().length()),
                    (offset, length) -> {
                complete[0] = spans.size() < MOST;
                return complete[0] && spans.add(new Span(offset, length));
            });
            return new Found(in, scope, sought.kind(), sought.query(), List.copyOf(spans), complete[0],
                    lines(in, sought.query(), spans), null, passedOver);
        };
        run(lane, in, work, told, failed);
        return sought.kind();
    }

    /// Looks for what changed as `text` says among what is `left` of earlier searches.
    ///
    /// @throws QueryException if it cannot be understood
    void start(String text, OlderState older, @Nullable Narrowed left) throws QueryException {
        ChangeQuery how = ChangeQuery.read(text);
        Structure in = model.structure();
        run(lane, in, running -> {
            Structure before = older.read().run(running);
            Narrowed now = Narrowed.of(left, new ChangeSearch(before, in, how), running.over(in.bytes().length()));
            return left != null && now.places().isEmpty() && isStill(left, before, in)
                    ? found(left, new Query.Changes(left.before(), ChangeQuery.ALL, left))
                    : found(now, new Query.Changes(before, how, left));
        }, told, failed);
    }

    /// {@return whether nothing can have changed yet since what is `left` was found, so that it is what there is to
    /// show}
    private static boolean isStill(Narrowed left, Structure before, Structure in) {
        return left.in().bytes() == in.bytes() && before.bytes() == in.bytes();
    }

    private static Found found(Narrowed now, Query query) {
        List<Span> spans = now.places().stream().limit(MOST).map(Narrowed.Place::is).toList();
        Span all = new Span(0, now.in().bytes().length());
        return new Found(now.in(), all, QueryText.Kind.CHANGE, query, spans, spans.size() == now.places().size(),
                lines(now), now, now.passedOver());
    }

    private static List<Line> lines(Narrowed now) {
        ChangedPlaces places = new ChangedPlaces(now.before(), now.in());
        return IntStream.range(0, Math.min(LISTED, now.places().size())).mapToObj(index -> {
            ChangedHit hit = places.at(now.places().get(index));
            Line was = line(now.before(), index, hit.was());
            Line is = line(now.in(), index, hit.is());
            return was.value.equals(is.value) ? is : new Line(index, is.span, is.path, is.type,
                    Messages.get("find.becomes", was.value, is.value));
        }).toList();
    }

    /// Runs `work` on what `in` holds; where that is much, after a pause in which a person may type on.
    static <T> void run(Background.Lane lane, Structure in, Background.Work<T> work, Consumer<T> done,
            Consumer<Throwable> failed) {
        if (in.bytes().length() > Document.INLINE) {
            lane.runAfterPause(work, done, failed);
        } else {
            lane.run(work, done, failed);
        }
    }

    private static List<Line> lines(Structure in, Query query, List<Span> spans) {
        HitPlaces places = new HitPlaces(in, !(query instanceof Query.Values));
        return IntStream.range(0, Math.min(LISTED, spans.size())).mapToObj(index -> {
            Span span = spans.get(index);
            return places.at(span).map(place -> line(in, index, place))
                    .orElseGet(() -> new Line(index, span, "", "", ""));
        }).toList();
    }

    private static Line line(Structure in, int index, HitPlace place) {
        String type = place.type();
        String value = place.part() == null ? Cell.of(in, place.node()).shown()
                : CellText.glance(place.part().read(), in.dialect(), GLANCE);
        return new Line(index, place.span(), place.pathText(0), type == null ? "" : type,
                place.held().map(held -> value + ": " + Cell.of(in, held).shown()).orElse(value));
    }
}
