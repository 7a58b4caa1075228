package org.varscope.search;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/// The path of a value that an {@link Inspection} came across, written out only when it is asked for: paths of deeply
/// nested values are long, and most are never shown.
public final class Where {
    private final @Nullable Where parent;
    private final String step;

    /// @param parent path of the collection around it, or null for a path of its own
    /// @param step   from there, or the whole path
    Where(@Nullable Where parent, String step) {
        this.parent = parent;
        this.step = step;
    }

    /// {@return the path as text, such as `$.player.hp`}
    public String text() {
        if (parent == null) {
            return step;
        }
        Deque<String> steps = new ArrayDeque<>();
        int length = 0;
        for (Where at = this; at != null; at = at.parent) {
            steps.push(at.step);
            length += at.step.length();
        }
        StringBuilder text = new StringBuilder(length);
        steps.forEach(text::append);
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
