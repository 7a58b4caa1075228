package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;

/// Text for people in a wrapper, and other text files: edited as what they are, and written back in the same form.
class TextFilesTest extends WindowTestBase {
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
