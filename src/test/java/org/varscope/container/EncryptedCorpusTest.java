package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.cipher.Iv;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.FileVerdict;
import org.varscope.corpus.StreamRecords;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Progress;

/// Every encrypted file of the corpus against what the engine that wrote or judged it says of it.
class EncryptedCorpusTest {
    private static final Pattern PASSWORD = Pattern.compile("password='([^']*)'");
    private static final Pattern KEY = Pattern.compile("key hex=([0-9a-f]{64})");
    private static final Pattern RAW = Pattern.compile("content: bytes 1\\.\\.([0-9]+)");

    static Stream<EngineCase> files() {
        return Stream.of("godot3", "godot4", "godot4double").flatMap(folder -> EngineCase.in(folder).stream())
                .filter(c -> c.file().startsWith("enc_"));
    }

    static Stream<EngineCase> filesOfRecords() {
        return files().filter(c -> !RAW.matcher(c.note()).find());
    }

    static Stream<EngineCase> filesOfRawBytes() {
        return files().filter(c -> RAW.matcher(c.note()).find());
    }

    static Stream<FileVerdict> verdicts() {
        return Stream.of("malformed_files3", "malformed_files4")
                .flatMap(folder -> FileVerdict.in(folder, "pass").stream());
    }

    static Secret secret(EngineCase file) {
        Matcher key = KEY.matcher(file.note());
        if (key.find()) {
            return Secret.ofHex(key.group(1)).orElseThrow();
        }
        Matcher password = PASSWORD.matcher(file.note());
        assertThat(password.find()).isTrue();
        return Secret.ofPassword(password.group(1).toCharArray());
    }

    private static Probe.Result.Found open(EngineCase file) throws IOException {
        Probe.Result result = Probe.open(ByteStore.of(file.bytes()), Layers.ANY, null, secret(file), Progress.NONE);
        assertThat(result).isInstanceOf(Probe.Result.Found.class);
        return (Probe.Result.Found) result;
    }

    /// What is around the content, which in some files is no value.
    private static Wrapping unwrapped(EngineCase file) throws IOException {
        return Probe.unwrap(ByteStore.of(file.bytes()), Layers.ANY, secret(file), Progress.NONE).wrapping();
    }

    private static String dialect(String folder) {
        return folder.replace("malformed_files", "godot").replace("double", "-double");
    }

    @ParameterizedTest
    @MethodSource("filesOfRecords")
    void aFileOpensToTheRecordsThatWereStored(EngineCase file) throws IOException {
        Probe.Result.Found found = open(file);

        assertThat(found.framing()).isEqualTo(Framing.STREAM);
        assertThat(found.whole()).isTrue();
        assertThat(found.dialect().name()).startsWith(dialect(file.folder()).substring(0, 6));
        List<String> texts = StreamRecords.texts(found.wrapping().content(), dialect(file.folder()));
        boolean isOld = file.folder().equals("godot3");
        if (file.text().isEmpty()) {
            assertThat(texts).hasSize(1).allMatch(text -> text.contains("key_1499"));
        } else {
            assertThat(String.join(", ", texts)).isEqualTo(isOld ? within(file.text(), 2) : within(file.text(), 1));
        }
    }

    private static String within(String text, int brackets) {
        return text.substring(brackets, text.length() - brackets);
    }

    @ParameterizedTest
    @MethodSource("filesOfRawBytes")
    void aFileHoldsTheBytesThatWereStored(EngineCase file) throws IOException {
        Matcher raw = RAW.matcher(file.note());
        assertThat(raw.find()).isTrue();
        byte[] stored = new byte[Integer.parseInt(raw.group(1))];
        for (int i = 0; i < stored.length; i++) {
            stored[i] = (byte) (i + 1);
        }

        ByteStore content = unwrapped(file).content();

        assertThat(content.bytes(new Span(0, content.length()))).isEqualTo(stored);
    }

    @ParameterizedTest
    @MethodSource("files")
    void whoseContentIsTheSameIsTheSameFile(EngineCase file) throws IOException {
        Wrapping wrapping = unwrapped(file);
        ByteStore content = wrapping.content();
        ByteStore copy = ByteStore.of(content.bytes(new Span(0, content.length())));

        ByteStore written = wrapping.wrap(copy, Progress.NONE).file();

        assertThat(written.bytes(new Span(0, written.length()))).isEqualTo(file.bytes());
    }

    @ParameterizedTest
    @MethodSource("files")
    void withTheVectorKeptItIsWhatTheEngineWrote(EngineCase file) throws IOException {
        Wrapping wrapping = unwrapped(file);
        ByteStore longer = wrapping.content().concat(ByteStore.of(new byte[3]));

        Wrapping.Rewrapped other = wrapping.with(Iv.KEPT).wrap(longer, Progress.NONE);
        ByteStore again = other.wrapping().wrap(wrapping.content(), Progress.NONE).file();

        assertThat(other.file().contentEquals(again)).isFalse();
        assertThat(again.bytes(new Span(0, again.length()))).isEqualTo(file.bytes());
    }

    @ParameterizedTest
    @MethodSource("files")
    void withoutASecretItIsLocked(EngineCase file) throws IOException {
        boolean isOld = file.folder().equals("godot3");

        Probe.Result result = Probe.open(ByteStore.of(file.bytes()), Layers.ANY, null, null, Progress.NONE);

        assertThat(result).isInstanceOfSatisfying(Probe.Result.Locked.class, locked -> {
            assertThat(locked.engines()).isEqualTo(isOld ? "Godot 1\u20133" : "Godot 4");
            assertThat(locked.trouble()).isNull();
        });
    }

    @ParameterizedTest
    @MethodSource("files")
    void anotherPasswordLeavesItLocked(EngineCase file) throws IOException {
        Secret other = Secret.ofPassword("no such password".toCharArray());
        Probe.Result result = Probe.open(ByteStore.of(file.bytes()), Layers.ANY, null, other, Progress.NONE);

        // There is nothing to tell a password by where there is no content.
        boolean isEmpty = file.label().contains("empty content");
        assertThat(result).isInstanceOf(isEmpty ? Probe.Result.Found.class : Probe.Result.Locked.class);
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void aDamagedFileIsOpenedOrRefusedAsTheEngineDoes(FileVerdict file) throws IOException {
        Optional<Encrypted> opened = opened(file);

        assertThat(opened.filter(sound -> sound.problems().isEmpty()).isPresent()).isEqualTo(file.opened());
        if (file.opened()) {
            ByteStore content = opened.orElseThrow().content();
            assertThat(content.length()).isEqualTo(file.length());
            List<String> texts = StreamRecords.texts(content, dialect(file.folder()));
            assertThat(file.records().stream().limit(texts.size()).map(FileVerdict.Read::text)).isEqualTo(texts);
        }
    }

    private static Optional<Encrypted> opened(FileVerdict file) throws IOException {
        try {
            return Optional.of(Encrypted.open(ByteStore.of(file.bytes()),
                    Secret.ofPassword(file.argument().toCharArray()), Progress.NONE));
        } catch (WrapperException _) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void anOddFileWithTheSameContentIsTheSameFile(FileVerdict file) throws IOException {
        Optional<Encrypted> opened = opened(file);

        assertThat(opened.isPresent() || !file.opened()).isTrue();
        if (opened.isPresent()) {
            ByteStore content = opened.get().content();
            ByteStore copy = ByteStore.of(content.bytes(new Span(0, content.length())));

            assertThat(opened.get().wrap(copy, Progress.NONE).file().contentEquals(ByteStore.of(file.bytes())))
                    .isTrue();
        }
    }
}
