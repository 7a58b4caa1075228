package org.varscope.ui.file;

import module java.base;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.FileWatch;
import org.varscope.document.save.SaveFile;
import org.varscope.document.save.WriteTrouble;
import org.varscope.remark.Remark;
import org.varscope.ui.card.Banner;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Looks after the file of one document: says when another program has written it, when it is gone, and when it cannot
/// be saved to.
public final class FileGuard {
    /// What can be done about it.
    ///
    /// @param reload  reads the file again, and marks what has changed
    /// @param compare lists what is different in the file
    /// @param saveAs  saves to another file
    public record Ways(Runnable reload, Runnable compare, Runnable saveAs) { }

    private final DocumentSession session;
    private final Banner banner;
    private final WindowContext around;
    private final Ways ways;
    private final Background.Lane access;
    private final Lifetime lifetime = new Lifetime();
    private final AtomicReference<FileWatch.Watched> watched = new AtomicReference<>();

    /// @param banner says what happened, above the document
    /// @param ways   what can be done about it
    public FileGuard(DocumentSession session, Banner banner, WindowContext around, Ways ways) {
        this.session = session;
        this.banner = banner;
        this.around = around;
        this.ways = ways;
        this.access = around.background().lane();
        lifetime.follow(session.fileProperty(), this::follow);
        lifetime.atEnd(this::stopWatching);
    }

    /// Looks at `file` from now on. What was said of it as it was before is said again if it is still so.
    private void follow(EditedFile file) {
        stopWatching();
        banner.hide();
        Path path = file.path();
        FileStamp stamp = file.stamp();
        if (path != null && stamp != null) {
            watched.set(around.watch().watch(path, stamp, this::seen));
            access.run(_ -> WriteTrouble.ahead(path), this::tell,
                    failure -> seen(new FileWatch.Sight.Unreachable(FailureWords.of(failure))));
        }
    }

    private void tell(Optional<Remark> trouble) {
        if (trouble.isPresent()) {
            banner.show(Messages.get("file.read-only", trouble.get()), List.of(saveAs()), Messages.get("file.dismiss"));
        }
    }

    private QuestionCard.Answer saveAs() {
        return new QuestionCard.Answer("save-as", Messages.get("file.save-as"), () -> leaving(ways.saveAs));
    }

    private void leaving(Runnable then) {
        banner.hide();
        then.run();
    }

    private void seen(FileWatch.Sight sight) {
        String name = session.file().name();
        switch (sight) {
            case FileWatch.Sight.Changed(var now) when session.file().isAsKnown(now) -> banner.hide();
            case FileWatch.Sight.Changed _ -> {
                boolean edited = session.model().modifiedProperty().get();
                List<QuestionCard.Answer> answers = new ArrayList<>(List.of(
                        new QuestionCard.Answer("reload", Messages.get(edited ? "file.reload-edited" : "file.reload"),
                                () -> leaving(ways.reload)),
                        new QuestionCard.Answer("compare", Messages.get("file.compare"), ways.compare)));
                banner.show(Messages.get(edited ? "file.written-edited" : "file.written", name), answers,
                        Messages.get("file.keep"));
            }
            case FileWatch.Sight.Gone _ -> banner.show(Messages.get(
                    session.model().modifiedProperty().get() ? "file.gone-edited" : "file.gone", name),
                    List.of(saveAs()), Messages.get("file.dismiss"));
            case FileWatch.Sight.Unreachable(String why) -> banner.show(
                    Messages.get("file.unreachable", name, why), List.of(saveAs()), Messages.get("file.dismiss"));
        }
    }

    /// {@return the same, that also knows that it is this program which writes the file}
    SaveFile.Ready expecting(SaveFile.Ready ready) {
        return (file, stamp, bytes) -> {
            FileWatch.Watched now = watched.get();
            if (now != null) {
                now.expect(stamp);
            }
            ready.complete(file, stamp, bytes);
        };
    }

    /// Looks no more.
    void stop() {
        lifetime.end();
    }

    private void stopWatching() {
        access.cancel();
        FileWatch.Watched now = watched.getAndSet(null);
        if (now != null) {
            now.close();
        }
    }
}
