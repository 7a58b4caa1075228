package org.varscope.ui.window.tab;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.document.save.FileForm;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.RestingPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.find.TabSources;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DistinctNames;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.page.UnreadPage;
import org.varscope.ui.theme.Tip;

/// A tab and the page on it, which may change: what is being opened becomes an editor, or a refusal.
public final class PageTab extends Tab {
    private static final double MARK = 4;

    private final Node mark = unsavedMark();
    private final ReadOnlyObjectWrapper<Optional<TabSources.Tab>> source =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    /// How long the page is the one that is shown.
    private Lifetime shown = new Lifetime();
    private Page page;
    private Consumer<EditorPage> whenOpened = _ -> { };
    private @Nullable Page behind;
    private @Nullable FileForm held;
    private @Nullable KeptPlace kept;

    /// @param made makes the first page, which may know its tab
    PageTab(Function<PageTab, Page> made) {
        page = made.apply(this);
        show(page);
    }

    /// {@return whether the file at `path` is shown, being read, still to be read, locked or refused}
    boolean isOf(Path path) {
        return path.equals(file(page)) || path.equals(file(behind));
    }

    /// {@return whether it has the document of `model`}
    boolean isOf(EditorModel model) {
        return session().filter(session -> session.model() == model).isPresent();
    }

    /// {@return the file that is shown, or should be; null where none is, or it has no place yet}
    @Nullable Path file() {
        return file(page);
    }

    /// {@return where a person is in what it shows, in words}
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    private static @Nullable Path file(@Nullable Page shown) {
        return switch (shown) {
            case EditorPage editor -> editor.file().path();
            case RestingPage resting -> resting.session().file().path();
            case UnreadPage unread -> unread.file();
            case LoadingPage loading -> loading.file();
            case LockedPage locked -> locked.file();
            case RefusalPage refusal -> refusal.file();
            case null, default -> null;
        };
    }

    /// Goes to `place` in the document once there is one.
    void keep(KeptPlace place) {
        kept = place;
    }

    /// {@return where in the document a person is, or is to be once there is one; empty where that is where it begins}
    Optional<KeptPlace> place() {
        return switch (page) {
            case EditorPage editor -> Optional.of(editor.place().now());
            case RestingPage resting -> Optional.of(resting.place());
            default -> Optional.ofNullable(kept);
        };
    }

    private void goToKept(EditorPage editor) {
        if (kept != null) {
            editor.place().returnTo(kept);
            kept = null;
        }
    }

    /// {@return the page that it shows}
    public Page page() {
        return page;
    }

    /// {@return the editor, where a document is shown}
    public Optional<EditorPage> editor() {
        return page instanceof EditorPage editor ? Optional.of(editor) : Optional.empty();
    }

    /// {@return the document, where one is open, whether it is shown or at rest}
    public Optional<DocumentSession> session() {
        return page instanceof RestingPage resting ? Optional.of(resting.session()) : editor().map(EditorPage::session);
    }

    /// Shows nothing of its document from now on, where that loses nothing.
    void rest() {
        if (page instanceof EditorPage editor && behind == null && !isSelected() && editor.canRest()) {
            put(editor.rest());
        }
    }

    /// Shows its document again, if that is at rest.
    ///
    /// @param made makes a page that goes on
    void wake(Function<RestingPage, EditorPage> made) {
        if (page instanceof RestingPage resting) {
            put(made.apply(resting));
        }
    }

    /// {@return the file that is shown or should be, and what there is to search in it; empty where no file is}
    ReadOnlyObjectProperty<Optional<TabSources.Tab>> sourceProperty() {
        return source.getReadOnlyProperty();
    }

    private void tellSource() {
        source.set(switch (page) {
            case EditorPage editor -> open(editor.session());
            case RestingPage resting -> open(resting.session());
            case LoadingPage loading -> closed(loading.file(), TabSources.Reason.READING);
            case UnreadPage unread -> closed(unread.file(), TabSources.Reason.READING);
            case RefusalPage refusal -> closed(refusal.file(), TabSources.Reason.REFUSED);
            case LockedPage locked -> closed(locked.file(), TabSources.Reason.LOCKED);
            default -> Optional.empty();
        });
    }

    private Optional<TabSources.Tab> open(DocumentSession session) {
        return source(session.file().path(), new TabSources.State.Open(session.model()));
    }

    private Optional<TabSources.Tab> closed(@Nullable Path path, TabSources.Reason reason) {
        return source(path, new TabSources.State.Closed(reason));
    }

    private Optional<TabSources.Tab> source(@Nullable Path path, TabSources.State state) {
        return Optional.of(new TabSources.Tab(new DistinctNames.Named(page.title().getValue(), path), state));
    }

    /// Tells `told` from now on each editor that its file is opened in.
    void whenOpened(Consumer<EditorPage> told) {
        whenOpened = told;
    }

    void opened(EditorPage editor) {
        whenOpened.accept(editor);
    }

    /// Shows another page in place of the one before, which is closed.
    void show(Page next) {
        if (next != page) {
            page.close();
        }
        if (behind != null && next != behind) {
            behind.close();
        }
        behind = null;
        put(next);
    }

    /// Shows its page anew, in the language that is spoken now.
    ///
    /// @param renewed makes an editor anew
    /// @return gives the keyboard to what had it
    Runnable renew(Function<EditorPage, Workspace.Renewed> renewed) {
        mark.setAccessibleText(Messages.get("window.unsaved"));
        if (page instanceof EditorPage editor) {
            Workspace.Renewed next = renewed.apply(editor);
            editor.leave();
            put(next.page());
            return next.focus();
        }
        if (behind instanceof EditorPage covered) {
            behind = renewed.apply(covered).page();
            covered.leave();
        }
        Page next = page.renewed();
        if (next != page) {
            page.close();
        }
        put(next);
        return () -> page.focus();
    }

    /// Shows another page before the one that is there, which comes back by [#uncover] unless [#show] takes its place.
    void cover(Page next) {
        behind = page;
        put(next);
    }

    /// {@return the document that comes back by [#uncover]}
    Optional<EditorPage> covered() {
        return behind instanceof EditorPage editor ? Optional.of(editor) : Optional.empty();
    }

    /// Shows the page again that was covered, if one is.
    void uncover() {
        if (behind != null) {
            show(behind);
        }
    }

    /// Holds a file that is no document; null for none.
    ///
    /// @return the one that was held before, if there was one
    Optional<FileForm> hold(@Nullable FileForm file) {
        Optional<FileForm> before = Optional.ofNullable(held);
        held = file;
        return before;
    }

    /// Closes what is shown, and what is after it.
    public void close() {
        shown.end();
        page.close();
        if (behind != null) {
            behind.close();
        }
    }

    private void put(Page next) {
        page = next;
        editor().ifPresent(this::goToKept);
        setText(next.title().getValue());
        editor().ifPresent(this::tellRoom);
        setContent(next.content());
        tellSource();
        shown = shown.next();
        shown.follow(new Lasting<>(next.title()), (_, now) -> {
            tellSource();
            if (source.get().isEmpty()) { // else it is distinguished from others
                setText(now);
            }
        });
        shown.follow(new Lasting<>(next.status()), now -> status.set(now));
        setGraphic(null);
        setTooltip(session().map(session -> tip(session.fileProperty())).orElse(null));
        session().ifPresent(session -> {
            shown.follow(session.model().modifiedProperty(), this::mark);
            shown.follow(session.fileProperty(), (_, _) -> tellSource());
        });
    }

    /// Tells `editor` how much room it is going to have, where that is known already.
    private void tellRoom(EditorPage editor) {
        TabPane pane = getTabPane();
        if (pane != null && pane.lookup(".tab-header-area") instanceof Region titles && titles.getHeight() > 0) {
            editor.expect(pane.getWidth(), pane.getHeight() - titles.getHeight());
        }
    }

    private Tooltip tip(Lasting<EditedFile> file) {
        Tooltip tip = new Tip("");
        shown.follow(file, known -> tip.setText(known.path() == null
                ? Messages.get("window.tab-unsaved", known.name()) : known.path().toString()));
        return tip;
    }

    private void mark(@Nullable Boolean modified) {
        setGraphic(Boolean.TRUE.equals(modified) ? mark : null);
    }

    private static Node unsavedMark() {
        Circle circle = new Circle(MARK);
        circle.getStyleClass().add("unsaved-mark");
        circle.setAccessibleText(Messages.get("window.unsaved"));
        return circle;
    }
}
