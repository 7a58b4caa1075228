package org.varscope.ui.file;

import module java.base;
import org.varscope.compare.ChangedValues;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.ComparedValue;

/// Puts into words what is different between two readings of a file. Runs on any thread.
public final class Comparison {
    /// More differences are not listed.
    static final int MOST = 10_000;

    private Comparison() { }

    private static long unread(Structure structure) {
        return structure.isComplete() ? 0 : structure.bytes().length();
    }

    /// {@return what is different in `after`, both read to their end first}
    ///
    /// @param over makes what follows the work, and may stop it, of how much there is
    /// @throws CancellationException if the progress says to stop
    public static Compared compare(Structure before, Structure after, LongFunction<Progress> over) {
        Progress progress = over.apply(unread(before) + unread(after) + after.bytes().length());
        Structure here = whole(before, progress);
        Structure file = whole(after, after(unread(before), progress));
        Progress comparing = after(unread(before) + unread(after), progress);
        return new Compared(here, file, ChangedValues.between(here, file, MOST, comparing));
    }

    /// Two readings, whole, and what is different in the second.
    public record Compared(Structure here, Structure file, ChangedValues changes) { }

    private static Progress after(long done, Progress progress) {
        return bytes -> progress.reached(done + bytes);
    }

    private static Structure whole(Structure structure, Progress progress) {
        return structure.isComplete() ? structure
                : Structure.scan(structure.bytes(), structure.dialect(), structure.framing(), progress);
    }

    /// {@return how many differences there are, in a few words}
    static String many(ChangedValues changes) {
        int count = changes.differences().size();
        return Messages.get(changes.complete() ? "file.differences" : "file.first-differences", count);
    }

    /// {@return a line for each difference between what was compared}
    static List<Listing.Line> lines(Compared compared) {
        return compared.changes().differences().stream()
                .map(one -> ComparedValue.of(one, compared.here(), compared.file()))
                .map(value -> new Listing.Line(value.path(), value.was(), value.is())).toList();
    }
}
