package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.document.edit.Edit;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.Journals;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.page.RestorePage;
import org.varscope.ui.theme.ThemeChoice;

/// Edits that were not saved when the program ended come back at the next start.
class JournalRestorerTest extends WindowTestBase {
    private int copies;
    /// Files that the next start is asked for.
    private List<Path> asked = List.of();

    /// Ends the program as a power cut would, once `acts` edits are on the disk, and starts it again.
    private List<Found> endSuddenly(int acts) throws IOException {
        AtomicReference<List<Found>> left = new AtomicReference<>(List.of());
        await(() -> {
            // The thread of the window opens no journals.
            try (ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor()) {
                left.set(thread.submit(this::copyJournal).get());
            }
            return !left.get().isEmpty() && left.get().stream().mapToLong(Found::edits).sum() >= acts;
        });
        hide();
        journalFolder = "journal-left-" + copies;
        show();
        on(() -> window.open(asked));
        on(() -> window.offerUnsaved(!asked.isEmpty()));
        return left.get();
    }

    /// {@return the edits in a copy of the journal as it is now}
    private List<Found> copyJournal() throws IOException {
        Path journal = folder.resolve(journalFolder);
        Path copy = Files.createDirectories(folder.resolve("journal-left-" + ++copies));
        try (Stream<Path> files = Files.exists(journal) ? Files.list(journal) : Stream.empty()) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
        }
        try (Journals looking = new Journals(copy)) {
            return looking.unfinished();
        }
    }

    /// A file too large to be kept with its edits: one record of zero bytes.
    private Path large() throws IOException {
        int count = 64 << 20;
        Path file = folder.resolve("large.save");
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            out.write(ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN).putInt(8 + count).putInt(29).putInt(count)
                    .flip());
            out.write(ByteBuffer.allocate(1), 11L + count);
        }
        return file;
    }

    @Test
    void editsOfALargeFileAreNotBroughtBackToOneThatWasWrittenSince() throws IOException {
        Path file = large();
        open(file);
        apply(Edit.overwrite(500_000, new byte[] {1}));
        Found left = endSuddenly(1).getFirst();
        FileTime before = Files.getLastModifiedTime(file);
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
            out.write(ByteBuffer.wrap(new byte[] {2}), 200_000);
        }
        Files.setLastModifiedTime(file, FileTime.fromMillis(before.toMillis() + 5000));
        fire("restore-" + left.id());
        await(() -> !((Labeled) find("restore-trouble")).getText().isEmpty());
        assertThat(text("restore-trouble")).contains("it was written since", "The edits are kept");
    }

    @Test
    void theOfferIsBehindTheFileThatWasAskedFor() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        apply(Edit.overwrite(40, new byte[] {'x'}));
        Path other = sampleFile("other.save");
        asked = List.of(other);
        endSuddenly(1);
        assertThat(editor().file().path()).isEqualTo(other);
        assertThat(window.workspace().all()).extracting(tab -> tab.page().getClass().getSimpleName())
                .containsExactly("EditorPage", "RestorePage");
    }

    @Test
    void nothingIsOfferedWhereNothingWasLeft() {
        on(() -> window.offerUnsaved(false));
        assertThat(isThere("restore-page")).isFalse();
    }

    @Test
    void savedEditsThatWereUndoneAreSaidInPlainWords() {
        assertThat(RestorePage.edits(found(0, 1))).isEqualTo("1 saved edit undone");
        assertThat(RestorePage.edits(found(1, 2))).isEqualTo("1 edit, 2 saved edits undone");
        assertThat(RestorePage.edits(found(3, 0))).isEqualTo("3 edits");
    }

    private static Found found(long edits, long takenBack) {
        return new Found("a", "slot.save", null, Instant.EPOCH, edits, takenBack, false);
    }

    @Test
    void editsComeBackWithTheirHistory() throws IOException {
        open(sampleFile("slot.save"));
        set("$.player.gold", 101);
        set("$.player.gold", 5_000_000_000L);
        Found left = endSuddenly(2).getFirst();
        on(() -> theme.choiceProperty().set(ThemeChoice.LIGHT));
        fire("restore-" + left.id());
        await(() -> window.workspace().current().isPresent());
        assertThat(shown("$.player.gold")).isEqualTo("5000000000");
        assertThat(model().modifiedProperty().get()).isTrue();
        assertThat(isThere("restore-page")).isFalse();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(shown("$.player.gold")).isEqualTo("101");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(Sample.FIRST.bytes());
    }

    /// The bytes alone do not say that a person has opened them with a key.
    @Test
    void editsOfAFileThatWasOpenedByHandComeBackAsItWasOpened() throws IOException {
        byte[] combined = Sample.FIRST.bytes().clone();
        for (int i = 0; i < combined.length; i++) {
            combined[i] ^= 0x5A;
        }
        open(write("slot.save", combined));
        fire("refusal-keyed");
        await(() -> window.workspace().current().isPresent());
        set("$.player.gold", 101);
        Found left = endSuddenly(1).getFirst();
        fire("restore-" + left.id());
        await(() -> window.workspace().current().isPresent());
        assertThat(editor().file().form().wrapping().word()).isEqualTo("xor:5a");
        assertThat(shown("$.player.gold")).isEqualTo("101");
    }

    @Test
    void aDocumentThatWasNeverSavedComesBack() throws IOException {
        openSample();
        set("$.player.gold", 7);
        Found left = endSuddenly(0).getFirst();
        assertThat(left.file()).isNull();
        fire("restore-" + left.id());
        await(() -> window.workspace().current().isPresent());
        assertThat(shown("$.player.gold")).isEqualTo("7");
    }

    @Test
    void editsOfAnEncryptedFileAskForItsPassword() throws IOException {
        open(write("secret.save", Sample.all().getLast().bytes()));
        on(() -> ((TextField) find("locked-hidden")).setText("secret"));
        fire("locked-open");
        await(() -> window.workspace().current().isPresent());
        set("$.player.gold", 8);
        Found left = endSuddenly(1).getFirst();
        assertThat(left.encrypted()).isTrue();
        fire("restore-" + left.id());
        await(() -> isThere("locked-open"));
        on(() -> ((TextField) find("locked-hidden")).setText("wrong"));
        fire("locked-open");
        await(() -> !((Labeled) find("locked-trouble")).getText().isEmpty());
        on(() -> ((TextField) find("locked-hidden")).setText("secret"));
        fire("locked-open");
        await(() -> window.workspace().current().isPresent());
        assertThat(shown("$.player.gold")).isEqualTo("8");
    }

    /// Edits a file, ends the program, and lets another one write the file.
    private Found writtenSince(Path file) throws IOException {
        open(file);
        set("$.player.gold", 101);
        Files.write(file, Sample.all().get(1).bytes());
        return endSuddenly(1).getFirst();
    }

    @Test
    void editsOfAFileThatWasWrittenSinceComeBackBesideIt() throws IOException {
        Path file = sampleFile("slot.save");
        Found left = writtenSince(file);
        await(() -> isThere("standing-" + left.id()));
        assertThat(text("standing-" + left.id())).contains("The file has been written since", "with your edits");
        fire("restore-" + left.id());
        await(() -> window.workspace().current().isPresent());
        assertThat(shown("$.player.gold")).isEqualTo("101");
        await(() -> isThere("banner-compare"));
        assertThat(text("banner-words")).contains("was written by another program. Your edits are kept");
        assertThat(Files.readAllBytes(file)).isEqualTo(Sample.all().get(1).bytes());
        fire("banner-reload");
        await(() -> window.workspace().current().isPresent());
        await(() -> bytes().length == Sample.all().get(1).bytes().length);
    }

    @Test
    void editsOfAFileThatIsGoneComeBack() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        set("$.player.gold", 101);
        Files.delete(file);
        Found left = endSuddenly(1).getFirst();
        fire("restore-" + left.id());
        await(() -> window.workspace().current().isPresent());
        assertThat(shown("$.player.gold")).isEqualTo("101");
        run(Command.SAVE);
        await(() -> Files.exists(file));
    }

    @Test
    void editsAreListedWithoutRestoringThem() throws IOException {
        Found left = writtenSince(sampleFile("slot.save"));
        fire("list-" + left.id());
        await(() -> isThere("listing"));
        TableView<?> table = (TableView<?>) find("listing");
        assertThat(table.getItems().toString()).isEqualTo("[Line[where=$.player.gold, one=100, other=101]]");
        press(KeyCode.ESCAPE);
        assertThat(isThere("listing")).isFalse();
        fire("restore-" + left.id());
        await(() -> window.workspace().current().isPresent());
        assertThat(shown("$.player.gold")).isEqualTo("101");
    }

    @Test
    void editsThatNobodyWantsAreDiscardedAfterAskingTwice() throws IOException {
        open(sampleFile("slot.save"));
        set("$.player.gold", 101);
        Found left = endSuddenly(1).getFirst();
        fire("discard-" + left.id());
        assertThat(text("discard-" + left.id())).isEqualTo("Discard for good");
        fire("discard-" + left.id());
        assertThat(isThere("restore-page")).isFalse();
        assertThat(journals.unfinished()).isEmpty();
    }

    @Test
    void nothingIsLeftOfADocumentThatWasClosedOnPurpose() throws IOException {
        open(sampleFile("slot.save"));
        set("$.player.gold", 101);
        run(Command.CLOSE_TAB);
        fire("answer-discard");
        journals.close();
        assertThat(journals.unfinished()).isEmpty();
    }
}
