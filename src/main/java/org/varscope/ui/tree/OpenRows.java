package org.varscope.ui.tree;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.ui.model.Moved;

/// Keeps open what a person has opened, whatever happens to the values: rows move with their bytes, those that damage
/// takes away are open when they come back, and undo opens what its step had closed.
final class OpenRows {
    private final Reveal reveal;
    /// Open in a state of the document, by its revision, and not to be seen after the step that left it.
    private final Map<Long, Set<Location>> lost = new HashMap<>();
    /// Opened, and not there now, though no edit has removed them.
    private final Set<Location> away = new HashSet<>();
    private Set<Location> before = Set.of();

    OpenRows(Reveal reveal) {
        this.reveal = reveal;
    }

    /// Notes what is open, before the rows become those of another state.
    void leave(RowItem top) {
        before = reveal.expanded(top);
    }

    /// Opens what was open before parts of the same state were read again, and what is there again.
    void reread(RowItem top) {
        away.addAll(before);
        reveal.expandOnly(top, away);
        away.removeAll(reveal.expanded(top));
    }

    /// Opens the values in `open` too, those that are not there yet once they are.
    void open(Set<Location> open, RowItem top) {
        leave(top);
        away.addAll(open);
        reread(top);
    }

    /// Opens after `change` what was open before it.
    ///
    /// @param sameRows whether the rows are those before it
    void follow(Change change, RowItem top, boolean sameRows) {
        Map<Location, Location> moved = new HashMap<>();
        before.forEach(at -> Moved.bytes(at, change).ifPresent(to -> moved.put(at, to)));
        Set<Location> open = new HashSet<>(moved.values());
        open.addAll(Objects.requireNonNullElse(lost.remove(change.after().revision()), Set.of()));
        open.addAll(away);
        if (sameRows && open.equals(before)) {
            return;
        }
        reveal.expandOnly(top, open);
        Set<Location> now = reveal.expanded(top);
        Set<Location> gone = new HashSet<>(before);
        gone.removeIf(at -> moved.containsKey(at) && now.contains(moved.get(at)));
        if (!gone.isEmpty()) {
            lost.put(change.before().revision(), Set.copyOf(gone));
        }
        gone.removeIf(at -> isRemoved(at, change));
        away.addAll(gone);
        away.removeAll(now);
    }

    private static boolean isRemoved(Location at, Change change) {
        Span span = change.before().structure().node(at).map(Node::span).orElse(null);
        return span == null || change.patches().stream().anyMatch(
                patch -> new Span(patch.offset(), patch.removed()).encloses(span));
    }
}
