package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What is different in a file that was written again, value by value.
///
/// @param differences in order of offset in the newer bytes
/// @param complete    whether these are all; otherwise the first ones
public record ChangedValues(List<Difference> differences, boolean complete) {
    /// Copies the list.
    public ChangedValues {
        differences = List.copyOf(differences);
    }

    /// One difference.
    ///
    /// @param kind what it is
    /// @param at   the value in the newer structure; of what was removed, the collection it was in, or the record before
    /// @param old  the value in the older structure; null where it was added
    /// @param span of that value in the newer bytes; empty where something was removed
    public record Difference(Kind kind, Location at, @Nullable Location old, Span span) { }

    /// What became of a value.
    public enum Kind {
        /// It is another one.
        CHANGED,
        /// It was not there before.
        ADDED,
        /// It is not there any more.
        REMOVED
    }

    /// {@return what is different in `after`}
    ///
    /// Entries of a Dictionary are told apart by their keys, elements and records by where they stand between the first
    /// and the last difference. What is the same at the beginning and the end is compared as bytes, whatever its size.
    ///
    /// @param most     how many differences are looked for
    /// @param progress follows the bytes of `after`, and may stop it
    /// @throws CancellationException          if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes cannot be read any more
    public static ChangedValues between(Structure before, Structure after, int most, Progress progress) {
        ValueComparison comparison = new ValueComparison(before, after, most, progress);
        boolean complete = comparison.run();
        List<Difference> found = comparison.found().stream()
                .sorted(Comparator.comparingLong(difference -> difference.span().start())).toList();
        return new ChangedValues(found, complete);
    }
}
