package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.varscope.document.journal.Session.assertSame;
import static org.varscope.document.journal.Session.bytes;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.Pipes;
import org.varscope.document.save.SaveFile;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// What journals take on the disk, who may read them, and what becomes of them.
class JournalFilesTest extends JournalTestBase {
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
            Files.setLastModifiedTime(Files.write(kept.resolve(name), new byte[1]),
                    FileTime.from(Instant.now().minusSeconds(120)));
        }
        Path recent = Files.write(kept.resolve("d.lock"), new byte[0]);
        assertThat(journals.unfinished()).isEmpty();
        try (Stream<Path> files = Files.list(kept)) {
            assertThat(files).containsExactly(recent);
        }
    }

    @Test
    void aJournalThatWasNeverWrittenLeavesNoLock() throws IOException {
        Files.createDirectories(kept);
        try (JournalFile held = JournalFile.hold(kept, "a")) {
            assertThat(held).isNotNull();
        }
        assertThat(kept).isEmptyDirectory();
    }

    @Test
    void aPipeInThePlaceOfAJournalIsNotWaitedFor() throws Exception {
        Files.createDirectories(kept);
        Pipes.make(kept.resolve("a.journal"));
        Pipes.make(kept.resolve("b.lock"));
        Files.write(kept.resolve("b.journal"), new byte[40]);
        assertThat(journals.unfinished()).isEmpty();
    }

    @Test
    void aDocumentThatIsOnlyLookedAtHasNoJournal() throws IOException {
        Session.open(journals, file, false, null).journal.flush();
        assertThat(kept).doesNotExist();
    }

    @Test
    void aJournalOfAnotherVersionIsLeftToIt() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.close();
        Path journal = only(".journal");
        List<Entry> entries = EntryFile.read(journal);
        EntryFile.create(journal, entries).close();
        assertThat(journals.unfinished()).hasSize(1);
        entries.getFirst().content()[7]++;
        EntryFile.create(journal, entries).close();
        assertThat(journals.unfinished()).isEmpty();
        assertThat(journal).exists();
    }

    @Test
    void anEncryptedJournalShowsNothingAndTakesOneKeyOnly() throws IOException {
        Session session = Session.open(journals, file, false, KEY);
        session.apply(Edit.insert(9, "a secret that nobody sees".getBytes(StandardCharsets.US_ASCII)));
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
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"),
                "this file system has no permissions");
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.save(() -> { });
        session.journal.flush();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept))).isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(only(".journal"))))
                .isEqualTo("rw-------");
    }

    @Test
    void aFullJournalSaysSoAndKeepsAgainAfterSaving() throws IOException {
        try (Journals small = new Journals(folder.resolve("small"), 2000)) {
            Session session = Session.open(small, file, false, null);
            session.apply(typed(9, 1));
            session.apply(Edit.insert(20, new byte[5000]));
            session.journal.flush();
            assertThat(session.journal.trouble().map(Clauses::clause).orElseThrow()).contains("is full");
            session.save(() -> session.apply(typed(60, 4)));
            session.journal.flush();
            assertThat(session.journal.trouble()).isEmpty();
            try (Journals crashed = new Journals(Session.crash(folder.resolve("small"), folder.resolve("crash")))) {
                Recovery.Restored restored = restored(crashed, null);
                assertThat(bytes(restored.checkpoint().snapshot().bytes()))
                        .isEqualTo(bytes(session.document.snapshot().bytes()));
            }
        }
    }

    @Test
    void aSaveThatFailedIsNotTakenForTheNextOneWhoseBaseIsNotKept() throws IOException {
        try (Journals small = new Journals(folder.resolve("small"), 2000)) {
            Session session = Session.open(small, file, false, null);
            session.apply(typed(9, 1));
            SaveFile.Ready ready = session.journal.saving(session.document.checkpoint(), "");
            ready.complete(file, FileStamp.noted(1, FileTime.fromMillis(1)), ByteStore.of(new byte[1]));
            session.journal.saving(session.document.checkpoint(), "x".repeat(2000))
                    .complete(file, FileStamp.of(file), session.document.snapshot().bytes());
            session.document.markSaved(session.document.snapshot());
            session.journal.flush();
            assertThat(session.journal.trouble().map(Clauses::clause).orElseThrow()).contains("is full");
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaidAndNothingElseBreaks() throws IOException {
        Path blocked = Files.write(folder.resolve("blocked"), new byte[1]);
        try (Journals none = new Journals(blocked.resolve("inside"))) {
            Session session = Session.open(none, file, false, null);
            session.apply(typed(9, 1));
            session.journal.flush();
            assertThat(session.journal.trouble().map(Clauses::clause).orElseThrow()).contains("cannot be written");
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
        session.apply(new Edit.ReplaceBytes(new Span(100, 100_000), new byte[0]));
        session.journal.flush();
        session.document.undo();
        session.journal.flush();
        assertThat(Files.size(only(".journal")) - before).isLessThan(300);
    }

    @Test
    void movingALargeValueIsASmallEntry() throws IOException, EditException, EncodeException {
        byte[] value = Encoder.encode(Variant.Array.of(List.of(
                new Variant.PackedBytes(new byte[100_000]), new Variant.Int(7))), Dialects.of("godot4"));
        Document document = new Document(Structure.scan(ByteStore.of(value), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE));
        Path target = Files.write(file, value);
        try (Journal journal = journals.start(document,
                Base.of(target, FileStamp.of(target), ByteStore.of(value), ""), null)) {
            document.apply(new Edit.Move(Location.record(0).child(0), 1));
            journal.flush();
            assertThat(Files.size(only(".journal"))).isLessThan(value.length + 1000L);
        }
        try (Journals crashed = new Journals(Session.crash(kept, folder.resolve("crash")))) {
            assertSame(restored(crashed, null).checkpoint(), document.checkpoint());
        }
    }
}
