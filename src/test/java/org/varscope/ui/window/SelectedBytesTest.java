package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Checksum;
import org.varscope.bytes.Span;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// What can be done with the selected bytes, whatever they mean.
class SelectedBytesTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
        on(() -> find("hex").requestFocus());
    }

    private void select(long from, long to) {
        on(() -> model().selecting().bytes(from, to));
    }

    private Span selected() {
        return on(() -> model().selection().bytes());
    }

    private static String clipboard() {
        return org.varscope.ui.TestToolkit.on(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void theyAreFilledWithAPatternInOneStep() {
        select(0x10, 0x1B);
        run(Command.FILL);
        type("DE AD");
        press(KeyCode.ENTER);
        settle();
        byte[] expected = original.clone();
        for (int i = 0x10; i < 0x1B; i++) {
            expected[i] = (byte) (i % 2 == 0 ? 0xDE : 0xAD);
        }
        assertThat(bytes()).isEqualTo(expected);
        assertThat(selected()).isEqualTo(new Span(0x10, 11));
        run(Command.UNDO);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void whatIsNoBytesIsRefusedWhereItIsTyped() {
        select(0x10, 0x20);
        run(Command.FILL);
        type("zz");
        press(KeyCode.ENTER);
        assertThat(text("fill-hint")).contains("found \u201Czz\u201D; expected bytes such as 00 or DE AD");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void bytesArePutInAtTheCaret() {
        select(4, 4);
        run(Command.INSERT_BYTES);
        type("0x10");
        press(KeyCode.TAB);
        type("\"ab\"");
        press(KeyCode.ENTER);
        settle();
        assertThat(bytes()).hasSize(original.length + 16).startsWith(Arrays.copyOf(original, 4))
                .containsSequence("abababababababab".getBytes(StandardCharsets.US_ASCII))
                .endsWith(Arrays.copyOfRange(original, 4, original.length));
        assertThat(selected()).isEqualTo(new Span(4, 16));
        run(Command.UNDO);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void moreThanTheMemoryIsForIsNotPutIn() {
        select(4, 4);
        run(Command.INSERT_BYTES);
        type("99999999999");
        press(KeyCode.TAB);
        type("00");
        press(KeyCode.ENTER);
        assertThat(text("insert-bytes-hint")).matches("No more than 16.777.216 bytes at a time\\.");
        assertThat(bytes()).isEqualTo(original);
    }

    @ParameterizedTest
    @CsvSource({"0x40, 16, 64, 16", "64, ..0x4F, 64, 16", "+8, 0x10, 12, 16", "0, 1868, 0, 1868",
        "$-16, 2*8, 1852, 16", "0x40+4*17, ..$, 132, 1736", "$-16, ..$-8, 1852, 8"})
    void aBlockIsSelectedByItsStartAndItsLengthOrEnd(String start, String length, long from, long count) {
        select(4, 4);
        run(Command.SELECT_BLOCK);
        on(() -> ((TextField) find("block-start")).clear());
        type(start);
        press(KeyCode.TAB);
        type(length);
        press(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Span(from, count));
        assertThat(isThere("block")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0x1000, 1", "64, 1805", "64, ..10", "64, -3", "x, 1", "64, ''", "64, 4*"})
    void aBlockThatIsNotThereIsNotSelected(String start, String length) {
        select(4, 4);
        run(Command.SELECT_BLOCK);
        on(() -> ((TextField) find("block-start")).setText(start));
        press(KeyCode.TAB);
        type(length);
        press(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Span(4, 0));
        assertThat(find("block-hint").getStyleClass()).contains("bad-text");
    }

    @Test
    void theyAreCopiedInTheFormThatIsChosen() {
        select(0, 8);
        run(Command.COPY_BYTES_AS);
        type("gdsc");
        press(KeyCode.ENTER);
        settle();
        assertThat(clipboard()).isEqualTo("PackedByteArray([72, 7, 0, 0, 27, 0, 0, 0])");
        select(0, 8);
        run(Command.COPY_BYTES_AS);
        type("pyth");
        press(KeyCode.ENTER);
        settle();
        assertThat(clipboard()).isEqualTo("data = b'H\\x07\\x00\\x00\\x1b\\x00\\x00\\x00'\n");
        select(8, 16);
        on(() -> find("hex").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.V);
        settle();
        assertThat(Arrays.copyOfRange(bytes(), 8, 16)).isEqualTo(Arrays.copyOf(original, 8));
    }

    @Test
    void theirChecksumsAreThoseOfTheBytesAsTheyAre() {
        select(3, 1000);
        run(Command.CHECKSUMS);
        settle();
        Map<Checksum, String> sums =
                Checksum.all(ByteStore.of(Arrays.copyOfRange(original, 3, 1000)), _ -> true);
        assertThat(sums).allSatisfy((sum, hex) -> assertThat(
                ((TextField) find("checksums-" + sum.name().toLowerCase(Locale.ROOT).replace('_', '-'))).getText())
                .isEqualTo(hex));
    }

    @Test
    void theyAreSavedAsAFileOfTheirOwn() throws IOException {
        Path target = folder.resolve("part.bin");
        choices.target = target;
        select(100, 200);
        run(Command.SAVE_BYTES);
        await(() -> Files.exists(target));
        settle();
        assertThat(target).hasBinaryContent(Arrays.copyOfRange(original, 100, 200));
        assertThat(on(() -> editor().file().name())).isEqualTo("adventure.save");
    }

    @Test
    void theFileOfTheirOwnIsOpenToNoMoreThanTheirFile() throws IOException {
        Path own = folder.resolve("adventure.save");
        assumeTrue(Files.getFileStore(own).supportsFileAttributeView("posix"), "this file system has no permissions");
        Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rw-------"));
        Path target = folder.resolve("part.bin");
        choices.target = target;
        select(100, 200);
        run(Command.SAVE_BYTES);
        await(() -> Files.exists(target));
        settle();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target))).isEqualTo("rw-------");
    }

    @Test
    void theyAreNotSavedOverTheOpenFile() {
        choices.target = folder.resolve("adventure.save");
        select(100, 200);
        run(Command.SAVE_BYTES);
        settle();
        assertThat(choices.target).hasBinaryContent(original);
        assertThat(on(() -> model().messageProperty().get())).contains("this is the open file itself");
    }

    @Test
    void nothingOfItIsOfferedWithoutASelection() {
        select(4, 4);
        for (Command command : List.of(Command.FILL, Command.COPY_BYTES_AS, Command.CHECKSUMS, Command.SAVE_BYTES)) {
            assertThat(on(() -> window.commands().disabledProperty(command).get())).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"FILL, fill", "INSERT_BYTES, insert-bytes", "SELECT_BLOCK, block", "COPY_BYTES_AS, palette",
            "CHECKSUMS, checksums"})
    void itsCardsFitASmallWindow(Command command, String card) {
        size(900, 600);
        select(16, 48);
        run(command);
        settle();
        Bounds bounds = on(() -> find(card).localToScene(find(card).getLayoutBounds()));
        assertThat(bounds.getMinX()).isNotNegative();
        assertThat(bounds.getMaxY()).isLessThanOrEqualTo(stage.getHeight());
    }
}
