package org.varscope.scan.detect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.JsonLines;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Buffers;

/// Damage in one record changes neither the dialect nor the framing that the others show.
class DamagedRecordTest {
    private static final int TRIES = 70;
    private static final int FEWEST = 4;
    private static final int MOST = 16;
    private static final int LARGEST = 400;
    /// Of a thousand: records of a few bytes may be damaged so that they are whole, with the next one's length in them.
    private static final int MOST_WRONG = 15;

    @ParameterizedTest
    @ValueSource(strings = {"drift-ins477.save", "drift-ins582.save", "records-drift.save"})
    void bytesPutIntoARecordLeaveTheDialectOfTheOthers(String name) {
        Detection found = Detection.of(ByteStore.of(JsonLines.bytes("/corpus/damaged/" + name)), null, null);
        assertThat(found.framing()).isEqualTo(Framing.STREAM);
        assertThat(found.dialect().name()).isEqualTo("godot4");
    }

    @ParameterizedTest
    @CsvSource({"godot2,1", "godot3,2", "godot4,3", "godot4double,4"})
    void oneDamagedRecordLeavesTheReadingOfTheOthers(String folder, long seed) {
        Random random = new Random(seed);
        List<byte[]> values = EngineCase.variantsIn(folder).stream().map(EngineCase::bytes)
                .filter(b -> b.length >= 4 && b.length < LARGEST && b.length % 4 == 0).toList();
        List<String> misread = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            List<byte[]> records = random.ints(FEWEST + random.nextInt(MOST - FEWEST), 0, values.size())
                    .mapToObj(values::get).toList();
            Detection healthy = Detection.of(stream(records, -1, random), null, null);
            int hurt = random.nextInt(records.size());
            Detection found = Detection.of(stream(records, hurt, random), null, null);
            if (readsAll(healthy, records, -1) && !readsAll(found, records, hurt)) {
                misread.add("%d, record %d of %d: %s".formatted(i, hurt, records.size(), found));
            }
        }
        assertThat(misread).hasSizeLessThanOrEqualTo(TRIES * MOST_WRONG / 1000);
    }

    @Test
    void valuesBackToBackThatHoldEmptyTextsAreNoRecords() {
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < 9; i++) {
            out.u32(4).u32(0).u32(4).u32(0).u32(2).u32(i).u32(0);
        }
        assertThat(Detection.of(ByteStore.of(out.bytes()), null, null).framing()).isEqualTo(Framing.VALUES);
    }

    private static boolean readsAll(Detection found, List<byte[]> records, int except) {
        // A few bytes that are left of the first record may as well be of the game's own.
        boolean led = except == 0 && found.whole() && found.framing().list()
                .filter(list -> list.repeats() && list.items().size() == 2).isPresent();
        return (led || found.framing().equals(Framing.STREAM)) && IntStream.range(0, records.size())
                .allMatch(i -> i == except || isRead(found.dialect(), records.get(i)));
    }

    private static boolean isRead(Dialect dialect, byte[] value) {
        try {
            return new Decoder(dialect, ObjectRule.ALLOWED).decode(value).consumed() == value.length;
        } catch (DecodeException _) {
            return false;
        }
    }

    /// @param hurt number of the record that is damaged, or -1
    private static ByteStore stream(List<byte[]> records, int hurt, Random random) {
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < records.size(); i++) {
            byte[] record = new Buffers.Out().u32(records.get(i).length).raw(records.get(i)).bytes();
            out.raw(i == hurt ? hurt(random, record) : record);
        }
        return ByteStore.of(out.bytes());
    }

    /// Bytes put in, taken out or flipped, or the rest cut off.
    private static byte[] hurt(Random random, byte[] record) {
        int at = random.nextInt(record.length);
        int few = 1 + random.nextInt(4);
        byte[] start = Arrays.copyOf(record, at);
        switch (random.nextInt(4)) {
            case 0 -> {
                byte[] more = new byte[few];
                random.nextBytes(more);
                byte[] rest = Arrays.copyOfRange(record, at, record.length);
                return new Buffers.Out().raw(start).raw(more).raw(rest).bytes();
            }
            case 1 -> {
                int from = Math.min(record.length, at + few);
                return new Buffers.Out().raw(start).raw(Arrays.copyOfRange(record, from, record.length)).bytes();
            }
            case 2 -> {
                record[at] ^= (byte) (1 << random.nextInt(8));
                return record;
            }
            default -> {
                return start;
            }
        }
    }
}
