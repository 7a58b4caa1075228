package org.varscope.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.ChangedValues;
import org.varscope.scan.Location;
import org.varscope.scan.Node;
import org.varscope.scan.Progress;
import org.varscope.scan.Structure;
import org.varscope.ui.CellValues;

/// Puts into words what is different between two readings of a file. Runs on any thread.
final class Comparing {
    /// More differences are not listed.
    static final int MOST = 10_000;
    private static final String ABSENT = "(no such value)";

    private Comparing() { }

    /// {@return how much work it is to compare two readings, in the units that the progress is told}
    static long work(Structure before, Structure after) {
        return unread(before) + unread(after) + after.bytes().length();
    }

    private static long unread(Structure structure) {
        return structure.isComplete() ? 0 : structure.bytes().length();
    }

    /// {@return what is different in `after`, both read to their end first}
    ///
    /// @param progress follows the work, which comes to {@link #work}, and may stop it
    /// @throws CancellationException if the progress says to stop
    static Compared compare(Structure before, Structure after, Progress progress) {
        Structure here = whole(before, progress);
        Structure file = whole(after, after(unread(before), progress));
        Progress comparing = after(unread(before) + unread(after), progress);
        return new Compared(here, file, ChangedValues.between(here, file, MOST, comparing));
    }

    /// Two readings, whole, and what is different in the second.
    record Compared(Structure here, Structure file, ChangedValues changes) { }

    private static Progress after(long done, Progress progress) {
        return bytes -> progress.reached(done + bytes);
    }

    private static Structure whole(Structure structure, Progress progress) {
        return structure.isComplete() ? structure
                : Structure.scan(structure.bytes(), structure.dialect(), structure.framing(), progress);
    }

    /// {@return what stands over a list of what is different}
    ///
    /// @param name of the file
    static ComparePage.Words words(String name, ChangedValues changes) {
        return new ComparePage.Words(name + ": changes", "What is different in " + name,
                many(changes) + ". Nothing was changed in the document.",
                new ComparePage.Columns("Path", "In this window", "In the file"));
    }

    /// {@return how many differences there are, in a few words}
    static String many(ChangedValues changes) {
        int count = changes.differences().size();
        String many = count == 1 ? "1 difference" : count + " differences";
        return changes.complete() ? many : "The first " + many;
    }

    /// {@return a line for each difference between what was compared}
    static List<ComparePage.Line> lines(Compared compared) {
        return compared.changes().differences().stream()
                .map(one -> line(one, compared.here(), compared.file())).toList();
    }

    private static ComparePage.Line line(ChangedValues.Difference one, Structure here, Structure file) {
        return switch (one.kind()) {
            case CHANGED -> new ComparePage.Line(path(file, one.at()), shown(here, one.old()), shown(file, one.at()));
            case ADDED -> new ComparePage.Line(path(file, one.at()), ABSENT, shown(file, one.at()));
            case REMOVED -> new ComparePage.Line(path(here, one.old()), shown(here, one.old()), ABSENT);
        };
    }

    private static String path(Structure in, @Nullable Location at) {
        return node(in, at).map(found -> CellValues.path(in, found)).orElse("$");
    }

    private static String shown(Structure in, @Nullable Location at) {
        return node(in, at).map(found -> CellValues.shown(in, found)).orElse("");
    }

    private static Optional<Node> node(Structure in, @Nullable Location at) {
        return at == null ? Optional.empty() : in.node(at);
    }
}
