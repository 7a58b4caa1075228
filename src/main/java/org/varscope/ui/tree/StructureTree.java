package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.Bookmarks;
import org.varscope.document.place.Siblings;
import org.varscope.explain.RefusalWords;
import org.varscope.play.Frame;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;
import org.varscope.ui.model.Selection;
import org.varscope.ui.model.Typing;
import org.varscope.ui.theme.ScrollMarks;
import org.varscope.ui.theme.Zoom;

/// The structure pane: every value a row, in step with the model's selection, edited in place.
public final class StructureTree {
    /// Height of a row at zoom 1, in pixels.
    static final double ROW = 25;

    /// The only row is one that cannot be opened: the toolkit then leaves no room for the sign of opening.
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");
    private static final KeyCombination ENTER = new KeyCodeCombination(KeyCode.ENTER);
    /// The toolkit does something of its own by these, whether they have commands or not.
    private static final List<KeyCombination> OF_TOOLKIT = Stream.of("Shortcut+Up", "Shortcut+A", "F2", "Space")
            .map(KeyCombination::valueOf).toList();

    private final EditorModel model;
    private final RowViews views;
    private final TreeTableView<TreeRow> table = new TreeTableView<>();
    private final TreeColumns columns;
    private final RowEditing editing;
    private final Reveal reveal;
    private final ObjectProperty<@Nullable Location> pointed = new SimpleObjectProperty<>();
    private final Subscription following;
    private final Choice choice;
    private final Narrowing narrowing;
    private List<Span> found = List.of();
    private final RowMarks marks;
    private @Nullable ScrollMarks scrollMarks;
    /// The row that is to be the first in view until a person goes on; -1 where the selected one is to be in view.
    private int first = -1;
    private final Set<Location> marked = new HashSet<>();
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    /// Whether rows depend on bytes that were not at hand.
    private boolean behind;
    /// The step after which rows are still to be opened.
    private @Nullable Change owed;
    private Supplier<KeyMap> keys = () -> KeyMap.FIRST;
    /// What the rows show: while the model is further, it is this tree that selects, and nobody else.
    private @Nullable EditorState shown;
    private final OpenRows opened;
    private BiConsumer<Location, Boolean> folding = (_, _) -> { };

    /// @param zoom     how large everything is, 1 for the usual
    /// @param writable whether a person may edit here
    public StructureTree(EditorModel model, ObservableDoubleValue zoom, boolean writable) {
        this.model = model;
        this.reveal = new Reveal(table, model.background());
        this.opened = new OpenRows(reveal);
        this.narrowing = new Narrowing(reveal);
        this.views = new RowViews(model);
        this.marks = new RowMarks(model);
        table.setId("structure");
        table.getStyleClass().add("structure");
        table.setAccessibleText(Messages.get("tree.structure"));
        table.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        table.setEditable(writable);
        Label nothing = new Label();
        nothing.textProperty().bind(Bindings.createStringBinding(() -> narrowing.goingProperty().get()
                ? Messages.get("tree.filter-nothing")
                : Messages.get(model.staleProperty().get() ? "tree.reading" : "tree.nothing"),
                model.staleProperty(), narrowing.goingProperty()));
        table.setPlaceholder(nothing);
        choice = new Choice(table, model, reveal);
        table.setRowFactory(_ -> new ValueRow(this));
        columns = new TreeColumns(this, table, views, zoom);
        editing = new RowEditing(table, columns, reveal, views, model);
        table.heightProperty().subscribe((_, _) -> model.background().later(this::scrollToSelected));
        rebuild();
        views.renew();
        showSelection();
        shown = model.state();
        pointed.bindBidirectional(model.hoverProperty());
        following = Subscription.combine(model.stateProperty().subscribe(this::show), columns.following());
        table.getSelectionModel().selectedItemProperty().subscribe(this::picked);
        table.addEventFilter(ScrollEvent.SCROLL, _ -> first = -1);
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        table.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    }

    /// {@return the control}
    public TreeTableView<?> view() {
        return table;
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

    /// Lets go of what outlives the tree.
    public void close() {
        following.unsubscribe();
        pointed.unbindBidirectional(model.hoverProperty());
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

    /// Opens or closes the value at `at`, where its row is there.
    public void fold(Location at, boolean open) {
        reveal.row(at).ifPresent(item -> item.setExpanded(open));
    }

    /// {@return the values whose rows are open}
    public Set<Location> open() {
        return narrowing.open(top());
    }

    /// Opens the rows of the values in `open` too, those that are not read yet once they are.
    public void open(Set<Location> open) {
        opened.open(open, top());
    }

    /// {@return the number of the first row in view, from 0}
    public int firstRow() {
        return reveal.first();
    }

    /// Scrolls until row number `row` is the first in view, or as near to that as there are rows.
    public void showFrom(int row) {
        first = row;
        scrollToSelected();
    }

    private void scrollToSelected() {
        if (first >= 0) {
            table.scrollTo(Math.clamp(table.getExpandedItemCount() - 1L, 0, first));
            return;
        }
        reveal.scrollTo(table.getSelectionModel().getSelectedIndex());
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
        Change step = owed;
        behind = false;
        owed = null;
        boolean sameRows = refresh(true);
        if (step != null && step.after().structure() == structure()) {
            follow(step, sameRows);
        }
        showSelection();
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
        marks.found(RowMarks.Meaning.FOUND, now.isAll() ? found : matches);
        if (!same) {
            shown = null;
            put(narrowing.root(topRow(), this::root));
            table.refresh();
            showSelection();
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
            first = -1;
        }
        if (was.snapshot() != now.snapshot() || !was.selection().equals(now.selection())) {
            showSelection();
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
        markScrollBar();
    }

    /// Rows stand for places; what was open moves with its bytes.
    private void follow(Change change, boolean sameRows) {
        if (change.patches().isEmpty()) {
            return;
        }
        try {
            Set<Location> moved = new HashSet<>();
            marked.forEach(at -> Moved.location(at, change).ifPresent(moved::add));
            opened.follow(change, top(), sameRows);
            marked.clear();
            marked.addAll(moved);
        } catch (AbsentBytesException e) {
            owed = change;
            missed(e);
        }
    }

    private void showSelection() {
        Location wanted = model.selection().value();
        if (wanted == null || isGapSelected()) {
            return;
        }
        long element = model.selection().element();
        if (element == Selection.WHOLE || wanted.key()) {
            reveal.select(wanted.asValue());
        } else {
            reveal.select(wanted, element);
        }
    }

    /// Bytes that are no value have no place: while their row is selected, it stays so.
    private boolean isGapSelected() {
        TreeItem<TreeRow> item = table.getSelectionModel().getSelectedItem();
        return item != null && item.getValue() instanceof TreeRow.Gap gap
                && gap.span().equals(model.selection().bytes());
    }

    private void picked(@Nullable TreeItem<TreeRow> item) {
        if (shown != model.state() || item == null || choice.isBusy()) {
            return;
        }
        switch (item.getValue()) {
            case TreeRow.Value(Location at) -> model.pick(at);
            case TreeRow.Element(Location array, long index) -> model.pick(array, index);
            case TreeRow.Gap(var _, Span span, var _, var _) -> model.select(span.end(), span.start());
            case TreeRow.Range _ -> { }
        }
        if (choice.isSeveral()) {
            sayChosen();
        }
    }

    private void sayChosen() {
        model.say(Messages.get("tree.chosen", choice.chosen().stream().mapToLong(Siblings::count).sum()));
    }

    /// {@return the selected values, in order; none within another}
    public List<Siblings> chosen() {
        return choice.chosen();
    }

    /// {@return the bytes of the selected values where these are several, in order; none otherwise}
    public List<Span> severalSpans() {
        return choice.isSeveral() ? choice.chosen().stream().map(part -> part.span(model.structure())).toList()
                : List.of();
    }

    /// Runs `told` from now on when several values are selected, or others.
    public void onChosen(Runnable told) {
        choice.onChange(told);
    }

    boolean isSeveralChosen() {
        return choice.isSeveral();
    }

    /// Lets rows be dragged from now on.
    public void allowDrags() {
        new RowDrag(table, this, model);
    }

    /// {@return whether rows are being dragged, from whichever tree}
    public static boolean isDragging() {
        return RowDrag.isGoing();
    }

    /// Puts values where they are dropped.
    ///
    /// @param moves whether they are values of this tree, and go from where they were
    public void drop(Copied what, RowDrop place, boolean moves) {
        if (moves && what.from().bytes() != structure().bytes()) {
            model.say(Messages.get("tree.drag-overtaken"));
            return;
        }
        Copied now = moves ? new Copied(structure(), what.parts()) : what;
        List<Siblings> after = moves ? now.after(place.into(), place.index())
                : List.of(new Siblings(place.into(), place.index(), place.index() + now.count()));
        try {
            model.edits().apply(moves ? now.moved(place.into(), place.index())
                    : new Edit.Copy(now, place.into(), place.index()), false, () -> choose(after));
        } catch (EditException e) {
            model.say(RefusalWords.clauses(e, Messages.language()));
        }
    }

    /// Selects values together, of very many only the first.
    public void choose(List<Siblings> wanted) {
        choice.choose(wanted);
    }

    /// Selects all values beside the selected one; where all are, those beside what holds them.
    public void chooseAll() {
        choice.all();
        sayChosen();
    }

    /// Marks values that another program has changed, and all around them, as those may be closed; in place of what was
    /// marked before.
    public void mark(Collection<Location> changed) {
        marked.clear();
        for (Location at : changed) {
            Location next = at.asValue();
            while (marked.add(next) && !next.isRecord()) {
                next = next.parent();
            }
        }
        lookAgain();
    }

    /// Marks rows that were found, those that hold such, and where in the scroll bar they are.
    ///
    /// @param spans in order of offset, however many; it keeps the list, which stays as it is
    public void markFound(List<Span> spans) {
        found = spans;
        if (filter().isAll()) {
            mark(RowMarks.Meaning.FOUND, spans);
        }
    }

    /// Marks rows that differ from what they are compared with, in the same way.
    public void markDifferent(List<Span> spans) {
        mark(RowMarks.Meaning.DIFFERENT, spans);
    }

    private void mark(RowMarks.Meaning meaning, List<Span> spans) {
        marks.found(meaning, spans);
        lookAgain();
    }

    /// Marks rows with bookmarks.
    public void mark(Bookmarks bookmarks) {
        marks.bookmarks(bookmarks);
        lookAgain();
    }

    RowMarks marks() {
        return marks;
    }

    /// Shows only what is known once `frame` is read; everything again where it is null.
    public void read(@Nullable Frame frame) {
        views.read(frame == null ? null : new ReadSoFar(model, frame));
        lookAgain();
    }

    private void markScrollBar() {
        if (scrollMarks == null && marks.isAnyFound()) {
            table.lookupAll(".scroll-bar").stream().map(ScrollBar.class::cast)
                    .filter(bar -> bar.getOrientation() == Orientation.VERTICAL).findFirst().ifPresent(bar -> {
                        scrollMarks = new ScrollMarks(bar);
                        table.expandedItemCountProperty().subscribe((_, _) -> markScrollBar());
                    });
        }
        if (scrollMarks != null) {
            scrollMarks.show((part, parts) -> marks.isAnyFound()
                    && marks.isFoundBetween(rowAt(part, parts), rowAt(part + 1, parts)));
        }
    }

    private @Nullable RowItem rowAt(int part, int parts) {
        int row = (int) ((long) table.getExpandedItemCount() * part / parts);
        return (RowItem) table.getTreeItem(row);
    }

    boolean isMarked(RowItem item) {
        return item.getValue() instanceof TreeRow.Value(Location at) && marked.contains(at);
    }

    // Commands.

    /// Begins to edit the selected value, if it can be edited as text.
    public void editValue() {
        editing.editSelected(columns.value(), "");
    }

    /// Begins to edit the selected value with what was typed, if it can be edited as text.
    public void editValue(String begun) {
        editing.editSelected(columns.value(), begun);
    }

    /// Begins to edit the key of the selected entry, if it has one.
    public void editKey() {
        editing.editSelected(columns.name(), "");
    }

    /// {@return whether a cell is being edited}
    public boolean isEditing() {
        return editing.isGoing();
    }

    /// {@return the cells that are edited}
    RowEditing editing() {
        return editing;
    }

    /// Opens the selected row and everything below it, as far as that stays bearable.
    public void expandSelected() {
        if (table.getSelectionModel().getSelectedItem() instanceof RowItem item) {
            reveal.expandAll(item);
        }
    }

    /// Closes the selected row and everything below it.
    public void collapseSelected() {
        if (table.getSelectionModel().getSelectedItem() instanceof RowItem item) {
            reveal.collapseAll(item);
        }
    }

    // Keys.

    /// The toolkit's table would move nothing but its focus with Ctrl and Up, and begin to edit whichever cell of the
    /// row was clicked last with the others; what Space types would then be in it.
    private void pressed(KeyEvent event) {
        if (isEditing()) {
            return;
        }
        if (keys.get().means(Command.GO_TO_PARENT, event)) {
            event.consume();
            model.pickAbove();
        } else if (keys.get().means(Command.SELECT_ALL, event)) {
            event.consume();
            chooseAll();
        } else if (ENTER.match(event) || keys.get().means(Command.EDIT_VALUE, event)) {
            event.consume();
            editValue();
        } else if (OF_TOOLKIT.stream().anyMatch(key -> key.match(event))) {
            event.consume();
        }
    }

    /// Goes by the keys of `now` from now on, instead of those of the table.
    public void use(Supplier<KeyMap> now) {
        keys = now;
        editing.editable().use(now);
    }

    /// Typing begins to edit, as in a table of numbers: nothing has to be pressed first.
    private void typed(KeyEvent event) {
        if (!isEditing() && Typing.isText(event)) {
            event.consume();
            editValue(event.getCharacter());
        }
    }
}
