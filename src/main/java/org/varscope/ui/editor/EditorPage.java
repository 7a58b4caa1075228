package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.editor.navigation.Navigator;
import org.varscope.ui.editor.navigation.RecentPlaces;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileGuard;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.RecordWords;
import org.varscope.ui.page.Page;
import org.varscope.ui.toolkit.FirstFrame;
import org.varscope.ui.tree.FilterBar;
import org.varscope.ui.tree.StructureTree;

/// A document in its panes.
public final class EditorPage extends Page {
    private final DocumentSession session;
    private final EditorModel model;
    private final ObservableDoubleValue zoom;
    private final FirstFrame firstFrame;
    private final SettingsStore remembered;
    private final StructureTree tree;
    private final FilterBar filter;
    private boolean offered;
    private final HexSide hex;
    private final MapSide map;
    private final InspectorSide inspector;
    private final Lists lists;
    private final EditorBanners banners;
    private final EditorPlace place;
    private final PlaybackFollower playback;
    private final WrittenMarks written;
    private final ObservableValue<String> title;
    private RecentPlaces places = new RecentPlaces();
    private final BorderPane content = new BorderPane();
    private final SideGuideSlot sideGuide;
    private final PaneFocus keyboard;
    private @Nullable BiFunction<EditorPage, Lifetime, SideGuide> accompanied;
    private final BooleanProperty roomForMap = new SimpleBooleanProperty();
    private @Nullable PaneLayout layout;

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

    /// A page that shows the document of `session`.
    public EditorPage(DocumentSession session, WindowContext around) {
        this.session = session;
        this.model = session.model();
        this.title = lifetime.of(session.fileProperty().map(EditedFile::name));
        this.zoom = lifetime.number(around.theme().zoom().factorProperty());
        this.firstFrame = around.firstFrame();
        this.remembered = around.remembered();
        this.tree = new StructureTree(model, lifetime, zoom, true);
        tree.widthsProperty().set(remembered.settings().columns());
        tree.widthsProperty().subscribe((_, widths) -> remembered.change(settings -> settings.with(widths)));
        this.filter = new FilterBar(tree, model, lifetime);
        this.hex = new HexSide(model, lifetime, around.theme().zoom()::step,
                around.remembered().settingsProperty().map(Settings::look), true);
        this.map = new MapSide(model, lifetime, hex.target(), roomForMap, around);
        this.inspector = new InspectorSide(model, lifetime, () -> file().form().wrapping(), zoom);
        this.lists = new Lists(session, lifetime, around, zoom, tree, () -> hex.target().requestFocus(), this::focus);
        this.banners = new EditorBanners(session, lifetime, around, this::focus);
        this.place = new EditorPlace(model, lifetime, tree, hex.target().view());
        this.written = new WrittenMarks(model, lifetime, tree, hex, map);
        new UnsavedMarks(model, lifetime, tree, hex, map);
        new PaneMarks(model, lifetime, tree, hex, map).follow(session.bookmarks(), lists.find(), inspector);
        this.playback = new PlaybackFollower(model, tree, hex, map, inspector, place);
        this.sideGuide = new SideGuideSlot(content, zoom);
        this.keyboard = new PaneFocus(tree, hex, inspector, lists, banners, sideGuide);
        content.setCenter(Fxml.<Parent>load("EditorPage.fxml", this));
        lifetime.atEnd(sideGuide::close);
        firstFrame.after(() -> content.setTop(banners.view()));
    }

    @FXML
    private void initialize() {
        structurePane.setCenter(tree.view());
        inspectorPane.setTop(inspector.heading());
        structureTop.getChildren().add(filter.view());
        hexPane.setCenter(hex.view());
        hex.beside(map);
        roomForMap.bind(hexPane.widthProperty().flatMap(width -> zoom.map(
                factor -> PaneShares.hasRoomForMap(width.doubleValue(), factor.doubleValue()))));
        firstFrame.after(() -> {
            tree.allowDrags();
            inspector.fill(inspectorPane);
        });
        playback.follow(lists.frameProperty());
        hexNote.textProperty().bind(hex.note());
        structureNote.textProperty().bind(lifetime.of(model.stateProperty()).map(
                state -> RecordWords.count(state.structure(), state.structure().records())));
        lists.height().levelProperty().subscribe((_, _) -> keyboard.keepInView(sides)); // while all are in their places
        layout = new PaneLayout(new PaneLayout.Panes(whole, sides, left, structurePane, hexPane, inspectorPane,
                lists.view()), lists.height(), zoom, remembered, model.background(), lifetime);
        inspector.follow(layout, inspectorPane);
    }

    /// Gives the panes their context menus and what leads on: the first time that the page is in front.
    public void offer(Commands commands) {
        if (offered) {
            return;
        }
        offered = true;
        ContextMenus.attach(tree.view(), ContextMenus.forValues(commands));
        RefusedEdits refused = new RefusedEdits(tree, hex.split(), model.edits());
        hex.split().offer(pane -> {
            ContextMenus.attach(pane, ContextMenus.forBytes(commands));
            refused.goAfter(pane);
        });
        lists.offer(commands);
        lists.text().whenEdited(commands::refresh);
        banners.offer(commands);
        // Beside the title, so that nothing moves when it comes.
        firstFrame.after(() -> structureHeading.getChildren().add(1, filter.button(commands)));
        tree.use(commands::keys);
        model.edits().nameInsistKey(() -> commands.keys().called(Command.INSIST));
        model.edits().showRefusals(refused::show, lifetime);
        tree.choice().onChange(commands::refresh);
    }

    /// {@return where a person is in the document}
    public EditorPlace place() {
        return place;
    }

    /// {@return the document}
    public EditorModel model() {
        return model;
    }

    /// {@return whether a task that is shown beside the document is solved by it}
    public boolean isExerciseSolved() {
        return sideGuide.isOver();
    }

    /// {@return the document and its file}
    public DocumentSession session() {
        return session;
    }

    /// Lets `ways` be offered when something happens to the file.
    public void guard(WindowContext around, FileGuard.Ways ways) {
        session.guard(new FileGuard(session, banners.file(), around, ways));
    }

    /// {@return its values}
    public StructureTree tree() {
        return tree;
    }

    /// {@return its bytes}
    public HexSide hex() {
        return hex;
    }

    /// {@return the lists below its values and bytes}
    public Lists lists() {
        return lists;
    }

    /// {@return which of its panes has the keyboard}
    public PaneFocus keyboard() {
        return keyboard;
    }

    /// {@return marks what another program has changed in the file}
    public WrittenMarks written() {
        return written;
    }

    /// {@return goes to places in it}
    public Navigator navigator() {
        return new Navigator(model, places);
    }

    /// Lets a person type what rows of the structure are to be left.
    public void askFilter() {
        if (lists.height().isFull()) {
            lists.height().fill();
        }
        filter.ask();
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
    public void accompany(BiFunction<EditorPage, Lifetime, SideGuide> made) {
        accompanied = made;
        sideGuide.show(during -> made.apply(this, during));
    }

    /// Takes that away, and goes on without it.
    public void dismissSideGuide() {
        accompanied = null;
        sideGuide.close();
        focus();
    }

    /// {@return what shows in another page the list below that is shown here, and returns what gives the keyboard to
    /// the pane that has it here}
    public Function<EditorPage, Runnable> standIn() {
        Consumer<PaneFocus> focus = keyboard.goingOn();
        Consumer<Lists> front = lists.front();
        return other -> {
            front.accept(other.lists);
            return () -> focus.accept(other.keyboard);
        };
    }

    @Override
    public ObservableValue<String> title() {
        return title;
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
        keyboard.begin();
    }

    /// {@return what has another page of the same document go on where this one is now, with what is selected, open and
    /// looked for, and returns what gives the keyboard to the pane that has it here; it keeps nothing of this page}
    public Function<EditorPage, Runnable> goingOn() {
        Consumer<Lists> below = lists.goingOn();
        KeptPlace film = playback.before();
        RecentPlaces recent = places;
        Function<EditorPage, Runnable> panes = panesAsHere();
        BiFunction<EditorPage, Lifetime, SideGuide> with = accompanied;
        KeptPlace now = place.now();
        return other -> {
            below.accept(other.lists);
            other.playback.goOn(film);
            other.places = recent;
            Runnable focus = panes.apply(other);
            if (with != null) {
                other.accompany(with);
            }
            other.place.returnTo(now);
            return focus;
        };
    }

    /// {@return what shows the panes of another page as they are shown here, be it of this document or of what its file
    /// has become, and returns what [#standIn] does}
    public Function<EditorPage, Runnable> panesAsHere() {
        Function<EditorPage, Runnable> front = standIn();
        Consumer<ListsHeight> height = lists.height().goingOn();
        Consumer<FilterBar> rows = filter.goingOn();
        boolean explains = explainsProperty().get();
        boolean split = hex.split().splitProperty().get();
        return other -> {
            Runnable focus = front.apply(other);
            height.accept(other.lists.height());
            rows.accept(other.filter);
            other.explainsProperty().set(explains);
            other.hex.split().splitProperty().set(split);
            return focus;
        };
    }

    /// Arranges the panes for an area of this size, which is where they will be shown.
    ///
    /// @param width  pixels, more than 0
    /// @param height pixels, more than 0
    public void expect(double width, double height) {
        Objects.requireNonNull(layout, "made with the form").expect(width, height);
    }

    /// {@return whether another page can take the place of this one later with nothing of it lost: nothing is typed,
    /// played or marked here}
    public boolean canRest() {
        return accompanied == null && playback.before() == null && lists.canRest() && !written.isMarked()
                && !tree.editing().isEditing() && !tree.choice().isSeveral();
    }

    /// {@return what stands for this page, which is closed, until it is wanted again}
    public RestingPage rest() {
        RestingPage resting = new RestingPage(session, place.now(), goingOn());
        session.guard(null);
        leave();
        return resting;
    }

    @Override
    public void close() {
        session.close();
        leave();
    }

    /// Unsubscribes from everything that outlives this page; keeps the document, which another page shows from now on.
    public void leave() {
        super.close();
    }
}
