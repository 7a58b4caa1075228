package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.HexPane;

/// Bytes that a script has stored call after call, and values inside foreign bytes.
class FieldsTest extends WindowTestBase {
    private static final int PASCAL = 5;

    private static byte[] mix() {
        return ByteBuffer.allocate(4 + 4 + PASCAL + 4 + 8).order(ByteOrder.LITTLE_ENDIAN).putInt(77)
                .putInt(PASCAL).put("hello".getBytes(StandardCharsets.UTF_8)).putInt(8).putInt(2).putInt(1234).array();
    }

    private void openMix() {
        openMix(mix());
    }

    private void openMix(byte[] bytes) {
        open(write("mix.dat", bytes));
        if (isThere("refusal-anyway")) {
            on(() -> ((ButtonBase) find("refusal-anyway")).fire());
        }
    }

    private void list(String text) {
        press(KeyCode.SHORTCUT, KeyCode.L);
        on(() -> ((TextField) find("field-list-text")).setText(text));
    }

    @Test
    void aListOfFieldsIsCheckedWhileItIsTyped() {
        openMix();
        list("u32, pascl, var");
        assertThat(text("field-list-verdict")).startsWith("Item 2, at character 6: found \u201Cpascl\u201D; expected");
        assertThat(find("field-list-read").isDisabled()).isTrue();
    }

    @Test
    void aListOfFieldsShowsWhatItMakesOfTheBytesAndReadsThem() {
        openMix();
        list("u32, pascal, var...");
        assertThat(text("field-list-preview")).contains("u32").contains("77").contains("hello").contains("1234");
        press(KeyCode.ENTER);
        assertThat(model().structure().records()).isEqualTo(3);
        assertThat(rows()).contains("$0, u32, 77", "$2, int, 1234");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(model().history().canUndo()).isFalse();
    }

    @Test
    void theLayoutStandsInTheStatusBarAndIsChangedFromThere() {
        openMix();
        list("version=u32, name=pascal, saves=var...");
        press(KeyCode.ENTER);
        assertThat(rows()).contains("version, u32, 77", "saves[0], int, 1234");
        assertThat(text("status-reading")).isEqualTo("version=u32, name=pascal, saves=var... \u00B7 Godot 4");
        click("status-reading");
        assertThat(((TextField) find("field-list-text")).getText()).isEqualTo("version=u32, name=pascal, saves=var...");
        on(() -> ((TextField) find("field-list-text"))
                .setText("a_long_name=u32, and_another_one=pascal, records=var..."));
        press(KeyCode.ENTER);
        assertThat(text("status-reading")).isEqualTo("a_long_name=u32, \u2026 records=var... "
                + "\u00B7 Godot 4");
        assertThat(find("status-reading").getAccessibleText())
                .isEqualTo("a_long_name=u32, and_another_one=pascal, records=var... \u00B7 Godot 4");
    }

    @Test
    void aTextThatAScriptHasStoredHasNoPadding() {
        openMix();
        list("u32, pascal, var...");
        press(KeyCode.ENTER);
        pick("$1");
        settle();
        assertThat(text("value-text-length")).isEqualTo("5 characters, 5 bytes");
    }

    private static byte[] packed() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write("SAVE".getBytes(StandardCharsets.US_ASCII));
        out.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(Sample.FIRST.bytes().length).array());
        try (DeflaterOutputStream zlib = new DeflaterOutputStream(out)) {
            zlib.write(Sample.FIRST.bytes());
        }
        return out.toByteArray();
    }

    /// What a game has put around a wrapper stands in the status bar, and is changed from there.
    @Test
    void aLayoutWithAWrapperInItIsShownAndChanged() throws IOException {
        open(write("packed.dat", packed()));
        assertThat(text("status-reading")).isEqualTo("\"SAVE\", size=u32, zlib(stream):size \u00B7 Godot 4");
        click("status-reading");
        assertThat(((TextField) find("field-list-text")).getText()).isEqualTo("\"SAVE\", size=u32, zlib(stream):size");
        on(() -> ((TextField) find("field-list-text")).setText("bytes:8, zlib(var)"));
        assertThat(text("field-list-preview")).contains("Dictionary");
        press(KeyCode.ENTER);
        await(() -> window.workspace().current().isPresent());
        assertThat(text("status-reading")).isEqualTo("bytes:8, zlib(var) \u00B7 Godot 4");
        press(KeyCode.F5);
        await(() -> window.workspace().current().isPresent());
        assertThat(text("status-reading")).isEqualTo("bytes:8, zlib(var) \u00B7 Godot 4");
    }

    /// What is around a wrapper is one of the layers of the file as it is stored.
    @Test
    void theBytesOfTheGameAreToldAmongThoseThatAreStored() throws IOException {
        open(write("packed.dat", packed()));
        run(Command.STORED_BYTES);
        await(() -> isThere("stored-bytes"));
        on(() -> ((ToggleButton) find("stored-layer-0")).fire());
        on(() -> ((HexPane) find("stored-bytes")).navigation().moveTo(5, false));
        await(() -> isTold("size, item 1"));
    }

    private boolean isTold(String name) {
        return on(() -> robot.lookup("#stored-told .explain-name").queryAllAs(Labeled.class).stream()
                .anyMatch(each -> each.getText().equals(name)));
    }

    @Test
    void aWrapperInALayoutIsTriedAndRefusedWhileItIsTyped() throws IOException {
        openMix();
        list("u32, zlib(var");
        assertThat(text("field-list-verdict"))
                .startsWith("Item 2, at character 14: found nothing; expected \u201C)\u201D");
        assertThat(find("field-list-read").isDisabled()).isTrue();
        on(() -> ((TextField) find("field-list-text")).setText("u32, zlib(var)"));
        assertThat(text("field-list-found")).contains("cannot be opened as a packed buffer");
    }

    /// To unwrap the file in another way reads it again, which is not done over what is not saved.
    @Test
    void whatIsNotSavedIsNotReadAgainInAnotherWrapper() throws IOException {
        open(write("packed.dat", packed()));
        on(() -> model().edits().apply(new Edit.ReplaceBytes(new Span(20, 1), new byte[]{'X'})));
        list("bytes:8, zlib(var)");
        assertThat(text("field-list-verdict")).startsWith("This unwraps the file in another way: save");
        assertThat(find("field-list-read").isDisabled()).isTrue();
        on(() -> ((TextField) find("field-list-text")).setText("\"SAVE\", size=u32, zlib(var):size"));
        assertThat(find("field-list-read").isDisabled()).isFalse();
    }

    @Test
    void bytesThatAreCombinedWithAKeyAreOpenedWithIt() {
        byte[] bytes = Sample.FIRST.bytes().clone();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] ^= 0x5A;
        }
        open(write("xor.dat", bytes));
        assertThat(text("refusal-what")).isEqualTo("This is combined by XOR with the key \"Z\", over and over");
        click("refusal-keyed");
        await(() -> window.workspace().current().isPresent());
        assertThat(text("status-reading")).startsWith("xor:5a \u00B7 ");
        assertThat(model().structure().records()).isEqualTo(1);
    }

    @Test
    void aListIsSavedBesideTheFileAndFoundThereAgain() {
        openMix();
        list("u32, pascal, var...");
        on(() -> ((CheckBox) find("field-list-beside")).setSelected(true));
        press(KeyCode.ENTER);
        assertThat(folder.resolve("mix.dat.fields")).exists();
        press(KeyCode.F5);
        await(() -> window.workspace().current().isPresent());
        assertThat(model().structure().records()).isEqualTo(3);
    }

    @Test
    void aValueIsDecodedWhereTheCaretIs() {
        openMix();
        int at = 4 + 4 + PASCAL + 4;
        on(() -> model().selecting().bytes(at, at));
        press(KeyCode.SHORTCUT, KeyCode.D);
        assertThat(model().selecting().node())
                .hasValueSatisfying(node -> assertThat(node.span().start()).isEqualTo(at));
        assertThat(rows()).contains("$1, int, 1234");
    }

    @Test
    void bytesThatAreDamagedFromTheirStartLeadToTheListOfFieldsByKeyboard() {
        openMix();
        on(() -> {
            stage.requestFocus();
            find("problems").requestFocus();
        });
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(find("other-data-fields").isFocused()).isTrue();
        press(KeyCode.SPACE);
        on(() -> ((TextField) find("field-list-text")).setText("u32, pascal, var..."));
        press(KeyCode.ENTER);
        assertThat(rows()).contains("$0, u32, 77");
        assertThat(find("other-data").isVisible()).isFalse();
        assertThat(find("problems").isFocused()).isTrue();
    }

    @Test
    void aFirstValueThatMostBytesFollowLeadsToTheListOfFields() {
        byte[] mix = mix();
        mix[0] = 0;
        openMix(mix);
        assertThat(find("other-data").isVisible()).isTrue();
    }

    @Test
    void valuesThatAreOnlyCutOffDoNotLeadToTheListOfFields() {
        open(write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 422)));
        assertThat(model().health().problems()).isNotEmpty();
        assertThat(find("other-data").isVisible()).isFalse();
    }

    private long decodeInsideTheSample() {
        openSample();
        long at = node("$.player.pos").span().start();
        on(() -> {
            model().selecting().bytes(at, at);
            find("hex").requestFocus();
        });
        press(KeyCode.SHORTCUT, KeyCode.D);
        return at;
    }

    private List<String> selectedRows() {
        return on(() -> robot.lookup(".tree-table-row-cell").queryAllAs(TreeTableRow.class).stream()
                .filter(row -> row.isVisible() && row.isSelected()).map(Node::getAccessibleText).toList());
    }

    @Test
    void aValueDecodedInsideOthersIsSaidToBeAllThatIsReadAndAnAnswerLeadsBack() {
        long at = decodeInsideTheSample();
        assertThat(find("reading").isVisible()).isTrue();
        assertThat(text("reading-words")).startsWith("Showing one value after " + at + " bytes");
        assertThat(find("reading-back").getAccessibleHelp()).isEqualTo(text("reading-words"));
        press(KeyCode.F6);
        press(KeyCode.F6);
        while (!find("reading-back").isFocused()) {
            assertThat(stage.getScene().getFocusOwner()).isNotSameAs(editor().tree().view());
            press(KeyCode.F6);
        }
        press(KeyCode.SPACE);
        assertThat(find("reading").isVisible()).isFalse();
        assertThat(editor().tree().view().isFocused()).isTrue();
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(model().history().canUndo()).isFalse();
        pick("$.player.gold");
        assertThat(selectedRows()).containsExactly("gold, int, 100");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        assertThat(find("reading").isVisible()).isTrue();
    }

    @Test
    void goingBackToTheOtherValuesKeepsWhatWasEditedMeanwhile() {
        long at = decodeInsideTheSample();
        apply(Edit.overwrite(at + 4, new byte[] {1}));
        on(() -> ((ButtonBase) find("reading-back")).fire());
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(bytes()[(int) at + 4]).isEqualTo((byte) 1);
        assertThat(find("reading").isVisible()).isFalse();
    }

    @Test
    void aListOfFieldsThatAPersonTypedIsNoNotice() {
        openMix();
        list("u32, pascal, var...");
        press(KeyCode.ENTER);
        assertThat(find("reading").isVisible()).isFalse();
    }

    @Test
    void oneBadRecordBeforeWholeOnesDoesNotLeadToTheListOfFields() {
        open(write("bad.save", new byte[] {4, 0, 0, 0, 99, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0,
            8, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0}));
        assertThat(model().health().problems()).isNotEmpty();
        assertThat(find("other-data").isVisible()).isFalse();
    }
}
