package org.varscope.container.cipher;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.WrongSecretException;
import org.varscope.container.remark.FormatRemark;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Encrypted files of both generations that are damaged: what is read of them, and that nobody signs them unasked.
class EncryptedDamageTest {
    private static final int BLOCK = 16;
    private static final int OLD_HEADER = 32;
    private static final int NEW_HEADER = 44;
    /// Not a multiple of a block.
    private static final int LENGTH = 250;
    private static final int WRONG_SECRETS = Buffers.MOST / 4;

    private static final byte[] PLAIN = Arrays.copyOf(Buffers.sample("adventure-records.save"), LENGTH);

    private static Secret secret() {
        return Secret.ofPassword("secret".toCharArray());
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    private static byte[] file(byte[] plain, boolean old) throws IOException {
        return bytes(Encrypted.write(ByteStore.of(plain), secret(), old, Progress.NONE).file());
    }

    private static int header(boolean old) {
        return old ? OLD_HEADER : NEW_HEADER;
    }

    private static Encrypted open(byte[] file) throws WrapperException {
        return Encrypted.open(ByteStore.of(file), secret(), Progress.NONE);
    }

    private static byte[] flipped(byte[] file, int at, int bits) {
        byte[] damaged = file.clone();
        damaged[at] ^= (byte) bits;
        return damaged;
    }

    /// Whether the byte at `at` only fills up the last block, and says nothing of what is before it.
    private static boolean isFill(int at, boolean old) {
        return !old && at >= NEW_HEADER + LENGTH;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFlippedBitAnywhereIsFoundAndNothingIsLost(boolean old) throws IOException {
        Random random = new Random(3);
        byte[] file = file(PLAIN, old);
        for (int at = 0; at < file.length; at++) {
            Encrypted opened = open(flipped(file, at, 1 << random.nextInt(Byte.SIZE)));

            assertThat(bytes(opened.content())).as("byte %s", at).isEqualTo(PLAIN);
            if (isFill(at, old)) {
                assertThat(opened.problems()).isEmpty();
            } else {
                assertThat(opened.problems()).as("byte %s", at).hasSize(1).allMatch(Problem::isError);
                assertThat(opened.problems().getFirst().flaw()).isNotEqualTo(new Flaw.ContentSumOther(true));
                assertThat(bytes(opened.with(Damage.SALVAGED).wrap(opened.content(), Progress.NONE).file()))
                        .as("byte %s", at).isEqualTo(file);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aByteOfTheContentThatIsAnotherIsNamedWithWhatItWas(boolean old) throws IOException {
        Random random = new Random(4);
        byte[] file = file(PLAIN, old);
        for (int at = header(old); at < header(old) + LENGTH; at += 7) {
            int bits = 1 + random.nextInt(255);
            Encrypted opened = open(flipped(file, at, bits));

            assertThat(bytes(opened.content())).isEqualTo(PLAIN);
            assertThat(opened.problems()).extracting(Problem::flaw).containsExactly(
                    new Flaw.ContentByteOther(at, (file[at] ^ bits) & 0xFF, file[at] & 0xFF));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void eachPartOfTheHeaderIsToldFromTheOthers(boolean old) throws IOException {
        byte[] file = file(PLAIN, old);
        Map<Integer, Class<? extends Flaw>> parts = old
                ? Map.of(1, Flaw.EncryptedMagicOther.class, 5, Flaw.CipherModeOther.class, 20,
                        Flaw.ContentSumOther.class, 24, Flaw.ContentLengthOther.class)
                : Map.of(1, Flaw.EncryptedMagicOther.class, 10, Flaw.ContentSumOther.class, 27,
                        Flaw.ContentLengthOther.class, 30, Flaw.ContentByteOther.class);
        for (Map.Entry<Integer, Class<? extends Flaw>> part : parts.entrySet()) {
            assertThat(open(flipped(file, part.getKey(), 0x90)).problems()).extracting(Problem::flaw)
                    .hasSize(1).hasOnlyElementsOfType(part.getValue());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFileThatIsCutGivesWhatIsThere(boolean old) throws IOException {
        byte[] file = file(PLAIN, old);
        int header = header(old);
        for (int length = 0; length <= header; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            assertThatThrownBy(() -> open(cut)).isInstanceOf(WrapperException.class);
        }
        for (int length = header + BLOCK; length < file.length; length++) {
            Encrypted opened = open(Arrays.copyOf(file, length));
            int there = Math.min(LENGTH, old ? (length - header) / BLOCK * BLOCK : length - header);

            assertThat(bytes(opened.content())).isEqualTo(Arrays.copyOf(PLAIN, there));
            assertThat(opened.problems()).extracting(Problem::flaw)
                    .containsExactly(new Flaw.ContentCut(LENGTH, there));
            assertThat(opened.problems().getFirst().span()).isEqualTo(new Span(there, 0));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void blocksBesideDamageOfManyBytesAreRead(boolean old) throws IOException {
        byte[] file = file(PLAIN, old);
        for (int block = 0; block < LENGTH / BLOCK; block++) {
            byte[] damaged = file.clone();
            new Random(block).nextBytes(damaged);
            System.arraycopy(file, 0, damaged, 0, header(old) + block * BLOCK);
            int after = header(old) + (block + 1) * BLOCK;
            System.arraycopy(file, after, damaged, after, file.length - after);

            Encrypted opened = open(damaged);

            int hurt = Math.min(LENGTH, (block + (old ? 1 : 2)) * BLOCK);
            byte[] read = bytes(opened.content());
            assertThat(Arrays.copyOf(read, block * BLOCK)).isEqualTo(Arrays.copyOf(PLAIN, block * BLOCK));
            assertThat(Arrays.copyOfRange(read, hurt, LENGTH)).isEqualTo(Arrays.copyOfRange(PLAIN, hurt, LENGTH));
            assertThat(opened.problems()).extracting(Problem::flaw)
                    .containsExactly(new Flaw.ContentSumOther(true));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDamagedFileIsKeptOrRefusedAndWrittenOnlyWhereAskedFor(boolean old) throws IOException {
        byte[] damaged = file(PLAIN, old);
        Arrays.fill(damaged, header(old) + 20, header(old) + 24, (byte) 7);
        Encrypted opened = open(damaged);
        ByteStore other = opened.content().replace(new Span(0, 1), ByteStore.of(new byte[] {9}));

        assertThat(bytes(opened.wrap(ByteStore.of(bytes(opened.content())), Progress.NONE).file())).isEqualTo(damaged);
        assertThatThrownBy(() -> opened.wrap(other, Progress.NONE)).isInstanceOf(DamageException.class);
        assertThatThrownBy(() -> opened.with(Iv.FRESH).wrap(old ? other : opened.content(), Progress.NONE))
                .isInstanceOf(DamageException.class);
        Wrapping.Rewrapped written = opened.with(Damage.SALVAGED).wrap(other, Progress.NONE);
        Encrypted again = open(bytes(written.file()));
        assertThat(again.problems()).isEmpty();
        assertThat(written.wrapping().problems()).isEmpty();
        assertThat(again.content().contentEquals(other)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFileThatIsCutIsWrittenWholeWhereAskedFor(boolean old) throws IOException {
        Encrypted opened = open(Arrays.copyOf(file(PLAIN, old), header(old) + 101));

        ByteStore written = opened.with(Damage.SALVAGED).wrap(opened.content(), Progress.NONE).file();

        Encrypted again = open(bytes(written));
        assertThat(again.problems()).isEmpty();
        assertThat(again.content().contentEquals(opened.content())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void contentThatStaysEncryptedIsReadAsFarAsItGoes(boolean old) throws IOException {
        byte[] file = file(PLAIN, old);
        int changed = header(old) + 5 * BLOCK;

        Encrypted opened = Encrypted.open(ByteStore.of(flipped(file, changed, 1)), secret(), Progress.NONE, 0);

        assertThat(opened.problems()).extracting(Problem::code).containsExactly(Code.CONTENT_SUM_WRONG);
        assertThat(Arrays.copyOf(bytes(opened.content()), 5 * BLOCK)).isEqualTo(Arrays.copyOf(PLAIN, 5 * BLOCK));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void noWrongPasswordIsTakenForTheRightOne(boolean old) throws IOException {
        ByteStore healthy = ByteStore.of(file(PLAIN, old));
        ByteStore damaged = ByteStore.of(flipped(file(PLAIN, old), header(old) + 99, 0x20));
        ByteStore cut = ByteStore.of(Arrays.copyOf(file(PLAIN, old), header(old) + 77));
        // The same block again and again decrypts to the same nonsense again and again.
        ByteStore repeated = ByteStore.of(flipped(file(new byte[4000], old), header(old) + 9, 1));
        for (int i = 0; i < WRONG_SECRETS; i++) {
            Secret wrong = Secret.ofPassword(("password " + i).toCharArray());
            for (ByteStore file : List.of(healthy, damaged, cut, repeated)) {
                if (file != repeated || i % 16 == 0) {
                    assertThatThrownBy(() -> Encrypted.open(file, wrong, Progress.NONE)).as("password %s", i)
                            .isInstanceOf(WrongSecretException.class);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatTooMuchDamageLeavesIsShownToWhoInsists(boolean old) throws IOException {
        byte[] file = file(PLAIN, old);
        for (int at = header(old); at < file.length; at++) {
            file[at] = (byte) (file[at] * 7 + at);
        }
        ByteStore damaged = ByteStore.of(file);
        assertThatThrownBy(() -> Encrypted.open(damaged, secret(), Progress.NONE))
                .isInstanceOf(WrongSecretException.class);

        Encrypted opened = Encrypted.open(damaged, secret().insisting(), Progress.NONE);

        assertThat(opened.content().length()).isEqualTo(PLAIN.length);
        assertThat(opened.problems()).extracting(Problem::code).containsExactly(Code.CONTENT_SUM_WRONG);
        assertThat(opened.wrap(opened.content(), Progress.NONE).file().contentEquals(damaged)).isTrue();
        assertThatThrownBy(() -> opened.wrap(ByteStore.of(new byte[7]), Progress.NONE))
                .isInstanceOf(DamageException.class);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFileWithOneOtherLetterIsStillKnown(boolean old) throws IOException {
        ByteStore file = ByteStore.of(flipped(file(PLAIN, old), 2, 0x20));

        assertThat(Probe.open(file, Layers.ANY, null, null, Progress.NONE)).isInstanceOf(Probe.Result.Locked.class);
        assertThat(Probe.open(file, Layers.ANY, null, secret(), Progress.NONE))
                .isInstanceOfSatisfying(Probe.Result.Found.class, found -> assertThat(found.wrapping().problems())
                        .extracting(Problem::code).containsExactly(Code.ENCRYPTED_HEAD_WRONG));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void textWithDamageOfManyBytesIsStillTextAndValuesAreStillValues(boolean old) throws IOException {
        byte[] text = "{\"gold\": 100, \"name\": \"Mira\"}\n".repeat(5).getBytes(StandardCharsets.UTF_8);
        byte[] hurt = file(text, old);
        Arrays.fill(hurt, header(old) + 34, header(old) + 38, (byte) 7);
        byte[] begins = file(PLAIN, old);
        Arrays.fill(begins, header(old) + 5, header(old) + 9, (byte) 7);

        assertThat(Probe.open(ByteStore.of(hurt), Layers.ANY, null, secret(), Progress.NONE))
                .isInstanceOfSatisfying(Probe.Result.Foreign.class, foreign ->
                        assertThat(foreign.what().parts().getLast()).isEqualTo(FormatRemark.TEXT.with()));
        assertThat(Probe.open(ByteStore.of(begins), Layers.ANY, null, secret(), Progress.NONE))
                .isInstanceOfSatisfying(Probe.Result.Found.class, found ->
                        assertThat(found.dialect().name().startsWith("godot4")).isEqualTo(!old));
    }

    @Test
    void bytesThatOnlyBeginAlikeAreNotTakenForAnEncryptedFile() throws IOException {
        byte[] other = "GDEX, and what a game of its own has written".repeat(4).getBytes(StandardCharsets.US_ASCII);

        assertThat(Probe.open(ByteStore.of(other), Layers.ANY, null, null, Progress.NONE))
                .isNotInstanceOf(Probe.Result.Locked.class);
    }

    @Test
    void theSearchCanBeStopped() throws IOException {
        byte[] damaged = file(PLAIN, false);
        Arrays.fill(damaged, NEW_HEADER + 20, NEW_HEADER + 24, (byte) 7);
        AtomicInteger told = new AtomicInteger();

        assertThatThrownBy(() -> Encrypted.open(ByteStore.of(damaged), secret(), _ -> told.incrementAndGet() < 20))
                .isInstanceOf(CancellationException.class);
        assertThat(told).hasValue(20);
    }
}
