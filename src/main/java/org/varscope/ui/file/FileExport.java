package org.varscope.ui.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Damage;
import org.varscope.document.patch.BinaryPatch;
import org.varscope.document.patch.StoredChange;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveFile;
import org.varscope.document.save.SaveLossException;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Writes a part of a document, or what is made of it, to a file that the document does not become.
///
/// @param files   where a person says which
/// @param overlay asks where there is something to ask
public record FileExport(FileChoices files, Overlay overlay) {
    /// Asks for a file, and writes `content` to it in the wrapper of the document, which stays as it is.
    ///
    /// @param content what was salvaged of the document
    /// @param then    gets the file that was written
    public void saveSalvaged(DocumentSession session, ByteStore content, Consumer<Path> then) {
        FileForm form = session.file().form().with(Damage.SALVAGED);
        saveApart(session, Messages.get("file.salvaged-name", session.file().nameToPropose()),
                Messages.get("file.salvaged-same"), (plan, running) -> form.save(plan, content,
                        running.over(form.work(content))).file(), then);
    }

    /// Asks where to, and saves the selected bytes there as they are, wrapped in nothing. The document goes on as it
    /// is, and so does its file, which cannot be saved over.
    public void saveSelected(DocumentSession session) {
        Selection selection = session.model().selection();
        ByteStore part = selection.of(session.model().bytes());
        saveApart(session,
                Messages.get("file.part-name", session.file().nameToPropose(), Long.toHexString(selection.start())),
                Messages.get("file.part-same"), (plan, running) -> plan.write(part, running.over(part.length())),
                _ -> { });
    }

    /// What makes the bytes of a file; runs on any thread.
    public interface Making {
        /// {@return the bytes}
        /// @throws IOException with a reason for people, if they cannot be made
        byte[] make() throws IOException;
    }

    /// Asks where to, and saves there what is made of the bytes of `span`. The document goes on as it is, and so does
    /// its file, which cannot be saved over.
    ///
    /// @param ending of the name, which says what is made
    public void saveMade(DocumentSession session, Span span, String ending, Making making) {
        saveMade(session, Messages.get("file.made-name", session.file().nameToPropose(),
                Long.toHexString(span.start()), ending), making, () -> { });
    }

    /// The same of the whole document.
    ///
    /// @param name to suggest
    /// @param then follows when it is written
    public void saveMade(DocumentSession session, String name, Making making, Runnable then) {
        saveApart(session, name, Messages.get("file.part-same"), (plan, running) -> {
            ByteStore made = ByteStore.of(making.make());
            return plan.write(made, running.over(made.length()));
        }, _ -> then.run());
    }

    /// Asks where to, and saves there what has changed since the file was opened or saved last.
    public void savePatch(DocumentSession session, BinaryPatch format) {
        FileForm form = session.file().form();
        Structure now = session.model().structure();
        ByteStore saved = session.model().savedBytes();
        String name = session.file().nameToPropose() + "." + format.name().toLowerCase(Locale.ROOT);
        saveApart(session, name, Messages.get("file.part-same"), (plan, running) -> {
            StoredChange change = StoredChange.of(form, saved, now, running.over(form.work(now.bytes())));
            ByteStore patch = ByteStore.of(format.between(change.before(), change.after()));
            return plan.write(patch, running.over(patch.length()));
        }, _ -> { });
    }

    /// Writes a file that the document does not become.
    private interface Writing {
        SaveFile.Saved write(SaveFile plan, Background.Running running) throws IOException;
    }

    /// @param name to suggest
    /// @param same says that the file of the document cannot be saved over
    private void saveApart(DocumentSession session, String name, String same, Writing writing, Consumer<Path> then) {
        EditorModel model = session.model();
        if (session.saving().isRunning()) {
            model.say(Messages.get("file.saving-already"));
            return;
        }
        Path own = session.file().path();
        files.save(own, name).ifPresent(path -> writeApart(session,
                SaveFile.to(path.toAbsolutePath().normalize()).from(session.file().form().file()), (plan, running) -> {
                    if (own != null && Files.exists(plan.target()) && Files.isSameFile(own, plan.target())) {
                        throw new FileAlreadyExistsException(null, null, same);
                    }
                    return writing.write(plan, running);
                }, then));
    }

    private void writeApart(DocumentSession session, SaveFile plan, Writing writing, Consumer<Path> then) {
        EditorModel model = session.model();
        session.saving().run(running -> writing.write(plan, running), saved -> {
            model.say(FileSaver.said(plan.target(), saved));
            then.accept(plan.target());
        }, failure -> {
            if (failure instanceof SaveLossException loss) {
                overlay.show(new QuestionCard(Messages.get("file.loss-of", plan.target().getFileName()),
                        FileSaver.lost(loss), List.of(new QuestionCard.Answer("accept", Messages.get("file.save"),
                                () -> writeApart(session, plan.accepting(), writing, then)),
                                QuestionCard.Answer.cancel())));
            } else {
                model.say(Messages.get("file.not-saved", plan.target(), FailureWords.of(failure)) + ".");
            }
        });
    }
}
