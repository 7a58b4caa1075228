package org.varscope.find;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.ValuePath;

/// Looks for a query in one state of the bytes and their values. For any thread.
///
/// @param structure the bytes, and how they are read
/// @param scopes    the bytes that are searched, in any order, as [Span#outermost(List)] keeps them: a hit begins
///                  in one of them, and one of bytes ends in that, too
/// @param problems  gives what is wrong with the values, in order of offset, where a query asks for it
public record Search(Structure structure, List<Span> scopes, Supplier<List<Problem>> problems) {
    /// Copies the list, and puts it in order.
    public Search {
        scopes = Span.outermost(scopes);
    }

    /// A search of the bytes in `scope`.
    public Search(Structure structure, Span scope, Supplier<List<Problem>> problems) {
        this(structure, List.of(scope), problems);
    }

    /// A search of everything.
    public Search(Structure structure, Supplier<List<Problem>> problems) {
        this(structure, new Span(0, structure.bytes().length()), problems);
    }

    /// {@return the bytes of the value at `path`, with all that it holds, to be searched}
    /// @throws PathException if there is none
    public static Span under(Structure structure, ValuePath path) throws PathException {
        List<Span> pieces = Paths.resolve(structure, path).spans();
        return Span.between(pieces.getFirst().start(), pieces.getLast().end());
    }

    /// Tells `sink` all hits, or as many as it wants.
    ///
    /// @return what it did not look at on its way; nothing where it looked at all
    /// @param progress follows the bytes that are searched, and may stop it
    /// @throws CancellationException            if the progress says to stop
    /// @throws QueryException                   if a regular expression takes too long
    /// @throws java.io.UncheckedIOException if bytes can no longer be read
    public List<PassedOver> run(Query query, Progress progress, HitSink sink) throws QueryException {
        PassedOver.Count passedOver = new PassedOver.Count();
        boolean[] wanted = {true};
        HitSink counted = (offset, length) -> wanted[0] = sink.hit(offset, length);
        try {
            if (query instanceof Query.Changes changes) {
                return run(changes, progress, sink);
            }
            for (Span scope : scopes) {
                if (wanted[0]) {
                    run(query, scope, progress, passedOver, counted);
                }
            }
            return passedOver.all();
        } catch (QueryException.Tedious e) {
            throw e.checked();
        }
    }

    /// Does the same, but tells nothing of what was found where the search then gives up: no hit is told before all are
    /// found, if it may.
    public List<PassedOver> runToTheEnd(Query query, Progress progress, HitSink sink) throws QueryException {
        if (!query.mayGiveUp()) {
            return run(query, progress, sink);
        }
        try (HeldHits held = new HeldHits()) {
            List<PassedOver> passedOver = run(query, progress, held);
            held.tell(sink);
            return passedOver;
        }
    }

    private void run(Query query, Span scope, Progress progress, PassedOver.Count passedOver, HitSink sink) {
        switch (query) {
            case Query.Bytes(var pattern) ->
                    new ByteSearch(structure.bytes(), scope, progress, sink).find(List.of(pattern));
            case Query.Encoded encoded -> new ByteSearch(structure.bytes(), scope, progress, sink)
                    .find(encoded.forms().stream().map(Query.Encoded.Form::pattern).toList());
            case Query.ByteExpression(var expression) ->
                    new ByteSearch(structure.bytes(), scope, progress, sink).find(expression, passedOver);
            case Query.Strings strings -> strings.scan().run(structure.bytes(), scope,
                    at -> progress.report(at - scope.start(), "searching"),
                    run -> !strings.passes(structure.bytes(), run)
                            || sink.hit(run.span().start(), run.span().length()));
            case Query.Values(var conditions) ->
                    new ValueSearch(this, scope, conditions, progress, passedOver, sink).run();
            case Query.Changes _ -> throw new IllegalArgumentException("changes are looked for in all scopes at once");
        }
    }

    private List<PassedOver> run(Query.Changes query, Progress progress, HitSink sink) throws QueryException {
        Narrowed now = Narrowed.of(query.left(), new ChangeSearch(query.before(), structure, query.how()), progress);
        for (Narrowed.Place place : now.places()) {
            Span is = place.is();
            if (scopes.stream().anyMatch(scope -> scope.contains(is.start())) && !sink.hit(is.start(), is.length())) {
                break;
            }
        }
        return now.passedOver();
    }

    /// The hits of a search that may give up, of which none is told before it has ended. Only their places
    /// are kept.
    static final class HeldHits implements HitSink, AutoCloseable {
        private static final int HIT = 2 * Long.BYTES;

        private final Spool spool = new Spool();
        private final ByteBuffer next = ByteBuffer.allocate(HIT).order(ByteOrder.LITTLE_ENDIAN);

        @Override
        public boolean hit(long offset, long length) {
            try {
                spool.write(next.clear().putLong(offset).putLong(length).array(), 0, HIT);
                return true;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /// Tells all of them, or as many as are wanted.
        void tell(HitSink sink) {
            try {
                ByteStore all = spool.finish();
                ByteReader in = all.reader();
                long at = 0;
                while (at < all.length() && sink.hit(in.i64(at), in.i64(at + Long.BYTES))) {
                    at += HIT;
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            spool.close();
        }
    }
}
