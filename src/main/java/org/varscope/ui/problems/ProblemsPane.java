package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.problem.Problem;
import org.varscope.repair.Causes;
import org.varscope.repair.Repairs;
import org.varscope.repair.incident.Happened;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Health;
import org.varscope.ui.model.Problems;
import org.varscope.ui.theme.Zoom;

/// Says whether the engine would load a document, and lists its problems; choosing one goes to its bytes.
public final class ProblemsPane {
    private static final double ROW = 26;
    /// The line about the engine, with some room where nothing is below it.
    private static final double LINE = 34;
    /// The same with a list below.
    private static final double TOP = 28;
    /// Around the list.
    private static final double EDGE = 2;
    /// Of more problems that follow from one, the row is folded at first.
    private static final int FEW = 8;

    private final EditorModel model;
    private final TreeItem<ProblemRow> root = new TreeItem<>();
    private final TreeView<ProblemRow> list = new TreeView<>(root);
    private final HealthLine health;
    private final OtherReadingLine otherReading;
    private final OtherData otherData = new OtherData(list);
    private final BorderPane pane = new BorderPane(list);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(Messages.get("problems.title"));
    /// The row of each problem, in the order of the problems.
    private final List<TreeItem<ProblemRow>> items = new ArrayList<>();
    /// Which rows with others below them somebody has folded or unfolded.
    private final Map<Object, Boolean> open = new HashMap<>();
    private List<Problem> shown = List.of();
    private List<ProblemRow.One> each = List.of();
    private long notShown;
    private final BooleanProperty happened = new SimpleBooleanProperty();
    private CauseSearch.Known known = CauseSearch.Known.NOTHING;
    private final CauseSearch search;
    private final Hyperlink all = new Hyperlink(Messages.get("problems.repair-all"));
    private final NotesLink notes = new NotesLink(list);
    private Runnable repair = () -> { };
    private final DoubleBinding height;

    /// @param zoom how large everything is, 1 for the usual
    public ProblemsPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom) {
        this.model = model;
        this.health = new HealthLine(model, lifetime, list);
        this.otherReading = new OtherReadingLine(model, list);
        otherData.giveWayTo(otherReading.view().visibleProperty().or(happened));
        list.setId("problems");
        list.getStyleClass().add("problems");
        list.setAccessibleText(Messages.get("problems.title"));
        list.setShowRoot(false);
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new ProblemCell(this::repair, this::goTo, problem -> model.health().isNote(problem)));
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && selected() instanceof ProblemRow.One) {
                goToSelected();
            }
        });
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                goToSelected();
            }
        });
        pane.getStyleClass().add("pane");
        all.setId("repair-all");
        all.setMinWidth(Region.USE_PREF_SIZE);
        all.managedProperty().bind(all.visibleProperty());
        HBox.setHgrow(health.view(), Priority.ALWAYS);
        HBox above = new HBox(health.view(), notes.view(), all);
        above.getStyleClass().add("problems-heading");
        above.setAlignment(Pos.CENTER_LEFT);
        VBox top = new VBox(above, otherReading.view(), otherData.view());
        pane.setTop(top);
        list.visibleProperty().bind(notes.foldedProperty().not());
        height = Bindings.createDoubleBinding(
                () -> height(list.isVisible() ? list.getExpandedItemCount() : 0,
                        Math.max(TOP, Math.round(top.getHeight() / zoom.get()))),
                top.heightProperty(), zoom, list.visibleProperty(), list.expandedItemCountProperty(),
                root.getChildren());
        search = new CauseSearch(model, this::found);
        lifetime.follow(model.stateProperty().map(EditorState::health), this::show);
    }

    /// {@return the control}
    public Node view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        List<Node> targets = new ArrayList<>(health.targets());
        Stream.of(notes.view(), all).filter(Node::isVisible).forEach(targets::add);
        targets.addAll(otherReading.targets());
        targets.addAll(otherData.targets());
        if (list.isVisible()) {
            targets.add(list);
        }
        return targets;
    }

    /// Offers, where the bytes are damaged from their start, to read them as a list of fields.
    ///
    /// @param fields    does so
    /// @param fieldsKey the key that does the same, as it is shown
    /// @param decodeKey the key that decodes a value at the caret
    public void offer(Runnable fields, String fieldsKey, String decodeKey) {
        otherData.offer(fields, fieldsKey, decodeKey);
    }

    /// Offers repairs.
    ///
    /// @param one       repairs the problem that is selected in the list
    /// @param every     repairs all where it is clear how
    public void offerRepairs(Runnable one, Runnable every) {
        repair = one;
        all.setOnAction(_ -> {
            all.setVisited(false);
            every.run();
        });
    }

    /// {@return how high all is that there is to say, in pixels at zoom 1}
    public DoubleBinding height() {
        return height;
    }

    /// {@return how high the problems that reading has found in `structure` are with the line above them, in pixels at
    /// zoom 1; looks at all of it where it is small}
    public static double height(Structure structure) {
        List<Problem> problems = structure.problems();
        if (problems.stream().allMatch(problem -> Report.isNote(problem, structure.framing()))) {
            return height(0, TOP);
        }
        Optional<Happened> happened = structure.bytes().length() > CauseSearch.PROMPT ? Optional.empty()
                : CauseSearch.happened(structure, problems, Progress.NONE);
        return height(ProblemRow.of(ProblemRow.each(problems, Causes.NONE), 0, happened).size(), TOP);
    }

    /// {@return whether another way to read the bytes is offered}
    public ObservableBooleanValue offersProperty() {
        return otherReading.view().visibleProperty().or(otherData.view().visibleProperty());
    }

    private static double height(int rows, double top) {
        return rows > 0 ? top + rows * ROW + EDGE : Math.max(LINE, top);
    }

    /// {@return the title with the number of problems}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    private void show(Health now) {
        if (!now.problems().equals(shown) || now.more() != notShown) {
            list(now.problems(), now.more());
        }
        search.look(now);
        otherReading.look(now);
        all.setVisible(shown.stream().anyMatch(Problem::isError));
        long count = now.noteCount();
        notes.show(count == shown.size() && now.more() == 0 ? count : 0);
        otherData.show(now.structure());
        list.setAccessibleText(Messages.get("problems.after", health.words()));
        title.set(Messages.get(switch (now.state()) {
            case Health.State.Unread _, Health.State.Checking _ -> "problems.tab-open";
            case Health.State.Checked(var report) -> report.complete() ? "problems.tab" : "problems.tab-unsure";
            case Health.State.Failed _ -> "problems.tab-unsure";
        }, now.wrongCount()));
    }

    private void found(CauseSearch.Known now) {
        if (!now.equals(known)) {
            known = now;
            happened.set(now.happened().isPresent());
            list(shown, notShown);
        }
    }

    private void list(List<Problem> problems, long more) {
        ProblemRow before = selected();
        shown = problems;
        notShown = more;
        items.clear();
        each = ProblemRow.each(shown, known.causes());
        each.forEach(one -> items.add(new TreeItem<>(one)));
        for (ProblemRow.One one : each) {
            if (one.cause() != null && ProblemRow.isBelow(one, known.happened())) {
                items.get(one.cause().index()).getChildren().add(items.get(one.index()));
            }
        }
        each.stream().filter(one -> !items.get(one.index()).isLeaf()).forEach(one -> {
            TreeItem<ProblemRow> item = items.get(one.index());
            remember(item, one.problem(), item.getChildren().size() <= FEW);
        });
        List<TreeItem<ProblemRow>> rows = ProblemRow.of(each, notShown, known.happened()).stream()
                .map(this::item).toList();
        list.getSelectionModel().clearSelection();
        root.getChildren().setAll(rows);
        select(before);
    }

    private TreeItem<ProblemRow> item(ProblemRow row) {
        return switch (row) {
            case ProblemRow.One one -> items.get(one.index());
            case ProblemRow.Group group -> folded(group, group.all(), group.cause());
            case ProblemRow.Cause cause -> folded(cause, cause.rows(), cause.incident().getClass());
            case ProblemRow.More rest -> new TreeItem<>(rest);
        };
    }

    private TreeItem<ProblemRow> folded(ProblemRow row, List<? extends ProblemRow> below, Object key) {
        TreeItem<ProblemRow> item = new TreeItem<>(row);
        below.forEach(each -> item.getChildren().add(item(each)));
        remember(item, key, false);
        return item;
    }

    /// Lets a row be folded as it was when it was listed before.
    private void remember(TreeItem<ProblemRow> item, Object row, boolean otherwise) {
        item.setExpanded(open.getOrDefault(row, otherwise));
        item.expandedProperty().addListener((_, _, expanded) -> open.put(row, expanded));
    }

    /// Selects the row again that stands for the same as `before`, where it is seen.
    private void select(@Nullable ProblemRow before) {
        if (before instanceof ProblemRow.One one) {
            int index = shown.indexOf(one.problem());
            if (index >= 0 && list.getRow(items.get(index)) >= 0) {
                list.getSelectionModel().select(items.get(index));
            }
        } else if (before != null) {
            several().filter(item -> item.getValue().isSame(before)).findFirst()
                    .ifPresent(list.getSelectionModel()::select);
        }
    }

    /// The rows that may stand for several problems.
    private Stream<TreeItem<ProblemRow>> several() {
        return root.getChildren().stream().flatMap(item -> item.getValue() instanceof ProblemRow.Cause
                ? Stream.concat(Stream.of(item), item.getChildren().stream()) : Stream.of(item));
    }

    /// {@return whether there is any problem to go to}
    public boolean hasAny() {
        return !shown.isEmpty();
    }

    /// Goes to the bytes of the problem that is selected in the list, or of the first in the group that is.
    public void goToSelected() {
        ProblemRow row = selected();
        if (row instanceof ProblemRow.One one) {
            goTo(one.problem());
        } else if (row != null) {
            row.any().ifPresent(first -> goTo(first.index()));
        }
    }

    /// {@return the problem that a person would have repaired: the one in the list, where that was chosen last; else
    /// the one of the fewest bytes around the caret, else the first in the smallest value around it that has one; else
    /// the first after it, or of all; what it follows from, where that is repaired. Empty where none can be.}
    public Optional<Problem> toRepair() {
        return chosen().filter(one -> Repairs.isMended(one.problem()))
                .or(() -> NearestProblem.mended(each, model))
                .map(one -> one.mended() || one.cause() == null ? one.problem() : one.cause().problem());
    }

    private Optional<ProblemRow.One> chosen() {
        Optional<ProblemRow.One> one = Optional.ofNullable(selected()).flatMap(ProblemRow::any);
        boolean focused = list.getScene() != null && list.getScene().getFocusOwner() == list;
        return one.filter(each -> focused || each.problem().span().equals(model.selection().bytes()));
    }

    private void repair(ProblemRow row) {
        list.requestFocus();
        TreeItem<ProblemRow> item = row instanceof ProblemRow.One one ? items.get(one.index())
                : several().filter(each -> each.getValue() == row).findFirst().orElse(null);
        list.getSelectionModel().select(item);
        repair.run();
    }

    private @Nullable ProblemRow selected() {
        TreeItem<ProblemRow> item = list.getSelectionModel().getSelectedItem();
        return item == null ? null : item.getValue();
    }

    /// Goes to the first problem after the caret, or from the start again: of a file that was just opened, to its
    /// first.
    public void next() {
        int at = indexOfSelected();
        step(at >= 0 ? at + 1 : model.selecting().isFirst() ? 0 : firstFromCaret(), 1);
    }

    /// Goes to the last problem before the caret, or from the end again.
    public void previous() {
        int at = indexOfSelected();
        step((at >= 0 ? at : firstFromCaret()) - 1, -1);
    }

    private int firstFromCaret() {
        return Problems.firstFrom(shown, model.selection().bytes().start());
    }

    /// The problem that was gone to last, where its bytes are still selected: several problems may begin at one offset.
    private int indexOfSelected() {
        return selected() instanceof ProblemRow.One(Problem problem, int index, _, _)
                && problem.span().equals(model.selection().bytes()) ? index : -1;
    }

    /// Goes to the next from `wanted` on in this direction; past notes, where there is anything else.
    private void step(int wanted, int direction) {
        IntStream.range(0, shown.size()).map(i -> Math.floorMod(wanted + i * direction, shown.size()))
                .filter(i -> notes.count() == shown.size() || !model.health().isNote(shown.get(i)))
                .findFirst().ifPresent(this::goTo);
    }

    private void goTo(int index) {
        TreeItem<ProblemRow> item = items.get(index);
        notes.unfold();
        Stream.iterate(item.getParent(), Objects::nonNull, TreeItem::getParent)
                .forEach(above -> above.setExpanded(true));
        int row = list.getRow(item);
        list.getSelectionModel().clearAndSelect(row);
        list.scrollTo(Math.max(0, row - 1));
        goTo(shown.get(index));
    }

    private void goTo(Problem problem) {
        Span span = problem.span();
        model.selecting().bytes(span.end(), span.start());
        model.say(Problems.sentence(problem));
    }
}
