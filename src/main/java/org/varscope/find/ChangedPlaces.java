package org.varscope.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Structure;

/// Tells what is at changed values, one after the other. Not for several threads at once.
public final class ChangedPlaces {
    private final HitPlaces before;
    private final HitPlaces after;

    /// @param before the older state
    /// @param after  the newer state
    public ChangedPlaces(Structure before, Structure after) {
        this.before = new HitPlaces(before, false);
        this.after = new HitPlaces(after, false);
    }

    /// {@return what is at a hit of these states}
    ChangedHit at(Span was, Span is) {
        return new ChangedHit(before.at(was).orElseThrow(), after.at(is).orElseThrow());
    }

    /// {@return what is at a value that is left}
    public ChangedHit at(Narrowed.Place place) {
        return at(place.was(), place.is());
    }
}
