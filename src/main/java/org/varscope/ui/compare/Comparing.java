package org.varscope.ui.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Counterparts;
import org.varscope.compare.Difference;
import org.varscope.compare.ThreeWay;
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
    /// @param three    what both have made of what they come from; null where that is not known
    /// @param toRight  where values of the left side are on the right one; not to be asked unless these are all
    /// @param toLeft   the other way round
    record Found(Structure left, Structure right, List<ComparedRow> rows, boolean complete, @Nullable ThreeWay three,
            Counterparts toRight, Counterparts toLeft) {
        static Found of(Structure left, Structure right, List<Difference> apart, List<ComparedRow> rows,
                boolean complete, @Nullable ThreeWay three) {
            List<Difference> back = apart.stream().map(Difference::reversed).toList();
            return new Found(left, right, rows, complete, three, new Counterparts(apart), new Counterparts(back));
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
    ///
    /// @param base what both come from; null where there is nothing, and where nobody can tell what was there
    void start(Structure left, Structure right, @Nullable Structure base) {
        long length = right.bytes().length();
        Background.Work<Found> work = running -> base == null ? two(left, right, running)
                : three(left, right, base, running);
        if (Math.max(left.bytes().length(), length) > Document.INLINE) {
            lane.runAfterPause(work, told, failed);
        } else {
            lane.run(work, told, failed);
        }
    }

    private static Found two(Structure left, Structure right, Background.Running running) {
        ChangedValues all = ChangedValues.between(left, right, MOST, running.over(right.bytes().length()));
        List<ComparedRow> rows = all.differences().stream().takeWhile(_ -> !running.isStopped())
                .map(one -> ComparedRow.of(one, left, right)).toList();
        return Found.of(left, right, all.differences(), rows, all.complete(), null);
    }

    private static Found three(Structure left, Structure right, Structure base, Background.Running running) {
        ThreeWay three = ThreeWay.of(base, left, right, MOST,
                running.over(left.bytes().length() + 2 * right.bytes().length()));
        if (!three.complete()) {
            return two(left, right, running);
        }
        List<ComparedRow> rows = three.forks().stream().takeWhile(_ -> !running.isStopped())
                .map(fork -> ComparedRow.of(fork, base, left, right)).toList();
        return Found.of(left, right, three.apart(), rows, true, three);
    }

    void cancel() {
        lane.cancel();
    }
}
