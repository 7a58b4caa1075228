package org.varscope.ui.shell;

import java.util.List;
import java.util.Optional;
import org.varscope.scan.Location;
import org.varscope.scan.Node;
import org.varscope.scan.Progress;
import org.varscope.scan.Structure;
import org.varscope.search.ChangedValues;
import org.varscope.ui.CellValues;

/// Puts into words what is different between two readings of a file. Runs on any thread.
final class Comparing {
    /// More differences are not listed.
    static final int MOST = 10_000;

    private Comparing() { }

    /// {@return all of `structure`, read now if it was not yet}
    static Structure whole(Structure structure) {
        return structure.isComplete() ? structure
                : Structure.scan(structure.bytes(), structure.dialect(), structure.framing(), Progress.NONE);
    }

    /// {@return a page that lists what is different}
    ///
    /// @param name of the file
    /// @param here what the window shows
    /// @param file what the file holds
    static ComparePage page(String name, Structure here, Structure file) {
        ChangedValues changes = ChangedValues.between(whole(here), whole(file), MOST, Progress.NONE);
        List<ComparePage.Line> lines = changes.differences().stream().map(one -> line(one, here, file)).toList();
        return new ComparePage(name, about(changes), lines);
    }

    private static String about(ChangedValues changes) {
        int count = changes.differences().size();
        String many = count == 1 ? "1 difference" : count + " differences";
        return changes.complete() ? many + ". Nothing was changed in the document."
                : "The first " + many + ". Nothing was changed in the document.";
    }

    private static ComparePage.Line line(ChangedValues.Difference one, Structure here, Structure file) {
        String path = file.node(one.at()).map(node -> CellValues.path(file, node)).orElse("$");
        return switch (one.kind()) {
            case CHANGED -> new ComparePage.Line(path, shown(here, one.at(), path), shown(file, one.at(), path));
            case ADDED -> new ComparePage.Line(path, "", shown(file, one.at(), path));
            case REMOVED -> new ComparePage.Line(path, "something that is not in the file any more", "");
        };
    }

    private static String shown(Structure in, Location at, String path) {
        Optional<Node> node = in.node(at).filter(found -> CellValues.path(in, found).equals(path));
        return node.map(found -> CellValues.shown(in, found)).orElse("");
    }
}
