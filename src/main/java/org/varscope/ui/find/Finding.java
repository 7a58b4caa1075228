package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.Document;
import org.varscope.document.place.PathBuilder;
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
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;

/// Looks for what a person typed, in the background: one search at a time, the newest wins.
final class Finding {
    /// As many hits as are gone through and marked in a document.
    static final int MOST = 100_000;
    /// As many as are listed of a document.
    static final int LISTED = 1000;

    /// As many bytes of a run of text as are shown.
    private static final int SHOWN = 1024;

    private final Background.Lane lane;
    private final Consumer<Hits> soFar;
    private final Consumer<Hits> told;
    private final Consumer<Throwable> failed;
    /// What was found last, of which the documents that have not changed since are not searched again.
    private Hits known = Hits.NONE;
    private @Nullable Asked asked;

    /// @param soFar  gets what was found in the first of several documents, as each is searched
    /// @param told   gets what was found
    /// @param failed gets why nothing was: a [QueryException] where the text cannot be understood or takes too long
    Finding(Background.Lane lane, Consumer<Hits> soFar, Consumer<Hits> told, Consumer<Throwable> failed) {
        this.lane = lane;
        this.soFar = soFar;
        this.told = told;
        this.failed = failed;
    }

    Background.Lane lane() {
        return lane;
    }

    /// Looks for `wanted` in `documents`, in place of what was looked for before. Where there are several, those that
    /// cannot be searched are told with what was found in the others.
    ///
    /// @throws QueryException if it cannot be understood
    void start(Asked wanted, List<Searched> documents) throws QueryException {
        QueryText sought = QueryText.read(wanted.text(), wanted.kind(), wanted.form());
        Hits before = wanted.same(asked) ? known : Hits.NONE;
        asked = wanted;
        known = before;
        long size = documents.stream().filter(each -> again(before, each).isEmpty())
                .mapToLong(each -> each.in().bytes().length()).sum();
        run(lane, size, running -> {
            DocumentWork<Found> work = DocumentWork.on(documents, each -> each, running, (each, progress) -> {
                Optional<Found> same = again(before, each);
                return same.isPresent() ? same.get() : find(each, sought, progress);
            }, first -> running.tell(() -> keepMore(before, new Hits(first.done(), first.missed()))));
            return new Hits(work.done(), work.missed());
        }, hits -> keep(hits, told), failed);
    }

    /// What is listed goes on: nothing is shown of fewer documents than those of the search before an edit.
    private void keepMore(Hits before, Hits first) {
        if (first.documents().size() > before.documents().size()) {
            keep(first, soFar);
        }
    }

    private void keep(Hits hits, Consumer<Hits> receiver) {
        known = hits;
        receiver.accept(hits);
    }

    private static Optional<Found> again(Hits before, Searched now) {
        return before.in(now.model()).flatMap(found -> found.as(now));
    }

    private static Found find(Searched in, QueryText sought, Progress progress) throws QueryException {
        List<Span> spans = new ArrayList<>();
        boolean[] complete = {true};
        Search search = new Search(in.in(), in.scope(), in::problems);
        List<PassedOver> passedOver = search.run(sought.query(), progress, (offset, length) -> {
            complete[0] = spans.size() < MOST;
            return complete[0] && spans.add(new Span(offset, length));
        });
        return new Found(in, sought.kind(), sought.query(), List.copyOf(spans), complete[0],
                lines(in.in(), sought.query(), spans), null, passedOver);
    }

    /// Looks for what changed in a document as `wanted` says among what is `left` of earlier searches.
    ///
    /// @throws QueryException if it cannot be understood
    void start(String wanted, Searched document, OlderState older, @Nullable Narrowed left) throws QueryException {
        ChangeQuery how = ChangeQuery.read(wanted);
        Structure in = document.in();
        run(lane, in.bytes().length(), running -> {
            Structure before = older.read().run(running);
            Narrowed now = Narrowed.of(left, new ChangeSearch(before, in, how), running.over(in.bytes().length()));
            return new Hits(List.of(left != null && now.places().isEmpty() && isStill(left, before, in)
                    ? found(document, left, new Query.Changes(left.before(), ChangeQuery.ALL, left))
                    : found(document, now, new Query.Changes(before, how, left))), List.of());
        }, told, failed);
    }

    /// {@return whether nothing can have changed yet since what is `left` was found, so that it is what there is to
    /// show}
    private static boolean isStill(Narrowed left, Structure before, Structure in) {
        return left.in().bytes() == in.bytes() && before.bytes() == in.bytes();
    }

    private static Found found(Searched in, Narrowed now, Query query) {
        List<Span> spans = now.places().stream().limit(MOST).map(Narrowed.Place::is).toList();
        Searched of = new Searched(in.name(), in.model(), now.in(),
                List.of(new Span(0, now.in().bytes().length())), in.problems());
        return new Found(of, QueryText.Kind.CHANGE, query, spans, spans.size() == now.places().size(), lines(now), now,
                now.passedOver());
    }

    private static List<Found.Line> lines(Narrowed now) {
        ChangedPlaces places = new ChangedPlaces(now.before(), now.in());
        PathBuilder before = paths(now.before());
        PathBuilder after = paths(now.in());
        return IntStream.range(0, Math.min(LISTED, now.places().size())).mapToObj(index -> {
            ChangedHit hit = places.at(now.places().get(index));
            Found.Line was = line(now.before(), before, index, hit.was());
            Found.Line is = line(now.in(), after, index, hit.is());
            return was.value().equals(is.value()) ? is : new Found.Line(index, is.span(), is.path(), is.type(),
                    Messages.get("find.becomes", was.value(), is.value()));
        }).toList();
    }

    /// Runs `work` on so many bytes; where that is much, after a pause in which a person may type on.
    static <T> void run(Background.Lane lane, long size, Background.Work<T> work, Consumer<T> done,
            Consumer<Throwable> failed) {
        if (size > Document.INLINE) {
            lane.runAfterPause(work, done, failed);
        } else {
            lane.run(work, done, failed);
        }
    }

    private static List<Found.Line> lines(Structure in, Query query, List<Span> spans) {
        HitPlaces places = new HitPlaces(in, !(query instanceof Query.Values));
        PathBuilder paths = paths(in);
        return IntStream.range(0, Math.min(LISTED, spans.size())).mapToObj(index -> {
            Span span = spans.get(index);
            Found.Line line = places.at(span).map(place -> line(in, paths, index, place))
                    .orElseGet(() -> new Found.Line(index, span, "", "", ""));
            if (query instanceof Query.Strings strings) {
                return string(in, strings, span, line);
            }
            return query instanceof Query.Encoded text ? new Found.Line(index, span, line.path(), line.type(),
                    Query.Encoded.titles(text.encodings(in.bytes(), span)) + " · " + line.value()) : line;
        }).toList();
    }

    /// A run of text, which may be part of no value.
    private static Found.Line string(Structure in, Query.Strings strings, Span span, Found.Line line) {
        TextEncoding encoding = strings.encoding(in.bytes(), span);
        String text = new String(in.bytes().bytes(new Span(span.start(), Math.min(span.length(), SHOWN))),
                encoding.charset());
        return new Found.Line(line.index(), span, line.path().isEmpty() ? Messages.get("find.no-value") : line.path(),
                Messages.get("find.string-type", encoding.title(), span.length()), text);
    }

    /// {@return what names the values that are listed, at the cost of what is around each}
    static PathBuilder paths(Structure in) {
        return new PathBuilder(in, _ -> true);
    }

    private static Found.Line line(Structure in, PathBuilder paths, int index, HitPlace place) {
        String type = place.type();
        String value = new Cell(place.target()).shown(Messages.language());
        return new Found.Line(index, place.span(), paths.shown(place.target()), type == null ? "" : type,
                place.held().map(held -> value + ": " + Cell.of(in, held).shown(Messages.language())).orElse(value));
    }
}
