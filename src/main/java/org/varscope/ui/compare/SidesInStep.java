package org.varscope.ui.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Counterparts;
import org.varscope.scan.index.Location;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Selection;

/// Keeps two sides in step: what a person selects, opens or closes in one is selected, opened or closed in the other,
/// as far as it is there. Where not all differences are known, nobody knows what is what, and each side is by itself.
final class SidesInStep {
    private final SidePane left;
    private final SidePane right;
    private Comparing.@Nullable Found found;

    SidesInStep(SidePane left, SidePane right, Lifetime lifetime) {
        this.left = left;
        this.right = right;
        follow(left, lifetime);
        follow(right, lifetime);
        left.tree().onFolded((at, open) -> fold(left, at, open));
        right.tree().onFolded((at, open) -> fold(right, at, open));
    }

    /// @param now what is different, from now on
    void between(Comparing.Found now) {
        found = now;
    }

    private void follow(SidePane side, Lifetime lifetime) {
        lifetime.follow(side.model().stateProperty(), (was, now) -> {
            if (!was.selection().equals(now.selection()) && was.snapshot() == now.snapshot() && side.isUsed()) {
                select(side, now);
            }
        });
    }

    private void select(SidePane side, EditorState now) {
        Selection chosen = now.selection();
        Location at = chosen.value();
        if (at != null) {
            counterpart(side, at).ifPresent(other -> other(side).follow(other,
                    isWhole(at, other) ? chosen.element() : Selection.WHOLE));
        }
    }

    private void fold(SidePane side, Location at, boolean open) {
        if (side.isUsed()) {
            counterpart(side, at).filter(other -> isWhole(at, other))
                    .ifPresent(other -> other(side).tree().reveal().fold(other, open));
        }
    }

    /// Whether `other` is what was asked for, and not a collection around the place where that is missing.
    private static boolean isWhole(Location at, Location other) {
        return at.places().size() == other.places().size();
    }

    private Optional<Location> counterpart(SidePane side, Location at) {
        Comparing.Found now = found;
        if (now == null || !now.complete() || now.left() != left.model().structure()
                || now.right() != right.model().structure()) {
            return Optional.empty();
        }
        Counterparts counterparts = side == left ? now.toRight() : now.toLeft();
        return counterparts.of(at);
    }

    private SidePane other(SidePane side) {
        return side == left ? right : left;
    }
}
