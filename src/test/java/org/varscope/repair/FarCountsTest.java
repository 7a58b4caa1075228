package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// A count that is wrong far before the error that it makes.
class FarCountsTest {
    private static final int OUTER = 4;
    /// `"n": {"hp": 100, "mp": 7}`, with keys that are all four characters long.
    private static final String ENTRY = "04000000 04000000 %s 1b000000 02000000 04000000 02000000 68700000 02000000"
            + " 64000000 04000000 02000000 6d700000 02000000 07000000";
    private static final String PLAIN = "04000000 04000000 %s 02000000 2a000000";
    /// Entries at the end with no count in them: more than are given other values.
    private static final int PLAIN_ONES = 300;
    private static final int COUNT_IN_ENTRY = 16;
    private static final int BYTES = 60;

    @ParameterizedTest
    @ValueSource(ints = {400, 3000})
    void theOuterCountIsNotCalledWrongWhereAnInnerOneMayBe(int entries) {
        byte[] damaged = of(entries);
        damaged[2 * OUTER + 3 * BYTES + COUNT_IN_ENTRY] = 3;
        Mending mending = Mending.of(read(damaged), Progress.NONE);
        assertThat(mending.made()).isEmpty();
        assertThat(mending.left()).singleElement().extracting(Mending.Left::why).isEqualTo(Clarity.UNTRIED);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 3000})
    void whatNoInnerCountExplainsIsClear(int entries) {
        byte[] whole = of(entries);
        byte[] damaged = whole.clone();
        damaged[OUTER + 1] ^= 0x10;
        Structure structure = read(damaged);
        Problem problem = structure.errorFrom(0).orElseThrow();
        List<Repair> repairs = Repairs.of(structure, problem, Progress.NONE);
        assertThat(Clarity.of(repairs)).as(repairs.toString()).isEqualTo(Clarity.CLEAR);
    }

    @Test
    void theCountOfALargeCollectionWithNoneInsideItIsClear() {
        byte[] damaged = of(0, 30_000);
        damaged[OUTER] += 2;
        Mending mending = Mending.of(read(damaged), Progress.NONE);
        assertThat(mending.made()).hasSize(1);
        assertThat(mending.after().bytes().contentEquals(ByteStore.of(of(0, 30_000)))).isTrue();
    }

    private static byte[] of(int entries) {
        return of(entries, PLAIN_ONES);
    }

    private static byte[] of(int entries, int plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(Specimen.word(0x1b, ByteOrder.LITTLE_ENDIAN));
        out.writeBytes(Specimen.word(entries + plain, ByteOrder.LITTLE_ENDIAN));
        for (int i = 0; i < entries + plain; i++) {
            String key = HexFormat.of().formatHex("%04x".formatted(i).getBytes(StandardCharsets.US_ASCII));
            out.writeBytes(HexFormat.of().parseHex((i < entries ? ENTRY : PLAIN).formatted(key)
                    .replace(" ", "")));
        }
        return out.toByteArray();
    }

    private static Structure read(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    }
}
