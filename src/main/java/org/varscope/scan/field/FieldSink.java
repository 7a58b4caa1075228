package org.varscope.scan.field;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Number;
import org.varscope.scan.index.Node;
import org.varscope.scan.walk.FieldVisitor;
import org.varscope.scan.walk.Purpose;
import org.varscope.variant.VariantKind;

/// Hands on the fields that overlap a window, up to a number.
final class FieldSink implements FieldVisitor {
    private final Dialect dialect;
    private final Span window;
    private final FieldTaker taker;
    private int left;
    private Owner owner;
    private @Nullable Node node;
    private boolean guessed;
    private boolean done;
    /// Where the last field ends.
    private long reached;

    /// @param most fields that are handed on
    FieldSink(Dialect dialect, Span window, int most, FieldTaker taker) {
        this.dialect = dialect;
        this.window = window;
        this.left = most;
        this.taker = taker;
        this.owner = new Owner(Owner.Kind.FILE, window, null);
        this.done = window.isEmpty();
    }

    /// Sets what the next fields belong to.
    ///
    /// @param value in which they are; null where they are in none
    /// @param guess whether it was found again after damage
    void owner(Owner of, @Nullable Node value, boolean guess) {
        owner = of;
        node = value;
        guessed = guess;
    }

    /// Begins with a value at `at`.
    void begin(long at) {
        reached = at;
    }

    /// Takes what is left up to `to`, which could not be read.
    void rest(long to) {
        if (reached < to) {
            add(reached, to - reached, new Purpose.Damage());
        }
    }

    @Override
    public void field(long at, long length, Purpose purpose) {
        add(at, length, purpose);
        reached = at + length;
    }

    @Override
    public void elements(long at, Number number, VariantKind of, long count, int per) {
        int width = number.width(false);
        long size = (long) per * width;
        long first = size == 0 ? count : Math.clamp((window.start() - at) / size, 0, count);
        for (long i = first; i < count && !done; i++) {
            for (int j = 0; j < per; j++) {
                add(at + i * size + (long) j * width, width, new Purpose.Scalar(number, of, i, j));
            }
        }
        reached = at + count * size;
    }

    /// Takes the field `[start, start + length)`; fields must come in order.
    void add(long start, long length, Purpose purpose) {
        if (start >= window.end() || left == 0) {
            done = true;
        } else if (length > 0 && start + length > window.start()) {
            left--;
            taker.take(new Field(new Span(start, length), owner, purpose, dialect, guessed), node);
        }
    }

    @Override
    public boolean isDone() {
        return done;
    }

    Span window() {
        return window;
    }
}
