package org.varscope.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.varscope.problem.EngineError;

/// What the engine of a dialect answers to the bytes of one record.
///
/// @param record   its number
/// @param offset   where its value starts
/// @param error    why it is refused, or null where it is accepted
/// @param assumes  what only a project could tell and was taken for granted: `class:Name`, `script:res://path`
/// @param problems what was found in it, in order of offset
public record Verdict(long record, long offset, @Nullable EngineError error, List<String> assumes,
        List<Finding.Trouble> problems) {
    /// Copies the lists.
    public Verdict {
        assumes = List.copyOf(assumes);
        problems = List.copyOf(problems);
    }

    /// {@return whether the engine would load the record}
    public boolean isAccepted() {
        return error == null;
    }
}
