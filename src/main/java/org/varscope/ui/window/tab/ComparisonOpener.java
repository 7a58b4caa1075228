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
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.SharedFile;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.OlderState;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Compares a document with another one, with a file, or with what was saved of it, each in a tab of its own.
public record ComparisonOpener(Workspace workspace, WindowContext around, Secrets secrets, Commands commands) {
    /// As many files that were open before are offered as what both come from.
    private static final int RECENT = 6;

    /// {@return what asks with what the document of `page` is to be compared}
    public CompareCard card(EditorPage page) {
        List<CompareCard.Other> others = new ArrayList<>();
        workspace.sessions().filter(other -> other != page.session())
                .forEach(other -> others.add(new CompareCard.Other(other.file().name(), other.file().place(),
                        base -> show(page, ComparedSide.of(page.session()), ComparedSide.of(other), base))));
        if (page.model().modifiedProperty().get()) {
            others.add(new CompareCard.Other(Messages.get("compare.saved-name"), page.file().place(),
                    base -> withSaved(page, base)));
        }
        others.add(new CompareCard.Other(Messages.get("compare.open"), Messages.get("compare.open-about"),
                base -> ask(page).ifPresent(path -> with(page, path, base))));
        return new CompareCard(page.file().name(), others, bases(page), () -> ask(page).map(path -> base(page, path)));
    }

    private Optional<Path> ask(EditorPage page) {
        return around.files().open(page.file().path()).stream().findFirst()
                .map(path -> path.toAbsolutePath().normalize());
    }

    /// What is open, then what was open last.
    private List<CompareCard.Base> bases(EditorPage page) {
        Stream<CompareCard.Base> open = workspace.sessions().filter(other -> other != page.session())
                .map(ComparisonOpener::base);
        Stream<CompareCard.Base> recent = around.remembered().settings().recent().stream()
                .filter(path -> workspace.sessions().noneMatch(other -> path.equals(other.file().path())))
                .limit(RECENT).map(path -> base(page, path));
        return Stream.concat(open, recent).toList();
    }

    private static CompareCard.Base base(DocumentSession session) {
        return new CompareCard.Base(session.file().name(), session.file().place(), ComparedSide.of(session), null);
    }

    private CompareCard.Base base(EditorPage page, Path file) {
        return open(page, file).map(ComparisonOpener::base).orElseGet(() -> new CompareCard.Base(
                KeptTabs.name(file), Visible.line(file.toString()), null, file));
    }

    /// {@return the document that the file is open as, other than that of `page`}
    private Optional<DocumentSession> open(EditorPage page, Path file) {
        return workspace.sessions().filter(other -> other != page.session() && file.equals(other.file().path()))
                .findFirst();
    }

    /// Compares a document with its file as another program has written it.
    public void withItsFile(EditorPage page) {
        Path path = page.file().path();
        if (path != null) {
            read(page, path, () -> Messages.get("compare.name-on-disk", page.file().name()), Optional.empty());
        }
    }

    /// Compares a document with a file, or with the document that it is open as.
    private void with(EditorPage page, Path file, Optional<CompareCard.Base> base) {
        open(page, file).ifPresentOrElse(
                other -> show(page, ComparedSide.of(page.session()), ComparedSide.of(other), base),
                () -> read(page, file, () -> String.valueOf(file.getFileName()), base));
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

    private void read(EditorPage page, Path path, Supplier<String> name, Optional<CompareCard.Base> base) {
        read(page, path, opened -> show(page, ComparedSide.of(page.session()), side(name, opened), base));
    }

    private ComparedSide side(Supplier<String> name, FileOpener.Outcome.Opened opened) {
        return ComparedSide.reading(() -> Visible.line(name.get()), () -> Messages.get("compare.file"),
                opened.structure(), around.background(), () -> close(opened));
    }

    private void read(EditorPage page, Path path, Consumer<FileOpener.Outcome.Opened> taker) {
        read(page, path, page.session().comparing(), taker,
                failure -> page.model().say(Messages.get("window.not-compared", FailureWords.of(failure))));
    }

    private void read(EditorPage page, Path path, Background.Lane lane, Consumer<FileOpener.Outcome.Opened> taker,
            Consumer<Throwable> failed) {
        List<Secret> known = secrets.of(page.file());
        Layers asked = page.file().asked();
        lane.run(running -> {
            FileOpener.Outcome read = FileOpener.again(path, asked, known, running::over);
            if (read instanceof FileOpener.Outcome.Opened opened) {
                return opened;
            }
            read.close();
            throw new IOException(Messages.get("window.no-values"));
        }, taker, failed);
    }

    private void close(FileOpener.Outcome.Opened opened) {
        opened.file().form().forget();
        around.background().close(opened);
    }

    private void withSaved(EditorPage page, Optional<CompareCard.Base> base) {
        EditorModel model = page.model();
        ByteStore bytes = model.savedBytes();
        Structure now = model.structure();
        page.session().comparing().run(
                running -> Structure.scan(bytes, now.dialect(), now.framing(), running.over(bytes.length())),
                saved -> show(page, ComparedSide.reading(
                        () -> Messages.get("compare.name-saved", page.file().name()),
                        () -> Messages.get("compare.saved"), saved, around.background(), () -> { }),
                        ComparedSide.of(page.session()), base),
                failure -> model.say(Messages.get("window.not-compared", FailureWords.of(failure))));
    }

    /// Shows what differs, and, once that is read, who has made what of `base`.
    private void show(EditorPage page, ComparedSide left, ComparedSide right, Optional<CompareCard.Base> base) {
        PageTab shown = workspace.show(
                tab -> new ComparePage(left, right, around, commands, () -> workspace.close(tab)));
        base.ifPresent(from -> {
            if (from.open() != null) {
                since(shown, from.open());
            } else if (from.file() != null) {
                read(page, from.file(), around.background().lane(),
                        opened -> since(shown, side(from::name, opened)),
                        failure -> comparison(shown).ifPresent(on -> on.refuseBase(Messages.get("compare.base-refused",
                                from.name(), FailureWords.of(failure)))));
            }
        });
    }

    /// {@return the comparison on `tab`, unless that was closed}
    private Optional<ComparePage> comparison(PageTab tab) {
        return workspace.all().contains(tab) && tab.page() instanceof ComparePage page ? Optional.of(page)
                : Optional.empty();
    }

    private void since(PageTab tab, ComparedSide base) {
        comparison(tab).ifPresentOrElse(page -> page.since(base), () -> base.release().run());
    }
}
