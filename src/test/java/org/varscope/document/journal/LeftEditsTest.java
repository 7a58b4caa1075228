package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.document.journal.Session.assertSame;
import static org.varscope.document.journal.Session.bytes;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Edit;
import org.varscope.document.file.FileStamp;
import org.varscope.scan.walk.Progress;

/// What is said of edits that were not saved, whatever has become of their file.
class LeftEditsTest extends JournalTestBase {
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
        assertThat(FileState.of(left(), List.of(before))).isEqualTo(
                new FileState.Written(Files.getLastModifiedTime(file).toInstant(), true));
        Files.delete(file);
        assertThat(FileState.of(left(), List.of(before))).isEqualTo(new FileState.Gone(true));
        try (Recovery recovery = journals.recover(left(), null)) {
            ByteStore bytes = before.bytes().orElseThrow();
            Recovery.Restored restored =
                    recovery.replay(recovery.match(bytes, before.stamp()).orElseThrow(), bytes, Progress.NONE);
            assertSame(restored.checkpoint(), session.document.checkpoint());
        }
    }

    @Test
    void aFileThatWasWrittenAgainWithTheSameBytesIsTheSame() throws IOException {
        Session session = Session.open(journals, file, false, null);
        session.apply(typed(9, 1));
        session.journal.close();
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(100)));
        assertThat(FileState.of(left(), journals.keptFiles(left()))).isEqualTo(new FileState.Same());
    }

    @Test
    void theBytesOfAnEncryptedFileAreKeptAsTheyLieThereAndNeedNoKey() throws IOException {
        Session session = Session.open(journals, file, false, KEY);
        session.apply(typed(9, 1));
        session.journal.close();
        assertThat(journals.keptFiles(left()).getFirst().bytes().orElseThrow()
                .contentEquals(ByteStore.of(Session.sample())))
                .isTrue();
    }

    @Test
    void ofALargeFileTheStepsAreStillToBeTold() throws IOException {
        try (Journals small = new Journals(kept, 4 * Session.sample().length - 1)) {
            Session session = Session.open(small, file, false, null);
            session.apply(typed(9, 0xAB));
            session.apply(typed(10, 0xCD));
            session.document.endStep();
            session.apply(new Edit.ReplaceBytes(new Span(0x20, 3), new byte[0]));
            session.apply(typed(99, 1));
            session.document.undo();
            session.journal.close();
        }
        Files.write(file, new byte[] {1, 2, 3});
        assertThat(FileState.of(left(), journals.keptFiles(left()))).isInstanceOf(FileState.Written.class)
                .hasFieldOrPropertyWithValue("kept", false);
        try (Recovery recovery = journals.recover(left(), null)) {
            Action typed = new Action(Action.Verb.OVERWRITE, "0x9", "2");
            assertThat(recovery.steps()).containsExactly(
                    new KeptStep(typed, 9, 1, 1, "AB"), new KeptStep(typed, 10, 1, 1, "CD"),
                    new KeptStep(new Action(Action.Verb.DELETE_BYTES, "0x20", "3"), 0x20, 3, 0, ""));
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
        Recovery.Restored restored;
        try (Recovery recovery = journals.recover(found, null)) {
            ByteStore now = ByteStore.of(Files.readAllBytes(file));
            restored = recovery.replay(recovery.match(now, FileStamp.of(file)).orElseThrow(), now, Progress.NONE);
        }
        assertThat(journals.unfinished()).as("offered to another window").isEmpty();
        restored.close();
        assertThat(journals.unfinished()).containsExactly(found);
    }
}
