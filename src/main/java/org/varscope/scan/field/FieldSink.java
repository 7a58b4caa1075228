package org.varscope.scan.field;

import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;

/// Collects the fields that overlap a window, up to a number.
final class FieldSink {
    private final Dialect dialect;
    private final Span window;
    private final int most;
    private final List<Field> fields = new ArrayList<>();
    private Owner owner;
    private boolean guessed;
    private boolean done;

    FieldSink(Dialect dialect, Span window, int most) {
        this.dialect = dialect;
        this.window = window;
        this.most = most;
        this.owner = new Owner(Owner.Kind.FILE, window, null);
        this.done = window.isEmpty();
    }

    /// Sets what the next fields belong to.
    ///
    /// @param guess whether it was found again after damage
    void owner(Owner of, boolean guess) {
        owner = of;
        guessed = guess;
    }

    /// Takes the field `[start, start + length)`; fields must come in order.
    void add(long start, long length, Purpose purpose) {
        if (start >= window.end() || fields.size() >= most) {
            done = true;
        } else if (length > 0 && start + length > window.start()) {
            fields.add(new Field(new Span(start, length), owner, purpose, new Field.Source(purpose.rule(), dialect), guessed));
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
