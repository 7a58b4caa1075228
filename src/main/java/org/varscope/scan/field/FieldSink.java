package org.varscope.scan.field;

import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.Span;

/// Collects the fields that overlap a window, up to a number.
final class FieldSink {
    private final Span window;
    private final int most;
    private final List<Field> fields = new ArrayList<>();
    private boolean done;

    FieldSink(Span window, int most) {
        this.window = window;
        this.most = most;
        this.done = window.isEmpty();
    }

    /// Takes the field `[start, start + length)`; fields must come in order.
    void add(long start, long length, FieldRole role, String name, boolean guessed) {
        if (start >= window.end() || fields.size() >= most) {
            done = true;
        } else if (length > 0 && start + length > window.start()) {
            fields.add(new Field(new Span(start, length), role, name, guessed));
        }
    }

    /// {@return whether no further field is wanted}
    boolean isDone() {
        return done;
    }

    Span window() {
        return window;
    }

    List<Field> fields() {
        return List.copyOf(fields);
    }
}
