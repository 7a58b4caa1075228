package org.varscope.scan;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Seq;

/// The items of one collection in order, from anywhere on. Runs are read again item by item.
final class Items {
    private final Skip skip;
    private final Grammar grammar;
    private final Seq<Shape> parts;
    private final long base;
    private int part;
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
    record Item(long start, long length, long index, Shape shape, boolean run) {
        long end() {
            return start + length;
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
    }

    /// Goes on with the item number `item`.
    Items fromItem(long item) {
        if (item >= parts.count()) {
            part = parts.size();
            return this;
        }
        enter(parts.atCount(item));
        while (index < item && leftInRun > 0) {
            next();
        }
        return this;
    }

    /// Goes on with the item or gap that holds the byte at `offset`.
    Items fromOffset(long offset) {
        if (offset - base >= parts.length()) {
            part = parts.size();
            return this;
        }
        enter(parts.atOffset(offset - base));
        while (leftInRun > 1) {
            long end = skip.item(grammar, index, at, runEnd());
            if (end > offset) {
                break;
            }
            advance(end);
        }
        return this;
    }

    /// {@return the next item or gap, or null after the last}
    @Nullable Item next() {
        while (part < parts.size()) {
            Shape shape = parts.get(part);
            if (shape instanceof Shape.Run run) {
                if (at == partStart && leftInRun == 0) {
                    leftInRun = run.count();
                }
                long end = leftInRun == 1 ? runEnd() : skip.item(grammar, index, at, runEnd());
                Item item = new Item(at, end - at, index, shape, true);
                advance(end);
                return item;
            }
            Item item = new Item(partStart, shape.length(), index, shape, false);
            index += shape.count();
            nextPart(shape);
            if (item.length() > 0) {
                return item;
            }
        }
        return null;
    }

    private void enter(Seq.Place<Shape> place) {
        part = place.index();
        partStart = base + place.offset();
        at = partStart;
        index = place.item();
        leftInRun = place.part() instanceof Shape.Run run ? run.count() : 0;
    }

    private void advance(long end) {
        at = end;
        index++;
        leftInRun--;
        if (leftInRun == 0) {
            nextPart(parts.get(part));
        }
    }

    private void nextPart(Shape shape) {
        part++;
        partStart += shape.length();
        at = partStart;
        leftInRun = 0;
    }

    private long runEnd() {
        return partStart + parts.get(part).length();
    }
}
