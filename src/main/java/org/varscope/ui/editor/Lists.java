package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.play.Frame;
import org.varscope.ui.bookmarks.BookmarksPane;
import org.varscope.ui.changes.ChangesPane;
import org.varscope.ui.changes.HistoryPane;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.packed.ElementsPane;
import org.varscope.ui.play.PlaybackPane;
import org.varscope.ui.problems.ProblemsPane;
import org.varscope.ui.text.TextPane;
import org.varscope.ui.toolkit.Keyboard;
import org.varscope.ui.tree.StructureTree;

/// The lists below values and bytes, each a pane in a tab of its own.
public final class Lists {
    private final EditorModel model;
    private final Lifetime lifetime;
    private final StructureTree tree;
    private final Runnable leave;
    private final ListsHeight height;
    private final ProblemsPane problems;
    private final FindPane find;
    private final ChangesPane changes;
    private final HistoryPane history;
    private final TextPane text;
    private final ElementsPane elements;
    private final BookmarksPane bookmarks;
    private final PlaybackPane playback;
    private final TabPane view = new TabPane();
    private final Map<ListBelow, Listed> all = new EnumMap<>(ListBelow.class);

    /// A list in its tab.
    ///
    /// @param targets gives what takes the keyboard in it, in order
    private record Listed(Tab tab, Node view, Supplier<List<Node>> targets) { }

    /// @param zoom    how large everything is, 1 for the usual
    /// @param tree    the values, of which one is edited where it was found
    /// @param toBytes gives the keyboard to the bytes
    /// @param leave   gives the keyboard to the page
    Lists(DocumentSession session, Lifetime lifetime, WindowContext around, ObservableDoubleValue zoom,
            StructureTree tree, Runnable toBytes, Runnable leave) {
        this.model = session.model();
        this.lifetime = lifetime;
        this.tree = tree;
        this.leave = leave;
        this.height = new ListsHeight(around.remembered(), lifetime);
        this.problems = new ProblemsPane(model, lifetime, zoom);
        this.find = new FindPane(model, lifetime, zoom, this::editFound, toBytes, tree.choice()::severalSpans);
        this.changes = new ChangesPane(model, lifetime, zoom);
        this.history = new HistoryPane(model, lifetime, zoom);
        this.text = new TextPane(model, lifetime, leave);
        this.elements = new ElementsPane(model, lifetime, zoom, height::fill);
        this.bookmarks = new BookmarksPane(model, lifetime, session.bookmarks(), zoom);
        this.playback = new PlaybackPane(model, lifetime, zoom, this::leavePlayback);
        view.setId("below");
        view.getStyleClass().add("below");
        view.setAccessibleText(Messages.get("editor.editor.below"));
        view.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        putInTabs();
        ReadOnlyObjectProperty<Tab> front = view.getSelectionModel().selectedItemProperty();
        height.contentProperty().bind(Bindings.createDoubleBinding(
                () -> front.get() == null || isInFront(ListBelow.PROBLEMS) ? problems.height().get() : ListsHeight.ANY,
                problems.height(), front));
        problems.offersProperty().subscribe(_ -> need());
        lifetime.follow(model.stateProperty().map(EditorState::health), _ -> need());
        height.listen(view);
        around.firstFrame().after(this::fillTabs);
    }

    private void putInTabs() {
        put(ListBelow.PROBLEMS, problems.view(), problems::targets).textProperty().bind(problems.titleProperty());
        put(ListBelow.FIND, find.view(), () -> find.shown().targets()).textProperty().bind(find.titleProperty());
        Tab ofChanges = put(ListBelow.CHANGES, changes.view(), changes::targets);
        ofChanges.textProperty().bind(changes.titleProperty());
        changes.showsProperty().bind(ofChanges.selectedProperty());
        Tab ofHistory = put(ListBelow.HISTORY, history.view(), () -> List.of(history.view()));
        ofHistory.setText(Messages.get("editor.editor.history"));
        history.showsProperty().bind(ofHistory.selectedProperty());
        Tab ofText = put(ListBelow.TEXT, text.view(), text::targets);
        ofText.setText(Messages.get("editor.editor.as-text"));
        text.showsProperty().bind(ofText.selectedProperty());
        Tab ofElements = put(ListBelow.ELEMENTS, elements.view(), elements::targets);
        ofElements.setText(Messages.get("editor.editor.elements"));
        elements.showsProperty().bind(ofElements.selectedProperty());
        put(ListBelow.BOOKMARKS, bookmarks.view(), () -> List.of(bookmarks.view()))
                .textProperty().bind(bookmarks.titleProperty());
        Tab ofPlayback = put(ListBelow.PLAYBACK, playback.view(), () -> List.of(playback.view()));
        ofPlayback.setText(Messages.get("editor.editor.playback"));
        playback.showsProperty().bind(ofPlayback.selectedProperty().flatMap(is ->
                height.levelProperty().map(level -> is && level.isOpen())));
    }

    private void need() {
        height.neededProperty().set(problems.offersProperty().get() || model.health().wrongCount() > 0);
    }

    private Tab put(ListBelow list, Node pane, Supplier<List<Node>> targets) {
        Tab tab = new Tab();
        all.put(list, new Listed(tab, pane, targets));
        return tab;
    }

    /// A list is in its tab from when that is first in front: the toolkit styles also what is behind others.
    private void fillTabs() {
        for (Listed list : all.values()) {
            list.tab.selectedProperty().subscribe(is -> {
                if (is && list.tab.getContent() == null) {
                    list.tab.setContent(list.view);
                }
            });
            // Else Tab would lead into what is folded away.
            list.view.visibleProperty().bind(height.levelProperty().map(ListsHeight.Level::isOpen));
        }
        Keyboard.keepMoves(view);
        view.getTabs().setAll(all.values().stream().map(Listed::tab).toList());
    }

    /// Gives the lists their context menus, and the problems what leads on.
    void offer(Commands commands) {
        ContextMenus.attach(problems.view(), ContextMenus.forProblems(commands));
        ContextMenus.attach(elements.view(), ContextMenus.forElements(commands));
        ContextMenus.attach(find.view(), ContextMenus.forMatches(commands));
        ContextMenus.attach(changes.view(), ContextMenus.forChanges(commands));
        ContextMenus.attach(history.view(), ContextMenus.forHistory(commands));
        ContextMenus.attach(bookmarks.view(), bookmarks.menu(commands));
        problems.offerRepairs(() -> commands.run(Command.REPAIR), () -> commands.run(Command.REPAIR_ALL));
        problems.offer(() -> commands.run(Command.FIELD_LIST), commands.shownKey(Command.FIELD_LIST),
                commands.shownKey(Command.DECODE_HERE));
        elements.use(commands);
        bookmarks.use(commands);
    }

    TabPane view() {
        return view;
    }

    /// {@return how high they are}
    public ListsHeight height() {
        return height;
    }

    /// {@return what is wrong with the document}
    public ProblemsPane problems() {
        return problems;
    }

    /// {@return what is looked for in it}
    public FindPane find() {
        return find;
    }

    /// {@return the elements of the selected packed array}
    public ElementsPane elements() {
        return elements;
    }

    /// {@return the selected value as text}
    public TextPane text() {
        return text;
    }

    /// {@return the frame of the film that is shown; null while nobody looks}
    ReadOnlyObjectProperty<@Nullable Frame> frameProperty() {
        return playback.frameProperty();
    }

    private boolean isInFront(ListBelow list) {
        return view.getSelectionModel().getSelectedItem() == all.get(list).tab;
    }

    /// {@return what takes the keyboard in the list in front, in order}
    List<Node> targets() {
        return all.values().stream().filter(list -> list.tab.isSelected())
                .flatMap(list -> list.targets.get().stream()).toList();
    }

    private void show(ListBelow list) {
        height.unfold();
        view.getSelectionModel().select(all.get(list).tab);
    }

    /// Shows the selected value as text, on the whole page.
    public void showText() {
        goTo(ListBelow.TEXT);
        if (!height.isFull()) {
            height.fill();
        }
    }

    /// Shows `list` and gives it the keyboard.
    public void goTo(ListBelow list) {
        show(list);
        all.get(list).targets.get().stream().findFirst().ifPresent(Node::requestFocus);
    }

    /// Shows what is looked for, with the keyboard where `asks` puts it.
    public void find(Consumer<FindPane> asks) {
        show(ListBelow.FIND);
        asks.accept(find);
    }

    private void editFound(String typed) {
        if (model.selecting().node().filter(node -> node.children() > 0).isPresent()) {
            model.say(Messages.get("editor.found-collection"));
        } else {
            tree.editing().editValue(typed);
        }
    }

    private void leavePlayback() {
        show(ListBelow.PROBLEMS);
        leave.run();
    }

    /// {@return what shows in others the list that is shown here}
    Consumer<Lists> front() {
        int front = view.getSelectionModel().getSelectedIndex();
        return other -> other.view.getSelectionModel().select(front);
    }

    /// Goes on with what was looked for before the file was read again, in front if it was there.
    public void follow(Lists other, FindPane.Handover found) {
        if (other.isInFront(ListBelow.FIND)) {
            view.getSelectionModel().select(all.get(ListBelow.FIND).tab);
        }
        find.follow(found);
    }

    /// {@return what has those of another page of the same document go on where these are}
    Consumer<Lists> goingOn() {
        Consumer<PlaybackPane> film = playback.goingOn();
        Consumer<FindPane> sought = find.goingOn();
        Consumer<TextPane> typed = text.goingOn();
        return other -> {
            film.accept(other.playback);
            sought.accept(other.find);
            typed.accept(other.text);
        };
    }

    /// {@return whether nothing goes on in them}
    boolean canRest() {
        return text.draft().isEmpty() && !find.seeksChange() && !elements.isPicture();
    }
}
