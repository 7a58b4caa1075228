package org.varscope.scan.detect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Bytes that a game of its own has put before its values.
class OwnBytesTest {
    private static final long SEED = Long.getLong("varscope.seed", 3);
    private static final int TRIES = 60;

    /// What stands before the sample's records, and before its value alone, in hexadecimal digits.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"53415645; \"SAVE\"", "53415645204d59; \"SAVE MY\"", "03; u8", "0700; u16",
            "02000000; u32", "89534156; bytes:4", "00f1536500000000; u64", "ffffffffffffffff; bytes:8",
            "010203; bytes:3", "050000005341564531; pascal"})
    void whatItIsIsToldFromTheBytes(String lead, String item) {
        byte[] save = Buffers.sample("adventure.save");
        byte[] bare = Arrays.copyOfRange(save, 4, save.length);
        assertThat(read(lead, save).framing().word()).isEqualTo("fields:" + item + ", var...");
        assertThat(read(lead, bare).framing().word()).isEqualTo("fields:" + item + ", value");
    }

    /// The end of a block of a disk, or of a buffer of one size.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"adventure.save; 8; var", "adventure.save; 64; var",
            "adventure-records.save; 4096; var...", "adventure-records.save; 1000000; var...",
            "adventure-godot3.save; 20000; var"})
    void zerosBehindRecordsAreNoRecords(String name, int zeros, String records) {
        byte[] save = Buffers.sample(name);
        Detection found = Detection.of(ByteStore.of(Arrays.copyOf(save, save.length + zeros)), null, null);
        assertThat(found.whole()).isTrue();
        assertThat(found.framing().word()).isEqualTo("fields:" + records + ", bytes:" + zeros);
    }

    /// A table of small numbers, of which eight words are a dictionary of an old dialect: any numbers may be.
    @Test
    void aValueBetweenNumbersThatSaysNothingIsNone() {
        byte[] file = HexFormat.of().parseHex("54424c31010000000000000004000000" + "0b000000" + "1400000001000000"
                + "160000000a00000000000000ff0600000b010000" + "1100000000000000d50000000300000005000000220000000100"
                + "0000ff0400000000000012000000");
        assertThat(read("", file).whole()).isFalse();
    }

    /// Numbers that read as a shared array of Godot 2 behind a name, until they do not, and as an array of ints of
    /// Godot 3, of which nothing says that it begins there; more of them follow.
    @Test
    void whatAnotherEngineMakesMoreOfIsNotWhatTheBytesBeforeItSpokeFor() {
        byte[] file = Arrays.copyOf(HexFormat.of().parseHex(""
                + "54424c314f0000006000000010000000150000001c0000000300000003000000190000000100000004000000"
                + "01000000830000009301000002000000bc0300000f000000040000001c0000001c0000003500000006020000"
                + "10000000a3000000060000000000000017000000fe000000010000000000000001000000020000005e000000"
                + "3900000007000000000000000000000003000000ea00000000000000750000001c00000000000000df060000"
                + "0000000059010000030000000a000000"), 2820);
        assertThat(read("", file).framing()).isEqualTo(Framing.BARE);
    }

    /// The length of the first of several records is lost, and what it is the length of is a text.
    @Test
    void aWholeRecordWhoseLengthIsWrongIsNoTextBetweenNumbers() {
        byte[] records = HexFormat.of().parseHex("00000000" + "040000000700000076657273696f6e00"
                + "08000000" + "0200000007000000" + "10000000" + "0400000008000000" + "73617665645f6174");
        assertThat(read("", records).whole()).isFalse();
        records[0] = 16;
        assertThat(read("", records).whole()).isTrue();
    }

    private static Detection read(String lead, byte[] values) {
        byte[] first = HexFormat.of().parseHex(lead);
        return Detection.of(ByteStore.of(new Buffers.Out().raw(first).raw(values).bytes()), null, null);
    }

    /// The length follows an edit only where it is known to be one.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"4d414749; ; fields:\"MAGI\", be, var...",
            "; 454e4445; fields:be, var, bytes:4",
            "4d41474907000000; 454e4445; fields:\"MAGI\", u32, be, var..., bytes:4"})
    void lengthsMayBeBigEndian(@Nullable String lead, @Nullable String tail, String layout) {
        byte[] save = Buffers.sample("adventure.save");
        ByteBuffer.wrap(save).putInt(save.length - 4);
        byte[] file = new Buffers.Out().raw(HexFormat.of().parseHex(lead == null ? "" : lead)).raw(save)
                .raw(HexFormat.of().parseHex(tail == null ? "" : tail)).bytes();
        assertThat(Detection.of(ByteStore.of(file), null, null).framing().word()).isEqualTo(layout);
    }

    /// A version is a smaller number than any length of a save; a length that is off is damage, also behind a magic.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"; 01000000; fields:u32, value", "; 07000000; fields:u32, value",
            "53415645; 02000000; fields:\"SAVE\", u32, value", "; 39000000; stream",
            "53415645; 39000000; fields:\"SAVE\", var..."})
    void aVersionIsToldFromALengthThatIsOff(@Nullable String magic, String word, String layout) {
        byte[] value = HexFormat.of().parseHex("1b00000002000000" + "0400000004000000676f6c640200000064000000"
                + "04000000040000006e616d650400000003000000416461" + "00");
        byte[] file = new Buffers.Out().raw(HexFormat.of().parseHex((magic == null ? "" : magic) + word)).raw(value)
                .bytes();
        assertThat(Detection.of(ByteStore.of(file), null, null).framing().word()).isEqualTo(layout);
    }

    /// A version is also the number of a type, and the length behind it that of a text or an array.
    @ParameterizedTest
    @ValueSource(strings = {"04000000", "10000000", "14000000", "15000000", "16000000", "14f5a3c2"})
    void aVersionBeforeARecordIsNotTheTypeOfAllBehindIt(String version) {
        byte[] save = Buffers.sample("adventure.save");
        Detection found = read(version, save);
        assertThat(found.dialect()).isEqualTo(read("", save).dialect());
        assertThat(found.framing().word()).isEqualTo(version.endsWith("c2") ? "fields:bytes:4, var..."
                : "fields:u32, var...");
    }

    /// Packed bytes may hold a value of their own.
    @Test
    void packedBytesThatHoldAValueAreThose() {
        assertThat(read("1d000000", Buffers.sample("adventure.save")).framing()).isEqualTo(Framing.BARE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"040000004d6972610c000000; pascal, u32", "0300040000004d697261; u16, pascal",
            "01040000004d69726107; u8, pascal, u8", "00000000000000000000000000000000; bytes:16"})
    void textsBetweenNumbersAndZerosAreRoomOfTheGame(String lead, String items) {
        Detection found = read(lead, Buffers.sample("adventure.save"));
        assertThat(found.framing().word()).isEqualTo("fields:" + items + ", var...");
    }

    /// The beginning of a record is its length, a multiple of 4.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"0a; fields:var, bytes:1", "454e44; fields:var, bytes:3",
            "03000000; fields:var, bytes:4", "a1; stream", "48; stream", "08000000; stream"})
    void fewBytesBehindARecordAreNoneWhereTheyAreNoLength(String tail, String layout) {
        byte[] file = new Buffers.Out().raw(Buffers.sample("adventure.save")).raw(HexFormat.of().parseHex(tail))
                .bytes();
        assertThat(Detection.of(ByteStore.of(file), null, null).framing().word()).isEqualTo(layout);
    }

    @ParameterizedTest
    @ValueSource(strings = {"adventure.save", "adventure-records.save", "adventure-godot3.save"})
    void anyFewBytesAreLeftAloneAndTheValuesAfterThemAreReadAsWithoutThem(String name) {
        byte[] save = Buffers.sample(name);
        Detection alone = Detection.of(ByteStore.of(save), null, null);
        Random random = new Random(SEED);
        for (int i = 0; i < TRIES; i++) {
            byte[] lead = new byte[1 + random.nextInt(8)];
            random.nextBytes(lead);
            ByteStore bytes = ByteStore.of(new Buffers.Out().raw(lead).raw(save).bytes());
            Detection found = Detection.of(bytes, null, null);
            String as = "seed %d, try %d: %s as %s".formatted(SEED, i, HexFormat.of().formatHex(lead), found);
            assertThat(found.dialect()).as(as).isEqualTo(alone.dialect());
            assertThat(found.framing().isListed()).as(as).isTrue();
            Structure structure = Structure.scan(bytes, found.dialect(), found.framing(), Progress.NONE);
            assertThat(structure.problems()).as(as).isEmpty();
            assertThat(structure.childStart(null, 1)).as(as).isEqualTo(lead.length);
        }
    }

    /// A record of one value that is none, and one of no bytes.
    @ParameterizedTest
    @ValueSource(strings = {"04000000ffffffff", "00000000"})
    void aRecordWithItsLengthIsNothingOfTheGame(String record) {
        assertThat(read(record, Buffers.sample("adventure-records.save")).framing()).isEqualTo(Framing.STREAM);
    }

    /// What a game has put first, and what may as well be a value that is damaged: that is only named.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"8989898989898989898989898989898989898989; bytes:20, var...",
            "5341564502000000; \"SAVE\", u32, var...", "534156452700000001020304; \"SAVE\", bytes:8, var...",
            "0c0000001b0000000100000002; ", "1c0000000200000004000000030000006f6e6500; "})
    void longerOnesAreReadWhereTheyAreNoValueThatIsDamaged(String lead, @Nullable String items) {
        Detection found = read(lead, Buffers.sample("adventure.save"));
        if (items == null) {
            assertThat(found.framing().isListed()).isFalse();
        } else {
            assertThat(found.framing().word()).isEqualTo("fields:" + items);
        }
    }
}
