package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// A single large record that ends too early, in several collections at once.
class FarTailTest {
    /// `{"hp": 100, "name": "Asa"}`.
    private static final byte[] ITEM = HexFormat.of()
            .parseHex("1b0000000200000004000000020000006870000002000000640000000400"
            + "0000040000006e616d65040000000300000041736100");
    private static final int ITEMS = (8 << 20) / 52;
    private static final int HEAD = 28;

    @ParameterizedTest
    @ValueSource(ints = {4, 20, 36, 48})
    void theOpenCollectionsAreClosedAroundWhatIsWholeWhateverTheSize(int left) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        // {"all": [...]}
        out.writeBytes(HexFormat.of().parseHex("1b0000000100000004000000" + "03000000" + "616c6c00" + "1c000000"));
        out.writeBytes(Specimen.word(2 * ITEMS, ByteOrder.LITTLE_ENDIAN));
        IntStream.range(0, ITEMS).forEach(_ -> out.writeBytes(ITEM));
        assertThat(out.size()).isEqualTo(HEAD + ITEMS * ITEM.length);
        out.write(ITEM, 0, left);
        Structure cut = Structure.scan(ByteStore.of(out.toByteArray()), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE);
        Repair first = Repairs.next(cut, Progress.NONE).orElseThrow();
        assertThat(first.kind()).as(first.toString()).isEqualTo(Repair.Kind.TAIL);
        assertThat(first.errorsLeft()).isZero();
        assertThat(first.lost()).isLessThan(ITEM.length);
    }
}
