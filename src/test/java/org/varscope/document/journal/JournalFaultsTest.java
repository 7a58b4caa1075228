package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.remark.Remark;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Whatever the writer of a journal fails with is said, and nothing is written behind a gap.
class JournalFaultsTest {
    /// Bytes that the thread of the journals cannot read for a while. What that thread then leaves uncaught is
    /// collected by a handler of its own, as the default one belongs to all the tests that run at the same time.
    private static final class Failing implements ByteSource {
        private final byte[] bytes = new byte[64];
        private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();
        private volatile Error failure;

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            Error now = failure;
            if (now != null && Thread.currentThread().getName().equals("journal")) {
                Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> uncaught.add(failure));
                throw now;
            }
            System.arraycopy(bytes, (int) at, into, offset, count);
        }
    }

    @TempDir
    private Path folder;
    private final Failing source = new Failing();

    private Document document() {
        return new Document(Structure.scan(ByteStore.of(source), Dialects.of("godot4"), Framing.VALUES, Progress.NONE));
    }

    @Test
    void anErrorOfTheWriterIsSaidAndLeavesNoHole() throws Exception {
        Document document = document();
        List<Optional<Remark>> states = new ArrayList<>();
        try (Journals journals = new Journals(folder)) {
            Journal journal = journals.start(document, Base.untitled("words"), null);
            journal.onTrouble(_ -> {
                throw new IllegalStateException("a listener that is broken");
            });
            journal.onTrouble(states::add);
            document.apply(Edit.overwrite(0, new byte[] {0, 0, 0, 0, 1}));
            journal.flush();
            source.failure = new StackOverflowError("too deep");
            document.apply(new Edit.Move(Location.record(9), 2));
            journal.flush();
            source.failure = null;
            document.apply(Edit.overwrite(8, new byte[] {0, 0, 0, 0, 1}));
            journal.close();
            assertThat(journal.trouble().map(Clauses::clause).orElseThrow()).contains("cannot be written");
            assertThat(journal.trouble().map(Clauses::clause).orElseThrow()).contains("too deep", "Save the file");
            assertThat(states).containsExactly(journal.trouble());
            assertThat(source.uncaught).hasSize(2);
            Recovery recovery = journals.recover(journals.unfinished().getFirst(), null);
            try (Recovery.Restored restored =
                    recovery.replay(recovery.start(), recovery.untitled().orElseThrow(), Progress.NONE)) {
                Checkpoint kept = restored.checkpoint();
                assertThat(kept.size()).isEqualTo(1);
                assertThat(restored.losses()).isEmpty();
            }
        }
    }

    @Test
    void whoListensTooLateForAFailureIsToldOfIt() {
        source.failure = new StackOverflowError("too deep");
        List<Optional<Remark>> states = new ArrayList<>();
        try (Journals journals = new Journals(folder)) {
            Journal journal = journals.start(document(), Base.untitled("words"), null);
            journal.flush();
            journal.onTrouble(states::add);
            journal.flush();
            journal.discard();
            assertThat(states).containsExactly(journal.trouble());
        }
        assertThat(states).hasSize(1);
    }

    @Test
    void whatAnEndedThreadCannotWriteIsSaid() throws Exception {
        Document document = document();
        Journals journals = new Journals(folder);
        Journal journal = journals.start(document, Base.untitled("words"), null);
        journals.close();
        document.apply(Edit.overwrite(0, new byte[] {7}));
        assertThat(journal.trouble().map(Clauses::clause).orElseThrow()).contains("cannot be written");
        journal.close();
    }
}
