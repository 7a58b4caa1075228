package org.varscope.ui.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.place.PathBuilder;
import org.varscope.find.QueryException;
import org.varscope.find.Replacement;
import org.varscope.find.Replacing;
import org.varscope.find.Search;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;

/// What replacing everything that was found does, in each document as one step.
///
/// @param parts  what it does to each document with matches, in order
/// @param missed those of which it is not known
record ReplacePlan(List<Part> parts, List<Hits.Miss> missed) {
    /// What it does to a document.
    ///
    /// @param lines the first matches that would change, or cannot
    record Part(Found of, Replacing.Plan plan, List<Found.Line> lines) { }

    /// {@return what it does; for any thread}
    ///
    /// @throws QueryException        as of [Replacing#of(Search, org.varscope.find.Query, Replacement, Progress,
    ///                               Consumer)], where only one document has matches
    /// @throws IOException           if that cannot be read
    /// @throws CancellationException if `running` says to stop
    static ReplacePlan of(Hits hits, Replacement with, Background.Running running) throws QueryException, IOException {
        List<Found> documents = hits.documents().stream().filter(each -> !each.spans().isEmpty()).toList();
        DocumentWork<Part> work = DocumentWork.on(documents, Found::of, running,
                (found, progress) -> part(found, with, progress), _ -> { });
        return new ReplacePlan(work.done(), work.missed());
    }

    /// {@return what replacing only one match does; for any thread}
    ///
    /// @throws QueryException if it cannot be replaced
    static Part of(Hits.Hit hit, Replacement with) throws QueryException {
        Found found = hit.document();
        List<Found.Line> lines = new ArrayList<>();
        PathBuilder paths = Finding.paths(found.in());
        Replacing.Plan plan = Replacing.of(found.in(), List.of(hit.span()), with, Progress.NONE,
                line -> lines.add(line(found, paths, line)));
        return new Part(found, plan, lines);
    }

    private static Part part(Found found, Replacement with, Progress progress) throws QueryException {
        List<Found.Line> lines = new ArrayList<>();
        PathBuilder paths = Finding.paths(found.in());
        Consumer<Replacing.Line> told = line -> {
            if (lines.size() < Finding.LISTED) {
                lines.add(line(found, paths, line));
            }
        };
        Replacing.Plan plan = found.complete() ? Replacing.of(found.in(), found.spans(), with, progress, told)
                : Replacing.of(new Search(found.in(), found.of().scope(), List::of), found.query(), with, progress,
                        told);
        return new Part(found, plan, List.copyOf(lines));
    }

    private static Found.Line line(Found found, PathBuilder paths, Replacing.Line line) {
        Span span = line.place().span();
        String type = line.place().type();
        return new Found.Line(found.firstFrom(span.start()), span,
                paths.shown(line.place().target()), type == null ? "" : type,
                line.why().isEmpty() ? Messages.get("find.becomes", line.was(), line.is())
                        : Messages.get("find.left", line.was(), new EditRefusal.All(line.why())));
    }

    /// {@return the number of matches}
    int found() {
        return parts.stream().mapToInt(part -> part.plan.found()).sum();
    }

    /// {@return the number of matches that it replaces}
    int changed() {
        return parts.stream().mapToInt(part -> part.plan.changed()).sum();
    }

    /// {@return the number of matches that stay as they are}
    int left() {
        return parts.stream().mapToInt(part -> part.plan.left()).sum();
    }

    /// Replaces all, in each document as one step.
    ///
    /// @param told gets what was done by then, after each document: where bytes have to be read for that, it is done
    ///             later
    /// @return documents that have refused it, such as for an edit since
    List<Hits.Miss> apply(Consumer<ReplacePlan> told) {
        List<Part> done = new ArrayList<>();
        List<Hits.Miss> refused = new ArrayList<>();
        for (Part part : parts) {
            if (part.plan.changed() > 0) {
                EditorModel model = part.of.model();
                model.edits().apply(part.plan.review(), () -> {
                    done.add(part);
                    told.accept(new ReplacePlan(List.copyOf(done), missed));
                }).ifPresent(why -> refused.add(new Hits.Miss(part.of.of().name(), why)));
            }
        }
        return refused;
    }
}
