package org.varscope.container.cipher;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Secret;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.WrongSecretException;
import org.varscope.explain.Saying;
import org.varscope.scan.walk.Progress;

class EncryptedTest {
    private static final String RECORD =
            "1c0000001b0000000100000004000000010000006b0000000200000001000000";
    private static final String OLD = "4744454301000000" + "87819146d9a344f3973c7e6d5e661155" + "2000000000000000"
            + "1cc49237a2dd9f67d1aab3805f35a4c446268ff340c46da9ae6ce75f0db96755";
    private static final String NEW = "47444543" + "87819146d9a344f3973c7e6d5e661155" + "2000000000000000"
            + "000102030405060708090a0b0c0d0e0f" + "a087a99e30e174bba1daa205b7e25636aca4ac903cf042be62ea0b4d2e1143b8";

    private static ByteStore hex(String hex) {
        return ByteStore.of(HexFormat.of().parseHex(hex));
    }

    private static String hex(ByteStore bytes) {
        return HexFormat.of().formatHex(bytes.bytes(new Span(0, bytes.length())));
    }

    private static Secret secret() {
        return Secret.ofPassword("secret".toCharArray());
    }

    private static Secret other() {
        return Secret.ofPassword("Secret".toCharArray());
    }

    private static Encrypted open(String hex) throws WrapperException {
        return Encrypted.open(hex(hex), secret(), Progress.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {OLD, NEW})
    void bothGenerationsAreRead(String file) throws IOException {
        assertThat(hex(open(file).content())).isEqualTo(RECORD);
    }

    @ParameterizedTest
    @ValueSource(strings = {OLD, NEW})
    void whatFollowsTheBlocksIsKept(String file) throws IOException {
        Encrypted opened = open(file + "0102030405");

        Wrapping.Rewrapped changed = opened.wrap(hex("00000000"), Progress.NONE);

        assertThat(hex(opened.content())).isEqualTo(RECORD);
        assertThat(hex(changed.file())).endsWith("0102030405");
    }

    @Test
    void changedContentGetsAFreshVector() throws IOException {
        Encrypted opened = open(NEW);

        Encrypted changed = (Encrypted) opened.wrap(hex(RECORD + RECORD), Progress.NONE).wrapping();

        assertThat(changed.iv()).hasSize(32).isNotEqualTo(opened.iv());
    }

    @Test
    void theVectorIsKeptWhereAskedFor() throws IOException {
        Encrypted opened = open(NEW).with(Iv.KEPT);

        Wrapping.Rewrapped changed = opened.wrap(hex(RECORD + RECORD), Progress.NONE);

        assertThat(((Encrypted) changed.wrapping()).iv()).isEqualTo("000102030405060708090a0b0c0d0e0f");
        assertThat(hex(changed.file())).contains(NEW.substring(88));
    }

    @Test
    void aFreshVectorIsMadeOfTheSameContentWhereAskedFor() throws IOException {
        Wrapping.Rewrapped same = open(NEW).with(Iv.FRESH).wrap(hex(RECORD), Progress.NONE);

        assertThat(hex(same.file())).isNotEqualTo(NEW);
        assertThat(hex(Encrypted.open(same.file(), secret(), Progress.NONE).content())).isEqualTo(RECORD);
    }

    @Test
    void theOlderGenerationHasNoVectorToFreshen() throws IOException {
        assertThat(hex(open(OLD).with(Iv.FRESH).wrap(hex(RECORD), Progress.NONE).file())).isEqualTo(OLD);
    }

    @ParameterizedTest
    @ValueSource(strings = {OLD, NEW})
    void whatWasWrittenIsOpenedAgainInTheSameForm(String file) throws IOException {
        ByteStore longer = hex(RECORD + RECORD + "08000000");

        Wrapping.Rewrapped written = open(file).wrap(longer, Progress.NONE);
        Encrypted again = Encrypted.open(written.file(), secret(), Progress.NONE);

        assertThat(again.content().contentEquals(longer)).isTrue();
        assertThat(again.dialect()).hasValue(file.equals(NEW) ? "godot4" : "godot3");
    }

    @Test
    void aWrongPasswordSaysThatItMayBeDamageToo() {
        assertThatThrownBy(() -> Encrypted.open(hex(NEW), other(), Progress.NONE))
                .isInstanceOf(WrongSecretException.class)
                .satisfies(Saying.exactly("wrong password or key, or the file is damaged"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "47", "52535243", "1b000000010000000400000001000000"})
    void otherBytesAreNoEncryptedFile(String bytes) {
        assertThatThrownBy(() -> open(bytes)).isExactlyInstanceOf(WrapperException.class)
                .satisfies(Saying.partly("expected GDEC"));
    }

    @Test
    void aLengthPastTheEndIsNamedWithItsPlace() {
        String lying = NEW.substring(0, 40) + "ffffffffffffffff" + NEW.substring(56);

        assertThatThrownBy(() -> Encrypted.open(hex(lying), other(), Progress.NONE))
                .isInstanceOf(WrongSecretException.class)
                .satisfies(Saying.partly("the length at 0x14 is 18446744073709551615, with 32 bytes left"));
    }

    @Test
    void aModeThatNoEngineWritesIsNamedWithItsPlace() {
        String other = OLD.substring(0, 8) + "02000000" + OLD.substring(16);

        assertThatThrownBy(() -> Encrypted.open(hex(other), other(), Progress.NONE))
                .isInstanceOf(WrongSecretException.class)
                .satisfies(Saying.partly("the mode at 0x4 is 2, expected 1"));
    }

    @Test
    void openingCanBeStopped() {
        assertThatThrownBy(() -> Encrypted.open(hex(NEW), secret(), _ -> false))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void writingCanBeStopped() throws IOException {
        Encrypted opened = open(NEW);

        assertThatThrownBy(() -> opened.wrap(hex("00000000"), _ -> false)).isInstanceOf(CancellationException.class);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void contentThatStaysEncryptedReadsTheSameAnywhere(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] plain = new byte[700_000 + random.nextInt(40)];
        random.nextBytes(plain);
        Encrypted small = open(seed % 2 == 0 ? OLD : NEW);
        ByteStore file = small.wrap(ByteStore.of(plain), Progress.NONE).file();

        ByteStore content = Encrypted.open(file, secret(), Progress.NONE, 0).content();

        assertThat(content.bytes(new Span(0, plain.length))).isEqualTo(plain);
        for (int i = 0; i < 200; i++) {
            int from = random.nextInt(plain.length);
            int to = from + random.nextInt(Math.min(plain.length - from, i < 100 ? 40 : 600_000) + 1);
            assertThat(content.bytes(Span.between(from, to))).isEqualTo(Arrays.copyOfRange(plain, from, to));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {OLD, NEW})
    void contentThatStaysEncryptedIsWrittenWithItsChanges(String file) throws IOException {
        Encrypted opened = Encrypted.open(hex(file), secret(), Progress.NONE, 0);
        ByteStore changed = opened.content().replace(new Span(8, 4), hex("0a0b"));

        Wrapping.Rewrapped written = opened.wrap(changed, Progress.NONE);

        assertThat(hex(Encrypted.open(written.file(), secret(), Progress.NONE).content()))
                .isEqualTo(RECORD.substring(0, 16) + "0a0b" + RECORD.substring(24));
    }

    @Test
    void nothingIsReadWithASecretThatWasWiped() throws IOException {
        Secret secret = secret();
        Encrypted opened = Encrypted.open(hex(NEW), secret, Progress.NONE, 0);
        secret.wipe();

        assertThatThrownBy(() -> opened.content().bytes(new Span(0, 4))).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("wiped");
    }

    /// A file that is saved while its tab is closed must not be encrypted with half a key.
    @Test
    void aSecretThatIsBeingWipedIsGivenWholeOrNotAtAll() throws Exception {
        byte[] key = secret().key();
        try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
            for (int i = 0; i < 20_000; i++) {
                Secret secret = secret();
                var given = new CountDownLatch(1);
                Future<byte[]> last = threads.submit(() -> {
                    byte[] got = key;
                    try {
                        while (Arrays.equals(got, key)) {
                            got = secret.key();
                            given.countDown();
                        }
                    } catch (IllegalStateException e) {
                        return key;
                    }
                    return got;
                });
                given.await();
                secret.wipe();
                assertThat(last.get()).isEqualTo(key);
            }
        }
    }

    @Test
    void aSecretIsTheHexadecimalSumOfItsPassword() {
        assertThat(new String(secret().key(), StandardCharsets.US_ASCII)).isEqualTo("5ebe2294ecd0e0f08eab7690d2a6ee69");
    }

    @Test
    void aSecretSaysNothingOfItself() {
        assertThat(secret()).hasToString("Secret");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "zz080f161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3da",
        "01080f161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3da0"})
    void onlySixtyFourHexadecimalDigitsAreAKey(String digits) {
        assertThat(Secret.ofHex(digits)).isEmpty();
    }
}
