package org.varscope.ui.find;

import module java.base;
import org.varscope.find.QueryException;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// What is done to documents one after the other, in one piece of work in the background. One of several that cannot
/// be searched, or no longer be read, does not keep it from the others.
///
/// @param done   what came of each of the others, in order
/// @param missed those, and why
record DocumentWork<R>(List<R> done, List<Hits.Miss> missed) {
    /// What is done to one of them.
    interface Act<D, R> {
        R run(D document, Progress progress) throws QueryException, IOException;
    }

    /// Does `act` to each of `documents`.
    ///
    /// @param of   tells which document it is
    /// @param told gets what came of the first of several so far
    /// @throws QueryException        why the only one could not be searched
    /// @throws IOException           why the only one could not be read
    /// @throws CancellationException if `running` says to stop
    static <D, R> DocumentWork<R> on(List<D> documents, Function<D, Searched> of, Background.Running running,
            Act<D, R> act, Consumer<DocumentWork<R>> told) throws QueryException, IOException {
        Progress progress = running.over(documents.stream().mapToLong(each -> size(of.apply(each))).sum());
        List<R> done = new ArrayList<>();
        List<Hits.Miss> missed = new ArrayList<>();
        long before = 0;
        for (D each : documents) {
            long start = before;
            try {
                done.add(act.run(each, bytes -> progress.reached(start + bytes)));
            } catch (QueryException | IOException | UncheckedIOException e) {
                if (documents.size() == 1) {
                    throw e;
                }
                missed.add(new Hits.Miss(of.apply(each).name(), FailureWords.of(e)));
            }
            before += size(of.apply(each));
            progress.report(before, "searching");
            if (each != documents.getLast()) {
                told.accept(new DocumentWork<>(List.copyOf(done), List.copyOf(missed)));
            }
        }
        return new DocumentWork<>(List.copyOf(done), List.copyOf(missed));
    }

    private static long size(Searched document) {
        return document.in().bytes().length();
    }
}
