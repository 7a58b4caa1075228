package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.repair.salvage.Salvage;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class SalvageTest {
    /// `{"hp": 100, "name": "Asa"}`.
    private static final String VALUE = "1b000000 02000000 04000000 02000000 68700000 02000000 64000000"
            + " 04000000 04000000 6e616d65 04000000 03000000 41736100";
    private static final String RECORD = "34000000" + VALUE;
    private static final String ONLY_HP = "1b000000 01000000 04000000 02000000 68700000 02000000 64000000";

    @Test
    void anEntryThatIsCutIsLeftOutAndTheCountAndLengthSaySo() {
        String cut = RECORD.replace(" ", "");
        assertSalvages(cut.substring(0, cut.length() - 8), Framing.STREAM, "1c000000" + ONLY_HP);
    }

    @Test
    void aCountThatIsTooHighIsSetToWhatIsThere() {
        assertSalvages(VALUE.replace("1b000000 02", "1b000000 09"), Framing.BARE, VALUE);
    }

    @Test
    void aRecordOfNothingReadableIsLeftOut() {
        assertSalvages(RECORD + "08000000 f0f1f2f3 f4f5f6f7" + RECORD, Framing.STREAM, RECORD + RECORD);
    }

    @Test
    void whatIsLostIsNamedWithItsBytes() {
        Structure damaged = read(RECORD + "08000000 f0f1f2f3 f4f5f6f7" + RECORD, Framing.STREAM);
        assertThat(Salvage.of(damaged, Progress.NONE).lost().stream().mapToLong(lost -> lost.span().length()).sum())
                .isEqualTo(12);
    }

    @Test
    void whatIsSalvagedHasNoErrorsWhereverTheFileIsCut() {
        for (Specimen specimen : Specimen.ofSamples()) {
            for (int length = 8; length < specimen.bytes().length; length += 37) {
                Structure damaged = specimen.read(Arrays.copyOf(specimen.bytes(), length));
                Structure salvaged = Structure.scan(Salvage.of(damaged, Progress.NONE).bytes(), specimen.dialect(),
                        specimen.framing(), Progress.NONE);
                assertThat(salvaged.errors()).as("%s cut at %d", specimen.name(), length)
                        .isLessThanOrEqualTo(salvaged.bytes().isEmpty() ? 1 : 0);
            }
        }
    }

    @Test
    void aHealthyFileIsSalvagedAsItIs() {
        assertThat(Stream.concat(Specimen.ofSamples().stream(), Specimen.ofCorpus().stream())).allSatisfy(specimen -> {
            Salvage salvage = Salvage.of(specimen.read(specimen.bytes()), Progress.NONE);
            assertThat(salvage.lost()).isEmpty();
            assertThat(salvage.bytes().contentEquals(ByteStore.of(specimen.bytes()))).isTrue();
        });
    }

    private static void assertSalvages(String damaged, Framing framing, String expected) {
        Salvage salvage = Salvage.of(read(damaged, framing), Progress.NONE);
        assertThat(HexFormat.of().formatHex(salvage.bytes().bytes(new Span(0, salvage.bytes().length()))))
                .isEqualTo(expected.replace(" ", ""));
    }

    private static Structure read(String hex, Framing framing) {
        return Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", ""))), Dialects.of("godot4"),
                framing, Progress.NONE);
    }
}
