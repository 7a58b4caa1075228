package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.problem.EngineError;

/// What the engine of a dialect answers to the bytes of one record.
///
/// @param record   its number
/// @param offset   where its value starts
/// @param error    why it is refused, or null where it is accepted
/// @param assumes  what only a project could tell and was taken for granted: `class:Name`, `script:res://path`
/// @param problems what was found in it, in order of offset; the first of each severity
/// @param rest     what was found besides; null where that is all
/// @param plain    whether the record is a number, text or bytes as a list of fields says, on which no engine has a
///                 verdict
public record Verdict(long record, long offset, @Nullable EngineError error, List<String> assumes,
        List<Finding.Trouble> problems, ListedProblems.@Nullable Rest rest, boolean plain) {
    /// Copies the lists.
    public Verdict {
        assumes = List.copyOf(assumes);
        problems = List.copyOf(problems);
    }

    /// A verdict with all that was found.
    Verdict(long record, long offset, @Nullable EngineError error, List<String> assumes,
            List<Finding.Trouble> problems) {
        this(record, offset, error, assumes, problems, null, false);
    }

    /// {@return the problems for people and machines: where some are not listed, one of them counts those}
    public List<Finding.Trouble> said() {
        return ListedProblems.said(problems, rest);
    }

    /// {@return how many problems are not listed}
    long more() {
        return rest == null ? 0 : rest.count();
    }

    /// {@return whether the engine would load the record}
    public boolean isAccepted() {
        return error == null;
    }

    /// {@return whether the engine would load the record, if it has to do with it, and no error was found in it}
    public boolean isFine() {
        return (plain || isAccepted()) && problems.stream().noneMatch(trouble -> trouble.problem().isError());
    }
}
