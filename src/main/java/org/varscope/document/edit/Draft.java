package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Edits made to a structure one after the other, each on the result of the last, to be done as one step.
///
/// As long as an edit means the same in the structure as it was, it is lowered together with the ones before it, and
/// the structure is read again once for all of them ([Footprint]). Where it does not, they are read first.
public final class Draft {
    private final Structure start;
    private final Scratch scratch;
    private final Progress progress;
    private final long limit;
    private final List<Edit> edits = new ArrayList<>();
    private final List<Objection> objections = new ArrayList<>();
    private Structure now;
    private Lowering lowering;
    private Footprint footprint = new Footprint();
    private List<Patch> patches = List.of();
    private int settled;

    /// Begins with `start`.
    ///
    /// @param scratch  takes bytes that are put in
    /// @param progress follows the offsets that a search for a key passes and those that are read again, and may stop
    ///                 it
    /// @param limit    how many bytes may be read again at once; what needs more becomes pending
    public Draft(Structure start, Scratch scratch, Progress progress, long limit) {
        this.start = start;
        this.scratch = scratch;
        this.progress = progress;
        this.limit = limit;
        this.now = start;
        this.lowering = new Lowering(start, scratch, progress);
    }

    /// Adds an edit that is no batch.
    ///
    /// @return what speaks against it
    /// @throws EditException         if it does not fit; this is no longer of use then
    /// @throws CancellationException if the progress says to stop
    public List<Objection> add(Edit edit) throws EditException {
        if (!footprint.takes(edit)) {
            settle();
            footprint.takes(edit);
        }
        List<Objection> against = lowering.add(edit);
        edits.add(edit);
        objections.addAll(against);
        return against;
    }

    /// Adds an edit that is no batch, unless it does not fit or something speaks against it.
    ///
    /// @return why it was left out; empty where it was added
    /// @throws CancellationException if the progress says to stop
    public List<? extends EditRefusal> offer(Edit edit) {
        if (!footprint.isFreeOf(edit)) {
            settle();
        }
        try {
            List<Objection> against = lowering.add(edit);
            if (!against.isEmpty()) {
                lowering.retract();
                return against;
            }
        } catch (EditException e) {
            return e.refusals();
        }
        footprint.takes(edit);
        edits.add(edit);
        return List.of();
    }

    /// Adds an edit that means something in the state before it.
    ///
    /// @return what speaks against it
    /// @throws EditException         if it does not fit; this is no longer of use then
    /// @throws CancellationException if the progress says to stop
    public List<Objection> add(TypedEdit typed) throws EditException {
        Edit early = early(typed);
        if (early != null) {
            return add(early);
        }
        settle();
        return add(typed.in(now));
    }

    /// The edit made from the structure as it was, where that is the same; else null.
    private @Nullable Edit early(TypedEdit typed) {
        try {
            Edit edit = footprint.hasNewKeys() ? null : typed.in(now);
            return edit != null && footprint.isFreeOf(edit) ? edit : null;
        } catch (EditException _) {
            return null; // what it needs may be among the edits before
        }
    }

    /// Reads what was done so far.
    private void settle() {
        List<Patch> more = lowering.patches();
        if (!more.isEmpty()) {
            now = now.edited(lowering.bytes(), more, limit, progress);
            objections.addAll(lowering.unread(now));
            patches = joined(patches, more);
        }
        lowering = new Lowering(now, scratch, progress);
        footprint = new Footprint();
        settled++;
    }

    /// {@return all of it, ready to be done}
    public Review review() {
        return review(new Edit.Batch.Purpose.Edits());
    }

    /// {@return all of it, ready to be done}
    ///
    /// @param purpose what the edits are together; one alone is what it is
    public Review review(Edit.Batch.Purpose purpose) {
        settle();
        Edit all = edits.size() == 1 ? edits.getFirst() : new Edit.Batch(edits, purpose);
        return new Review(start, all, now, patches, Action.later(start, all), List.copyOf(objections), null);
    }

    /// {@return how often the structure was read again}
    int settled() {
        return settled;
    }

    /// {@return what two steps replace together, with offsets before the first}
    ///
    /// @param then with offsets after the first
    public static List<Patch> joined(List<Patch> first, List<Patch> then) {
        if (first.isEmpty() || then.isEmpty()) {
            return first.isEmpty() ? then : first;
        }
        List<Patch> joined = new ArrayList<>();
        int i = 0;
        int j = 0;
        long growth = 0; // of the patches of `first` so far
        while (i < first.size() || j < then.size()) {
            long one = i < first.size() ? first.get(i).offset() + growth : Long.MAX_VALUE;
            long other = j < then.size() ? then.get(j).offset() : Long.MAX_VALUE;
            Span met = new Span(Math.min(one, other), 0);
            long before = growth;
            long inserted = 0; // more than is between
            boolean more = true;
            while (more) {
                more = false;
                if (i < first.size() && first.get(i).offset() + growth <= met.end()) {
                    Patch patch = first.get(i++);
                    met = Span.between(met.start(), Math.max(met.end(), patch.offset() + growth + patch.inserted()));
                    growth += patch.growth();
                    more = true;
                } else if (j < then.size() && then.get(j).offset() <= met.end()) {
                    Patch patch = then.get(j++);
                    met = Span.between(met.start(), Math.max(met.end(), patch.offset() + patch.removed()));
                    inserted += patch.growth();
                    more = true;
                }
            }
            joined.add(new Patch(met.start() - before, met.length() - (growth - before), met.length() + inserted));
        }
        return joined;
    }
}
