package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Severity;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.HexMarks;
import org.varscope.ui.hex.HexPane;
import org.varscope.variant.Variant;

/// A person who looks at the bytes of a file as they are stored.
class StoredBytesTest extends WindowTestBase {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private Path packed() {
        return write("packed.save", Buffers.sample("adventure-zstd.save"));
    }

    private void openStored(Path file) {
        size(1440, 900);
        open(file);
        settle();
        press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F9);
        settle();
    }

    private HexPane pane() {
        return (HexPane) find("stored-bytes");
    }

    private long caret() {
        return on(() -> pane().placeProperty().get().caret());
    }

    private long length() {
        return on(() -> pane().contentProperty().get().length());
    }

    private List<String> told() {
        return on(() -> robot.lookup("#stored-told .label").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText).filter(text -> text != null && !text.isBlank()).toList());
    }

    /// {@return the names of the fields that stand out}
    private List<String> current() {
        return on(() -> robot.lookup("#stored-told .explain-field").queryAll().stream()
                .filter(field -> field.getPseudoClassStates().contains(CURRENT))
                .map(field -> ((Labeled) field.lookup(".explain-name")).getText()).toList());
    }

    private void go(KeyCode... keys) {
        press(keys);
        settle();
    }

    @Test
    void theBytesOfACompressedFileAreToldByteByByte() {
        openStored(packed());
        assertThat(on(() -> tabNames())).contains("packed.save (stored bytes)");
        assertThat(length()).isEqualTo(Buffers.sample("adventure-zstd.save").length);
        assertThat(current()).containsExactly("block 1");
        assertThat(told()).contains("This is a compressed file (zstd) with 1,868 bytes inside.",
                "Rule: Godot 3, 4, core/io/file_access_compressed.cpp, open_after_magic");
        go(KeyCode.CONTROL, KeyCode.HOME);
        assertThat(current()).containsExactly("magic");
        for (String name : List.of("compression mode", "block size", "total size", "packed size 1", "block 1")) {
            IntStream.range(0, 4).forEach(_ -> press(KeyCode.RIGHT));
            settle();
            assertThat(current()).containsExactly(name);
        }
        assertThat(told()).contains("Mode 2 says that each block is compressed with zstd.",
                "Block 1 of 1 takes 813 bytes in this file.");
        assertThat(on(() -> pane().marks().highlight().get())).isEqualTo(new Span(0x14, 813));
    }

    private List<String> tabNames() {
        return window.workspace().all().stream().map(Tab::getText).toList();
    }

    @Test
    void ofAFileThatWasLockedTheyAreShownInTheSameTabOnceItIsOpen() {
        openStored(write("locked.save", Sample.all().getLast().bytes()));
        on(() -> window.workspace().bringToFront(window.workspace().all().getFirst()));
        on(() -> ((TextField) find("locked-hidden")).setText("secret"));
        on(() -> ((Button) find("locked-open")).fire());
        await(() -> isThere("structure"));
        settle();
        go(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F9);
        assertThat(on(() -> tabNames())).containsExactly("locked.save", "locked.save (stored bytes)");
        assertThat(pane().isFocused()).isTrue();
    }

    @Test
    void theyBeginWhereTheByteAtTheCaretIsRead() {
        size(1440, 900);
        byte[] noise = new byte[20_000];
        new Random(1).nextBytes(noise);
        open(write("noise.save", compressed(new Variant.PackedBytes(noise))));
        settle();
        on(() -> model().selecting().bytes(9000, 9000));
        run(Command.STORED_BYTES);
        settle();
        assertThat(current()).containsExactly("block 3");
        assertThat(caret()).isGreaterThan(8192);
    }

    private static byte[] compressed(Variant value) {
        try {
            byte[] bytes = org.varscope.codec.Encoder.encode(value, org.varscope.dialect.Dialects.of("godot4"));
            ByteStore file = Compressed.write(ByteStore.of(bytes), Compression.DEFLATE, Progress.NONE).file();
            return file.bytes(new Span(0, file.length()));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theHeadOfALockedFileIsToldAndNothingCanBeTypedOver() {
        size(1440, 900);
        Path file = write("secret.save", Buffers.sample("adventure-encrypted-secret.save"));
        open(file);
        settle();
        on(((Button) find("locked-stored"))::fire);
        settle();
        assertThat(current()).containsExactly("magic");
        assertThat(told()).contains("This is an encrypted file of Godot 4 with 1,868 bytes inside.");
        assertThat(on(() -> pane().isFocused())).isTrue();
        type("a");
        assertThat(caret()).isZero();
        assertThat(text("stored-said")).startsWith("Stored bytes are only shown.");
        press(KeyCode.DELETE);
        assertThat(length()).isEqualTo(Buffers.sample("adventure-encrypted-secret.save").length);
        go(KeyCode.CONTROL, KeyCode.END);
        assertThat(current()).isEmpty();
        go(KeyCode.LEFT);
        assertThat(current()).containsExactly("encrypted content");
    }

    @Test
    void lettersOfBase64AreDrawn() {
        openStored(write("value.txt", "GwAAAAEAAAAEAAAA\nAQAAAGsAAAACAAAA\nAQAAAA==\n".getBytes(
                StandardCharsets.US_ASCII)));
        assertThat(current()).containsExactly("letters [0]");
        assertThat(told()).contains("000110", "110000", "1B 00 00").doesNotContain("letters [1]");
        go(KeyCode.CONTROL, KeyCode.END);
        go(KeyCode.LEFT);
        assertThat(current()).containsExactly("white space");
        go(KeyCode.LEFT);
        assertThat(current()).containsExactly("letters [9]");
        assertThat(told()).contains("The last 4 bits belong to no byte.");
    }

    @Test
    void eachOfSeveralWrappersCanBeChosen() {
        openStored(write("nested.txt", Base64.getEncoder().encode(Buffers.sample("adventure-zstd.save"))));
        assertThat(on(() -> ((ToggleButton) find("stored-layer-0")).getText())).isEqualTo("1: Base64 text");
        assertThat(current()).hasSize(1).allMatch(name -> name.startsWith("letters ["));
        on(((ToggleButton) find("stored-layer-1"))::fire);
        settle();
        assertThat(length()).isEqualTo(Buffers.sample("adventure-zstd.save").length);
        assertThat(current()).containsExactly("block 1");
        on(((ToggleButton) find("stored-layer-0"))::fire);
        settle();
        assertThat(told()).anyMatch(text -> text.startsWith("This is base64 text"));
    }

    @Test
    void whatADamagedFileHasOfAHeadIsTold() {
        size(1440, 900);
        open(write("cut.save", Arrays.copyOf(Buffers.sample("adventure-zstd.save"), 10)));
        settle();
        on(((Button) find("refusal-stored"))::fire);
        settle();
        assertThat(told()).contains("This is a compressed file with a damaged head.",
                "2 of 4 bytes: the file ends here.");
        assertThat(length()).isEqualTo(10);
    }

    @Test
    void aBlockThatIsCutOffIsHatchedAndSaysSo() {
        size(1440, 900);
        open(write("cut.save", Arrays.copyOf(Buffers.sample("adventure-zstd.save"), 500)));
        settle();
        on(((Button) find("refusal-stored"))::fire);
        settle();
        assertThat(on(() -> pane().marks().problems().get()))
                .containsExactly(new HexMarks.Problem(new Span(0x14, 480), Severity.ERROR, true));
        go(KeyCode.CONTROL, KeyCode.END);
        go(KeyCode.LEFT);
        assertThat(current()).containsExactly("block 1");
        assertThat(told()).anyMatch(text -> text.contains("Problem: block 1 of 1 is cut off: 480 of its 813"));
    }

    @Test
    void aDamagedBlockFurtherOnIsHatchedOnceItIsInView() {
        byte[] noise = new byte[20_000];
        new Random(1).nextBytes(noise);
        byte[] file = compressed(new Variant.PackedBytes(noise));
        file[file.length - 30] ^= 1;
        openStored(write("damaged.save", file));
        go(KeyCode.CONTROL, KeyCode.END);
        assertThat(on(() -> pane().marks().problems().get())).singleElement().satisfies(mark -> {
            assertThat(mark.damaged()).isTrue();
            assertThat(mark.span().contains(file.length - 30)).isTrue();
        });
    }

    @Test
    void whatIsWrappedInNothingHasNoOtherBytes() {
        openSample();
        assertThat(on(() -> window.commands().disabledProperty(Command.STORED_BYTES).get())).isTrue();
        open(write("picture.png", "\u0089PNG\r\n\u001a\n and more".getBytes(StandardCharsets.ISO_8859_1)));
        settle();
        assertThat(on(() -> find("refusal-stored").isVisible())).isFalse();
        assertThat(on(() -> window.commands().disabledProperty(Command.STORED_BYTES).get())).isTrue();
    }

    @Test
    void anOffsetIsGoneToAndCopiedFrom() {
        openStored(packed());
        go(KeyCode.CONTROL, KeyCode.G);
        type("0x10");
        go(KeyCode.ENTER);
        assertThat(caret()).isEqualTo(0x10);
        assertThat(current()).containsExactly("packed size 1");
        press(KeyCode.SHIFT, KeyCode.RIGHT);
        press(KeyCode.CONTROL, KeyCode.C);
        settle();
        assertThat(on(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("2D");
        press(KeyCode.CONTROL, KeyCode.G);
        type("0x10000");
        go(KeyCode.ENTER);
        assertThat(text("stored-said")).isEqualTo("There is no byte at 0x10000.");
        assertThat(caret()).isEqualTo(0x11);
    }

    @Test
    void theExplanationLeadsToThem() {
        size(1440, 900);
        open(packed());
        settle();
        press(KeyCode.F9);
        settle();
        on(((Hyperlink) find("explain-stored"))::fire);
        settle();
        assertThat(current()).containsExactly("block 1");
    }

    @Test
    void onceTheFileIsSavedItsBytesAreThoseThatWereWritten() throws IOException {
        Path file = packed();
        openStored(file);
        long before = length();
        on(() -> window.workspace().turn(-1));
        settle();
        pick("$.player.name");
        on(() -> model().edits().apply(new Edit.SetValue(node("$.player.name").location(),
                new Variant.Text("a name that takes some more bytes than before"))));
        run(Command.SAVE);
        settle();
        on(() -> window.workspace().turn(1));
        settle();
        assertThat(length()).isEqualTo(Files.size(file)).isNotEqualTo(before);
        assertThat(told()).anyMatch(text -> text.startsWith("This is a compressed file (zstd)"));
    }

    @Test
    void theKeyboardGoesToTheWordsAndBack() {
        openStored(packed());
        assertThat(on(() -> pane().isFocused())).isTrue();
        press(KeyCode.F6);
        assertThat(on(() -> find("stored-told").isFocused())).isTrue();
        press(KeyCode.F6);
        assertThat(on(() -> pane().isFocused())).isTrue();
        assertThat(on(() -> pane().queryAccessibleAttribute(AccessibleAttribute.EDITABLE))).isEqualTo(false);
        assertThat(on(() -> pane().queryAccessibleAttribute(AccessibleAttribute.TEXT)).toString())
                .contains("block 1");
    }

    @Test
    void theyStayWhenTheDocumentIsClosed() {
        openStored(packed());
        on(() -> window.workspace().close(window.workspace().all().getFirst()));
        settle();
        assertThat(text("stored-said")).startsWith("The file is no longer open");
        go(KeyCode.CONTROL, KeyCode.HOME);
        assertThat(current()).containsExactly("magic");
    }
}
