package org.varscope.ui.repair;

import module java.base;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Difference;
import org.varscope.compare.Displaced;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.ui.model.ComparedValue;
import org.varscope.ui.toolkit.Background;

/// What becomes of values.
///
/// @param values   the first that become others
/// @param complete whether these are all
record ValueChanges(List<ComparedValue> values, boolean complete) {
    /// More values are not listed.
    private static final int MOST = 100;

    /// {@return what becomes of the values of `before`; takes a while where that is large}
    ///
    /// @param patches from `before` to `after`; empty where `after` is what was wrapped in it
    static ValueChanges between(Structure before, Structure after, List<Patch> patches, Background.Running running) {
        ChangedValues changed = ChangedValues.between(before, after, patches, MOST,
                running.over(after.bytes().length()));
        return new ValueChanges(Displaced.told(before, after, patches, changed.differences()).stream()
                .map(one -> of(one, before, after)).filter(ValueChanges::isSeen).toList(), changed.complete());
    }

    /// What keeps its bytes and its path is as it was.
    private static boolean isSeen(ComparedValue value) {
        return value.difference().kind() != Difference.Kind.MOVED || !value.path().equals(value.was());
    }

    /// Of what has moved, the value and where it was.
    private static ComparedValue of(Difference one, Structure before, Structure after) {
        return one.kind() != Difference.Kind.MOVED ? ComparedValue.of(one, before, after)
                : new ComparedValue(one, ComparedValue.path(after, one.after()),
                        ComparedValue.path(before, one.before()),
                        ComparedValue.shown(Difference.Kind.CHANGED, after, one.after(), one.is()));
    }
}
