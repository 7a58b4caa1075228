package org.varscope.scan.index;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.Grammar;
import org.varscope.scan.damage.Shape;

/// The items of one collection in order, from anywhere on. Runs are read again item by item.
public final class Items {
    private final Skip skip;
    private final Grammar grammar;
    private final Seq<Shape> parts;
    private final long base;
    private int part;
    /// The part number `part`; null past the last.
    private @Nullable Shape shape;
    private long partStart;
    private long at;
    private long index;
    private long leftInRun;

    /// One item, or a gap between items.
    ///
    /// @param start  offset of its first byte
    /// @param length with lead and tail
    /// @param index  which item it is; for a gap, that of the item after it
    /// @param shape  its part, where it is not one of a run
    /// @param run    whether it is one of a healthy run
    public record Item(long start, long length, long index, Shape shape, boolean run) {
        public long end() {
            return start + length;
        }

        Span span() {
            return new Span(start, length);
        }
    }

    /// @param base offset of the first part
    Items(Skip skip, Grammar grammar, Seq<Shape> parts, long base) {
        this.skip = skip;
        this.grammar = grammar;
        this.parts = parts;
        this.base = base;
        this.partStart = base;
        this.at = base;
        this.shape = parts.isEmpty() ? null : parts.get(0);
    }

    /// Goes on with the item number `item`.
    Items fromItem(long item) {
        if (item >= parts.count()) {
            shape = null;
            return this;
        }
        enter(parts.atCount(item));
        while (index < item && leftInRun > 0) {
            next();
        }
        return this;
    }

    /// Goes on with the item or gap that holds the byte at `offset`: from where it is, if that is before it in the same
    /// run.
    public Items fromOffset(long offset) {
        if (offset - base >= parts.length()) {
            shape = null;
            return this;
        }
        Shape now = shape;
        if (now == null || leftInRun == 0 || offset < at || offset >= partStart + now.length()) {
            Seq.Place<Shape> place = parts.atOffset(offset - base);
            enter(place);
            now = place.part();
        }
        while (leftInRun > 1) {
            long end = skip.item(grammar, index, at, partStart + now.length());
            if (end > offset) {
                break;
            }
            advance(end, now);
        }
        return this;
    }

    /// {@return the next item or gap, or null after the last}
    public @Nullable Item next() {
        for (Shape now = shape; now != null; now = shape) {
            if (now instanceof Shape.Run run) {
                if (at == partStart && leftInRun == 0) {
                    leftInRun = run.count();
                }
                long runEnd = partStart + run.length();
                long end = leftInRun == 1 ? runEnd : skip.item(grammar, index, at, runEnd);
                Item item = new Item(at, end - at, index, now, true);
                advance(end, now);
                return item;
            }
            Item item = new Item(partStart, now.length(), index, now, false);
            index += now.count();
            nextPart(now);
            if (item.length() > 0) {
                return item;
            }
        }
        return null;
    }

    private void enter(Seq.Place<Shape> place) {
        part = place.index();
        shape = place.part();
        partStart = base + place.offset();
        at = partStart;
        index = place.item();
        leftInRun = place.part() instanceof Shape.Run run ? run.count() : 0;
    }

    private void advance(long end, Shape run) {
        at = end;
        index++;
        leftInRun--;
        if (leftInRun == 0) {
            nextPart(run);
        }
    }

    private void nextPart(Shape passed) {
        part++;
        shape = part < parts.size() ? parts.get(part) : null;
        partStart += passed.length();
        at = partStart;
        leftInRun = 0;
    }
}
