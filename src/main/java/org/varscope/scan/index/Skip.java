package org.varscope.scan.index;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Grammar;
import org.varscope.scan.walk.Cursor;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;

/// Steps over whole items of bytes that a scan has found healthy, children and all.
public final class Skip {
    private final Walk walk;
    private final Cursor cursor;
    private final FieldItems fields;
    private final @Nullable FieldRuns runs;

    /// @param runs which record is which item of a list of fields; null where there is no list
    Skip(ByteReader in, Plan plan, @Nullable FieldRuns runs) {
        this.walk = Walk.trusting(in, plan);
        this.cursor = new Cursor(walk);
        this.fields = new FieldItems(in, plan.dialect);
        this.runs = runs;
    }

    /// {@return what the list of fields says for the item number `index`; null where there is no list}
    @Nullable FieldItem field(long index) {
        return runs == null ? null : runs.item(index);
    }

    /// {@return what the item number `index` of a sequence of `grammar` looks like}
    Grammar grammar(Grammar grammar, long index) {
        FieldItem item = grammar == Grammar.FIELDS ? field(index) : null;
        return item == null ? grammar : FieldItems.grammar(item);
    }

    public Walk walk() {
        return walk;
    }

    /// {@return what measures the items of a list of fields}
    public FieldItems fields() {
        return fields;
    }

    /// {@return bytes of the item at `at` before its value's header}
    long lead(Grammar grammar, long at, long end) {
        return switch (grammar) {
            case VALUES -> 0;
            case FRAMES, FRAMES_BE -> 4;
            case ENTRIES -> 8 + walk.in.u32(at);
            case FIELDS -> 0;
            case PROPERTIES -> walk.name(at, end) - at;
        };
    }

    /// {@return the offset just past the item number `index`, which is at `at`}
    long item(Grammar sequence, long index, long at, long end) {
        return switch (grammar(sequence, index)) {
            case VALUES -> value(at, end);
            case FRAMES -> frame(at);
            case FRAMES_BE -> at + 4 + (walk.in.i32be(at) & 0xFFFF_FFFFL);
            case PROPERTIES -> value(walk.name(at, end), end);
            case ENTRIES -> frame(at + 4 + walk.in.u32(at));
            case FIELDS -> plain(index, at, end);
        };
    }

    private long frame(long at) {
        return at + 4 + walk.in.u32(at);
    }

    private long plain(long index, long at, long end) {
        FieldItem field = field(index);
        if (field == null) {
            throw new IllegalStateException("no list of fields says what stands at " + at);
        }
        return fields.end(field, at, end);
    }

    /// {@return the offset just past the value at `at`}
    long value(long at, long end) {
        long next = walk.value(at, end);
        if (next == Walk.OPEN) {
            next = at;
            cursor.clear();
            do {
                next = cursor.next(next, end);
            } while (next != Walk.BROKEN && cursor.depth() > 0);
        }
        if (next == Walk.BROKEN) {
            throw new IllegalStateException("a value in a healthy run is damaged at or after " + at);
        }
        return next;
    }
}
