package org.varscope.ui.compare;

import module java.base;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Counterparts;
import org.varscope.compare.Difference;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.ui.toolkit.Background;

/// Compares two states in the background, the newest ones that it was asked for.
final class Comparing {
    /// More differences are not listed.
    private static final int MOST = 10_000;

    private final Background.Lane lane;
    private final Consumer<Found> told;
    private final Consumer<Throwable> failed;

    /// What is different, from left to right.
    ///
    /// @param complete whether these are all differences
    /// @param toRight  where values of the left side are on the right one; not to be asked unless these are all
    /// @param toLeft   the other way round
    record Found(Structure left, Structure right, List<ComparedRow> rows, boolean complete, Counterparts toRight,
            Counterparts toLeft) {
        static Found of(Structure left, Structure right, ChangedValues all, List<ComparedRow> rows) {
            List<Difference> back = all.differences().stream().map(Difference::reversed).toList();
            return new Found(left, right, rows, all.complete(), new Counterparts(all.differences()),
                    new Counterparts(back));
        }
    }

    /// @param told   gets what was found
    /// @param failed gets why nothing was
    Comparing(Background.Lane lane, Consumer<Found> told, Consumer<Throwable> failed) {
        this.lane = lane;
        this.told = told;
        this.failed = failed;
    }

    /// Compares these, in place of what was compared before.
    void start(Structure left, Structure right) {
        long length = right.bytes().length();
        Background.Work<Found> work = running -> {
            ChangedValues all = ChangedValues.between(left, right, MOST, running.over(length));
            List<ComparedRow> rows = all.differences().stream().takeWhile(_ -> !running.isStopped())
                    .map(one -> ComparedRow.of(one, left, right)).toList();
            return Found.of(left, right, all, rows);
        };
        if (Math.max(left.bytes().length(), length) > Document.INLINE) {
            lane.runAfterPause(work, told, failed);
        } else {
            lane.run(work, told, failed);
        }
    }

    void cancel() {
        lane.cancel();
    }
}
