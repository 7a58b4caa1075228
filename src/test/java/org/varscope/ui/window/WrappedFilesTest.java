package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.Secret;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.cipher.Encrypted;
import org.varscope.document.edit.Edit;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.theme.ThemeChoice;

/// Compressed and encrypted files: asked for what opens them, shown with what they are, written back in the same form.
class WrappedFilesTest extends WindowTestBase {
    private static final Sample ZSTD = sample("adventure-zstd.save");
    private static final Sample ENCRYPTED = sample("adventure-encrypted-secret.save");

    private static Sample sample(String file) {
        return Sample.all().stream().filter(sample -> sample.file().equals(file)).findFirst().orElseThrow();
    }

    private Path openEncrypted() {
        Path file = write("secret.save", ENCRYPTED.bytes());
        open(file);
        return file;
    }

    private void enter(String password) {
        on(() -> ((TextField) find("locked-hidden")).clear());
        on(() -> find("locked-hidden").requestFocus());
        type(password);
        press(KeyCode.ENTER);
    }

    @Test
    void aPasswordIsAskedForAndOpensTheFile() {
        openEncrypted();
        assertThat(text("locked-what")).contains("encrypted file of Godot 4");
        enter("secret");
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(text("status-reading")).isEqualTo("encrypted \u00B7 record stream \u00B7 Godot 4");
    }

    @Test
    void aWrongPasswordIsToldInPlaceAndAnotherCanBeTried() {
        openEncrypted();
        enter("wrong");
        assertThat(text("locked-trouble")).isNotEmpty();
        enter("secret");
        assertThat(shown("$.player.gold")).isEqualTo("100");
    }

    @Test
    void whatAPasswordGivesIsShownToWhoInsistsOnIt() {
        byte[] damaged = ENCRYPTED.bytes();
        for (int at = 44 + 48; at < damaged.length; at += 2) {
            damaged[at] ^= 0x5A;
        }
        open(write("damaged.save", damaged));
        assertThat(find("locked-anyway").isVisible()).isFalse();
        enter("secret");
        assertThat(text("locked-trouble")).isNotEmpty();
        click("locked-anyway");
        assertThat(shown("$.version")).isEqualTo("7");
    }

    @Test
    void whatIsTypedIsHiddenUntilItIsShown() {
        on(() -> theme.choiceProperty().set(ThemeChoice.LIGHT));
        openEncrypted();
        on(() -> find("locked-hidden").requestFocus());
        type("secret");
        assertThat(find("locked-shown").isVisible()).isFalse();
        click("locked-show");
        assertThat(find("locked-shown").isVisible()).isTrue();
        assertThat(((TextField) find("locked-shown")).getText()).isEqualTo("secret");
    }

    @Test
    void aKeyThatIsTooShortIsSaidToBeSo() {
        openEncrypted();
        click("locked-key");
        enter("1234");
        assertThat(text("locked-trouble")).contains("64 hexadecimal digits");
    }

    @Test
    void givingUpSaysWhatTheFileIsAndCanBeTriedAgain() {
        openEncrypted();
        click("locked-cancel");
        assertThat(text("refusal-what")).startsWith("This is an encrypted file of Godot 4");
        click("refusal-again");
        enter("secret");
        assertThat(shown("$.player.gold")).isEqualTo("100");
    }

    @Test
    void aPasswordIsForgottenUnlessItIsToBeKept() {
        openEncrypted();
        enter("secret");
        open(write("other.save", ENCRYPTED.bytes()));
        assertThat(isThere("locked-open")).isTrue();
        click("locked-keep");
        enter("secret");
        open(write("third.save", ENCRYPTED.bytes()));
        assertThat(shown("$.player.gold")).isEqualTo("100");
    }

    @Test
    void anEncryptedFileIsSavedWithTheSameKeyAndReadAgainWithoutAsking() throws IOException {
        Path file = openEncrypted();
        enter("secret");
        set("$.player.gold", 5_000_000_000L);
        press(KeyCode.SHORTCUT, KeyCode.S);
        assertThat(Files.readAllBytes(file)).startsWith('G', 'D', 'E', 'C').isNotEqualTo(ENCRYPTED.bytes());
        press(KeyCode.F5);
        assertThat(shown("$.player.gold")).isEqualTo("5000000000");
    }

    @Test
    void theInitializationVectorIsKeptWhereAskedFor() throws IOException {
        Path file = openEncrypted();
        enter("secret");
        run(Command.SAVE_VECTOR);
        click("answer-kept");
        set("$.player.gold", 101);
        run(Command.SAVE);
        // The vector follows the magic, the MD5 sum and the length.
        int at = 4 + 16 + 8;
        assertThat(Arrays.copyOfRange(Files.readAllBytes(file), at, at + 16))
                .isEqualTo(Arrays.copyOfRange(ENCRYPTED.bytes(), at, at + 16));
    }

    /// `{"gold": 100}` as a zlib stream after its size.
    private static byte[] buffer() throws IOException {
        byte[] save = HexFormat.of().parseHex("1b00000001000000" + "0400000004000000676f6c64" + "0200000064000000");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(save.length).array());
        try (DeflaterOutputStream zlib = new DeflaterOutputStream(out)) {
            zlib.write(save);
        }
        return out.toByteArray();
    }

    @Test
    void aPackedBufferSaysSoAndItsSizeFollowsAnEdit() throws IOException {
        Path file = write("buffer.dat", buffer());
        open(file);
        assertThat(text("status-reading")).startsWith("zlib:u64 \u00B7 ");
        set("$.gold", 5_000_000_000L);
        run(Command.SAVE);
        assertThat(editor().model().messageProperty().get()).contains("the size at 0x0 was updated");
        ByteBuffer written = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        long size = written.getLong();
        byte[] zlib = new byte[written.remaining()];
        written.get(zlib);
        assertThat(new InflaterInputStream(new ByteArrayInputStream(zlib)).readAllBytes()).hasSize((int) size);
        press(KeyCode.F5);
        assertThat(shown("$.gold")).isEqualTo("5000000000");
    }

    @Test
    void aCompressedFileSaysSoAndIsCompressedAgain() throws IOException {
        Path file = write("packed.save", ZSTD.bytes());
        open(file);
        assertThat(text("status-reading")).isEqualTo("compressed, zstd \u00B7 record stream \u00B7 Godot 4");
        set("$.player.gold", 101);
        run(Command.SAVE);
        assertThat(Files.readAllBytes(file)).startsWith('G', 'C', 'P', 'F');
        assertThat(editor().model().messageProperty().get()).as("tells the bytes of the file, not of its content")
                .startsWith("Saved packed.save (%s)".formatted(TypeWords.bytes(Files.size(file))));
        press(KeyCode.F5);
        assertThat(shown("$.player.gold")).isEqualTo("101");
    }

    @Test
    void whatIsWrongWithTheWrapperIsListed() {
        byte[] bytes = ZSTD.bytes();
        bytes[bytes.length - 1] = 'X';
        open(write("odd.save", bytes));
        assertThat(editor().lists().problems().titleProperty().get()).isEqualTo("Problems 0");
        on(((Hyperlink) find("notes"))::fire);
        assertThat(robot.lookup(".problem-offsets").queryAll()).isNotEmpty();
        assertThat(List.of(shown("$.player.gold"))).containsExactly("100");
    }

    private Path openDamaged() throws IOException {
        byte[] content = new byte[3 * 4096];
        Arrays.fill(content, (byte) 1);
        ByteStore packed = Compressed.write(ByteStore.of(content), Compression.GZIP, Progress.NONE).file();
        byte[] bytes = packed.bytes(new Span(0, packed.length()));
        bytes[16 + 4 * 4 + bytes[16]] ^= 1;
        Path file = write("hole.save", bytes);
        open(file);
        return file;
    }

    @Test
    void savingAnEditOfADamagedBlockAsksAndCancelWritesNothing() throws IOException {
        Path file = openDamaged();
        byte[] before = Files.readAllBytes(file);
        apply(new Edit.ReplaceBytes(new Span(5000, 1), new byte[] {9}));
        run(Command.SAVE);
        await(() -> isThere("answer-salvage"));
        click("answer-cancel");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        assertThat(model().modifiedProperty().get()).isTrue();
    }

    @Test
    void aDamagedBlockIsWrittenAnewOnlyWhereSalvageIsChosen() throws IOException {
        Path file = openDamaged();
        assertThat(model().snapshot().structure().problems()).extracting(Problem::code)
                .contains(Code.BLOCK_DAMAGED);
        apply(new Edit.ReplaceBytes(new Span(5000, 1), new byte[] {9}));
        run(Command.SAVE);
        await(() -> isThere("answer-salvage"));
        click("answer-salvage");
        await(() -> !model().modifiedProperty().get());
        assertThat(Compressed.open(ByteStore.of(Files.readAllBytes(file)), Overflow.TO_DISK, Progress.NONE).problems())
                .isEmpty();
        assertThat(model().snapshot().structure().problems()).extracting(Problem::code)
                .doesNotContain(Code.BLOCK_DAMAGED);
    }

    @Test
    void anEncryptedFileThatIsCutIsShownAndWrittenAnewOnlyWhereSalvageIsChosen() throws IOException {
        Path file = write("cut.save", Arrays.copyOf(ENCRYPTED.bytes(), 1000));
        open(file);
        enter("secret");
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(model().snapshot().structure().problems()).extracting(Problem::code).contains(Code.CONTENT_CUT);
        byte[] before = Files.readAllBytes(file);
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        apply(new Edit.ReplaceBytes(new Span(900, 1), new byte[] {9}));
        run(Command.SAVE);
        await(() -> isThere("answer-salvage"));
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        click("answer-salvage");
        await(() -> !model().modifiedProperty().get());
        assertThat(Encrypted.open(ByteStore.of(Files.readAllBytes(file)), Secret.ofPassword("secret".toCharArray()),
                Progress.NONE).problems()).isEmpty();
        assertThat(model().snapshot().structure().problems()).extracting(Problem::code)
                .doesNotContain(Code.CONTENT_CUT);
    }

    private void openFlipped() {
        byte[] flipped = ENCRYPTED.bytes();
        flipped[400] ^= 1;
        open(write("flipped.save", flipped));
        enter("secret");
        assertThat(shown("$.player.gold")).isEqualTo("100");
    }

    @ParameterizedTest
    @EnumSource(names = {"REPAIR", "REPAIR_ALL"})
    void whatIsWrongWithAnEncryptedFileAndNotWithItsValuesLeadsToASoundFile(Command asked) throws IOException {
        openFlipped();
        choices.target = folder.resolve("sound.save");
        run(asked);
        settle();
        assertThat(text("repair-trouble")).startsWith("This is a problem of the file");
        press(KeyCode.ENTER);
        settle();
        assertThat(text("repair-outcome")).startsWith("Nothing is left out");
        press(KeyCode.ENTER);
        await(() -> Files.exists(folder.resolve("sound.save")));
        assertThat(Encrypted.open(ByteStore.of(Files.readAllBytes(folder.resolve("sound.save"))),
                Secret.ofPassword("secret".toCharArray()), Progress.NONE).problems()).isEmpty();
    }

    @Test
    void aSumThatDoesNotFitIsNoReasonToAskWhetherTheBytesAreValues() {
        openFlipped();
        settle();
        assertThat(find("other-data").isVisible()).isFalse();
    }

    /// Nothing can be read of it, which is said once it was to be unpacked.
    @Test
    void aFewBytesThatUnpackToVeryManyAreAskedAbout() {
        open(write("bomb.save", HexFormat.of().parseHex("47435046020000000000001000000020010000000000000000000000")));
        assertThat(text("refusal-what")).isEqualTo("This is a compressed file of 28 bytes that unpacks to 536,870,912");
        assertThat(((Button) find("refusal-again")).getText()).isEqualTo("Unpack it");
        click("refusal-again");
        await(() -> text("refusal-what").equals("This cannot be opened as a compressed file"));
    }
}
