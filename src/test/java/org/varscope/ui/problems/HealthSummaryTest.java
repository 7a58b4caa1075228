package org.varscope.ui.problems;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.problems.HealthSummary.Offer;
import org.varscope.ui.problems.HealthSummary.Tone;
import org.varscope.ui.toolkit.QueuedExecutor;

@InOneLanguage
class HealthSummaryTest {
    private final QueuedExecutor background = new QueuedExecutor();

    private EditorModel model(String hex, Framing framing) {
        ByteStore bytes = ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", "")));
        return new EditorModel(new Document(Structure.scan(bytes, Dialects.of("godot4"), framing, Progress.NONE)),
                QueuedExecutor.background(background));
    }

    private HealthSummary checked(String hex, Framing framing) {
        EditorModel model = model(hex, framing);
        background.runAll();
        return of(model);
    }

    private static HealthSummary of(EditorModel model) {
        return HealthSummary.of(model.health(), model.reading().busyProperty().get());
    }

    @Test
    void aFileThatIsWellNamesTheEngineAndWhatWasChecked() {
        assertThat(checked("04000000 00000000 04000000 00000000", Framing.STREAM)).isEqualTo(new HealthSummary(
                "Every byte is accounted for. Godot 4 would load this file (2 records, objects not allowed).",
                Tone.GOOD, null));
    }

    @Test
    void notesAreNothingWrong() {
        assertThat(checked("04000000 01000000 41ff0000", Framing.BARE)).isEqualTo(new HealthSummary(
                "Every byte is accounted for. Godot 4 would load this file (1 value, objects not allowed).",
                Tone.GOOD, null));
    }

    @Test
    void zerosAreNotAccountedFor() {
        HealthSummary zeros = checked("00".repeat(5000), Framing.VALUES);
        assertThat(zeros.tone()).isEqualTo(Tone.DOUBTFUL);
        assertThat(zeros.words()).startsWith("Only zero bytes (5,000): probably the power failed")
                .endsWith("Godot 4 would load this file (1,250 values, objects not allowed).");
        assertThat(checked("00000000 00000000", Framing.VALUES).words()).startsWith("Every byte is accounted for.");
    }

    @Test
    void objectsInSettingsAreNothingWrong() {
        assertThat(checked("45434647 01000000 01000000 61 10000000 18000000 04000000 4e6f6465 00000000",
                Framing.PROJECT).tone()).isEqualTo(Tone.GOOD);
    }

    @Test
    void nothingIsSaidToBeWellBeforeTheCheck() {
        assertThat(of(model("00000000", Framing.BARE)).words()).isEqualTo("Checking\u2026");
    }

    @Test
    void aValueInsideOtherBytesIsNoFile() {
        assertThat(checked("ffffffff 02000000 01000000", Framing.valueAt(4)).words())
                .isEqualTo("Godot 4 would load this value (nothing around it was checked, objects not allowed).");
    }

    @Test
    void aListOfFieldsIsNoFileOfTheEngine() {
        Framing fields = Framing.of(FieldList.of(FieldItem.of(FieldKind.U32), FieldItem.of(FieldKind.VAR)));
        assertThat(checked("01000000 04000000 00000000", fields).words()).isEqualTo("Every byte is accounted for. "
                + "Godot 4 would load the values in these fields (1 value, objects not allowed).");
    }

    @Test
    void whatHoldsNoValuesHasNoVerdict() {
        Framing fields = Framing.of(FieldList.of(FieldItem.of(FieldKind.U32)));
        assertThat(checked("01000000", fields)).isEqualTo(new HealthSummary("There are no values, only numbers, text "
                + "or bytes that the script stored. No engine checks those.", Tone.OPEN, null));
    }

    @Test
    void settingsAreReadWithObjectsAllowedAndNoOtherWay() {
        assertThat(checked("45434647 01000000 01000000 61 04000000 00000000", Framing.PROJECT)).isEqualTo(
                new HealthSummary("Every byte is accounted for. Godot 4 would load this file (1 setting, objects "
                        + "allowed).",
                        Tone.GOOD, null));
    }

    @Test
    void ofSeveralRecordsTheFirstThatIsRefusedIsNamed() {
        assertThat(checked("04000000 00000000 04000000 63000000", Framing.STREAM)).satisfies(summary -> {
            assertThat(summary.words()).isEqualTo("Godot 4 would not load 1 of 2 records, first record 1 at "
                    + "0x0000000C: a value in it is invalid (ERR_INVALID_DATA; 2 records, objects not allowed).");
            assertThat(summary.tone()).isEqualTo(Tone.BAD);
        });
    }

    @Test
    void whereThereAreObjectsTheyCanBeAllowed() {
        assertThat(checked("18000000 04000000 4e6f6465 00000000", Framing.BARE).offer()).isEqualTo(Offer.WITH_OBJECTS);
    }

    @Test
    void aCheckThatWasStoppedSaysHowFarItCame() {
        EditorModel model = model("04000000 00000000 04000000 00000000", Framing.STREAM);
        model.check().lane().stop();
        background.runAll();
        assertThat(of(model)).isEqualTo(new HealthSummary("The check was stopped: 0 of 2 records checked.", Tone.OPEN,
                Offer.CHECK));
    }

    @Test
    void whatIsNotReadIsNotCalledWell() {
        ByteStore bytes = ByteStore.of(new byte[8]);
        Structure pending = Structure.pending(bytes, Dialects.of("godot4"), Framing.BARE);
        EditorModel model = new EditorModel(new Document(pending), QueuedExecutor.background(background));
        assertThat(of(model).words()).isEqualTo("Reading\u2026 Not checked yet.");
        model.stopReading();
        assertThat(of(model).words()).isEqualTo("Not checked: not all of the bytes were read.");
    }
}
