package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.Review;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Makes a repair of an edit of values, for bytes that can be read and are not what was meant.
final class Proposal {
    private Proposal() { }

    /// {@return `edit` as a change of bytes; nothing where it does not fit, objections speak against it, or it adds
    /// errors}
    static Optional<Repair> of(Structure structure, Repair.Kind kind, long before, long after, Edit edit,
            double oddness, Progress progress) {
        Review review = Review.of(structure, edit, progress);
        if (review.obstacle() != null || !review.objections().isEmpty() || !review.changes()) {
            return Optional.empty();
        }
        long errors = review.after().errors();
        return errors > structure.errors() ? Optional.empty()
                : Optional.of(new Repair(kind, before, after, changes(review), true, true, errors, oddness));
    }

    private static List<Repair.Change> changes(Review review) {
        List<Repair.Change> changes = new ArrayList<>();
        long growth = 0;
        for (Patch patch : review.patches()) {
            Span now = new Span(patch.offset() + growth, patch.inserted());
            changes.add(new Repair.Change(new Span(patch.offset(), patch.removed()),
                    review.after().bytes().bytes(now)));
            growth += patch.growth();
        }
        return changes;
    }
}
