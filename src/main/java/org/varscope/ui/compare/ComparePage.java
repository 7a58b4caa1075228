package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference;
import org.varscope.compare.Merge;
import org.varscope.compare.ThreeWay;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Card;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.HexSide;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.Page;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Two states side by side: what differs by path, with the bytes of both in step. Either side takes over what the other
/// has, and may be edited here, where it is an open document; what differs follows the edits of both.
public final class ComparePage extends Page {
    private static final KeyCombination TO_LEFT = KeyCombination.valueOf("Alt+Left");
    private static final KeyCombination TO_RIGHT = KeyCombination.valueOf("Alt+Right");

    private final ComparedSide left;
    private final ComparedSide right;
    private final SidePane leftSide;
    private final SidePane rightSide;
    private final DifferenceTable table;
    private final DifferenceList list;
    private final BaseBar baseBar;
    private final CommonBase base;
    private final CheckBox values = new CheckBox();
    private final BorderPane content = new BorderPane();
    private final ObservableValue<String> title;
    private final Comparing comparing;
    private final SidesInStep inStep;
    private final Background.Lane merging;
    private final SplitPane bytes = new SplitPane();
    private final WindowContext around;
    private final Commands commands;
    private final Runnable refresh;
    private final Runnable shut;
    private Comparing.@Nullable Found found;
    private @Nullable EditorModel edited;
    private @Nullable ComparedRow chosen;
    private boolean over;

    /// @param commands follow what can be undone here
    /// @param shut     closes the page
    public ComparePage(ComparedSide left, ComparedSide right, WindowContext around, Commands commands, Runnable shut) {
        this.left = left;
        this.right = right;
        this.around = around;
        this.commands = commands;
        this.refresh = () -> around.background().later(commands::refresh);
        this.shut = shut;
        this.leftSide = new SidePane(left, lifetime, around.theme().zoom(), "older", bytes.widthProperty());
        this.rightSide = new SidePane(right, lifetime, around.theme().zoom(), "newer", bytes.widthProperty());
        this.table = new DifferenceTable(left, right, lifetime, around.theme().zoom(),
                (row, toLeft) -> take(List.of(row), toLeft));
        this.baseBar = new BaseBar(commands, left.writable(), right.writable());
        this.list = new DifferenceList(table, commands, values, baseBar, this::go);
        this.base = new CommonBase(baseBar, this::look);
        this.comparing = new Comparing(around.background().lane(lifetime), this::show, failure -> {
            found = null;
            list.sayState(Messages.get("compare.failed", FailureWords.of(failure)));
        });
        this.merging = around.background().lane(lifetime);
        ObservableValue<String> other = lifetime.of(right.name());
        this.title = lifetime.of(left.name()).flatMap(
                one -> other.map(name -> Messages.get("compare.title", one, name)));
        Stream.of(leftSide, rightSide).forEach(side -> side.use(commands::keys));
        layOut();
        leftSide.leads(rightSide);
        rightSide.leads(leftSide);
        inStep = new SidesInStep(leftSide, rightSide, lifetime);
        follow();
        look();
    }

    private void layOut() {
        values.setText(Messages.get("compare.values"));
        values.setId("compare-values");
        values.setMinWidth(Region.USE_PREF_SIZE);
        values.setTooltip(new Tip(Messages.get("compare.values-tip")));
        values.setSelected(true);
        values.selectedProperty().subscribe(shown ->
                Stream.of(leftSide, rightSide).forEach(side -> side.showValues(shown)));
        bytes.getItems().setAll(leftSide.view(), rightSide.view());
        SplitPane whole = new SplitPane(bytes, list.view());
        whole.setOrientation(Orientation.VERTICAL);
        new DifferencesHeight(whole, list, lifetime.number(around.theme().zoom().factorProperty()), around.remembered(),
                lifetime);
        whole.setId("compare-page");
        content.setCenter(whole);
        content.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Says from now on who has made each difference of what `common` has, from which both sides come.
    public void since(ComparedSide common) {
        base.follow(common);
    }

    /// Says `why` there is nothing from which both sides come, though a person has asked for that.
    public void refuseBase(String why) {
        base.refuse(why);
    }

    private void follow() {
        follow(left);
        follow(right);
        lifetime.follow(left.closed(), now -> end(now, left));
        lifetime.follow(right.closed(), now -> end(now, right));
    }

    private void follow(ComparedSide side) {
        EditorModel model = side.model();
        lifetime.follow(model.stateProperty(), (was, now) -> {
            if (was.snapshot() != now.snapshot()) {
                edited = was.step() != now.step() ? model : edited;
                refresh.run();
                look();
            }
        });
        lifetime.follow(model.messageProperty(), (_, text) -> list.say(text));
        lifetime.follow(model.reading().troubleProperty(), (_, _) -> look());
    }

    /// A side that is closed no longer has bytes to show.
    private void end(boolean closed, ComparedSide side) {
        if (closed) {
            close();
            Label words = Card.text(Messages.get("compare.closed", side.name().get()));
            words.setId("compare-closed");
            Button close = new Button(Messages.get("compare.close"));
            close.setId("compare-close");
            close.setOnAction(_ -> shut.run());
            VBox form = new VBox(words, close);
            form.getStyleClass().add("form");
            content.setCenter(form);
        }
    }

    private void look() {
        found = null;
        comparing.cancel();
        merging.cancel();
        base.tell(true);
        Optional<ComparedSide> unread = Stream.of(left, right).filter(side -> !side.model().structure().isComplete())
                .findFirst();
        if (unread.isPresent()) {
            String trouble = unread.get().model().reading().troubleProperty().get();
            list.sayState(trouble.isEmpty() ? Messages.get("compare.reading")
                    : Messages.get("compare.failed", trouble));
        } else if (base.isReading()) {
            list.sayState(Messages.get("compare.reading"));
        } else {
            list.sayState(Messages.get("compare.comparing"));
            comparing.start(left.model().structure(), right.model().structure(), base.structure());
        }
    }

    private void show(Comparing.Found now) {
        found = now;
        inStep.between(now);
        boolean same = list.show(now.rows(), now.complete(), now.three() != null,
                chosen != null ? chosen : list.selected());
        chosen = null;
        base.tell(now.three() != null);
        refresh.run();
        leftSide.mark(different(now, ComparedRow::was));
        rightSide.mark(different(now, ComparedRow::is));
        if (!same && !leftSide.isUsed() && !rightSide.isUsed()) {
            go(list.selected());
        }
    }

    private static List<Span> different(Comparing.Found now, Function<ComparedRow, Span> bytes) {
        return now.rows().stream().filter(ComparedRow::isApart).map(bytes).filter(span -> !span.isEmpty()).toList();
    }

    private void go(@Nullable ComparedRow row) {
        if (row != null && isNow()) {
            Difference one = row.difference();
            boolean bytes = row.kind() == Difference.Kind.BYTES;
            leftSide.go(one.before(), one.was(), bytes);
            rightSide.go(one.after(), one.is(), bytes);
            leftSide.reveal(row.was());
            rightSide.reveal(row.is());
        }
    }

    /// {@return whether what is listed is between what both sides have now}
    private boolean isNow() {
        Comparing.Found now = found;
        return now != null && now.left() == left.model().structure() && now.right() == right.model().structure();
    }

    /// {@return the differences}
    public DifferenceList list() {
        return list;
    }

    private void take(List<ComparedRow> taken, boolean toLeft) {
        ComparedSide into = toLeft ? left : right;
        Comparing.Found now = found;
        if (!into.writable()) {
            list.say(Messages.get("editor.read-only"));
        } else if (now != null && isNow() && !taken.isEmpty()) {
            Structure to = toLeft ? now.left() : now.right();
            Structure from = toLeft ? now.right() : now.left();
            List<Difference> all = taken.stream().filter(ComparedRow::isApart).map(ComparedRow::difference)
                    .map(one -> toLeft ? one : one.reversed()).toList();
            merging.run(_ -> Merge.of(to, from, all), merge -> take(merge, into.model()),
                    failure -> list.say(Messages.get("compare.failed", FailureWords.of(failure))));
        }
    }

    private void take(Merge merge, EditorModel into) {
        merge.edit().ifPresent(one -> into.edits().apply(one, true));
        if (!merge.left().isEmpty()) {
            into.say(Messages.get("compare.left", merge.left().size()));
        }
    }

    /// {@return whether it is known who has made what, so that one side can take all that only the other has made}
    public boolean canMerge() {
        Comparing.Found now = found;
        return now != null && now.three() != null && isNow();
    }

    /// Gives one side all that only the other has made, in one step, and says what is left.
    public void merge(boolean toLeft) {
        ComparedSide into = toLeft ? left : right;
        ThreeWay three = found == null ? null : found.three();
        if (!into.writable()) {
            list.say(Messages.get("editor.read-only"));
        } else if (three != null && isNow()) {
            Structure first = left.model().structure();
            Structure second = right.model().structure();
            int all = three.of(toLeft ? ThreeWay.Whose.RIGHT : ThreeWay.Whose.LEFT).size();
            int conflicts = three.of(ThreeWay.Whose.CONFLICT).size();
            merging.run(_ -> three.merge(first, second, toLeft), merge -> {
                int bytes = merge.left().size();
                Runnable done = () -> around.background().later(() -> list.say(Messages.get("compare.merged",
                        all - bytes, conflicts) + (bytes == 0 ? "" : " " + Messages.get("compare.left", bytes))));
                merge.edit().ifPresentOrElse(edit -> into.model().edits().apply(edit, true, done), done);
            }, failure -> list.say(Messages.get("compare.failed", FailureWords.of(failure))));
        }
    }

    private void pressed(KeyEvent event) {
        if (list.filter().isFocused()) {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                list.filter().clear();
                table.requestFocus();
            }
        } else if (TO_LEFT.match(event) || TO_RIGHT.match(event)) {
            event.consume();
            take(table.selected(), TO_LEFT.match(event));
        } else if (commands.keys().means(Command.COPY, event)) {
            event.consume();
            Stream.of(leftSide, rightSide).map(SidePane::hex).filter(HexSide::hasFocus).findFirst()
                    .ifPresentOrElse(HexSide::copy, list::copy);
        } else if (event.getCode() == KeyCode.ENTER && table.isFocused()) {
            event.consume();
            go(list.selected());
        }
    }

    @Override
    public ObservableValue<String> title() {
        return title;
    }

    @Override
    public ObservableValue<String> status() {
        return list.placeProperty();
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        table.requestFocus();
    }

    @Override
    public Optional<EditorModel> edited() {
        return Optional.ofNullable(edited);
    }

    /// Both sides are handed on; this page shows them no longer.
    @Override
    public Page renewed() {
        if (over) {
            return new ComparePage(left, right, around, commands, shut);
        }
        ComparedRow row = list.selected();
        EditorModel last = edited;
        Optional<ComparedSide> common = base.handOn();
        stop();
        ComparePage page = new ComparePage(left, right, around, commands, shut);
        page.chosen = row;
        page.edited = last;
        page.list.filter().setText(list.filter().getText());
        page.values.setSelected(values.isSelected());
        page.baseBar.conflictsProperty().set(baseBar.conflictsProperty().get());
        common.ifPresent(page::since);
        return page;
    }

    private void stop() {
        over = true;
        lifetime.end();
        found = null;
        edited = null;
        list.clear();
    }

    /// Nothing of either side is still held.
    @Override
    public void close() {
        if (!over) {
            base.leave();
            stop();
            left.release().run();
            right.release().run();
        }
    }
}
