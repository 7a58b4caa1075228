package org.varscope.ui.find;

import module java.base;
import org.varscope.find.QueryText.Kind;
import org.varscope.find.Replacing;
import org.varscope.ui.message.Messages;

/// What is listed of hits, and how many there are in words.
///
/// @param named whether those of a document are listed below its name
record HitRows(Hits hits, boolean named) {
    /// {@return the hits}
    List<HitList.Row> found() {
        return hits.documents().stream().filter(each -> !each.spans().isEmpty()).flatMap(each ->
                below(each, Messages.get(!each.complete() ? "find.in-first"
                        : each.spans().size() > each.lines().size() ? "find.in-listed" : "find.in",
                        each.spans().size(), each.lines().size()), each.lines())).toList();
    }

    /// {@return what becomes of them}
    List<HitList.Row> of(ReplacePlan plan) {
        return plan.parts().stream().flatMap(part -> {
            Replacing.Plan comes = part.plan();
            return below(part.of(), planned(comes.changed(), comes.found(), comes.left()), part.lines());
        }).toList();
    }

    private Stream<HitList.Row> below(Found document, String count, List<Found.Line> lines) {
        int first = hits.first(document);
        Stream<HitList.Row> rows = lines.stream().map(line -> new HitList.Row.Match(first + line.index(), line));
        return named ? Stream.concat(Stream.of(new HitList.Row.Heading(first, document.of().name(), count)), rows)
                : rows;
    }

    /// {@return how many of so many matches would be replaced}
    static String planned(int changed, int found, int left) {
        return Messages.get(left == 0 ? "find.plan" : "find.plan-left", changed, found, left);
    }

    /// {@return whether these are values that changed}
    boolean isChanges() {
        return hits.documents().stream().anyMatch(each -> each.narrowed() != null);
    }

    /// {@return how many there are in the first of so many documents}
    String soFar(int all) {
        int count = hits.count();
        return Messages.get(count == 0 ? "find.none-so-far" : "find.so-far", count,
                hits.documents().size() + hits.missed().size(), all);
    }

    /// {@return how many there are}
    ///
    /// @param asked what was looked for, where no document tells
    String counted(Kind asked) {
        String sought = KindWords.sought(hits.documents().isEmpty() ? asked : hits.documents().getFirst().kind());
        int count = hits.count();
        if (count == 0) {
            return Messages.get("find.none", sought);
        }
        if (named) {
            return Messages.get(hits.isComplete() ? "find.count-tabs" : "find.first-tabs", count, sought,
                    Messages.get("find.tabs", hits.places()));
        }
        int listed = hits.documents().getFirst().lines().size();
        return Messages.get(!hits.isComplete() ? "find.first" : count > listed ? "find.listed" : "find.count", count,
                sought, listed);
    }
}
