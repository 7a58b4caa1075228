package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.container.ContentProbe;
import org.varscope.container.Probe;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Bytes that came into a record, or went from it, while its length stayed as it was.
class DriftTest {
    private static final int SEED = Integer.getInteger("varscope.seed", 17);
    private static final int TRIES = Integer.getInteger("varscope.drifts", 6);
    private static final byte[] SAVE = Buffers.sample("adventure.save");
    private static final byte[] RECORDS = Buffers.sample("adventure-records.save");
    /// In the middle of an int of 64 bits.
    private static final int IN_A_NUMBER = 0xC8;
    /// The length of the first key of the sixth record.
    private static final int LENGTH = 0x78;

    private static byte[] inserted(byte[] bytes, int at, String hex) {
        byte[] more = HexFormat.of().parseHex(hex);
        return ByteBuffer.allocate(bytes.length + more.length).put(bytes, 0, at).put(more)
                .put(bytes, at, bytes.length - at).array();
    }

    private static byte[] without(byte[] bytes, int at, int count) {
        return ByteBuffer.allocate(bytes.length - count).put(bytes, 0, at)
                .put(bytes, at + count, bytes.length - at - count).array();
    }

    private static Structure read(byte[] bytes) {
        Probe.Result.Found found = (Probe.Result.Found) ContentProbe.glance(ByteStore.of(bytes));
        return Structure.scan(ByteStore.of(bytes), found.dialect(), found.framing(), Progress.NONE);
    }

    private static boolean gives(Repair repair, Structure damaged, byte[] bytes) {
        return repair.in(damaged.bytes()).contentEquals(ByteStore.of(bytes));
    }

    /// The values behind it are read out of step, up to an end that happens to be one.
    @Test
    void bytesThatCameIntoAValueAreFoundHoweverFarFromWhereItsReadingEnds() {
        Structure damaged = read(inserted(SAVE, IN_A_NUMBER, "deadbeef"));
        List<Repair> repairs = Repairs.of(damaged, damaged.errorFrom(0).orElseThrow(), Progress.NONE);
        assertThat(repairs.getFirst().kind()).isEqualTo(Kind.BYTES_INSERTED);
        assertThat(gives(repairs.getFirst(), damaged, SAVE)).isTrue();
        // Others leave as good a number.
        assertThat(Mending.of(damaged, Progress.NONE).made()).isEmpty();
    }

    @Test
    void bytesThatWentFromANumberAreNeverInvented() {
        Structure damaged = read(without(SAVE, IN_A_NUMBER, 4));
        List<Repair> repairs = Repairs.of(damaged, damaged.errorFrom(0).orElseThrow(), Progress.NONE);
        assertThat(repairs).anyMatch(repair -> gives(repair, damaged, SAVE));
        assertThat(Mending.of(damaged, Progress.NONE).made()).isEmpty();
    }

    @Test
    void aLengthThatWentComesBackAndTheRecordsBehindItAreLeftAlone() {
        Structure damaged = read(without(RECORDS, LENGTH, 4));
        assertThat(Slot.drifted(damaged, 0x224)).isEqualTo(0x68);
        assertThat(Mending.of(damaged, Progress.NONE).after().bytes().contentEquals(ByteStore.of(RECORDS))).isTrue();
    }

    /// What is left of a header makes another generation likelier.
    @Test
    void aRecordThatCannotBeMendedKeepsItsEnd() {
        Mending mending = Mending.of(read(inserted(SAVE, 5, "73d51ab4")), Progress.NONE);
        assertThat(mending.made()).isEmpty();
        assertThat(mending.left()).extracting(Mending.Left::why).contains(Clarity.UNTRIED);
    }

    /// Where the length of the next record is among the bytes that went, nothing behind them is thrown away.
    @ParameterizedTest
    @ValueSource(ints = {0x61, 0x64})
    void valuesThatCannotBeReadNowAreNotThrownAway(int at) {
        Structure damaged = read(without(RECORDS, at, 4));
        assertThat(Mending.of(damaged, Progress.NONE).made())
                .noneMatch(made -> made.repair().lost() > 0);
    }

    /// At 0x1DD and at other places, from seed 17 or `-Dvarscope.seed`; `-Dvarscope.drifts=200` tries as many.
    @Test
    void aByteThatCameInIsTakenAwayAgainOrTheFileIsLeftAlone() {
        Random random = new Random(SEED);
        for (int i = 0; i < TRIES; i++) {
            int at = i == 0 ? 0x1DD : random.nextInt(RECORDS.length);
            String hex = HexFormat.of().toHexDigits((byte) random.nextInt(256));
            Structure damaged = read(inserted(RECORDS, at, hex));
            Mending mending = Mending.of(damaged, Progress.NONE);
            assertThat(mending.made().isEmpty() || mending.after().bytes().contentEquals(ByteStore.of(RECORDS)))
                    .as("%s at %d: %s", hex, at, mending.made()).isTrue();
        }
    }
}
