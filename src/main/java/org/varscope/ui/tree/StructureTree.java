package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.play.Frame;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.theme.Zoom;

/// The structure pane: every value a row, in step with the model's selection, edited in place.
public final class StructureTree {
    /// Height of a row at zoom 1, in pixels.
    static final double ROW = 25;

    /// The only row is one that cannot be opened: the toolkit then leaves no room for the sign of opening.
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

    private final EditorModel model;
    private final RowViews views;
    private final TreeTableView<TreeRow> table = new TreeTableView<>();
    private final TreeColumns columns;
    private final RowEditing editing;
    private final Reveal reveal;
    private final ObjectProperty<@Nullable Location> pointed = new SimpleObjectProperty<>();
    private final Choice choice;
    private final Narrowing narrowing;
    private final RowMarks marks;
    private final RowKeys keys;
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    /// Whether rows depend on bytes that were not at hand.
    private boolean behind;
    /// The step after which rows are still to be opened.
    private @Nullable Change pendingStep;
    /// What the rows show: while the model is further, it is this tree that selects, and nobody else.
    private @Nullable EditorState shown;
    private final OpenRows opened;
    private BiConsumer<Location, Boolean> folding = (_, _) -> { };

    /// @param zoom     how large everything is, 1 for the usual
    /// @param writable whether a person may edit here
    public StructureTree(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom, boolean writable) {
        this.model = model;
        this.reveal = new Reveal(table, model.background());
        this.opened = new OpenRows(reveal);
        this.narrowing = new Narrowing(reveal);
        this.views = new RowViews(model);
        this.marks = new RowMarks(model, table, this::lookAgain);
        table.setId("structure");
        table.getStyleClass().add("structure");
        table.setAccessibleText(Messages.get("tree.structure"));
        table.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        table.setEditable(writable);
        Label nothing = new Label();
        nothing.textProperty().bind(Bindings.createStringBinding(() -> narrowing.goingProperty().get()
                ? Messages.get("tree.filter-nothing")
                : Messages.get(model.reading().busyProperty().get() ? "tree.reading" : "tree.nothing"),
                lifetime.of(model.reading().busyProperty()), narrowing.goingProperty()));
        table.setPlaceholder(nothing);
        choice = new Choice(table, model, reveal);
        table.setRowFactory(_ -> new ValueRow(this));
        columns = new TreeColumns(table, views, zoom, model.background()::later);
        editing = new RowEditing(table, columns, reveal, views, model);
        columns.editWith(editing);
        keys = new RowKeys(table, model, choice, editing);
        rebuild();
        views.renew();
        choice.show();
        shown = model.state();
        lifetime.bind(pointed, model.hoverProperty());
        lifetime.follow(model.stateProperty(), this::show);
        columns.follow();
        table.getSelectionModel().selectedItemProperty().subscribe((_, item) -> {
            if (shown == model.state()) {
                choice.picked(item);
            }
        });
    }

    /// {@return the control}
    public TreeTableView<?> view() {
        return table;
    }

    /// {@return where the selected row is on the screen; empty where it is not in view}
    public Optional<Bounds> selectedBounds() {
        return table.lookupAll(".tree-table-row-cell").stream()
                .filter(row -> row instanceof ValueRow shown && shown.isSelected() && shown.isVisible()).findFirst()
                .map(row -> row.localToScreen(row.getBoundsInLocal()));
    }

    /// {@return its columns}
    TreeColumns columns() {
        return columns;
    }

    /// {@return how wide the columns are, as a person has dragged them}
    public ObjectProperty<ColumnWidths> widthsProperty() {
        return columns.widthsProperty();
    }

    /// Changes with everything that a row may show: rows in view then look again, and only cells whose words are others
    /// are touched.
    ReadOnlyLongProperty revision() {
        return revision.getReadOnlyProperty();
    }

    RowViews views() {
        return views;
    }

    ObjectProperty<@Nullable Location> pointed() {
        return pointed;
    }

    /// Tells `taker` each value that is opened, with `true`, or closed.
    public void onFolded(BiConsumer<Location, Boolean> taker) {
        folding = taker;
    }

    private void folded(TreeItem<TreeRow> item, boolean open) {
        if (item.getValue() instanceof TreeRow.Value(Location at)) {
            folding.accept(at, open);
        }
    }

    /// {@return the values whose rows are open}
    public Set<Location> open() {
        return narrowing.open(top());
    }

    /// Opens the rows of the values in `open` too, those that are not read yet once they are.
    public void open(Set<Location> open) {
        opened.open(open, top());
    }

    // What is shown.

    private Structure structure() {
        return model.structure();
    }

    /// Rows depend on bytes that are not at hand; what they are is found out once those are.
    private void missed(AbsentBytesException absent) {
        behind = true;
        model.awaited().await(absent);
    }

    /// Rows that depended on bytes that were not at hand are looked at again.
    private void catchUp() {
        Change step = pendingStep;
        behind = false;
        pendingStep = null;
        boolean sameRows = refresh(true);
        if (step != null && step.after().structure() == structure()) {
            follow(step, sameRows);
        }
        choice.show();
    }

    /// {@return the row around all others}
    private RowItem top() {
        return (RowItem) table.getRoot();
    }

    private TreeRow topRow() {
        try {
            return Ranges.top(structure());
        } catch (AbsentBytesException e) {
            missed(e);
            return new TreeRow.Range(null, 0, structure().records());
        }
    }

    private void rebuild() {
        put(root(topRow()));
    }

    private RowItem root(TreeRow top) {
        RowItem root = new RowItem(top, null, model::structure, this::filter, this::missed);
        root.setExpanded(true);
        root.addEventHandler(TreeItem.<TreeRow>branchExpandedEvent(), event -> folded(event.getTreeItem(), true));
        root.addEventHandler(TreeItem.<TreeRow>branchCollapsedEvent(), event -> folded(event.getTreeItem(), false));
        return root;
    }

    private void put(RowItem root) {
        // The table would keep a row selected that it moves when the root comes into view, beside the one picked next.
        table.getSelectionModel().clearSelection();
        table.setShowRoot(root.getValue() instanceof TreeRow.Value && !filter().isEmpty());
        table.setRoot(root);
        table.pseudoClassStateChanged(ALONE, root.isLeaf());
    }

    /// Leaves the rows that `now` leaves, opened, and marks `matches`, which are in order of offset; or brings all rows
    /// back as they were.
    void narrow(RowFilter now, List<Span> matches) {
        boolean same = now.leavesSameAs(filter());
        if (!same) {
            editing.interrupt();
        }
        narrowing.begin(now, top());
        marks.matches(now.isAll() ? null : matches);
        if (!same) {
            shown = null;
            put(narrowing.root(topRow(), this::root));
            table.refresh();
            choice.show();
            shown = model.state();
            editing.resume();
        }
        lookAgain();
    }

    RowFilter filter() {
        return narrowing.filter();
    }

    private void followFilter(EditorState was, EditorState now) {
        boolean others = narrowing.follow(was, now, this::missed);
        if (others && was.snapshot() == now.snapshot()) {
            opened.leave(top());
            top().sync();
            table.refresh();
            opened.reread(top());
        }
        if (!filter().isAll()) {
            table.setShowRoot(top().getValue() instanceof TreeRow.Value && !filter().isEmpty());
        }
    }

    private void show(EditorState was, EditorState now) {
        EditorState.Step step = now.step();
        boolean sameRows = true;
        if (step != was.step()) {
            choice.leaveOne();
        }
        followFilter(was, now);
        if (was.snapshot() != now.snapshot()) {
            sameRows = refresh(was.snapshot().revision() == now.snapshot().revision());
        } else if (behind && was.searches() != now.searches()) {
            catchUp();
        } else if (!was.health().problems().equals(now.health().problems())
                || was.searches() != now.searches() && views.isWaiting()) {
            views.renew();
            lookAgain();
        }
        if (step != null && step != was.step()) {
            follow(step.change(), sameRows);
        }
        if (!was.selection().equals(now.selection())) {
            reveal.letGo();
        }
        if (was.snapshot() != now.snapshot() || !was.selection().equals(now.selection())) {
            choice.show();
        }
        shown = now;
        editing.resume();
    }

    /// @param reread whether parts of the same state were read again
    /// @return whether the rows are those of before
    private boolean refresh(boolean reread) {
        editing.interrupt();
        opened.leave(top());
        views.renew();
        TreeRow top = topRow();
        boolean same = table.getRoot() instanceof RowItem root && root.getValue().equals(top) && root.sync();
        if (!table.getRoot().getValue().equals(top)) {
            rebuild();
        }
        lookAgain();
        if (!same) {
            // A row keeps what it shows where another item with an equal value comes into its place.
            table.refresh();
            if (reread) {
                opened.reread(top());
            }
        }
        return same;
    }

    private void lookAgain() {
        table.pseudoClassStateChanged(ALONE, top().isLeaf());
        revision.set(revision.get() + 1);
        marks.markScrollBar();
    }

    /// Rows stand for places; what was open moves with its bytes.
    private void follow(Change change, boolean sameRows) {
        if (change.patches().isEmpty()) {
            return;
        }
        try {
            Set<Location> written = marks.moved(change);
            opened.follow(change, top(), sameRows);
            marks.move(written);
        } catch (AbsentBytesException e) {
            pendingStep = change;
            missed(e);
        }
    }

    /// {@return the values that are selected together}
    public Choice choice() {
        return choice;
    }

    /// Lets rows be dragged from now on.
    public void allowDrags() {
        new RowDrag(table, choice, editing, model);
    }

    /// {@return what its rows are marked for}
    public RowMarks marks() {
        return marks;
    }

    /// Shows only what is known once `frame` is read; everything again where it is null.
    public void read(@Nullable Frame frame) {
        views.read(frame == null ? null : new ReadSoFar(model, frame));
        lookAgain();
    }

    /// {@return the cell that is edited, if one is}
    public RowEditing editing() {
        return editing;
    }

    /// {@return what opens, closes and scrolls its rows}
    public Reveal reveal() {
        return reveal;
    }

    /// Goes by the keys of `now` from now on, instead of those of the table of commands.
    public void use(Supplier<KeyMap> now) {
        keys.use(now);
    }
}
