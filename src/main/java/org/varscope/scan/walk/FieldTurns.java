package org.varscope.scan.walk;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Times;

/// Goes through the items of a list in the order in which they are read, and remembers the numbers that say how often
/// others come. Counts are only ever counted down: nothing is made of them.
public final class FieldTurns {
    private final FieldItems fields;
    private final FieldList list;
    private final @Nullable FieldRuns known;
    private final Map<String, Long> numbers = new HashMap<>();
    private int at = -1;
    private long left;
    /// Bytes of the items after this one that end the file; 0 where it comes once.
    private long tail;

    /// Begins with the first item.
    public FieldTurns(FieldItems fields, FieldList list) {
        this.fields = fields;
        this.list = list;
        this.known = null;
        skip();
    }

    /// Begins with the record number `first`.
    ///
    /// @param runs which record is which item
    public FieldTurns(FieldItems fields, FieldRuns runs, long first) {
        this.fields = fields;
        this.list = runs.list();
        this.known = runs;
        this.at = runs.index(first);
        if (at < 0) {
            at = list.items().size();
        } else {
            left = runs.end(at) - first;
            tail = comesAgain() ? list.tail(at, fields.dialect()) : 0;
        }
    }

    /// {@return what comes next; null where the list ends}
    public @Nullable FieldItem item() {
        return at < list.items().size() ? list.items().get(at) : null;
    }

    /// {@return how many more of it there are; [Long#MAX_VALUE] for as many as the bytes hold}
    public long left() {
        return left;
    }

    /// {@return whether it comes again and again}
    public boolean isEndless() {
        return left == Long.MAX_VALUE;
    }

    /// {@return whether it may come more than once}
    public boolean comesAgain() {
        return list.items().get(at).times() != Times.ONCE;
    }

    /// {@return where it ends at the latest: in front of the items of known size that end the file, where there are
    /// such, and it may come several times}
    ///
    /// @param bound where the bytes end
    public long bound(long bound) {
        return Math.min(bound, Math.max(0, fields.in().length() - tail));
    }

    /// Says that it has come.
    ///
    /// @param times how often
    /// @param from  where it began
    /// @param whole whether all of it is there
    public void came(long times, long from, boolean whole) {
        FieldItem item = list.items().get(at);
        if (whole && !item.name().isEmpty() && item.kind().isInteger() && !comesAgain()) {
            numbers.put(item.name(), fields.number(item, from));
        }
        left -= isEndless() ? 0 : Math.min(left, times);
        if (left == 0) {
            skip();
        }
    }

    /// Goes on to the next item.
    public void skip() {
        do {
            at++;
            left = at < list.items().size() ? times() : 1;
        } while (left <= 0);
        tail = item() != null && comesAgain() ? list.tail(at, fields.dialect()) : 0;
    }

    private long times() {
        return known != null ? known.end(at) - known.first(at) : switch (list.items().get(at).times()) {
            case Times.Once _ -> 1;
            case Times.Ever _ -> Long.MAX_VALUE;
            case Times.Exactly(long number) -> number;
            case Times.Counted(var name) -> numbers.getOrDefault(name, 0L);
        };
    }
}
