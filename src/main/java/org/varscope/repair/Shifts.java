package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.repair.Level.Place;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.walk.Plan;

/// Takes away bytes that came in, and puts bytes in where some went.
final class Shifts {
    /// Bytes before the damage in which bytes came or went.
    private static final int BEFORE = 96;
    private static final int BEHIND = 8;
    private static final int MOST = 4;
    /// Types and most lengths are smaller.
    private static final int SMALL = 64;

    private final Solver solver;
    private final ByteReader in;

    Shifts(Solver solver) {
        this.solver = solver;
        this.in = solver.reader();
    }

    void tryAll() {
        lengths();
        drifted();
        long from = Math.min(solver.suspect(), Math.max(solver.slot.start(), solver.stuck - BEFORE));
        for (long at = last(); at >= from && solver.goesOn(); at--) {
            Place item = solver.trace.before(at);
            for (int count = 1; count <= MOST; count++) {
                if (count != solver.drift) {
                    remove(at, count, from, item);
                }
                if (count != -solver.drift) {
                    zeros(at, count, from, item);
                }
            }
            single(at, item);
        }
        words();
    }

    private long last() {
        return Math.min(solver.stuck + BEHIND, solver.bytes.length());
    }

    private void lengths() {
        Slot slot = solver.slot;
        for (long at = slot.lengthAt(); at >= 0 && at < slot.start(); at++) {
            for (int count = 1; count <= MOST; count++) {
                if (at + count <= solver.bytes.length()) {
                    solver.attemptLength(Kind.BYTES_INSERTED, count, 0, new Span(at, count), new byte[0],
                            Weights.SHIFT + count);
                }
            }
            for (int value = 0; value < 256; value++) {
                solver.attemptLength(Kind.BYTES_LOST, 0, 1, new Span(at, 0), new byte[] {(byte) value},
                        Weights.SHIFT + (value == 0 ? 0 : 1));
            }
        }
    }

    /// Where the length of the record tells how many bytes came or went, these are looked for in all of it.
    private void drifted() {
        long start = solver.slot.start();
        for (long at = last(); solver.drift != 0 && at >= start && solver.goesOn(); at--) {
            Place item = solver.trace.before(at);
            if (solver.drift > 0) {
                remove(at, solver.drift, start, item);
            } else {
                zeros(at, -solver.drift, start, item);
            }
        }
    }

    /// Types, counts and lengths that may have gone from anywhere in the record, where its length tells that something
    /// has.
    private void words() {
        int lost = -solver.drift;
        if (lost != 1 && lost != Integer.BYTES) {
            return;
        }
        long start = solver.slot.start();
        for (long at = last() - (last() - start) % Integer.BYTES; at >= start && solver.goesOn();
                at -= Integer.BYTES) {
            Place item = solver.trace.before(at);
            for (int value = 1; value < SMALL; value++) {
                word(at, Arrays.copyOf(new byte[] {(byte) value}, lost), item);
            }
        }
    }

    /// Whether the same comes of taking the bytes before these.
    private boolean isRepeated(long at, int count, long from) {
        return at > from && in.u8(at - 1) == in.u8(at + count - 1);
    }

    private void remove(long at, int count, long from, Place item) {
        if (at + count <= solver.bytes.length() && !isRepeated(at, count, from)) {
            byte[] gone = solver.bytes.bytes(new Span(at, count));
            boolean isWithin = (at - solver.slot.start()) % Integer.BYTES != 0 && count % Integer.BYTES == 0;
            solver.attempt(Kind.BYTES_INSERTED, count, 0, new Span(at, count), new byte[0], item,
                    Weights.SHIFT + count + (isWithin ? Weights.WITHIN : 0)
                            + (gone[0] == '\r' ? Weights.LINE_END : 0) + solver.distance(at));
        }
    }

    private void zeros(long at, int count, long from, Place item) {
        if (at == from || in.u8(at - 1) != 0) {
            put(at, new byte[count], item, count - 1);
        }
    }

    private void single(long at, Place item) {
        if (at < solver.bytes.length() && in.u8(at) == '\n') {
            put(at, new byte[] {'\r'}, item, 0);
        }
        if ((at - solver.slot.start()) % 4 == 0) {
            for (int value = 1; value < SMALL; value++) {
                word(at, new byte[] {(byte) value}, item);
            }
        }
    }

    /// Puts a word in, or what is left of one, unless the same comes of it where the bytes before are just these.
    private void word(long at, byte[] word, Place item) {
        long before = at - word.length;
        if (before < solver.slot.start() || !Arrays.equals(solver.bytes.bytes(new Span(before, word.length)), word)) {
            put(at, word, item, word[0] < Plan.of(solver.dialect).dialect.typeCount() ? 1 : 2);
        }
    }

    private void put(long at, byte[] more, Place item, double price) {
        solver.attempt(Kind.BYTES_LOST, 0, more.length, new Span(at, 0), more, item,
                Weights.SHIFT + price + solver.distance(at));
    }
}
