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
    private static final double PRICE = 4;
    /// Types and most lengths are smaller.
    private static final int SMALL = 64;
    private static final double LINE_END = -1;

    private final Solver solver;
    private final ByteReader in;

    Shifts(Solver solver) {
        this.solver = solver;
        this.in = solver.reader();
    }

    void tryAll() {
        lengths();
        long length = solver.bytes.length();
        long from = Math.min(solver.suspect(), Math.max(solver.slot.start(), solver.stuck - BEFORE));
        for (long at = Math.min(solver.stuck + BEHIND, length); at >= from && solver.goesOn(); at--) {
            Place item = solver.trace.before(at);
            for (int count = 1; count <= MOST; count++) {
                if (at + count <= length && !isRepeated(at, count, from)) {
                    byte[] gone = solver.bytes.bytes(new Span(at, count));
                    double price = PRICE + count + solver.distance(at) + (gone[0] == '\r' ? LINE_END : 0);
                    solver.attempt(Kind.BYTES_INSERTED, count, 0, new Span(at, count), new byte[0], item, price);
                }
                if (at == from || in.u8(at - 1) != 0) {
                    put(at, new byte[count], item, count - 1);
                }
            }
            single(at, item);
        }
    }

    private void lengths() {
        Slot slot = solver.slot;
        for (long at = slot.lengthAt(); at >= 0 && at < slot.start(); at++) {
            for (int count = 1; count <= MOST; count++) {
                if (at + count <= solver.bytes.length()) {
                    solver.attemptLength(Kind.BYTES_INSERTED, count, 0, new Span(at, count), new byte[0],
                            PRICE + count);
                }
            }
            for (int value = 0; value < 256; value++) {
                solver.attemptLength(Kind.BYTES_LOST, 0, 1, new Span(at, 0), new byte[] {(byte) value},
                        PRICE + (value == 0 ? 0 : 1));
            }
        }
    }

    /// Whether the same comes of taking the bytes before these.
    private boolean isRepeated(long at, int count, long from) {
        return at > from && in.u8(at - 1) == in.u8(at + count - 1);
    }

    private void single(long at, Place item) {
        if (at < solver.bytes.length() && in.u8(at) == '\n') {
            put(at, new byte[] {'\r'}, item, 0);
        }
        if ((at - solver.slot.start()) % 4 == 0) {
            for (int value = 1; value < SMALL; value++) {
                put(at, new byte[] {(byte) value}, item, value < Plan.of(solver.dialect).dialect.typeCount() ? 1 : 2);
            }
        }
    }

    private void put(long at, byte[] more, Place item, double price) {
        solver.attempt(Kind.BYTES_LOST, 0, more.length, new Span(at, 0), more, item,
                PRICE + price + solver.distance(at));
    }
}
