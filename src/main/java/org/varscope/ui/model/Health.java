package org.varscope.ui.model;

import module java.base;
import org.varscope.check.Report;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;

/// What is known to be wrong with a document, and how far it was checked. Every pane that shows problems shows these.
///
/// @param structure what it is about
/// @param problems  in [Problem#ORDER]: those of the check; until it has answered, those that reading has found
///                  and those that were known before the last edit
/// @param more      how many were found beyond those
public record Health(Structure structure, List<Problem> problems, long more, State state) {
    /// How far a document was checked.
    public sealed interface State {
        /// Not at all, as not all of it is read.
        record Unread() implements State { }

        /// A check goes on.
        ///
        /// @param again whether the problems are partly those from before an edit
        record Checking(boolean again) implements State { }

        /// A check has answered, or was stopped on the way.
        record Checked(Report report) implements State { }

        /// A check could not be done.
        record Failed(String why) implements State { }
    }

    /// {@return the health of a document without an answer to its check}
    ///
    /// @param carried problems that only a check finds and that a check found before, where they are now
    static Health of(Structure structure, List<Problem> carried, State state) {
        return new Health(structure, merged(structure.problems(), carried), 0, state);
    }

    /// {@return the health of a document that was checked}
    ///
    /// @param carried problems that only a check finds and that a check found before; dropped where this one is
    ///                complete
    static Health of(Report report, List<Problem> carried) {
        Structure structure = report.structure();
        State state = new State.Checked(report);
        if (report.complete()) {
            return new Health(structure, report.problems(), report.more(), state);
        }
        List<Problem> found = beyond(report.problems(), structure);
        found.addAll(beyond(carried, found));
        return new Health(structure, merged(structure.problems(), found), report.more(), state);
    }

    /// {@return how many of the problems are only notes}
    public long noteCount() {
        return problems.stream().filter(this::isNote).count();
    }

    /// {@return how many of all problems are more than notes}
    public long wrongCount() {
        return problems.size() - noteCount() + more;
    }

    /// {@return whether `problem` is only a note}
    public boolean isNote(Problem problem) {
        return Report.isNote(problem, structure.framing());
    }

    /// {@return the problems that only a check finds, and reading does not}
    List<Problem> beyondReading() {
        return beyond(problems, structure);
    }

    private static List<Problem> beyond(List<Problem> problems, Structure structure) {
        return problems == structure.problems() ? new ArrayList<>() : beyond(problems, structure.problems());
    }

    private static List<Problem> beyond(List<Problem> problems, List<Problem> known) {
        Set<Problem> all = new HashSet<>(known);
        return new ArrayList<>(problems.stream().filter(problem -> !all.contains(problem)).toList());
    }

    private static List<Problem> merged(List<Problem> read, List<Problem> others) {
        if (others.isEmpty()) {
            return read;
        }
        List<Problem> all = new ArrayList<>(read);
        all.addAll(others);
        all.sort(Problem.ORDER);
        return List.copyOf(all);
    }
}
