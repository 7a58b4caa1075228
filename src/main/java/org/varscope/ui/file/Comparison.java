package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.ChangedValues;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;

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

    /// {@return what was compared as a list for people}
    ///
    /// @param name of the file
    public static Listing listing(String name, Compared compared) {
        return new Listing(Messages.get("file.changes", name), Messages.get("file.changes-of", name),
                Messages.get("file.changes-about", many(compared.changes())),
                new Listing.Line(Messages.get("file.path"), Messages.get("file.here"), Messages.get("file.in-file")),
                lines(compared));
    }

    /// {@return how many differences there are, in a few words}
    static String many(ChangedValues changes) {
        int count = changes.differences().size();
        return Messages.get(changes.complete() ? "file.differences" : "file.first-differences", count);
    }

    /// {@return a line for each difference between what was compared}
    static List<Listing.Line> lines(Compared compared) {
        return compared.changes().differences().stream()
                .map(one -> line(one, compared.here(), compared.file())).toList();
    }

    private static Listing.Line line(ChangedValues.Difference one, Structure here, Structure file) {
        return switch (one.kind()) {
            case CHANGED -> new Listing.Line(path(file, one.at()), shown(here, one.old()), shown(file, one.at()));
            case ADDED -> new Listing.Line(path(file, one.at()), Messages.get("file.absent"), shown(file, one.at()));
            case REMOVED -> new Listing.Line(path(here, one.old()), shown(here, one.old()),
                    Messages.get("file.absent"));
        };
    }

    private static String path(Structure in, @Nullable Location at) {
        return node(in, at).map(found -> PathWords.of(in, found)).orElse("$");
    }

    private static String shown(Structure in, @Nullable Location at) {
        return node(in, at).map(found -> Cell.of(in, found).shown()).orElse("");
    }

    private static Optional<Node> node(Structure in, @Nullable Location at) {
        return at == null ? Optional.empty() : in.node(at);
    }
}
