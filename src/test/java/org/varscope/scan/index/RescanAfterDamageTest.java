package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Edits near records whose lengths are wrong: what is known of those records follows.
class RescanAfterDamageTest {
    private static final Dialect GODOT = Dialects.of("godot4");
    private static final int INT = 2;
    private static final int ARRAY = 28;
    private static final int WIDE_FLOAT = 0x1_0003;
    private static final int UNKNOWN = 99;

    private static Structure scan(ByteStore bytes) {
        return Structure.scan(bytes, GODOT, Framing.STREAM, Progress.NONE);
    }

    /// The structure after `with` has taken the place of the `removed` bytes at `at`, which equals one read from
    /// scratch.
    private static Structure edited(Buffers.Out file, long at, long removed, byte[] with) {
        Structure before = scan(ByteStore.of(file.bytes()));
        ByteStore after = before.bytes().replace(new Span(at, removed), ByteStore.of(with));
        Structure edited = before.edited(after, List.of(new Patch(at, removed, with.length)), Long.MAX_VALUE);
        assertThat(Dump.of(edited)).isEqualTo(Dump.of(scan(after)));
        return edited;
    }

    /// Records of one int each.
    private static Buffers.Out ints(Buffers.Out file, int count) {
        for (int i = 0; i < count; i++) {
            file.u32(8).u32(INT).u32(i);
        }
        return file;
    }

    /// One int of an array becomes a float of 64 bits, by the four bytes that the record lacks.
    @Test
    void aRecordThatLedPastTheEndOfTheFileIsWholeOnceItIsFilledUp() {
        Buffers.Out file = new Buffers.Out().u32(8 + 600 * 8 + 4).u32(ARRAY).u32(600);
        for (int i = 0; i < 600; i++) {
            file.u32(INT).u32(i);
        }
        assertThat(scan(ByteStore.of(file.bytes())).errors()).isPositive();
        Structure edited = edited(file, 12 + 300 * 8, 0, new Buffers.Out().u32(WIDE_FLOAT).bytes());
        assertThat(edited.errors()).isZero();
    }

    @Test
    void bytesAfterAValueInItsRecordMoveWithTheEndOfTheValue() {
        Buffers.Out file = new Buffers.Out().u32(8 + 600 * 8 + 16).u32(ARRAY).u32(600);
        for (int i = 0; i < 600; i++) {
            file.u32(INT).u32(i);
        }
        file.raw(new byte[16]);
        Structure before = scan(ByteStore.of(file.bytes()));
        ByteStore after = before.bytes().replace(new Span(12, 8), ByteStore.of(new byte[4]))
                .replace(new Span(0, 4), ByteStore.of(new Buffers.Out().u32(8 + 600 * 8 + 16 - 4).bytes()));
        Structure edited = before.edited(after, List.of(new Patch(0, 4, 4), new Patch(12, 8, 4)),
                Long.MAX_VALUE);
        assertThat(edited.problems()).extracting(Problem::code, Problem::span)
                .containsExactly(tuple(Code.FRAME_SLACK, new Span(12 + 600 * 8 - 4, 16)));
        assertThat(Dump.of(edited)).isEqualTo(Dump.of(scan(after)));
    }

    @Test
    void bytesAfterAValueAreStillReportedWhenItsLastChildChanges() {
        Buffers.Out file = new Buffers.Out().u32(16 + 5000).u32(ARRAY).u32(1).u32(INT).u32(7).raw(new byte[5000]);
        assertThat(edited(file, 16, 1, new byte[] {8}).problems()).extracting(Problem::code)
                .containsExactly(Code.FRAME_SLACK);
    }

    @Test
    void aLengthThatIsTooLargeMayFitWhenTheFileGrowsBehindIt() {
        Buffers.Out file = ints(new Buffers.Out().u32(92).u32(INT).u32(7), 3).u32(8).u32(UNKNOWN).u32(0);
        ints(file, 2);
        long end = file.bytes().length;
        byte[] nil = {4, 0, 0, 0, 0, 0, 0, 0};
        assertThat(edited(file, end, 0, nil).problems().getFirst().flaw())
                .isEqualTo(new Flaw.PastEnd(Flaw.Measured.RECORD, 92, 88));
        assertThat(edited(file, end, 0, ints(new Buffers.Out(), 1).bytes()).problems()).extracting(Problem::code)
                .containsExactly(Code.FRAME_SLACK);
    }

    @Test
    void recordsBehindOneThatLiedAreSureWhenItIsGone() {
        Buffers.Out file = ints(new Buffers.Out(), 2).u32(400).u32(ARRAY).u32(1).u32(INT).u32(7);
        ints(file, 5);
        Structure edited = edited(file, 24, 20, new byte[0]);
        assertThat(edited.problems()).isEmpty();
        assertThat(edited.record(2).guessed()).isFalse();
    }
}
