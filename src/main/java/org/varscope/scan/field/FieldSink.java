package org.varscope.scan.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Number;
import org.varscope.scan.walk.FieldVisitor;
import org.varscope.scan.walk.Purpose;
import org.varscope.variant.VariantKind;

/// Collects the fields that overlap a window, up to a number.
final class FieldSink implements FieldVisitor {
    /// About as many bytes as a field has, and fields for which there is room from the start.
    private static final int BYTES_OF_A_FIELD = 4;
    private static final int MOST_AT_ONCE = 1024;

    private final Dialect dialect;
    private final Span window;
    private final int most;
    private final List<Field> fields;
    private Owner owner;
    private boolean guessed;
    private boolean done;
    /// Where the last field ends.
    private long reached;

    FieldSink(Dialect dialect, Span window, int most) {
        this.dialect = dialect;
        this.window = window;
        this.most = most;
        this.fields = new ArrayList<>((int) Math.min(window.length() / BYTES_OF_A_FIELD, MOST_AT_ONCE));
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
        if (start >= window.end() || fields.size() >= most) {
            done = true;
        } else if (length > 0 && start + length > window.start()) {
            fields.add(new Field(new Span(start, length), owner, purpose, dialect, guessed));
        }
    }

    @Override
    public boolean isDone() {
        return done;
    }

    Span window() {
        return window;
    }

    List<Field> fields() {
        return Collections.unmodifiableList(fields);
    }
}
