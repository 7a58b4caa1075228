package org.varscope.scan.audit;

import module java.base;

/// Where an [Audit] has come across values that deserve a closer look. What is not marked needs none.
public final class Marks {
    /// Marks beyond which an audit gives up, as looking at everything then costs no more.
    static final int MOST = 100_000;

    private final NavigableSet<Long> points = new TreeSet<>();
    private final Set<Long> neighbours = new HashSet<>();
    private long from = Long.MAX_VALUE;

    Marks() { }

    /// Marks the value that holds the byte at `offset`, and all around it.
    void point(long offset) {
        points.add(offset);
    }

    /// Marks the collection whose header is at `offset`, and each of its direct children.
    void children(long offset) {
        points.add(offset);
        neighbours.add(offset);
    }

    /// Marks everything from `offset` on.
    void everythingFrom(long offset) {
        from = Math.min(from, offset);
    }

    boolean isFull() {
        return points.size() > MOST;
    }

    /// {@return whether a byte of `[start, end)` is marked}
    public boolean touches(long start, long end) {
        if (end > from || points.isEmpty()) {
            return end > from;
        }
        Long next = points.ceiling(start);
        return next != null && next < end;
    }

    /// {@return whether each direct child of the collection whose header is at `offset` is marked}
    public boolean isWithChildren(long offset) {
        return offset >= from || !neighbours.isEmpty() && neighbours.contains(offset);
    }

    /// {@return the first marked offset that is not below `offset`, or [Long#MAX_VALUE]}
    public long next(long offset) {
        Long next = points.ceiling(offset);
        return Math.min(next == null ? Long.MAX_VALUE : next, Math.max(from, offset) == offset ? offset : from);
    }
}
