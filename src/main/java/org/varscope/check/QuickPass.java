package org.varscope.check;

import org.jspecify.annotations.Nullable;
import org.varscope.document.place.RepeatedKeys;
import org.varscope.scan.audit.Audit;
import org.varscope.scan.audit.Marks;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What one quick pass over all bytes says of values among their neighbours: of most there is nothing to say, and
/// nobody has to look. Worth its time where all values are asked about.
public final class QuickPass {
    /// No pass was made: everything deserves a look.
    public static final QuickPass NONE = new QuickPass(null);

    private final @Nullable Marks marks;

    private QuickPass(@Nullable Marks marks) {
        this.marks = marks;
    }

    /// {@return what a pass over the bytes of `structure` says}
    public static QuickPass over(Structure structure) {
        if (structure.framing().isListed()) {
            return new QuickPass(LayoutPass.over(structure, Progress.NONE));
        }
        if (!Audit.reads(structure.framing())) {
            return NONE;
        }
        Audit audit = new Audit(structure.bytes(), structure.dialect(), structure.framing(), Progress.NONE);
        while (audit.next()) {
            // Only the marks are asked for.
        }
        return new QuickPass(audit.marks());
    }

    /// {@return whether the key of `node` does not come again, and it fits its typed collection}
    boolean clears(Node node) {
        Node holder = node.parent();
        return marks != null && (holder == null || !marks.isWithChildren(holder.span().start()))
                && !marks.touches(node.item().start(), node.item().end());
    }

    /// {@return whether no key in `collection` comes again}
    public boolean clearsKeys(Node collection) {
        return marks != null && !marks.isWithChildren(collection.span().start())
                && collection.children() <= RepeatedKeys.MOST;
    }
}
