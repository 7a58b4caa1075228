package org.varscope.ui.shell;

import java.util.List;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.KeptStep;

/// Edits that were not saved as a list for people.
final class KeptEdits {
    private KeptEdits() { }

    /// {@return what stands over a list of values}
    static ComparePage.Words words(Found journal, Comparing.Compared edits) {
        return new ComparePage.Words(title(journal), "What was edited in " + journal.name(), Comparing.many(edits.changes())
                + ". The edits are still kept; nothing was restored or saved.",
                new ComparePage.Columns("Path", "In the file then", "Edited"));
    }

    /// {@return what stands over a list of steps}
    static ComparePage.Words words(Found journal) {
        return new ComparePage.Words(title(journal), "What was edited in " + journal.name(),
                "Step by step, as the bytes were written over. Each offset counts in the bytes as they were before that step."
                + " The edits are still kept; nothing was restored or saved.",
                new ComparePage.Columns("Where", "What was done", "New bytes"));
    }

    private static String title(Found journal) {
        return journal.name() + ": edits";
    }

    /// {@return a line for each step}
    static List<ComparePage.Line> lines(List<KeptStep> steps) {
        return steps.stream().limit(Comparing.MOST).map(step -> new ComparePage.Line("0x%08X".formatted(step.offset()),
                "%s: %d bytes instead of %d".formatted(step.label(), step.inserted(), step.removed()), step.bytes())).toList();
    }
}
