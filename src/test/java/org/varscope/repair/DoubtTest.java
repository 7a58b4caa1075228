package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Two faults in one file, for which one change that mends all is found, which neither of them was.
class DoubtTest {
    private static final List<Specimen> SAMPLES = Specimen.ofSamples();

    /// @param faults each an offset with the byte that is there now, or an offset after a dash from which a byte went
    @ParameterizedTest
    @CsvSource({
            // A text would hold half of the save behind its NUL.
            "adventure.save bare,             156:11 888:70",
            // A key would be left that swallowed another one: a Projection.
            "adventure.save bare,             100:13 724:04",
            // A Dictionary would be a key among names.
            "adventure-godot3.save stream-be, 492:02 764:04",
            // An array of numbers would hold the name of the entry behind it.
            "adventure-godot3.save stream-be, 468:08 1500:05",
            // A null would become an array of bytes, and hold the inventory.
            "adventure.save bare,             530:5e -744",
            // The key of a setting would end with the length of its value.
            "adventure-records.save project,  1186:0e 1190:1d"})
    void noValueIsLostUnasked(String sample, String faults) {
        Specimen whole = SAMPLES.stream().filter(each -> each.name().equals(sample)).findFirst().orElseThrow();
        byte[] twice = whole.bytes().clone();
        for (String fault : faults.split(" ")) {
            String[] parts = fault.split(":");
            int at = Math.abs(Integer.parseInt(parts[0]));
            if (parts.length > 1) {
                twice[at] = (byte) Integer.parseInt(parts[1], 16);
            } else {
                System.arraycopy(twice, at + 1, twice, at, twice.length - at - 1);
                twice = Arrays.copyOf(twice, twice.length - 1);
            }
        }
        Structure damaged = whole.read(twice);
        assertThat(damaged.errors()).isPositive();
        assertThat(Readable.lost(Readable.values(whole.read(whole.bytes())), damaged,
                Mending.of(damaged, Progress.NONE).after())).isEmpty();
    }

    /// Zeros behind an array that is empty read as its bytes.
    @Test
    void anEmptyArrayIsNotFilledWithWhatFollows() {
        String hex = """
                13000000 05000000 13000000 00000000 12000000 00000000 14000000 00000000 17000000 10000000 04000000
                00000000 0c000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
                13000000 07000000 14000000 01000000 01000000 15000000 01000000 01000000 16000000 01000000 0000803f
                17000000 01000000 02000000 31000000 18000000 01000000 0000803f 00000040 19000000 01000800 0000803f
                00000040 00004040 1a000000 01000000 0000803f 00000040 00004040 00008040
                """.replaceAll("\\s", "");
        Structure damaged = Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex)), Dialects.of("godot3"),
                Framing.VALUES, Progress.NONE);
        assertThat(damaged.errors()).isPositive();
        assertThat(Mending.of(damaged, Progress.NONE).made()).isEmpty();
    }

    /// By its length, the second record would end with the third one; its typed Array would hold a Plane and a
    /// Dictionary where it takes arrays of colours alone.
    @Test
    void aTypedArrayIsNotMadeToHoldWhatItCannotHold() {
        String hex = """
                1c000000 1b000100 22000000 01000000 22000000 00000000 02000000 01000000
                1c000000 1c000100 25000000 02000000 0e000000 00000000 25000000 00000000
                20000000 1b000600 11000000 456e636f 6465644f 626a6563 74417349 44000000 02000000 00000000
                """.replaceAll("\\s", "");
        Structure damaged = Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex)), Dialects.of("godot4-double"),
                Framing.STREAM, Progress.NONE);
        assertThat(damaged.errors()).isPositive();
        assertThat(Mending.of(damaged, Progress.NONE).made()).isEmpty();
    }
}
