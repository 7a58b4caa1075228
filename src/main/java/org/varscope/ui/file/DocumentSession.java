package org.varscope.ui.file;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Snapshot;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveFile;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.HeldBytes;
import org.varscope.ui.toolkit.Background;

/// An open document with the file behind it: what saves, watches and compares it works on this, and needs no pane.
public final class DocumentSession {
    private final EditorModel model;
    private final JournalSession journal;
    private final ObjectProperty<EditedFile> file;
    private final DocumentBookmarks bookmarks;
    private final BookmarkSession kept;
    private final Supplier<String> why;
    private final Background.Lane saving;
    private final Background.Lane comparing;
    private @Nullable FileGuard guard;
    private @Nullable HeldBytes held;
    private final BooleanProperty closed = new SimpleBooleanProperty();
    private final SharedFile shared = new SharedFile(this::closeFile);
    private final Lifetime lifetime = new Lifetime();

    /// @param opened  what the document was read from
    /// @param journal keeps its edits until they are saved
    public DocumentSession(EditorModel model, FileOpener.Outcome.Opened opened, JournalSession journal,
            WindowContext context) {
        this.model = model;
        this.journal = journal;
        this.file = new SimpleObjectProperty<>(opened.file());
        this.bookmarks = new DocumentBookmarks(model);
        this.kept = new BookmarkSession(model, bookmarks, context.bookmarks(), opened.file().path(),
                this::stored);
        this.why = opened.why();
        this.saving = context.background().lane();
        this.comparing = context.background().lane(lifetime);
        shared.hold(lifetime);
    }

    private ByteStore stored() {
        OpenFile lies = file().form().file();
        return lies == null ? model.savedBytes() : lies.bytes();
    }

    /// {@return the document}
    public EditorModel model() {
        return model;
    }

    /// {@return keeps its edits until they are saved}
    public JournalSession journal() {
        return journal;
    }

    /// {@return its bookmarks, which are kept by its file}
    public DocumentBookmarks bookmarks() {
        return bookmarks;
    }

    /// {@return the file behind it}
    public EditedFile file() {
        return file.get();
    }

    /// {@return the file behind it}
    public Lasting<EditedFile> fileProperty() {
        return new Lasting<>(file);
    }

    /// Notes that the same file is read in another way now.
    public void setFile(EditedFile now) {
        file.set(now);
    }

    /// Notes that the document is in `now`, which may be the same file.
    ///
    /// @param snapshot what was saved
    void saved(FileForm.Saved now, Snapshot snapshot) {
        file.set(file().saved(now.form()));
        model.markSaved(snapshot, now.form().wrapping().problems());
        kept.saved(now.form().path());
    }

    /// {@return what dialect and container were recognised by}
    public String why() {
        return why.get();
    }

    /// {@return how far saving has come}
    public Background.Lane saving() {
        return saving;
    }

    /// {@return how far comparing with what another program has written has come}
    public Background.Lane comparing() {
        return comparing;
    }

    /// Lets `looker` look after the file until the document is closed; null for nobody.
    public void guard(@Nullable FileGuard looker) {
        if (guard != null) {
            guard.stop();
        }
        guard = looker;
    }

    /// Saves to `where` from now on, for as long as the document has no file.
    public void hold(HeldBytes where) {
        held = where;
    }

    /// {@return where the document is saved to, if it has no file and its bytes are those of a value}
    Optional<HeldBytes> held() {
        return file().path() == null ? Optional.ofNullable(held) : Optional.empty();
    }

    /// {@return what a save has to tell before the file is replaced}
    SaveFile.Ready ready(String note) {
        SaveFile.Ready ready = journal.saving(model.checkpoint(), note);
        return guard == null ? ready : guard.expecting(ready);
    }

    /// Goes on with the file as another program has written it. The document is what was read there.
    public void reread(FileOpener.Outcome.Opened read) {
        EditedFile now = read.file();
        Snapshot snapshot = model.snapshot();
        Path path = now.path();
        FileStamp stamp = now.stamp();
        SaveFile.Ready ready = ready(now.form().wrapping().word());
        Runnable goOn = () -> {
            EditedFile before = file();
            setFile(now);
            model.markSaved(snapshot, now.form().wrapping().problems());
            before.form().forget();
            kept.saved(path);
        };
        if (path == null || stamp == null) {
            goOn.run();
            return;
        }
        // As before a save: whatever happens from then on, the journal fits the file.
        saving.run(_ -> {
            ready.complete(path, stamp, read.raw());
            return now;
        }, _ -> goOn.run(), _ -> goOn.run());
    }

    /// Keeps the file open until `reader` ends, which may go on reading it after the document is closed.
    public void holdFile(Lifetime reader) {
        shared.hold(reader);
    }

    /// {@return whether the document is no longer shown}
    public Lasting<Boolean> closedProperty() {
        return new Lasting<>(closed);
    }

    private void closeFile() {
        model.background().close(file().form());
    }

    /// Releases the document: it is no longer shown, and its unsaved edits are not wanted.
    public void close() {
        closed.set(true);
        model.close();
        if (held != null) {
            held.close();
        }
        journal.end();
        if (guard != null) {
            guard.stop();
        }
        file().form().forget();
        lifetime.end();
    }
}
