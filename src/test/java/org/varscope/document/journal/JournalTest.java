package org.varscope.document.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.varscope.document.journal.Session.assertSame;
import static org.varscope.document.journal.Session.bytes;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Child;
import org.varscope.document.Document;
import org.varscope.document.Edit;
import org.varscope.document.EditException;
import org.varscope.document.FileStamp;
import org.varscope.document.OpenFile;
import org.varscope.document.SaveFile;
import org.varscope.scan.Location;
import org.varscope.scan.Progress;
import org.varscope.scan.Structure;
import org.varscope.variant.Variant;

class JournalTest {
    private static final byte[] KEY = "0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private Path folder;
    private Path kept;
    private Path file;
    private Journals journals;

    @BeforeEach
    void open() throws IOException {
        kept = folder.resolve("journals");
        file = Files.write(folder.resolve("a.save"), Session.sample());
        journals = new Journals(kept);
    }

    @AfterEach
    void close() {
        journals.close();
    }

    private static Edit.Overwrite typed(long at, int value) {
        return new Edit.Overwrite(at, new byte[] {(byte) value});
    }

    /// What comes back from `crashed` onto the file as it is now.
    private Restored restored(Journals crashed, byte @Nullable [] key) throws IOException {
        List<Found> found = crashed.unfinished();
        assertThat(found).hasSize(1);
        Recovery recovery = crashed.recover(found.getFirst(), key);
        ByteStore now = ByteStore.of(Files.readAllBytes(file));
        return recovery.replay(recovery.match(now, FileStamp.of(file)).orElseThrow(), now, Progress.NONE);
    }

    @ParameterizedTest(name = "seed {0}, file read lazily: {1}, encrypted: {2}")
    @CsvSource({"1,false,false", "2,true,false", "3,false,true", "4,true,true", "5,true,false", "6,false,false", "7,true,true",
            "8,false,true"})
    void everyStateComesBackWhereverTheProgramEnds(long seed, boolean lazily, boolean encrypted) throws IOException {
        Random random = new Random(seed);
        byte[] key = encrypted ? KEY : null;
        Session session = Session.open(journals, file, lazily, key);
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < 12; i++) {
                session.act(random);
            }
            if (random.nextInt(3) == 0) {
                session.save(() -> session.act(random));
            }
            session.journal.flush();
            Path crash = Session.crash(kept, folder.resolve("crash" + round));
            try (Journals crashed = new Journals(crash)) {
                Restored restored = restored(crashed, key);
                assertThat(restored.note()).isEmpty();
                assertSame(restored.checkpoint(), session.document.checkpoint());
                assertThat(restored.document().isModified()).isEqualTo(session.document.isModified());
            }
        }
    }

    @Test
    void aRestoredDocumentGoesOnInTheSameJournal() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.document.endStep();
        session.journal.close();

        Restored restored = restored(journals, null);
        Document again = restored.document();
        Journal journal = restored.goOn(again);
        again.undo();
        journal.flush();
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash")))) {
            assertSame(restored(crashed, null).checkpoint(), again.checkpoint());
        }
    }

    @Test
    void aCrashRightBeforeTheFileIsReplacedKeepsEverything() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        byte[] old = Files.readAllBytes(file);
        session.save(() -> session.apply(typed(40, 2)));
        session.journal.flush();
        session.apply(typed(50, 3));
        Checkpoint saving = session.document.checkpoint();
        byte[] before = Files.readAllBytes(file);
        session.journal.saving(saving).complete(file, FileStamp.of(file), saving.snapshot().bytes());
        session.apply(typed(60, 4));
        session.journal.flush();
        assertThat(before).isNotEqualTo(old);
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash1")))) {
            assertSame(restored(crashed, null).checkpoint(), session.document.checkpoint());
        }
        // And the same where the program ended right after it.
        Files.write(file, bytes(saving.snapshot().bytes()));
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash2")))) {
            assertSame(restored(crashed, null).checkpoint(), session.document.checkpoint());
        }
    }

    @Test
    void pastedBytesComeBackWithoutAFile() throws IOException {
        Document document = new Document(Structure.scan(ByteStore.of(Session.sample()), Dialects.of("godot4"), Framing.STREAM,
                Progress.NONE));
        try (Journal journal = journals.start(document, Base.untitled("Pasted"), null)) {
            journal.flush();
        }
        Found found = journals.unfinished().getFirst();
        assertThat(found.name()).isEqualTo("Pasted");
        assertThat(found.isUnsaved()).isTrue();
        try (Recovery recovery = journals.recover(found, null)) {
            Restored restored = recovery.replay(recovery.start(), recovery.untitled().orElseThrow(), Progress.NONE);
            assertSame(restored.checkpoint(), document.checkpoint());
            assertThat(restored.document().isModified()).isTrue();
        }
    }

    @Test
    void aTornEndIsLeftOut() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.document.endStep();
        Checkpoint first = session.document.checkpoint();
        session.apply(typed(90, 2));
        session.journal.close();
        Path entries = only(".journal");
        byte[] all = Files.readAllBytes(entries);
        for (int cut = 1; cut < 20; cut++) {
            Files.write(entries, Arrays.copyOf(all, all.length - cut));
            try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash" + cut)))) {
                assertSame(restored(crashed, null).checkpoint(), first);
            }
        }
    }

    @Test
    void aJournalInUseIsNotOffered() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.flush();
        assertThat(journals.unfinished()).isEmpty();
    }

    @Test
    void aJournalInUseIsNotOfferedElsewhereAfterThisProgramHasLookedForSome() throws Exception {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.flush();
        journals.unfinished();
        try (Child other = Child.start(Looking.class, kept.toString())) {
            assertThat(other.end()).isZero();
            assertThat(other.rest()).containsExactly("0 found");
        }
    }

    /// A program that says how many journals it finds.
    static final class Looking {
        private Looking() { }

        public static void main(String[] arguments) {
            try (Journals journals = new Journals(Path.of(arguments[0]))) {
                System.out.println(journals.unfinished().size() + " found");
            }
        }
    }

    @Test
    void aFileThatAnotherProgramHasWrittenMatchesNoState() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.close();
        Files.write(file, new byte[] {1}, StandardOpenOption.APPEND);
        try (Recovery recovery = journals.recover(journals.unfinished().getFirst(), null)) {
            assertThat(recovery.match(OpenFile.read(file, Progress.NONE))).isEmpty();
            assertThat(recovery.whyNot()).contains("a.save", "The edits are kept");
        }
        assertThat(journals.unfinished()).hasSize(1);
    }

    @Test
    void aSmallFileMayHaveBeenTouchedAndALargeOneNot() throws IOException, EditException {
        Path large = folder.resolve("large.save");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength(Base.WHOLE + 1);
        }
        Session.open(journals, file, false, null).apply(typed(9, 1));
        OpenFile read = OpenFile.read(large, Progress.NONE);
        Document document = new Document(Structure.pending(read.bytes(), Dialects.of("godot4"), Framing.VALUES));
        Journal journal = journals.start(document, Base.of(large, read.stamp(), read.bytes(), ""), null);
        document.apply(typed(9, 1));
        journal.flush();
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash")))) {
            for (Found found : crashed.unfinished()) {
                Path path = Objects.requireNonNull(found.file());
                try (Recovery recovery = crashed.recover(found, null)) {
                    assertThat(recovery.match(OpenFile.read(path, Progress.NONE))).isPresent();
                    Files.setLastModifiedTime(path, FileTime.from(Instant.now().minusSeconds(100)));
                    assertThat(recovery.match(OpenFile.read(path, Progress.NONE)).isPresent()).isEqualTo(path.equals(file));
                }
            }
        }
    }

    @Test
    void afterSavingThereIsNothingUnsaved() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.save(() -> { });
        session.journal.close();
        assertThat(journals.unfinished().getFirst().isUnsaved()).isFalse();
    }

    @Test
    void aDiscardedJournalLeavesNoFile() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.flush();
        session.journal.discard();
        journals.close();
        try (Stream<Path> files = Files.list(kept)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void whatAKilledProgramHasHalfMadeIsSweptAway() throws IOException {
        Files.createDirectories(kept);
        for (String name : List.of("a.lock", "a.journal.tmp", "b.journal.tmp", "c.lock")) {
            Files.setLastModifiedTime(Files.write(kept.resolve(name), new byte[1]), FileTime.from(Instant.now().minusSeconds(120)));
        }
        Path recent = Files.write(kept.resolve("d.lock"), new byte[0]);
        assertThat(journals.unfinished()).isEmpty();
        try (Stream<Path> files = Files.list(kept)) {
            assertThat(files).containsExactly(recent);
        }
    }

    @Test
    void aDocumentThatIsOnlyLookedAtHasNoJournal() throws IOException {
        Session.open(journals, file, false, null).journal.flush();
        assertThat(kept).doesNotExist();
    }

    @Test
    void anEncryptedJournalShowsNothingAndTakesOneKeyOnly() throws IOException {
        Session session = Session.open(journals, file, false, KEY);
        session.apply(new Edit.InsertBytes(9, "a secret that nobody sees".getBytes(StandardCharsets.US_ASCII)));
        session.journal.close();
        assertThat(Files.readString(only(".journal"), StandardCharsets.ISO_8859_1)).doesNotContain("secret");
        Found found = journals.unfinished().getFirst();
        assertThat(found.encrypted()).isTrue();
        assertThatExceptionOfType(WrongKeyException.class).isThrownBy(() -> journals.recover(found, null));
        assertThatExceptionOfType(WrongKeyException.class).isThrownBy(() -> journals.recover(found, new byte[32]));
        journals.recover(found, KEY).close();
    }

    @Test
    void nobodyElseMayReadAJournal() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "this file system has no permissions");
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.save(() -> { });
        session.journal.flush();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept))).isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(only(".journal")))).isEqualTo("rw-------");
    }

    @Test
    void aFullJournalSaysSoAndKeepsAgainAfterSaving() throws IOException {
        try (Journals small = new Journals(folder.resolve("small"), 2000)) {
            Session session = Session.open(small, file, false, null);
            session.apply(typed(9, 1));
            session.apply(new Edit.InsertBytes(20, new byte[5000]));
            session.journal.flush();
            assertThat(session.journal.state().kind()).isEqualTo(State.Kind.FULL);
            session.save(() -> session.apply(typed(60, 4)));
            session.journal.flush();
            assertThat(session.journal.state()).isEqualTo(State.KEEPING);
            try (Journals crashed = new Journals(Session.crash(folder.resolve("small"), folder.resolve("crash")))) {
                Restored restored = restored(crashed, null);
                assertThat(bytes(restored.checkpoint().snapshot().bytes())).isEqualTo(bytes(session.document.snapshot().bytes()));
            }
        }
    }

    @Test
    void aSaveThatFailedIsNotTakenForTheNextOneWhoseBaseIsNotKept() throws IOException {
        try (Journals small = new Journals(folder.resolve("small"), 2000)) {
            Session session = Session.open(small, file, false, null);
            session.apply(typed(9, 1));
            SaveFile.Ready ready = session.journal.saving(session.document.checkpoint());
            ready.complete(file, new FileStamp(1, FileTime.fromMillis(1)), ByteStore.of(new byte[1]));
            session.journal.saving(session.document.checkpoint(), "x".repeat(2000))
                    .complete(file, FileStamp.of(file), session.document.snapshot().bytes());
            session.document.markSaved(session.document.snapshot());
            session.journal.flush();
            assertThat(session.journal.state().kind()).isEqualTo(State.Kind.FULL);
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaidAndNothingElseBreaks() throws IOException {
        Path blocked = Files.write(folder.resolve("blocked"), new byte[1]);
        try (Journals none = new Journals(blocked.resolve("inside"))) {
            Session session = Session.open(none, file, false, null);
            session.apply(typed(9, 1));
            session.journal.flush();
            assertThat(session.journal.state().kind()).isEqualTo(State.Kind.FAILED);
            session.save(() -> { });
            assertThat(file).hasBinaryContent(bytes(session.document.snapshot().bytes()));
        }
    }

    @Test
    void takingMuchAwayIsASmallEntry() throws IOException {
        Session session = Session.open(journals, Files.write(file, new byte[200_000]), true, null);
        session.apply(typed(0, 1));
        session.journal.flush();
        long before = Files.size(only(".journal"));
        session.apply(new Edit.DeleteBytes(new Span(100, 100_000)));
        session.journal.flush();
        session.document.undo();
        session.journal.flush();
        assertThat(Files.size(only(".journal")) - before).isLessThan(300);
    }

    @Test
    void movingALargeValueIsASmallEntry() throws IOException, EditException, EncodeException {
        byte[] value = Encoder.encode(Variant.Array.of(List.of(
                new Variant.PackedBytes(new byte[100_000]), new Variant.Int(7))), Dialects.of("godot4"));
        Document document = new Document(Structure.scan(ByteStore.of(value), Dialects.of("godot4"), Framing.BARE, Progress.NONE));
        Path target = Files.write(file, value);
        try (Journal journal = journals.start(document, Base.of(target, FileStamp.of(target), ByteStore.of(value), ""), null)) {
            document.apply(new Edit.Move(Location.record(0).child(0), 1));
            journal.flush();
            assertThat(Files.size(only(".journal"))).isLessThan(value.length + 1000L);
        }
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash")))) {
            assertSame(restored(crashed, null).checkpoint(), document.checkpoint());
        }
    }

    private Found left() {
        return journals.unfinished().getFirst();
    }

    @Test
    void everythingComesBackToAFileThatAnotherProgramHasWrittenOrRemoved() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.save(() -> session.apply(typed(40, 2)));
        session.apply(typed(90, 3));
        byte[] saved = Files.readAllBytes(file);
        session.journal.close();
        Files.write(file, new byte[] {1, 2, 3});

        KeptFile before = journals.keptFiles(left()).getFirst();
        assertThat(before.bytes().orElseThrow().contentEquals(ByteStore.of(saved))).isTrue();
        assertThat(Standing.of(left(), List.of(before))).isEqualTo(
                new Standing.Written(Files.getLastModifiedTime(file).toInstant(), true));
        Files.delete(file);
        assertThat(Standing.of(left(), List.of(before))).isEqualTo(new Standing.Gone(true));
        try (Recovery recovery = journals.recover(left(), null)) {
            ByteStore bytes = before.bytes().orElseThrow();
            Restored restored = recovery.replay(recovery.match(bytes).orElseThrow(), bytes, Progress.NONE);
            assertSame(restored.checkpoint(), session.document.checkpoint());
        }
    }

    @Test
    void aFileThatWasWrittenAgainWithTheSameBytesIsTheSame() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.close();
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(100)));
        assertThat(Standing.of(left(), journals.keptFiles(left()))).isEqualTo(new Standing.Same());
    }

    @Test
    void theBytesOfAnEncryptedFileAreKeptAsTheyLieThereAndNeedNoKey() throws IOException {
        Session session = Session.open(journals, file, false, KEY);
        session.apply(typed(9, 1));
        session.journal.close();
        assertThat(journals.keptFiles(left()).getFirst().bytes().orElseThrow().contentEquals(ByteStore.of(Session.sample())))
                .isTrue();
    }

    @Test
    void ofALargeFileTheStepsAreStillToBeTold() throws IOException {
        try (Journals small = new Journals(kept, 4 * Session.sample().length - 1)) {
            Session session = Session.open(small, file, false, null);
            session.apply(typed(9, 0xAB));
            session.apply(typed(10, 0xCD));
            session.document.endStep();
            session.apply(new Edit.DeleteBytes(new Span(0x20, 3)));
            session.apply(typed(99, 1));
            session.document.undo();
            session.journal.close();
        }
        Files.write(file, new byte[] {1, 2, 3});
        assertThat(Standing.of(left(), journals.keptFiles(left()))).isInstanceOf(Standing.Written.class)
                .hasFieldOrPropertyWithValue("kept", false);
        try (Recovery recovery = journals.recover(left(), null)) {
            assertThat(recovery.steps()).containsExactly(
                    new KeptStep("overwrite bytes", 9, 1, 1, "AB"), new KeptStep("overwrite bytes", 10, 1, 1, "CD"),
                    new KeptStep("delete bytes", 0x20, 3, 0, ""));
        }
    }

    @Test
    void aStepThatWasTakenBackAgainIsNoEdit() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.document.undo();
        session.journal.flush();
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash")))) {
            assertThat(crashed.unfinished().getFirst().isUnsaved()).isFalse();
        }
        session.apply(typed(9, 2));
        session.apply(typed(10, 3));
        session.journal.close();
        assertThat(left().edits()).as("what was typed in one go").isOne();
        assertThat(left().takenBack()).isZero();
    }

    @Test
    void stepsThatTheFileHasAndThatWereTakenBackAreCountedApart() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.apply(typed(90, 1));
        session.save(() -> { });
        session.document.undo();
        session.document.undo();
        session.apply(typed(50, 1));
        session.journal.close();
        assertThat(left().edits()).isOne();
        assertThat(left().takenBack()).isEqualTo(2);
    }

    @Test
    void whatCameBackHoldsItsJournalUntilItIsClosed() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.close();
        Found found = left();
        Restored restored;
        try (Recovery recovery = journals.recover(found, null)) {
            ByteStore now = ByteStore.of(Files.readAllBytes(file));
            restored = recovery.replay(recovery.match(now).orElseThrow(), now, Progress.NONE);
        }
        assertThat(journals.unfinished()).as("offered to another window").isEmpty();
        restored.close();
        assertThat(journals.unfinished()).containsExactly(found);
    }

    private Path only(String ending) throws IOException {
        try (Stream<Path> files = Files.list(kept)) {
            return files.filter(f -> f.toString().endsWith(ending)).findFirst().orElseThrow();
        }
    }
}
