package org.varscope.text.path;

import module java.base;

/// Where a value is: a root, and steps from it.
///
/// [PathText] reads and writes it; resolving it needs the values. Two paths are equal when their steps are, keys
/// by the bits of their values.
///
/// @param record number of the root value, 0-based, or [#ONLY] for the plain `$` of a file with one record
/// @param steps  from the root inwards
public record ValuePath(long record, List<PathStep> steps) {
    /// The record of a path that names none.
    public static final long ONLY = -1;
    /// `$`.
    public static final ValuePath ROOT = new ValuePath(ONLY, List.of());

    /// Copies the list.
    /// @throws IllegalArgumentException if the record is negative and not [#ONLY]
    public ValuePath {
        if (record < ONLY) {
            throw new IllegalArgumentException("record " + record);
        }
        steps = List.copyOf(steps);
    }

    /// {@return whether this is a root value itself}
    public boolean isRoot() {
        return steps.isEmpty();
    }

    /// {@return the path one step further in}
    public ValuePath then(PathStep step) {
        return new ValuePath(record, Stream.concat(steps.stream(), Stream.of(step)).toList());
    }

    /// {@return the path without its last step}
    /// @throws IllegalArgumentException if this is a root value
    public ValuePath parent() {
        return new ValuePath(record, steps.subList(0, steps.size() - 1));
    }

    /// {@return the last step}
    /// @throws NoSuchElementException if this is a root value
    public PathStep last() {
        return steps.getLast();
    }
}
