package org.varscope.ui.window.tab;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.document.save.FileForm;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.RestingPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.find.TabSources;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.StartPage;
import org.varscope.ui.page.UnreadPage;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.Keyboard;

/// The open tabs.
public final class Workspace {
    /// How many tabs that were in front last stay as they are; what those before them show is made anew when it is
    /// wanted.
    private static final int AWAKE = 4;

    private final TabPane tabs;
    private final Background background;
    private final Supplier<Page> start;
    private final Consumer<PageTab> closing;
    private final SequencedSet<PageTab> recent = new LinkedHashSet<>();
    private final ObjectProperty<Optional<EditorPage>> current = new SimpleObjectProperty<>(Optional.empty());
    private Function<RestingPage, EditorPage> waking = _ -> {
        throw new IllegalStateException("nothing is at rest");
    };
    private final ObjectProperty<TabSources> sources = new SimpleObjectProperty<>(new TabSources(List.of()));

    /// @param start   makes what an empty window shows
    /// @param closing asks what to do with unsaved changes, then closes the tab or not
    public Workspace(TabPane tabs, Background background, Supplier<Page> start, Consumer<PageTab> closing) {
        this.tabs = tabs;
        this.background = background;
        this.start = start;
        this.closing = closing;
        Keyboard.keepMoves(tabs);
        tabs.getSelectionModel().selectedItemProperty().subscribe(_ -> follow());
        tabs.getTabs().addListener((ListChangeListener<Tab>) _ -> {
            keepOne();
            recent.retainAll(all());
            tellSources();
        });
    }

    /// {@return the editor in front, if one is}
    public Lasting<Optional<EditorPage>> currentProperty() {
        return new Lasting<>(current);
    }

    /// {@return the editor in front, if one is}
    public Optional<EditorPage> current() {
        return current.get();
    }

    /// {@return what is on the tab in front}
    public Lasting<String> titleProperty() {
        return new Lasting<>(tabs.getSelectionModel().selectedItemProperty().flatMap(Tab::textProperty).orElse(""));
    }

    /// {@return where a person is on the tab in front, in words, where that is no document}
    public Lasting<String> statusProperty() {
        return new Lasting<>(tabs.getSelectionModel().selectedItemProperty()
                .flatMap(tab -> ((PageTab) tab).statusProperty()).orElse(""));
    }

    /// {@return what there is to search, in the order of the tabs}
    Lasting<TabSources> sourcesProperty() {
        return new Lasting<>(sources);
    }

    private void tellSources() {
        List<PageTab> files = all().stream().filter(tab -> tab.sourceProperty().get().isPresent()).toList();
        TabSources now = new TabSources(files.stream().map(tab -> tab.sourceProperty().get().orElseThrow()).toList());
        List<String> names = now.names();
        for (int i = 0; i < names.size(); i++) {
            files.get(i).setText(names.get(i));
        }
        sources.set(now);
    }

    /// {@return every tab, in order}
    public List<PageTab> all() {
        return tabs.getTabs().stream().map(PageTab.class::cast).toList();
    }

    /// {@return the tab that shows `page`, if one does}
    public Optional<PageTab> tabOf(Page page) {
        return all().stream().filter(tab -> tab.page() == page).findFirst();
    }

    /// {@return the tab in front, if there is one}
    public Optional<PageTab> front() {
        return Optional.ofNullable((PageTab) tabs.getSelectionModel().getSelectedItem());
    }

    /// Lets `made` make the pages of documents that were at rest from now on.
    void wakeBy(Function<RestingPage, EditorPage> made) {
        waking = made;
    }

    /// {@return the page that shows the document of `tab`, which has one}
    EditorPage awake(PageTab tab) {
        tab.wake(waking);
        return tab.editor().orElseThrow();
    }

    /// {@return the documents of all tabs, shown or at rest}
    Stream<DocumentSession> sessions() {
        return all().stream().flatMap(tab -> tab.session().stream());
    }

    private void follow() {
        front().ifPresent(tab -> {
            tab.wake(waking);
            recent.addFirst(tab);
            background.later(() -> recent.stream().skip(AWAKE).forEach(PageTab::rest));
        });
        current.set(front().flatMap(tab -> tab.editor()));
        // Who goes on to another tab immediately does not want to see this one.
        front().filter(tab -> tab.page() instanceof UnreadPage).ifPresent(tab -> background.later(() -> {
            if (tab.isSelected()) {
                read(tab);
            }
        }));
    }

    private static void read(PageTab tab) {
        if (tab.page() instanceof UnreadPage unread) {
            unread.read();
        }
    }

    /// Reads all files that were not shown yet.
    public void readAll() {
        all().forEach(Workspace::read);
    }

    /// An empty window offers something to do.
    public void keepOne() {
        if (tabs.getTabs().isEmpty()) {
            show(start.get());
        }
    }

    /// Shows `page` in a new tab in front; it takes the place of the start page.
    public PageTab show(Page page) {
        return show(_ -> page);
    }

    /// Shows a page that knows its tab, as [#show(Page)] does.
    public PageTab show(Function<PageTab, Page> made) {
        PageTab tab = tab(made);
        int at = tabs.getSelectionModel().getSelectedIndex() + 1;
        Optional<PageTab> empty = front().filter(_ -> !isStart(tab)).filter(Workspace::isStart);
        tabs.getTabs().add(at, tab);
        tabs.getSelectionModel().select(tab);
        empty.ifPresent(this::close);
        focusSoon(tab);
        return tab;
    }

    /// Puts files on both sides of the tab in front that are read when they are shown.
    ///
    /// @param files all that are open, the one in front too, which is left alone
    /// @param read  reads one
    void surround(KeptTabs files, BiConsumer<Path, PageTab> read) {
        List<PageTab> others = files.tabs().stream().map(file -> {
            PageTab tab = tab(made -> new UnreadPage(file.file(), () -> read.accept(file.file(), made)));
            tab.keep(file.place());
            return tab;
        }).toList();
        int front = tabs.getSelectionModel().getSelectedIndex();
        tabs.getTabs().addAll(front + 1, others.subList(files.front() + 1, others.size()));
        tabs.getTabs().addAll(front, others.subList(0, files.front()));
    }

    private static boolean isStart(PageTab tab) {
        return tab.page() instanceof StartPage;
    }

    /// Shows `page` in a new tab: in front, or, where that is not of an empty window, behind everything else, with a
    /// mark.
    ///
    /// @param inFront whether it is more urgent than what is in front
    public void offer(Page page, boolean inFront) {
        if (inFront || front().filter(front -> !isStart(front)).isEmpty()) {
            show(page);
            return;
        }
        PageTab tab = tab(_ -> page);
        tab.setGraphic(new FontIcon("fth-alert-triangle"));
        tab.getStyleClass().add("offer");
        tabs.getTabs().add(tab);
    }

    private PageTab tab(Function<PageTab, Page> made) {
        PageTab tab = new PageTab(made);
        tab.sourceProperty().subscribe((_, _) -> tellSources());
        tab.setOnCloseRequest(event -> {
            event.consume();
            closing.accept(tab);
        });
        return tab;
    }

    /// Shows another page in `tab`.
    public void replace(PageTab tab, Page page) {
        tab.show(page);
        tab.editor().ifPresent(editor -> hold(tab, null, editor.file().form()));
        turnTo(tab);
    }

    /// Shows every page anew, in the language that is spoken now, with the keyboard where it was.
    ///
    /// @param renewed gives the page that takes the place of one, and what gives the keyboard to the same pane of it
    public void renew(Function<EditorPage, Renewed> renewed) {
        for (PageTab tab : all()) {
            Runnable focus = tab.renew(renewed);
            if (tab.isSelected()) {
                follow();
                focusSoon(tab, focus);
            }
        }
    }

    /// A page in the place of another one of the same document.
    ///
    /// @param focus gives it the keyboard where the other one had it
    public record Renewed(EditorPage page, Runnable focus) { }

    /// Lets `tab` hold the file that it shows until it is closed, unless a document does, and closes any other that it
    /// held.
    void hold(PageTab tab, @Nullable FileForm held, FileForm shown) {
        tab.hold(held).filter(before -> !before.sources().equals(shown.sources())).ifPresent(background::close);
    }

    /// Shows another page in `tab` until [#uncover] is called.
    void cover(PageTab tab, Page page) {
        tab.cover(page);
        turnTo(tab);
    }

    /// Shows the page in `tab` again that was covered, with the keyboard where `focus` puts it.
    void uncover(PageTab tab, Runnable focus) {
        tab.uncover();
        if (tab.isSelected()) {
            follow();
            focusSoon(tab, focus);
        }
    }

    private void turnTo(PageTab tab) {
        if (front().filter(tab::equals).isPresent()) {
            follow();
            focusSoon(tab);
        }
    }

    /// A page takes the keyboard only once it is on the scene: its parts get there with the styles that make their
    /// skins.
    private void focusSoon(PageTab tab) {
        focusSoon(tab, () -> tab.page().focus());
    }

    private void focusSoon(PageTab tab, Runnable focus) {
        background.later(() -> focus(tab, focus));
    }

    private void focus(PageTab tab, Runnable focus) {
        if (tab.isSelected() && tabs.getScene() != null && tabs.getScene().getWindow().isShowing()) {
            tabs.applyCss();
            tabs.layout();
            focus.run();
        }
    }

    /// Gives the keyboard to the page in front, immediately.
    public void focusFront() {
        front().ifPresent(tab -> focus(tab, () -> tab.page().focus()));
    }

    /// Closes `tab` without asking.
    public void close(PageTab tab) {
        tab.close();
        tab.hold(null).ifPresent(background::close);
        tabs.getTabs().remove(tab);
        front().ifPresent(this::focusSoon);
    }

    /// Brings `tab` to the front.
    public void bringToFront(PageTab tab) {
        tabs.getSelectionModel().select(tab);
    }

    /// Brings `tab` to the front, with the keyboard where `focus` puts it.
    public void bringToFront(PageTab tab, Runnable focus) {
        bringToFront(tab);
        focusSoon(tab, focus);
    }

    /// Brings the next tab to the front, or the one before.
    ///
    /// @param step 1 or -1
    public void turn(int step) {
        int count = tabs.getTabs().size();
        tabs.getSelectionModel().select(Math.floorMod(tabs.getSelectionModel().getSelectedIndex() + step, count));
        front().ifPresent(this::focusSoon);
    }
}
