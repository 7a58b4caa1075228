package org.varscope.ui.file;

import java.util.List;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.KeptStep;
import org.varscope.explain.ActionWords;

/// Edits that were not saved as a list for people.
final class KeptEdits {
    private KeptEdits() { }

    /// {@return the values that were edited}
    static Listing listing(Found journal, Comparison.Compared edits) {
        return new Listing(title(journal), "What was edited in " + journal.name(), Comparison.many(edits.changes())
                + ". The edits are still kept; nothing was restored or saved.",
                new Listing.Line("Path", "In the file then", "Edited"), Comparison.lines(edits));
    }

    /// {@return the steps of editing}
    static Listing listing(Found journal, List<KeptStep> steps) {
        return new Listing(title(journal), "What was edited in " + journal.name(),
                "Step by step, as the bytes were written over. Each offset counts in the bytes as they were before that step."
                + " The edits are still kept; nothing was restored or saved.",
                new Listing.Line("Where", "What was done", "New bytes"),
                steps.stream().limit(Comparison.MOST).map(KeptEdits::line).toList());
    }

    private static String title(Found journal) {
        return journal.name() + ": edits";
    }

    private static Listing.Line line(KeptStep step) {
        return new Listing.Line("0x%08X".formatted(step.offset()),
                "%s: %d bytes instead of %d".formatted(ActionWords.clause(step.action()), step.inserted(), step.removed()), step.bytes());
    }
}
