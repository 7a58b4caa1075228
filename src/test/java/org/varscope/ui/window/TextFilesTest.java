package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;

/// Text for people in a wrapper, and other text files: edited as what they are, and written back in the same form.
class TextFilesTest extends WindowTestBase {
    /// A Dictionary with 100 of gold.
    private static final String VALUE = "GwAAAAEAAAAEAAAABAAAAGdvbGQCAAAAZAAAAA==";

    private CodeArea area() {
        return (CodeArea) find("as-text");
    }

    private String shownText() {
        settle();
        return on(() -> area().getText());
    }

    private void retype(String text) {
        on(() -> {
            area().requestFocus();
            area().replaceText(text);
        });
    }

    private Path openEncrypted() throws IOException {
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("/field/04c-json-enc4.save"))) {
            Path file = write("json.save", in.readAllBytes());
            open(file);
            on(() -> find("locked-hidden").requestFocus());
            type("sesame");
            press(KeyCode.ENTER);
            return file;
        }
    }

    private static String inside(Path file) throws IOException {
        ByteStore content = Probe.unwrap(ByteStore.of(Files.readAllBytes(file)), Layers.ANY,
                Secret.ofPassword("sesame".toCharArray()), Progress.NONE).wrapping().content();
        return new String(content.bytes(new Span(0, content.length())), StandardCharsets.UTF_8);
    }

    @Test
    void encryptedJsonIsEditedAsTextAndSavedEncrypted() throws IOException {
        Path file = openEncrypted();
        assertThat(shownText()).isEqualTo("{\"gold\": 100, \"name\": \"Tester\"}");
        assertThat(on(() -> area().isFocused())).isTrue();
        assertThat(text("status-reading")).isEqualTo("encrypted \u00B7 text \u00B7 Godot 4");
        retype("{\"gold\": 5000}\n");
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertThat(inside(file)).isEqualTo("{\"gold\": 5000}\n");
        assertThat(Files.readAllBytes(file)).startsWith('G', 'D', 'E', 'C');
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void whatWasTypedIsTakenBackAfterItWasSaved() throws IOException {
        Path file = openEncrypted();
        String before = shownText();
        retype("{}");
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        run(Command.UNDO);
        assertThat(shownText()).isEqualTo(before);
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertThat(inside(file)).isEqualTo(before);
    }

    @Test
    void textInAPackedBufferIsEditedInIt() throws IOException {
        Path file = folder.resolve("a.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("{\"gold\": 100, \"names\": [\"a\", \"b\"]}".getBytes(StandardCharsets.UTF_8));
        }
        open(file);
        assertThat(shownText()).startsWith("{\"gold\": 100,");
        retype("{}");
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("{}");
        }
    }

    @Test
    void aTextThatIsEditedAsksBeforeItsTabIsClosed() throws IOException {
        openEncrypted();
        retype("{}");
        run(Command.CLOSE_TAB);
        assertThat(isThere("answer-discard")).isTrue();
    }

    @Test
    void aTextFileThatIsWrappedInNothingIsEditedWhereAsked() throws IOException {
        Path file = write("settings.cfg", "[save]\r\n\r\ngold=100\r\n".getBytes(StandardCharsets.UTF_8));
        open(file);
        click("refusal-text");
        assertThat(shownText()).isEqualTo("[save]\n\ngold=100\n");
        retype("[save]\n\ngold=5000\nhp=1\n");
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertThat(Files.readString(file)).isEqualTo("[save]\r\n\r\ngold=5000\r\nhp=1\r\n");
    }

    @Test
    void projectGodotBecomesSettingsAndIsExportedAgain() throws IOException {
        String text = "config_version=5\n\n[application]\n\nconfig/name=\"Demo\"\nrun/max_fps=60\n";
        open(write("project.godot", text.getBytes(StandardCharsets.UTF_8)));
        click("refusal-project");
        click("paste-open");
        await(() -> window.workspace().current().filter(editor -> editor.model().structure().isComplete()
                && editor.model().structure().framing().equals(Framing.PROJECT)).isPresent());
        assertThat(editor().file().name()).isEqualTo("project.binary");
        set("$[\"application/run/max_fps\"]", 144);
        choices.target = folder.resolve("again.godot");
        run(Command.EXPORT_PROJECT);
        await(() -> Files.exists(choices.target));
        settle();
        assertThat(Files.readString(choices.target)).endsWith(text.replace("60", "144"));
    }

    private void saveInside(int gold) {
        await(() -> window.workspace().all().size() == 2 && window.workspace().current()
                .filter(editor -> editor.file().path() == null && editor.model().structure().isComplete()).isPresent());
        set("$.gold", gold);
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> !model().modifiedProperty().get());
        on(() -> window.workspace().bringToFront(window.workspace().all().getFirst()));
    }

    @Test
    void aValueInJsonIsOpenedAndPutBack() throws IOException {
        Path file = write("a.json", ("{\"version\": 3, \"payload\": \"" + VALUE + "\"}\r\n")
                .getBytes(StandardCharsets.UTF_8));
        open(file);
        click("refusal-text");
        settle();
        run(Command.OPEN_BYTES);
        await(() -> window.workspace().all().size() == 2);
        assertThat(editor().file().name()).isEqualTo("$.payload in a.json");
        saveInside(7);
        assertThat(shownText()).isEqualTo("{\"version\": 3, \"payload\": \"" + VALUE.replace("ZAAAAA==", "BwAAAA==")
                + "\"}\n");
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        assertThat(Files.readString(file)).endsWith("BwAAAA==\"}\r\n");
    }

    @Test
    void aFileWithAValueInItOffersToOpenThat() {
        open(write("a.json", ("{\"payload\": \"" + VALUE + "\"}").getBytes(StandardCharsets.UTF_8)));
        assertThat(text("refusal-hint")).startsWith("It has a value in it, as base64.");
        click("refusal-inside");
        await(() -> window.workspace().all().size() == 2);
        assertThat(shown("$.gold")).isEqualTo("100");
    }

    @Test
    void theKeyThatOpensAValueInsideDoesSoWhereThatIsOffered() {
        open(write("a.json", ("{\"payload\": \"" + VALUE + "\"}").getBytes(StandardCharsets.UTF_8)));
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.O);
        await(() -> window.workspace().all().size() == 2);
        assertThat(shown("$.gold")).isEqualTo("100");
    }

    @Test
    void theCaretSaysWhichOfSeveralValuesIsMeant() throws IOException {
        String text = "a=\"" + VALUE + "\"\nb=\"" + VALUE + "\"\n";
        open(write("a.cfg", text.getBytes(StandardCharsets.UTF_8)));
        click("refusal-text");
        settle();
        run(Command.OPEN_BYTES);
        await(() -> model().messageProperty().get().startsWith("There are 2 values inside."));
        on(() -> area().moveTo(text.indexOf("b=") + 9));
        run(Command.OPEN_BYTES);
        saveInside(7);
        assertThat(shownText()).isEqualTo("a=\"" + VALUE + "\"\nb=\"" + VALUE.replace("ZAAAAA==", "BwAAAA==")
                + "\"\n");
    }

    @Test
    void aValueInAStringIsOpenedAndPutBack() {
        openWhole(write("a.var", Made.bytes("{ \"n\": 1, \"inner\": \"" + VALUE + "\" }")));
        pick("$.inner");
        run(Command.OPEN_BYTES);
        saveInside(7);
        assertThat(bytes()).isEqualTo(Made.bytes("{ \"n\": 1, \"inner\": \""
                + VALUE.replace("ZAAAAA==", "BwAAAA==") + "\" }"));
    }

    @Test
    void aTextWithNoValueInsideSaysSo() {
        openWhole(write("a.var", Made.bytes("\"only a text\"")));
        pick("$");
        run(Command.OPEN_BYTES);
        await(() -> model().messageProperty().get().equals("There is no value in base64 in this text."));
    }

    @Test
    void jsonInOneLongLineIsLaidOutAndStaysOneLine() throws IOException {
        String json = "{\"gold\":100,\"at\":[" + "12345,".repeat(2000) + "0]}";
        Path file = write("line.txt", Base64.getEncoder().encode(json.getBytes(StandardCharsets.UTF_8)));
        open(file);
        assertThat(shownText()).startsWith("{\n  \"gold\": 100,\n  \"at\": [\n");
        retype(shownText().replace("\"gold\": 100", "\"gold\": 5"));
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        String saved = new String(Base64.getDecoder().decode(Files.readString(file)), StandardCharsets.UTF_8);
        assertThat(saved.equals(json.replace("100", "5"))).isTrue();
        retype("{\"gold\" 5}");
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> text("text-error").startsWith("Line 1, column 9:"));
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void aStringIsEditedWithoutItsQuotes() {
        open(write("a.var", new byte[] {4, 0, 0, 0, 3, 0, 0, 0, 'a', '"', 'b', 0}));
        pick("$");
        run(Command.SHOW_TEXT);
        click("text-plain");
        assertThat(shownText()).isEqualTo("a\"b");
        retype("7");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        settle();
        assertThat(shown("$")).isEqualTo("\"7\"");
    }
}
