package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.document.Document;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.document.journal.FileState;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.Journals;
import org.varscope.document.journal.KeptFile;
import org.varscope.document.journal.KeptStep;
import org.varscope.document.journal.Recovery;
import org.varscope.document.save.FileForm;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// Brings documents back from the journals that a program left behind.
public final class JournalRestorer {
    private static final Supplier<String> NOTHING = () -> "";

    private final WindowContext around;

    /// What became of it.
    public sealed interface Outcome {
        /// The document is back.
        record Back(Recovery.Restored restored, FileOpener.Outcome.Opened opened) implements Outcome { }

        /// The file is encrypted, and its key is needed.
        record Locked(FileOpener.Outcome.Locked locked) implements Outcome { }

        /// What was edited, as a list.
        record Listed(Supplier<Listing> listing) implements Outcome { }

        /// It cannot be brought back now; nothing of it is lost.
        record Failed(Supplier<String> why) implements Outcome { }
    }

    /// Restores from the journals of `around`.
    public JournalRestorer(WindowContext around) {
        this.around = around;
    }

    /// A journal, and what has become of the file that it belongs to.
    public record Left(Found journal, FileState standing) { }

    /// Looks for journals with edits that no file has, and tells them; removes those that have none.
    ///
    /// @param failed is told why they cannot be looked through, in a sentence
    public void look(Consumer<List<Left>> told, Consumer<Supplier<String>> failed) {
        around.background().run(_ -> {
            List<Left> left = new ArrayList<>();
            for (Found journal : around.journals().unfinished()) {
                if (journal.isUnsaved()) {
                    left.add(new Left(journal, standing(journal)));
                } else {
                    tidy(journal);
                }
            }
            return left;
        }, told, failure -> failed.accept(sentence(failure)));
    }

    private void tidy(Found journal) {
        try {
            around.journals().discard(journal);
        } catch (IOException _) {
            // Where another window has it, or it cannot be removed, it has nothing to offer either.
            return;
        }
    }

    private FileState standing(Found journal) {
        try {
            return FileState.of(journal, around.journals().keptFiles(journal));
        } catch (IOException _) {
            // Bringing it back says what is wrong.
            return new FileState.Same();
        }
    }

    /// Removes a journal that nobody wants, in the background.
    ///
    /// @param failed is told why that cannot be, in a sentence
    public void discard(Found journal, Runnable done, Consumer<Supplier<String>> failed) {
        around.background().run(_ -> {
            around.journals().discard(journal);
            return journal;
        }, _ -> done.run(), failure -> failed.accept(sentence(failure)));
    }

    /// Brings a document back, in the background.
    ///
    /// @param known secrets to try if it is encrypted
    public void restore(Found journal, List<Secret> known, Consumer<Outcome> told) {
        run(journal, known, (recovery, begin, whyNot) -> begin == null ? new Outcome.Failed(whyNot)
                : new Outcome.Back(begin.played(recovery), begin.opened), told);
    }

    /// Lists what was edited, in the background: value by value, or step by step where the file that was edited is no
    /// longer there. Nothing changes.
    ///
    /// @param known secrets to try if it is encrypted
    public void list(Found journal, List<Secret> known, Consumer<Outcome> told) {
        run(journal, known, (recovery, begin, _) -> {
            if (begin != null) {
                try (Recovery.Restored restored = begin.played(recovery)) {
                    Structure edited = restored.checkpoint().snapshot().structure();
                    // Both by the same rules, as nothing else makes their values comparable.
                    Structure before = Structure.pending(begin.opened.structure().bytes(), edited.dialect(),
                            edited.framing());
                    Comparison.Compared edits = Comparison.compare(before, edited, _ -> Progress.NONE);
                    if (!edits.changes().differences().isEmpty()) {
                        return new Outcome.Listed(KeptEdits.listing(journal, edits));
                    }
                }
            }
            return steps(journal, recovery);
        }, told);
    }

    private static Outcome steps(Found journal, Recovery recovery) throws IOException {
        return new Outcome.Listed(KeptEdits.listing(journal, recovery.steps()));
    }

    /// What the edits of a journal begin with.
    private record Begin(Recovery.Start start, FileOpener.Outcome.Opened opened) {
        Recovery.Restored played(Recovery recovery) throws IOException {
            return recovery.replay(start, opened.structure().bytes(), Progress.NONE);
        }
    }

    /// What is done with a journal.
    private interface Play {
        /// @param begin  null where the file is not as it was
        /// @param whyNot for people, in that case
        Outcome with(Recovery recovery, @Nullable Begin begin, Supplier<String> whyNot) throws IOException;
    }

    private void run(Found journal, List<Secret> known, Play play, Consumer<Outcome> told) {
        Path path = journal.file();
        around.background().run(_ -> path == null ? untitled(journal, play) : of(path, journal, known, play), told,
                failure -> told.accept(new Outcome.Failed(sentence(failure))));
    }

    private static Supplier<String> sentence(Throwable failure) {
        return () -> Sentence.of(FailureWords.of(failure));
    }

    private Outcome untitled(Found journal, Play play) throws IOException {
        try (Recovery recovery = around.journals().recover(journal, null)) {
            ByteStore bytes = recovery.untitled().orElse(ByteStore.empty());
            EditedFile file = EditedFile.unsaved(journal.name(), new Plain(bytes));
            return play.with(recovery, new Begin(recovery.start(), FileOpener.anyway(bytes, file)), NOTHING);
        }
    }

    private Outcome of(Path path, Found journal, List<Secret> known, Play play) throws IOException {
        Source source;
        try {
            source = Source.of(path, around.journals().keptFiles(journal));
        } catch (IOException e) {
            try (Recovery recovery = around.journals().recover(journal, null)) {
                return play.with(recovery, null, sentence(e));
            }
        }
        Outcome outcome = null;
        try {
            outcome = of(source, journal, known, play);
            return outcome;
        } finally {
            if (!(outcome instanceof Outcome.Back)) {
                source.form.close();
            }
        }
    }

    private Outcome of(Source source, Found journal, List<Secret> known, Play play) throws IOException {
        EditedFile file = EditedFile.opened(source.form);
        FileOpener.Outcome outcome = FileOpener.unpacked(FileOpener.bytes(source.bytes, file, known, Progress.NONE),
                Progress.NONE);
        if (outcome instanceof FileOpener.Outcome.Locked locked) {
            return new Outcome.Locked(locked);
        }
        FileOpener.Outcome.Opened opened = outcome instanceof FileOpener.Outcome.Opened found ? found
                : FileOpener.anyway(source.bytes, file);
        try (Recovery recovery = recover(journal, key(journal, opened))) {
            Recovery.Start start = recovery.match(source.bytes, source.stamp()).orElse(null);
            if (start == null) {
                return play.with(recovery, null, () -> Messages.say(recovery.whyNot()));
            }
            boolean plain = start.note().equals(new Plain(ByteStore.empty()).word());
            return play.with(recovery, new Begin(start, plain ? FileOpener.anyway(source.bytes, file)
                    : asNoted(start.note(), opened, source.bytes, known)), NOTHING);
        }
    }

    /// What was opened, or, where it was unwrapped in another way when the edits were made, that.
    private static FileOpener.Outcome.Opened asNoted(String note, FileOpener.Outcome.Opened opened, ByteStore bytes,
            List<Secret> known) {
        Layers noted = Layers.named(note).filter(_ -> !note.equals(opened.file().form().wrapping().word()))
                .orElse(Layers.ANY);
        EditedFile file = opened.file().wrapped(new Plain(bytes)).asked(noted);
        return !noted.equals(Layers.ANY)
                && FileOpener.bytes(bytes, file, known, Progress.NONE) instanceof FileOpener.Outcome.Opened as
                ? as : opened;
    }

    /// Where the bytes come from that the edits were made to.
    ///
    /// @param form of the file as it looked with those bytes, so that it is noticed where it looks otherwise now
    private record Source(ByteStore bytes, FileForm form) {
        FileStamp stamp() {
            return Objects.requireNonNull(form.stamp());
        }

        /// {@return the file as it is, where that is one that was kept, or none was; otherwise the newest that was}
        static Source of(Path path, List<KeptFile> kept) throws IOException {
            Optional<KeptFile> last = kept.stream().filter(one -> one.bytes().isPresent()).findFirst();
            try {
                OpenFile now = OpenFile.read(path, Progress.NONE);
                if (last.isEmpty() || kept.stream()
                        .anyMatch(one -> one.bytes().isPresent() && one.is(now.bytes(), now.stamp()))) {
                    return new Source(now.bytes(), FileForm.of(now, new Plain(now.bytes())));
                }
                now.close();
            } catch (IOException e) {
                if (last.isEmpty()) {
                    throw e;
                }
            }
            ByteStore bytes = last.get().bytes().orElseThrow();
            OpenFile then = new OpenFile(path, bytes, last.get().stamp());
            return new Source(bytes, new FileForm(path, then, new Plain(bytes), List.of()));
        }
    }

    private static byte @Nullable [] key(Found journal, FileOpener.Outcome.Opened opened) {
        return journal.encrypted() ? opened.file().form().wrapping().secret().map(Secret::key).orElse(null) : null;
    }

    private Recovery recover(Found journal, byte @Nullable [] key) throws IOException {
        Journals journals = around.journals();
        try {
            return journals.recover(journal, key);
        } finally {
            if (key != null) {
                Arrays.fill(key, (byte) 0);
            }
        }
    }

    /// {@return a document that is back; to be called on the toolkit's thread}
    public DocumentSession session(Outcome.Back back) {
        Document document = back.restored().document();
        EditorModel model = new EditorModel(document, around.background());
        JournalSession keeping = JournalSession.goingOn(back.restored().goOn(document), around);
        List<Remark> losses = back.restored().losses();
        model.say(losses.isEmpty() ? Messages.get("file.restored")
                : losses.stream().map(Messages::say).collect(Collectors.joining(" ")));
        return new DocumentSession(model, back.opened(), keeping, around);
    }

    /// Edits that were not saved as a list for people.
    static final class KeptEdits {
        private KeptEdits() { }

        /// {@return what lists the values that were edited}
        static Supplier<Listing> listing(Found journal, Comparison.Compared edits) {
            List<Listing.Line> lines = Comparison.lines(edits);
            return () -> new Listing(title(journal), Messages.get("file.edits-of", journal.name()),
                    Messages.get("file.edits-about", Comparison.many(edits.changes())),
                    new Listing.Line(Messages.get("file.path"), Messages.get("file.then"), Messages.get("file.edited")),
                    lines);
        }

        /// {@return what lists the steps of editing}
        static Supplier<Listing> listing(Found journal, List<KeptStep> steps) {
            return () -> new Listing(title(journal), Messages.get("file.edits-of", journal.name()),
                    Messages.get("file.steps-about"),
                    new Listing.Line(Messages.get("file.where"), Messages.get("file.done"),
                            Messages.get("file.new-bytes")),
                    steps.stream().limit(Comparison.MOST).map(KeptEdits::line).toList());
        }

        private static String title(Found journal) {
            return Messages.get("file.edits", journal.name());
        }

        private static Listing.Line line(KeptStep step) {
            return new Listing.Line("0x%08X".formatted(step.offset()),
                    Messages.get("file.step", step.inserted(), step.removed(),
                    Messages.say(step.action())), step.bytes());
        }
    }
}
