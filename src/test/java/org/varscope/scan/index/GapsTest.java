package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure.Unclaimed;
import org.varscope.scan.walk.Progress;

class GapsTest {
    private static Structure read(ByteBuffer bytes, Framing framing) {
        return Structure.scan(ByteStore.of(bytes.array()), Dialects.of("godot4"), framing, Progress.NONE);
    }

    private static ByteBuffer bytes(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Test
    void bytesAfterTheOnlyValueStandBehindIt() {
        Structure structure = read(bytes(14).putInt(2).putInt(5).put(new byte[] {9, 9, 9, 9, 9, 9}), Framing.BARE);
        assertThat(structure.unclaimed(null, 0, 1, 10)).containsExactly(new Unclaimed(new Span(8, 6), 1, false));
        assertThat(structure.unclaimed(null, 1, 1, 10)).hasSize(1);
        assertThat(structure.unclaimed(null, 0, 0, 10)).isEmpty();
    }

    @Test
    void whatARecordHasLeftOverStandsBehindItsValue() {
        ByteBuffer bytes = bytes(28).putInt(12).putInt(2).putInt(5).putInt(0x99999999).putInt(8).putInt(2).putInt(6);
        assertThat(read(bytes, Framing.STREAM).unclaimed(null, 0, 2, 10))
                .containsExactly(new Unclaimed(new Span(12, 4), 1, false));
    }

    @Test
    void aHealthyFileHasNone() {
        assertThat(read(bytes(8).putInt(2).putInt(5), Framing.BARE).unclaimed(null, 0, 1, 10)).isEmpty();
    }

    @Test
    void whatWasNotReadIsSaidToBeSo() {
        Structure pending = Structure.pending(ByteStore.of(new byte[100]), Dialects.of("godot4"), Framing.STREAM);
        assertThat(pending.unclaimed(null, 0, 0, 10)).containsExactly(new Unclaimed(new Span(0, 100), 0, true));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void takenRangeByRangeTheyAreTheSameAsAllAtOnce(long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[4000];
        for (int i = 0; i < bytes.length; i += 4) {
            bytes[i] = (byte) (random.nextInt(8) == 0 ? random.nextInt(256) : random.nextInt(3));
        }
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.VALUES, Progress.NONE);
        long records = structure.records();
        List<Unclaimed> all = structure.unclaimed(null, 0, records, Integer.MAX_VALUE);
        List<Unclaimed> parts = new ArrayList<>();
        for (long from = 0; from < records; from += 7) {
            parts.addAll(structure.unclaimed(null, from, Math.min(records, from + 7), Integer.MAX_VALUE));
        }
        assertThat(parts).isEqualTo(all);
    }
}
