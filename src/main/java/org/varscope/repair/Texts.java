package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Level.Place;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;

/// Turns bits of texts that are no UTF-8, and puts what a script's path must begin with.
final class Texts {
    /// Bytes before the bad one that may be what is wrong with it.
    private static final int BEFORE = 3;
    private static final int BEHIND = 3;
    private final Solver solver;

    Texts(Solver solver) {
        this.solver = solver;
    }

    void tryAll() {
        for (Problem problem : solver.troubles) {
            if (problem.flaw() instanceof Flaw.TextNotUtf8) {
                bits(problem.span().start());
            }
        }
    }

    /// Makes a text as long as it is before its first NUL, where nothing but padding follows that; or as long as it is
    /// where it has swallowed what comes after it.
    ///
    /// @param odd how odd the record is as it is
    void cut(Problem problem, double odd) {
        if (!(problem.flaw() instanceof Flaw.TextAfterNul)) {
            return;
        }
        ByteReader in = solver.reader();
        Span tail = problem.span();
        for (Trace.Word word : solver.trace.words().reversed()) {
            long length = tail.start() - word.at() - 4;
            if (length >= 0 && word.purpose() instanceof Purpose.Length(var part, _, _)
                    && in.u32(word.at()) == length + tail.length()) {
                long right = length + (part == Part.ELEMENT ? 1 : 0);
                byte[] with = Word32.of(right);
                solver.keep(new Tried(Kind.LENGTH, in.u32(word.at()), right,
                        List.of(new Change(new Span(word.at(), 4), with)), odd));
                new Words(solver).tryWord(word);
                return;
            }
        }
    }

    private void bits(long bad) {
        ByteReader in = solver.reader();
        Place item = solver.trace.before(bad);
        long to = Math.min(bad + BEHIND, solver.bytes.length() - 1);
        for (long at = Math.max(item.at() + 8, bad - BEFORE); at <= to; at++) {
            for (int bit = 0; bit < 8; bit++) {
                int now = in.u8(at);
                int value = now ^ 1 << bit;
                solver.attempt(Kind.TEXT, now, value, new Span(at, 1), new byte[] {(byte) value}, item,
                        (bit < 7 ? Weights.NO_ASCII : now < 0x80 ? 0 : Weights.SET_BIT) + Math.abs(bad - at) * 0.1);
            }
        }
    }
}
