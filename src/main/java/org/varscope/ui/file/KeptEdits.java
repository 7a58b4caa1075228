package org.varscope.ui.file;

import module java.base;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.KeptStep;
import org.varscope.ui.message.Messages;

/// Edits that were not saved as a list for people.
final class KeptEdits {
    private KeptEdits() { }

    /// {@return what lists the values that were edited}
    static Supplier<Listing> listing(Found journal, Comparison.Compared edits) {
        List<Listing.Line> lines = Comparison.lines(edits);
        return () -> new Listing(title(journal), Messages.get("file.edits-of", journal.name()),
                Messages.get("file.edits-about", Comparison.many(edits.changes())),
                new Listing.Line(Messages.get("file.path"), Messages.get("file.then"), Messages.get("file.edited")),
                lines);
    }

    /// {@return what lists the steps of editing}
    static Supplier<Listing> listing(Found journal, List<KeptStep> steps) {
        return () -> new Listing(title(journal), Messages.get("file.edits-of", journal.name()),
                Messages.get("file.steps-about"),
                new Listing.Line(Messages.get("file.where"), Messages.get("file.done"), Messages.get("file.new-bytes")),
                steps.stream().limit(Comparison.MOST).map(KeptEdits::line).toList());
    }

    private static String title(Found journal) {
        return Messages.get("file.edits", journal.name());
    }

    private static Listing.Line line(KeptStep step) {
        return new Listing.Line("0x%08X".formatted(step.offset()),
                Messages.get("file.step", step.inserted(), step.removed(),
                Messages.say(step.action())), step.bytes());
    }
}
