package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class OtherReadingTest {
    /// `[5, 5, 5, 5, 5, 5, 5]` with its length.
    private static final String RECORD = "40000000 1c000000 07000000" + " 02000000 05000000".repeat(7);

    private static Optional<OtherReading> of(String hex, Framing framing) {
        ByteStore bytes = ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", "")));
        return OtherReading.of(Structure.scan(bytes, Dialects.of("godot4"), framing, Progress.NONE), Progress.NONE);
    }

    @Test
    void recordsThatAreReadAsOneValueAreWholeAsRecords() {
        assertThat(of(RECORD + RECORD, Framing.BARE)).map(OtherReading::framing).contains(Framing.STREAM);
    }

    @Test
    void aHealthyFileIsReadAsItIs() {
        assertThat(of(RECORD + RECORD, Framing.STREAM)).isEmpty();
    }

    @Test
    void damageBehindWhatIsLookedAtFirstKeepsAReadingFromBeingCalledWhole() {
        int many = (1 << 20) / 68 + 100;
        assertThat(of(RECORD.repeat(many), Framing.BARE)).isPresent();
        assertThat(of(RECORD.repeat(many) + "40000000 99000000", Framing.BARE)).isEmpty();
    }
}
