package org.varscope.document.patch;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.explain.Saying;

class BinaryPatchTest {
    private static final int READS_AS_END = 0x454F46;

    private static byte[] patch(BinaryPatch format, byte[] before, byte[] after) throws IOException {
        return format.between(ByteStore.of(before), ByteStore.of(after));
    }

    private static byte[] applied(BinaryPatch format, byte[] before, byte[] patch) {
        return switch (format) {
            case IPS -> AppliedPatch.ips(before, patch);
            case BPS -> AppliedPatch.bps(before, patch);
        };
    }

    private static byte[] random(Random random, int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /// Seeds 0 to 499: bytes replaced, put in, taken out and moved, and files that are empty before or after.
    @ParameterizedTest
    @EnumSource
    void whatAnotherProgramMakesOfItIsTheOtherFile(BinaryPatch format) throws IOException {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            byte[] before = seed % 50 == 1 ? new byte[0] : random(random, 1 + random.nextInt(3000));
            byte[] after = seed % 50 == 2 ? new byte[0] : changed(before, random);
            if (!Arrays.equals(before, after)) {
                assertThat(applied(format, before, patch(format, before, after))).as("seed " + seed).isEqualTo(after);
            }
        }
    }

    private static byte[] changed(byte[] before, Random random) {
        byte[] now = before;
        for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
            int at = random.nextInt(now.length + 1);
            int out = random.nextInt(Math.min(40, now.length - at + 1));
            byte[] in = random.nextInt(3) == 0 ? Arrays.copyOfRange(now, at / 2, at)
                    : random(random, random.nextInt(40));
            byte[] next = Arrays.copyOf(now, now.length - out + in.length);
            System.arraycopy(in, 0, next, at, in.length);
            System.arraycopy(now, at + out, next, at + in.length, now.length - at - out);
            now = next;
        }
        return now;
    }

    @Test
    void anIpsPatchIsWhatItsSpecificationSays() throws IOException {
        assertThat(patch(BinaryPatch.IPS, new byte[300], HexFormat.of().parseHex("00".repeat(258) + "0A0B")))
                .isEqualTo(HexFormat.of().parseHex("5041544348" + "000102" + "0002" + "0A0B" + "454F46" + "000104"));
    }

    @Test
    void aBpsPatchIsWhatItsSpecificationSays() throws IOException {
        byte[] before = "0123456789".getBytes(StandardCharsets.US_ASCII);
        byte[] after = "01234x6789".getBytes(StandardCharsets.US_ASCII);
        // Five bytes stay, one is put in, four stay.
        assertThat(HexFormat.of().formatHex(patch(BinaryPatch.BPS, before, after)))
                .startsWith("42505331" + "8a" + "8a" + "80" + "90" + "81" + "78" + "8c").hasSize((11 + 12) * 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {READS_AS_END, READS_AS_END - 0xFFFF, READS_AS_END - 1, READS_AS_END + 1})
    void noRecordOfIpsBeginsWhereItsOffsetReadsAsTheEnd(int from) throws IOException {
        byte[] before = new byte[READS_AS_END + 100];
        byte[] after = before.clone();
        Arrays.fill(after, from, READS_AS_END + 10, (byte) 7);
        assertThat(AppliedPatch.ips(before, patch(BinaryPatch.IPS, before, after))).isEqualTo(after);
    }

    @Test
    void ipsReachesSixteenMebibytesAndNoFurther() throws IOException {
        byte[] before = new byte[1 << 24];
        byte[] after = before.clone();
        after[after.length - 1] = 1;
        assertThat(AppliedPatch.ips(before, patch(BinaryPatch.IPS, before, after))).isEqualTo(after);
        assertThatThrownBy(() -> patch(BinaryPatch.IPS, before, Arrays.copyOf(after, (1 << 24) + 1)))
                .satisfies(Saying.partly("IPS reaches only the first 16 MiB of a file, and this one has 16,777,217"));
        assertThat(AppliedPatch.bps(before, patch(BinaryPatch.BPS, before, Arrays.copyOf(after, (1 << 24) + 1))))
                .hasSize((1 << 24) + 1);
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsWrittenOfWhatIsTheSame(BinaryPatch format) {
        assertThatThrownBy(() -> patch(format, new byte[9], new byte[9]))
                .satisfies(Saying.partly("nothing has changed"));
    }

    /// What was put in first moves all else, which is copied and not written again.
    @Test
    void bpsCopiesWhatHasMoved() throws IOException {
        Random random = new Random(5);
        byte[] before = random(random, 100_000);
        byte[] after = new byte[before.length + 8];
        System.arraycopy(before, 0, after, 4, 50_000);
        System.arraycopy(before, 50_000, after, 50_008, 50_000);
        byte[] patch = patch(BinaryPatch.BPS, before, after);
        assertThat(AppliedPatch.bps(before, patch)).isEqualTo(after);
        assertThat(patch).hasSizeLessThan(80);
    }
}
