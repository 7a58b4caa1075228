package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.document.journal.Session.assertSame;
import static org.varscope.document.journal.Session.bytes;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.Child;
import org.varscope.document.file.FileDigest;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What comes back of a document whose program ended.
class JournalTest extends JournalTestBase {
    @ParameterizedTest(name = "seed {0}, file read lazily: {1}, encrypted: {2}")
    @CsvSource({"1,false,false", "2,true,false", "3,false,true", "4,true,true", "5,true,false", "6,false,false",
            "7,true,true",
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
                Recovery.Restored restored = restored(crashed, key);
                assertThat(restored.losses()).isEmpty();
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

        Recovery.Restored restored = restored(journals, null);
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
        session.journal.saving(saving, "").complete(file, FileStamp.of(file), saving.snapshot().bytes());
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
        Document document = new Document(Structure.scan(ByteStore.of(Session.sample()), Dialects.of("godot4"),
                Framing.STREAM, Progress.NONE));
        try (Journal journal = journals.start(document, Base.untitled("Pasted"), null)) {
            journal.flush();
        }
        Found found = journals.unfinished().getFirst();
        assertThat(found.name()).isEqualTo("Pasted");
        assertThat(found.isUnsaved()).isTrue();
        try (Recovery recovery = journals.recover(found, null)) {
            Recovery.Restored restored =
                    recovery.replay(recovery.start(), recovery.untitled().orElseThrow(), Progress.NONE);
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
            assertThat(match(recovery, file)).isEmpty();
            assertThat(Clauses.clause(recovery.whyNot())).contains("a.save", "The edits are kept");
        }
        assertThat(journals.unfinished()).hasSize(1);
    }

    @Test
    void aSmallFileMayHaveBeenTouchedAndALargeOneNot() throws IOException, EditException {
        Path large = folder.resolve("large.save");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength(FileDigest.WHOLE + 1);
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
                    assertThat(match(recovery, path)).isPresent();
                    Files.setLastModifiedTime(path, FileTime.from(Instant.now().minusSeconds(100)));
                    assertThat(match(recovery, path).isPresent()).isEqualTo(path.equals(file));
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

    private static Optional<Recovery.Start> match(Recovery recovery, Path file) throws IOException {
        OpenFile now = OpenFile.read(file, Progress.NONE);
        return recovery.match(now.bytes(), now.stamp());
    }
}
