package org.varscope.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.GodotServer;
import org.varscope.dialect.Dialects;
import org.varscope.scan.Progress;
import org.varscope.scan.Structure;
import org.varscope.text.GodotText;
import org.varscope.variant.Variant;

/// A wrapped file is opened, edited, saved, and opened again: in the same form, with the edit and nothing else changed.
class SameFormTest {
    private static final Pattern PASSWORD = Pattern.compile("password='([^']*)'");
    private static final Pattern KEY = Pattern.compile("key hex=([0-9a-f]{64})");
    private static final Variant EDITED = new Variant.Text("edited");

    @TempDir
    private Path folder;

    /// A wrapped file.
    record Sample(String name, byte[] bytes, String how, String argument) {
        Secret secret() {
            return how.equals("key") ? Secret.ofHex(argument).orElseThrow() : Secret.ofPassword(argument.toCharArray());
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Sample> files() {
        return Stream.concat(samples(), Stream.of("godot3", "godot4", "godot4double")
                .flatMap(f -> EngineCase.in(f).stream()).filter(SameFormTest::hasRecords).map(SameFormTest::sample));
    }

    private static Stream<Sample> samples() {
        return Stream.of("adventure-encrypted-secret.save", "adventure-godot3-encrypted-secret.save",
                "adventure-godot3-fastlz.save", "adventure-zstd.save").map(SameFormTest::sample);
    }

    private static Sample sample(String name) {
        try (InputStream in = Dialects.class.getResourceAsStream("/org/varscope/samples/" + name)) {
            return new Sample(name, in.readAllBytes(), name.contains("encrypted") ? "pass" : "comp", "secret");
        } catch (IOException e) {
            throw new IllegalStateException(name, e);
        }
    }

    private static boolean hasRecords(EngineCase file) {
        boolean isWrapped = file.file().startsWith("enc_") || file.file().startsWith("b64_")
                || file.file().startsWith("comp_");
        return isWrapped && !file.note().contains("raw bytes") && !file.label().contains("empty content")
                && !file.label().contains("raw bytes");
    }

    private static Sample sample(EngineCase file) {
        Matcher key = KEY.matcher(file.note());
        Matcher password = PASSWORD.matcher(file.note());
        String name = file.folder() + "-" + file.file();
        return key.find() ? new Sample(name, file.bytes(), "key", key.group(1))
                : password.find() ? new Sample(name, file.bytes(), "pass", password.group(1))
                : new Sample(name, file.bytes(), file.file().startsWith("b64_") ? "base64" : "comp", "");
    }

    private record Opened(FileForm form, Structure structure, String word) { }

    private static Opened open(Path file, Sample sample) throws IOException {
        OpenFile read = OpenFile.read(file, Progress.NONE);
        Probe.Result result = Probe.open(read.bytes(), Layers.ANY, null, sample.secret(), Progress.NONE);
        assertThat(result).isInstanceOf(Probe.Result.Found.class);
        Probe.Result.Found found = (Probe.Result.Found) result;
        return new Opened(FileForm.of(read, found.wrapping()), Structure.scan(found.wrapping().content(),
                found.dialect(), found.framing(), Progress.NONE), found.word());
    }

    private static List<String> texts(Structure structure) {
        List<String> texts = new ArrayList<>();
        for (long i = 0; i < structure.records(); i++) {
            texts.add(Values.of(structure, structure.record(i), Integer.MAX_VALUE)
                    .map(value -> GodotText.write(value, structure.dialect())).orElse("damaged"));
        }
        return texts;
    }

    /// Edits the last record and saves.
    private static List<String> edit(Opened opened, Path file) throws IOException, EditException {
        Document document = new Document(opened.structure());
        Structure before = document.structure();
        document.apply(new Edit.SetValue(before.record(before.records() - 1).location(), EDITED));
        opened.form().save(new SaveFile(file, opened.form().stamp(), false), document.snapshot().bytes(),
                Progress.NONE);
        return texts(document.structure());
    }

    @ParameterizedTest
    @MethodSource("files")
    void anEditedFileIsSavedInTheFormInWhichItWasFound(Sample sample) throws IOException, EditException {
        Path file = folder.resolve(sample.name());
        Files.write(file, sample.bytes());
        Opened opened = open(file, sample);
        List<String> old = texts(opened.structure());

        List<String> edited = edit(opened, file);
        Opened again = open(file, sample);

        old.set(old.size() - 1, "\"edited\"");
        assertThat(texts(again.structure())).isEqualTo(edited).isEqualTo(old);
        assertThat(again.word()).isEqualTo(opened.word());
        assertThat(again.form().wrapping().title().replaceAll("[0-9,]+ (bytes inside|blocks?)", ""))
                .isEqualTo(opened.form().wrapping().title().replaceAll("[0-9,]+ (bytes inside|blocks?)", ""));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileThatWasNotEditedIsSavedAsItWas(Sample sample) throws IOException {
        Path file = folder.resolve(sample.name());
        Files.write(file, sample.bytes());
        Opened opened = open(file, sample);

        opened.form().save(new SaveFile(file, opened.form().stamp(), false), opened.structure().bytes(), Progress.NONE);

        assertThat(Files.readAllBytes(file)).isEqualTo(sample.bytes());
    }

    @Test
    void godot3ReadsWhatWasSavedForIt() throws IOException, EditException {
        GodotServer server = GodotServer.in(folder);
        List<GodotServer.Job> jobs = new ArrayList<>();
        List<List<String>> records = new ArrayList<>();
        for (Sample sample : files().filter(s -> s.name().contains("godot3") && !s.how().equals("base64")).toList()) {
            Path file = folder.resolve(sample.name());
            Files.write(file, sample.bytes());
            records.add(edit(open(file, sample), file));
            jobs.add(new GodotServer.Job(file, sample.how(), sample.how().equals("comp") ? "" : sample.argument()));
        }

        List<GodotServer.Answer> answers = server.read(jobs);

        assertThat(answers).hasSameSizeAs(jobs).allMatch(answer -> answer.error() == 0);
        for (int i = 0; i < jobs.size(); i++) {
            List<String> read = answers.get(i).texts();
            assertThat(read).as(jobs.get(i).toString()).hasSameSizeAs(records.get(i)).endsWith("\"edited\"");
        }
    }
}
