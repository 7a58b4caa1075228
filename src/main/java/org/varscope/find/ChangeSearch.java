package org.varscope.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Finds values by how they changed between two states, also components, and elements of packed arrays: those with the
/// same index, as a packed array is one value and is not aligned. What was added or removed has not changed. Keeps no
/// hits; what is the same in both is read only where that is looked for.
public record ChangeSearch(Structure before, Structure after, ChangeQuery query) {
    /// Takes a hit.
    @FunctionalInterface
    interface Sink {
        /// @param was its bytes in the older state
        /// @param is  its bytes in the newer state
        /// @return whether more are wanted
        boolean hit(Span was, Span is);
    }

    /// Tells each hit, in the order of the older bytes.
    ///
    /// @param progress follows the bytes of the newer state, and may stop it
    /// @param taker    takes a hit, and says whether it wants more
    /// @return the values on its way that were too long to be compared
    /// @throws CancellationException          if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes can no longer be read
    public List<PassedOver> run(Progress progress, Predicate<ChangedHit> taker) {
        ChangedPlaces places = new ChangedPlaces(before, after);
        ChangeWalk walk = new ChangeWalk(this, null, progress, (was, is) -> taker.test(places.at(was, is)));
        walk.run();
        return walk.passedOver();
    }
}
