package org.varscope.compare;

import module java.base;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.SpanShift;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What is different between two states, value by value.
///
/// Entries of a Dictionary, properties and settings are distinguished by their names. Elements and records are aligned:
/// one that was put in is one difference, wherever it is. A collection that was added or removed is one difference.
/// What is the same at the beginning and the end is compared as bytes, whatever its size.
///
/// @param differences in the order of the older bytes
/// @param complete    whether these are all; otherwise the first ones
public record ChangedValues(List<Difference> differences, boolean complete) {
    /// Copies the list.
    public ChangedValues {
        differences = List.copyOf(differences);
    }

    /// {@return what is different in `after`}
    ///
    /// @param most     how many differences are looked for
    /// @param progress follows the bytes of `after`, and may stop it
    /// @throws CancellationException          if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes can no longer be read
    public static ChangedValues between(Structure before, Structure after, int most, Progress progress) {
        return between(before, after, List.of(), most, progress);
    }

    /// {@return the same where it is known how the bytes of `before` became those of `after`: elements and records are
    /// those that are where their bytes went, whatever they are like}
    ///
    /// @param patches from `before` to `after`, in order, with offsets in `before`; empty where that is not known
    public static ChangedValues between(Structure before, Structure after, List<Patch> patches, int most,
            Progress progress) {
        List<Difference> found = new ArrayList<>();
        SpanShift shift = patches.isEmpty() ? null : new SpanShift(patches);
        boolean complete = new ValueComparison(before, after, shift, progress,
                one -> found.add(one) && found.size() < most, PairSink.NONE).run();
        return new ChangedValues(found, complete);
    }

    /// Finds what is different in `after`, one after the other in the order of the bytes of `before`.
    ///
    /// @param progress follows the bytes of `after`, and may stop it
    /// @param taker    takes a difference, and says whether it wants more
    /// @return whether the taker wanted all
    /// @throws CancellationException          if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes can no longer be read
    public static boolean each(Structure before, Structure after, Progress progress, Predicate<Difference> taker) {
        return each(before, after, progress, taker, PairSink.NONE);
    }

    /// Finds what is different in `after`, as [#each(Structure, Structure, Progress, Predicate)] does, and tells
    /// `pairs` the values that both have.
    ///
    /// @return whether both wanted all
    public static boolean each(Structure before, Structure after, Progress progress, Predicate<Difference> taker,
            PairSink pairs) {
        return new ValueComparison(before, after, null, progress, taker, pairs).run();
    }
}
