package org.varscope.ui.window.tab;

import module java.base;
import java.nio.file.Path;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.container.Secret;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.command.Commands;
import org.varscope.ui.compare.CompareCard;
import org.varscope.ui.compare.ComparePage;
import org.varscope.ui.compare.ComparedSide;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.SharedFile;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.OlderState;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// Compares a document with another one, with a file, or with what was saved of it, each in a tab of its own.
public record ComparisonOpener(Workspace workspace, WindowContext around, Secrets secrets, Commands commands) {
    /// {@return what asks with what the document of `page` is to be compared}
    public CompareCard card(EditorPage page) {
        List<CompareCard.Other> others = new ArrayList<>();
        workspace.sessions().filter(other -> other != page.session())
                .forEach(other -> others.add(new CompareCard.Other(other.file().name(), other.file().place(),
                        () -> show(ComparedSide.of(page.session()), ComparedSide.of(other)))));
        if (page.model().modifiedProperty().get()) {
            others.add(new CompareCard.Other(Messages.get("compare.saved-name"), page.file().place(),
                    () -> withSaved(page)));
        }
        others.add(new CompareCard.Other(Messages.get("compare.open"), Messages.get("compare.open-about"),
                () -> around.files().open(page.file().path()).stream().limit(1).forEach(path -> with(page, path))));
        return new CompareCard(page.file().name(), others);
    }

    /// Compares a document with its file as another program has written it.
    public void withItsFile(EditorPage page) {
        Path path = page.file().path();
        if (path != null) {
            read(page, path, () -> Messages.get("compare.name-on-disk", page.file().name()));
        }
    }

    /// Compares a document with the file at `path`, or with the document that it is open as.
    private void with(EditorPage page, Path path) {
        Path file = path.toAbsolutePath().normalize();
        workspace.sessions().filter(other -> other != page.session() && file.equals(other.file().path())).findFirst()
                .ifPresentOrElse(other -> show(ComparedSide.of(page.session()), ComparedSide.of(other)),
                        () -> read(page, file, () -> String.valueOf(file.getFileName())));
    }

    /// {@return the states of the other documents, for finding what changed since them}
    List<OlderState> others(DocumentSession session) {
        return workspace.sessions().filter(other -> other != session).map(other -> new OlderState(
                other.model().structure(), Messages.get("find.since.tab", other.file().name()), other::holdFile))
                .toList();
    }

    /// Asks for a file, and hands over what is in it, for finding what changed since.
    void older(EditorPage page, Consumer<OlderState> taker) {
        around.files().open(page.file().path()).stream().limit(1).forEach(path -> read(page, path,
                opened -> taker.accept(new OlderState(opened.structure(), Messages.get("find.since.tab",
                        Visible.line(String.valueOf(path.getFileName()))),
                        new SharedFile(() -> close(opened))::hold))));
    }

    private void read(EditorPage page, Path path, Supplier<String> name) {
        read(page, path, opened -> show(ComparedSide.of(page.session()), ComparedSide.reading(
                () -> Visible.line(name.get()), () -> Messages.get("compare.file"), opened.structure(),
                around.background(), () -> close(opened))));
    }

    private void read(EditorPage page, Path path, Consumer<FileOpener.Outcome.Opened> taker) {
        List<Secret> known = secrets.of(page.file());
        Layers asked = page.file().asked();
        page.session().comparing().run(running -> {
            FileOpener.Outcome read = FileOpener.again(path, asked, known, running::over);
            if (read instanceof FileOpener.Outcome.Opened opened) {
                return opened;
            }
            read.close();
            throw new IOException(Messages.get("window.no-values"));
        }, taker,
                failure -> page.model().say(Messages.get("window.not-compared", FailureWords.of(failure))));
    }

    private void close(FileOpener.Outcome.Opened opened) {
        opened.file().form().forget();
        around.background().close(opened);
    }

    private void withSaved(EditorPage page) {
        EditorModel model = page.model();
        ByteStore bytes = model.savedBytes();
        Structure now = model.structure();
        page.session().comparing().run(
                running -> Structure.scan(bytes, now.dialect(), now.framing(), running.over(bytes.length())),
                saved -> show(ComparedSide.reading(
                        () -> Messages.get("compare.name-saved", page.file().name()),
                        () -> Messages.get("compare.saved"), saved, around.background(), () -> { }),
                        ComparedSide.of(page.session())),
                failure -> model.say(Messages.get("window.not-compared", FailureWords.of(failure))));
    }

    private void show(ComparedSide left, ComparedSide right) {
        workspace.show(tab -> new ComparePage(left, right, around, commands, () -> workspace.close(tab)));
    }
}
