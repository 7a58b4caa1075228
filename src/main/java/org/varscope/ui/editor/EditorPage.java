package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Difference;
import org.varscope.play.Frame;
import org.varscope.ui.bookmarks.BookmarksPane;
import org.varscope.ui.card.Banner;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.changes.ChangesPane;
import org.varscope.ui.changes.HistoryPane;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileGuard;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FirstFrame;
import org.varscope.ui.model.RecordWords;
import org.varscope.ui.model.Selection;
import org.varscope.ui.packed.ElementsPane;
import org.varscope.ui.page.Page;
import org.varscope.ui.play.PlaybackPane;
import org.varscope.ui.problems.ProblemsPane;
import org.varscope.ui.text.TextPane;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.tree.FilterBar;
import org.varscope.ui.tree.StructureTree;

/// A document in its panes.
public final class EditorPage implements Page {
    private final DocumentSession session;
    private final EditorModel model;
    private final Zoom zoom;
    private final FirstFrame firstFrame;
    private final StructureTree tree;
    private final FilterBar filter;
    private boolean offered;
    private final HexSide hex;
    private final MapSide map;
    private final InspectorSide inspector;
    private final ProblemsPane problems;
    private final FindPane find;
    private final BookmarksPane bookmarks;
    private final ChangesPane changes;
    private final HistoryPane history;
    private final TextPane text;
    private final ElementsPane elements;
    private final PlaybackPane playback;
    private RecentPlaces places = new RecentPlaces();
    private final BorderPane content;
    private final Banner banner = new Banner("banner", this::focus);
    private final Banner reading = new Banner("reading", this::focus);
    private final Banner unread = new Banner("unread", this::focus);
    private final Banner unreadable = new Banner("unreadable", this::focus);
    private final Banner unkept = new Banner("unkept", this::focus);
    private final Lists lists;
    private final CompanionSide companion;
    private @Nullable Function<EditorPage, Companion> accompanied;
    private final BooleanProperty roomForMap = new SimpleBooleanProperty();
    private @Nullable PaneLayout layout;
    /// Where to go once the values are read.
    private @Nullable KeptPlace owed;
    /// Where a person was before the film that is shown.
    private @Nullable KeptPlace beforePlayback;

    @FXML
    private SplitPane whole;
    @FXML
    private SplitPane sides;
    @FXML
    private SplitPane left;
    @FXML
    private BorderPane structurePane;
    @FXML
    private VBox structureTop;
    @FXML
    private HBox structureHeading;
    @FXML
    private BorderPane hexPane;
    @FXML
    private BorderPane inspectorPane;
    @FXML
    private Label structureNote;
    @FXML
    private Label hexNote;
    @FXML
    private TabPane below;
    @FXML
    private Tab problemsTab;
    @FXML
    private Tab findTab;
    @FXML
    private Tab bookmarksTab;
    @FXML
    private Tab changesTab;
    @FXML
    private Tab historyTab;
    @FXML
    private Tab textTab;
    @FXML
    private Tab elementsTab;
    @FXML
    private Tab playbackTab;

    /// A page that shows the document of `session`.
    public EditorPage(DocumentSession session, WindowContext around) {
        this.session = session;
        this.model = session.model();
        this.zoom = around.theme().zoom();
        this.firstFrame = around.firstFrame();
        this.lists = new Lists(around.remembered());
        this.tree = new StructureTree(model, zoom.factorProperty(), true);
        tree.widthsProperty().set(around.remembered().settings().columns());
        tree.widthsProperty().subscribe((_, widths) -> around.remembered().change(settings -> settings.with(widths)));
        this.filter = new FilterBar(tree, model);
        this.hex = new HexSide(model, zoom, around.remembered().settingsProperty().map(Settings::look), true);
        this.map = new MapSide(model, hex.target(), roomForMap, around);
        this.inspector = new InspectorSide(model, () -> file().form().wrapping(), zoom);
        this.problems = new ProblemsPane(model, zoom.factorProperty());
        this.find = new FindPane(model, zoom.factorProperty(), this::editFound, () -> hex.target().requestFocus(),
                tree::severalSpans);
        this.bookmarks = new BookmarksPane(model, session.bookmarks(), zoom.factorProperty());
        session.bookmarks().bookmarksProperty().subscribe(now -> {
            hex.target().marks().bookmarks().set(now);
            tree.mark(now);
        });
        this.changes = new ChangesPane(model, zoom.factorProperty());
        this.history = new HistoryPane(model, zoom.factorProperty());
        this.text = new TextPane(model, this::focus);
        this.elements = new ElementsPane(model, zoom.factorProperty(), this::fillLists);
        this.playback = new PlaybackPane(model, zoom.factorProperty(), this::leavePlayback);
        this.content = new BorderPane(Fxml.<Parent>load("EditorPage.fxml", this));
        this.companion = new CompanionSide(content, zoom.factorProperty());
        firstFrame.after(() -> content.setTop(
                new VBox(banner.view(), reading.view(), unread.view(), unreadable.view(), unkept.view())));
        new DecodedBanner(model, reading);
        model.readingTroubleProperty().subscribe(this::sayUnread);
        // What cannot be read comes out while panes are drawn, which is no time to move them.
        model.unreadableProperty().subscribe(_ -> around.background().later(this::sayUnreadable));
    }

    @FXML
    private void initialize() {
        structurePane.setCenter(tree.view());
        inspectorPane.setTop(inspector.heading());
        structureTop.getChildren().add(filter.view());
        hexPane.setCenter(hex.view());
        hexPane.setRight(map.view());
        roomForMap.bind(hexPane.widthProperty().flatMap(width -> zoom.factorProperty().map(
                factor -> PaneLayout.hasRoomForMap(width.doubleValue(), factor.doubleValue()))));
        firstFrame.after(this::fillPanes);
        problemsTab.textProperty().bind(problems.titleProperty());
        findTab.textProperty().bind(find.titleProperty());
        find.spansProperty().subscribe(() -> markFound(find.spansProperty().get()));
        bookmarksTab.textProperty().bind(bookmarks.titleProperty());
        changesTab.textProperty().bind(changes.titleProperty());
        changes.showsProperty().bind(changesTab.selectedProperty());
        history.showsProperty().bind(historyTab.selectedProperty());
        text.showsProperty().bind(textTab.selectedProperty());
        elements.showsProperty().bind(elementsTab.selectedProperty());
        playback.showsProperty().bind(playbackTab.selectedProperty().flatMap(is ->
                lists.heightProperty().map(height -> is && height != Lists.Height.FOLDED)));
        playback.frameProperty().subscribe(this::follow);
        hexNote.textProperty().bind(hex.note());
        structureNote.textProperty().bind(model.stateProperty().map(
                state -> RecordWords.count(state.structure(), state.structure().records())));
        layout = new PaneLayout(new PaneLayout.Panes(whole, sides, left, structurePane, hexPane, inspectorPane, below),
                lists, zoom.factorProperty());
        ReadOnlyObjectProperty<Tab> front = below.getSelectionModel().selectedItemProperty();
        lists.quietProperty().bind(Bindings.createBooleanBinding(
                () -> problems.quiet().get() && (front.get() == null || front.get() == problemsTab),
                problems.quiet(), front));
        lists.listen(below);
        lists.heightProperty().subscribe((_, _) -> keepKeyboardInView());
    }

    /// The panes beside and below values and bytes, also those behind others: the toolkit styles those too.
    private void fillPanes() {
        below.getTabs().setAll(Arrays.stream(ListBelow.values()).map(this::tab).toList());
        tree.allowDrags();
        inspector.fill(inspectorPane);
        problemsTab.setContent(problems.view());
        findTab.setContent(find.view());
        bookmarksTab.setContent(bookmarks.view());
        changesTab.setContent(changes.view());
        historyTab.setContent(history.view());
        textTab.setContent(text.view());
        elementsTab.setContent(elements.view());
        playbackTab.setContent(playback.view());
        below.getTabs().forEach(tab -> Lists.keepArrows(tab.getContent()));
        // Else Tab would lead into what is folded away.
        below.getTabs().forEach(tab -> tab.getContent().visibleProperty().bind(
                lists.heightProperty().map(height -> height != Lists.Height.FOLDED)));
    }

    /// Gives the panes their context menus, and the problems what leads on: the first time that the page is in front.
    public void offer(Commands commands) {
        if (offered) {
            return;
        }
        offered = true;
        ContextMenus.attach(problems.view(), ContextMenus.forProblems(commands));
        ContextMenus.attach(tree.view(), ContextMenus.forValues(commands));
        ContextMenus.attach(hex.target(), ContextMenus.forBytes(commands));
        ContextMenus.attach(elements.view(), ContextMenus.forElements(commands));
        ContextMenus.attach(find.view(), ContextMenus.forMatches(commands));
        ContextMenus.attach(changes.view(), ContextMenus.forChanges(commands));
        ContextMenus.attach(history.view(), ContextMenus.forHistory(commands));
        ContextMenus.attach(bookmarks.view(), bookmarks.menu(commands));
        problems.offerRepairs(() -> commands.run(Command.REPAIR), () -> commands.run(Command.REPAIR_ALL));
        problems.offer(() -> commands.run(Command.FIELD_LIST), commands.shownKey(Command.FIELD_LIST),
                commands.shownKey(Command.DECODE_HERE));
        // Beside the title, so that nothing moves when it comes.
        firstFrame.after(() -> structureHeading.getChildren().add(1, filter.button(commands)));
        elements.use(commands);
        bookmarks.use(commands.keysProperty());
        tree.use(commands::keys);
        model.nameInsistKey(() -> commands.keys().called(Command.INSIST));
        tree.onChosen(commands::refresh);
        session.journal().troubleProperty().subscribe(_ -> sayUnkept(commands));
        model.modifiedProperty().subscribe(_ -> sayUnkept(commands));
    }

    private void sayUnread(String why) {
        warn(unread, why.isEmpty() ? "" : Messages.get("editor.unread", why), "again", model::readAgain);
    }

    private void sayUnreadable() {
        AbsentBytesException absent = model.unreadableProperty().get();
        warn(unreadable, absent == null ? "" : Messages.get("editor.unreadable", absent.span(), absent.getMessage()),
                "again", model::retryReading);
    }

    private void sayUnkept(Commands commands) {
        String why = session.journal().troubleProperty().get();
        warn(unkept, why.isEmpty() || !model.modifiedProperty().get() ? "" : Messages.get("editor.unkept", why),
                "save", () -> commands.run(Command.SAVE));
    }

    /// Says `words`, with one way out; nothing where there are none.
    private static void warn(Banner banner, String words, String way, Runnable then) {
        if (words.isEmpty()) {
            banner.hide();
        } else {
            banner.show(words, List.of(new QuestionCard.Answer(way, Messages.get("file." + way), then)),
                    Messages.get("file.dismiss"));
        }
    }

    /// {@return where a person is in the document, or is to be once it is read}
    public KeptPlace place() {
        return owed != null ? owed : new KeptPlace(model.selection(),
                tree.open().stream().limit(KeptPlace.MOST_OPEN).collect(Collectors.toSet()), tree.firstRow(),
                hex.target().view().firstByte());
    }

    /// Goes to `place`: as soon as the values are read, unless a person has gone elsewhere by then.
    public void returnTo(KeptPlace place) {
        if (place.isFirst()) {
            return;
        }
        tree.open(place.open());
        if (!model.staleProperty().get()) {
            goTo(place);
            return;
        }
        owed = place;
        // Reading may also begin once more, and rows come after it.
        model.staleProperty().subscribe((_, _) -> model.background().later(this::goToOwed));
    }

    private void goToOwed() {
        KeptPlace place = owed;
        if (place != null && !model.staleProperty().get()) {
            owed = null;
            if (KeptPlace.isFirst(model.selection())) {
                goTo(place);
            }
        }
    }

    private void goTo(KeptPlace place) {
        Selection selection = place.selection();
        if (selection.picked() && selection.value() != null) {
            model.pick(selection.value(), selection.element());
        } else {
            model.select(selection.anchor(), selection.caret());
        }
        tree.showFrom(place.row());
        hex.target().view().showFrom(place.offset());
    }

    /// {@return the document}
    public EditorModel model() {
        return model;
    }

    /// {@return the document and its file}
    public DocumentSession session() {
        return session;
    }

    /// Lets `ways` be offered when something happens to the file.
    public void guard(WindowContext around, FileGuard.Ways ways) {
        session.guard(new FileGuard(session, banner, around, ways));
    }

    /// Marks what another program has changed in the file.
    public void mark(ChangedValues changes) {
        tree.mark(changes.differences().stream().map(Difference::after).toList());
        hex.mark(changes.differences().stream().map(Difference::is).toList());
        int count = changes.differences().size();
        model.say(Messages.get(count == 0 ? "editor.same"
                : changes.complete() ? "editor.changed" : "editor.changed-more", count));
    }

    /// {@return its values}
    public StructureTree tree() {
        return tree;
    }

    /// {@return its bytes}
    public HexSide hex() {
        return hex;
    }

    /// {@return what is wrong with it}
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

    /// {@return goes to places in it}
    public Navigator navigator() {
        return new Navigator(model, places);
    }

    /// Folds the lists below to the line of their tabs, or unfolds them.
    public void foldLists() {
        lists.fold(!lists.isFolded());
    }

    /// {@return whether the lists below are folded to their tabs}
    public boolean foldsLists() {
        return lists.isFolded();
    }

    /// {@return whether the lists below have the whole page}
    public boolean fillsLists() {
        return lists.isFull();
    }

    /// Lets the lists below have the whole page, or again what they had.
    public void fillLists() {
        lists.fill();
    }

    /// What is folded away or covered loses the keyboard.
    private void keepKeyboardInView() {
        Scene scene = content.getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        if (lists.isFolded() && isWithin(owner, below)) {
            focus();
        } else if (lists.isFull() && isWithin(owner, sides)) {
            panesBelow().stream().findFirst().ifPresent(Node::requestFocus);
        }
    }

    private static boolean isWithin(@Nullable Node node, Node pane) {
        Node at = node;
        while (at != null && at != pane) {
            at = at.getParent();
        }
        return at != null;
    }

    /// Lets values and bytes show what is known once `frame` is read, with its field selected; where there is none any
    /// more, everything is again as it was.
    private void follow(@Nullable Frame was, @Nullable Frame frame) {
        if (was == null && beforePlayback == null) {
            beforePlayback = place();
        }
        tree.read(frame);
        if (frame != null) {
            Span field = frame.field().span();
            hex.read(frame.head(), field);
            map.read(frame.head());
            model.select(field.end(), field.start());
            return;
        }
        hex.readAll();
        map.read(Long.MAX_VALUE);
        KeptPlace before = beforePlayback;
        beforePlayback = null;
        if (before != null) {
            tree.open().stream().filter(at -> !before.open().contains(at)).forEach(at -> tree.fold(at, false));
            goTo(before);
        }
    }

    private void leavePlayback() {
        show(ListBelow.PROBLEMS);
        focus();
    }

    /// Shows `list`.
    private void show(ListBelow list) {
        if (lists.isFolded()) {
            lists.fold(false);
        }
        below.getSelectionModel().select(tab(list));
    }

    /// Shows `list` and gives it the keyboard.
    public void goTo(ListBelow list) {
        show(list);
        targets(list).stream().findFirst().ifPresent(Node::requestFocus);
    }

    /// Goes on with what was looked for before the file was read again, in front if it was there.
    public void follow(EditorPage other, FindPane.Handover found) {
        if (other.findTab.isSelected()) {
            below.getSelectionModel().select(findTab);
        }
        find.follow(found);
    }

    /// Lets a person type what to find.
    public void askWhat() {
        show(ListBelow.FIND);
        find.ask();
    }

    /// Lets a person type what rows of the structure are to be left.
    public void askFilter() {
        if (lists.isFull()) {
            lists.fill();
        }
        filter.ask();
    }

    /// Lets a person type what to find in all tabs.
    public void askWhatInTabs() {
        show(ListBelow.FIND);
        find.askInTabs();
    }

    /// Lets a person type how what they look for changed.
    public void askHowItChanged() {
        show(ListBelow.FIND);
        find.askChange();
    }

    /// Lets a person type what takes the place of what is found.
    public void askReplacement() {
        show(ListBelow.FIND);
        find.askReplacement();
    }

    private void editFound(String typed) {
        if (model.selectedNode().filter(node -> node.children() > 0).isPresent()) {
            model.say(Messages.get("editor.found-collection"));
        } else {
            tree.editValue(typed);
        }
    }

    private void markFound(List<Span> spans) {
        tree.markFound(spans);
        hex.markFound(spans);
        map.markFound(spans);
    }

    /// {@return the file behind the document}
    public EditedFile file() {
        return session.file();
    }

    /// {@return whether the bytes at the caret are explained in the place of the inspector}
    public BooleanProperty explainsProperty() {
        return inspector.explainsProperty();
    }

    /// Shows beside all panes what leads a person through them, in the place of what did before.
    ///
    /// @param made makes it, also once more in another language
    public void accompany(Function<EditorPage, Companion> made) {
        accompanied = made;
        companion.show(made.apply(this));
    }

    /// Takes that away, and goes on without it.
    public void dismissCompanion() {
        accompanied = null;
        companion.close();
        focus();
    }

    /// {@return what takes the keyboard in each pane, in the order in which F6 visits them}
    public List<Node> panes() {
        List<Node> panes = new ArrayList<>();
        if (!lists.isFull()) {
            panes.addAll(List.of(tree.view(), hex.target()));
            inspector.target().ifPresent(panes::add);
        }
        if (!lists.isFolded()) {
            panes.addAll(panesBelow());
        }
        companion.target().ifPresent(panes::add);
        Stream.of(banner, reading, unread, unreadable, unkept).flatMap(shown -> shown.target().stream())
                .forEach(panes::add);
        return panes;
    }

    /// Shows the list below that `other` shows, which is in front.
    ///
    /// @return gives the keyboard to the pane that has it there
    public Runnable standInFor(EditorPage other) {
        Scene scene = other.content.getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        List<Node> there = other.panes();
        int pane = isWithin(owner, find.view()) && there.stream().noneMatch(one -> isWithin(owner, one))
                ? there.indexOf(find.targets().getFirst())
                : IntStream.range(0, there.size()).filter(i -> isWithin(owner, there.get(i))).findFirst().orElse(-1);
        below.getSelectionModel().select(other.below.getSelectionModel().getSelectedIndex());
        return () -> {
            List<Node> here = panes();
            if (pane < 0 || pane >= here.size()) {
                focus();
            } else {
                here.get(pane).requestFocus();
            }
        };
    }

    private List<Node> panesBelow() {
        return Arrays.stream(ListBelow.values()).filter(list -> tab(list).isSelected())
                .flatMap(list -> targets(list).stream()).toList();
    }

    private Tab tab(ListBelow list) {
        return switch (list) {
            case PROBLEMS -> problemsTab;
            case FIND -> findTab;
            case CHANGES -> changesTab;
            case HISTORY -> historyTab;
            case TEXT -> textTab;
            case ELEMENTS -> elementsTab;
            case BOOKMARKS -> bookmarksTab;
            case PLAYBACK -> playbackTab;
        };
    }

    private List<Node> targets(ListBelow list) {
        return switch (list) {
            case PROBLEMS -> problems.targets();
            case FIND -> find.targets();
            case CHANGES -> changes.targets();
            case HISTORY -> List.of(history.view());
            case TEXT -> text.targets();
            case ELEMENTS -> elements.targets();
            case BOOKMARKS -> List.of(bookmarks.view());
            case PLAYBACK -> List.of(playback.view());
        };
    }

    @Override
    public ObservableValue<String> title() {
        return session.fileProperty().map(EditedFile::name);
    }

    @Override
    public Optional<EditorModel> edited() {
        return Optional.of(model);
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        companion.first().orElse(tree.view()).requestFocus();
    }

    /// Goes on where `other`, a page of the same document, ends: with what is selected, open and looked for there.
    ///
    /// @return gives the keyboard to the pane that has it there
    public Runnable takeOver(EditorPage other) {
        playback.takeOver(other.playback);
        beforePlayback = other.beforePlayback;
        Runnable focus = standInFor(other);
        places = other.places;
        filter.takeOver(other.filter);
        find.takeOver(other.find);
        lists.takeOver(other.lists);
        if (layout != null && other.layout != null) {
            layout.takeOver(other.layout);
        }
        explainsProperty().set(other.explainsProperty().get());
        if (other.accompanied != null) {
            accompany(other.accompanied);
        }
        returnTo(other.place());
        model.say("");
        return focus;
    }

    @Override
    public void close() {
        session.close();
        leave();
    }

    /// Lets go of what outlives the page, but not of its document, which another page shows from now on.
    public void leave() {
        companion.close();
        playback.close();
        find.close();
        hex.close();
        filter.close();
        tree.close();
        map.close();
        lists.close();
        if (layout != null) {
            layout.close();
        }
    }
}
