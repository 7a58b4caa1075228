package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.SaveFile;
import org.varscope.problem.Severity;
import org.varscope.scan.field.Tiling;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What is saved is what was read, whatever it is, but for what was edited.
class LosslessTest {
    private static final int BUFFERS = Buffers.MOST / 8;

    /// Of so many readings of samples one is edited, which is prime to how many readings a sample has.
    private static final int EDITED_OF = 41;
    private static final int LONG = 1 << 16;

    @TempDir
    private Path folder;

    private static byte[] saved(Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.snapshot().bytes().transferTo(Channels.newChannel(out), _ -> { }, () -> false);
        return out.toByteArray();
    }

    /// One byte is edited, and the edit undone: every other byte is saved as it was, and then all of them.
    private static void assertKept(byte[] bytes, Dialect dialect, Framing framing, String what)
            throws IOException, EditException {
        Structure read = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
        Tiling.check(read, what);
        Document document = new Document(read);
        int at = bytes.length / 2;
        if (bytes.length > 0) {
            byte[] edited = bytes.clone();
            edited[at] ^= 0x15;
            document.apply(Edit.overwrite(at, new byte[] {edited[at]}));
            assertThat(document.isModified()).as(what).isTrue();
            assertThat(saved(document)).as(what).isEqualTo(edited);
            document.undo();
        }
        assertThat(document.isModified()).as(what).isFalse();
        assertThat(saved(document)).as(what).isEqualTo(bytes);
    }

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void everyCaseIsKeptInEveryDialectAndFraming(Path file) throws IOException, EditException {
        int edited = 0;
        for (byte[] bytes : Samples.in(file)) {
            for (Dialect dialect : Dialects.all()) {
                for (Framing framing : Framing.all()) {
                    String what = file + " " + dialect + " " + framing + " " + bytes.length;
                    Tiling.check(Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE), what);
                    if (edited++ % EDITED_OF == 0 && bytes.length < LONG) {
                        assertKept(bytes, dialect, framing, what);
                    }
                }
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void mutatedCasesAreKept(long seed) throws IOException, EditException {
        Random random = new Random(seed);
        List<byte[]> cases = corpus().flatMap(f -> Samples.in(f).stream())
                .filter(b -> b.length > 0 && b.length < 4096).toList();
        for (int i = 0; i < BUFFERS; i++) {
            byte[] bytes = cases.get(random.nextInt(cases.size())).clone();
            for (int j = random.nextInt(5); j >= 0; j--) {
                bytes[random.nextInt(bytes.length)] =
                        (byte) (random.nextBoolean() ? random.nextInt(40) : random.nextInt());
            }
            assertKept(bytes, Dialects.all().get(random.nextInt(Dialects.all().size())),
                    Framing.all().get(random.nextInt(Framing.all().size())), "seed %d buffer %d".formatted(seed, i));
        }
    }

    @Test
    void savingUneditedWritesTheSameFile() throws IOException {
        for (Path file : corpus().filter(f -> !f.toString().endsWith(".jsonl")).toList()) {
            Path copy = Files.copy(file, folder.resolve(file.getFileName().toString()));
            OpenFile opened = OpenFile.read(copy, Progress.NONE);
            Document document = new Document(
                    Structure.scan(opened.bytes(), Dialects.of("godot4"), Framing.STREAM, Progress.NONE));
            SaveFile.to(copy).from(opened).write(document.snapshot().bytes(), Progress.NONE);
            assertThat(copy).hasSameBinaryContentAs(file);
            Files.delete(copy);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"godot2", "godot3", "godot3-more", "godot4", "godot4double", "by-hand"})
    void whatAnEngineWroteIsReadWithoutErrors(String folder) {
        for (EngineCase engineCase : EngineCase.variantsIn(folder)) {
            for (String name : engineCase.dialects()) {
                Structure structure = Structure.scan(ByteStore.of(engineCase.bytes()), Dialects.of(name), Framing.BARE,
                        Progress.NONE);
                if (engineCase.bytes().length > 0) {
                    assertThat(structure.problems()).as("%s %s", engineCase.label(), name)
                            .noneMatch(p -> p.severity() == Severity.ERROR);
                }
            }
        }
    }
}
