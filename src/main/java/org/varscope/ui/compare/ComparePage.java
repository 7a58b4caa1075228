package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Difference;
import org.varscope.compare.Merge;
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
    private final ObservableList<ComparedRow> rows = FXCollections.observableArrayList();
    private final FilteredList<ComparedRow> shown = new FilteredList<>(rows);
    private final Label words = new Label();
    private final Label said = new Label();
    private final TextField filter = new TextField();
    private final CheckBox values = new CheckBox();
    private final BorderPane content = new BorderPane();
    private final ObservableValue<String> title;
    private final Comparing comparing;
    private final SidesInStep inStep;
    private final Background.Lane merging;
    private final WindowContext around;
    private final Commands commands;
    private final Runnable refresh;
    private final Runnable shut;
    private Comparing.@Nullable Found found;
    private @Nullable EditorModel edited;
    private @Nullable ComparedRow chosen;
    private boolean filling;
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
        this.leftSide = new SidePane(left, lifetime, around.theme().zoom(), "older");
        this.rightSide = new SidePane(right, lifetime, around.theme().zoom(), "newer");
        this.table = new DifferenceTable(left, right, lifetime, around.theme().zoom(),
                (row, toLeft) -> take(List.of(row), toLeft));
        this.comparing = new Comparing(around.background().lane(lifetime), this::show, failure -> {
            found = null;
            words.setText(Messages.get("compare.failed", FailureWords.of(failure)));
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
        table.setItems(shown);
        table.setPlaceholder(new Label());
        table.getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (!filling) {
                go(row);
            }
        });
        words.setId("compare-words");
        words.setMinWidth(Region.USE_PREF_SIZE);
        said.setId("compare-said");
        said.getStyleClass().add("muted");
        said.setMaxWidth(Double.MAX_VALUE);
        said.setMinWidth(0);
        HBox.setHgrow(said, Priority.ALWAYS);
        filter.setId("compare-filter");
        filter.setPromptText(Messages.get("compare.filter"));
        filter.setAccessibleText(Messages.get("compare.filter"));
        filter.textProperty().subscribe(this::filter);
        values.setText(Messages.get("compare.values"));
        values.setId("compare-values");
        values.setMinWidth(Region.USE_PREF_SIZE);
        values.setTooltip(new Tip(Messages.get("compare.values-tip")));
        values.setSelected(true);
        values.selectedProperty().subscribe(shown ->
                Stream.of(leftSide, rightSide).forEach(side -> side.showValues(shown)));
        HBox bar = new HBox(words, said, filter, values,
                button("previous", Command.PREVIOUS_DIFFERENCE, () -> step(-1)),
                button("next", Command.NEXT_DIFFERENCE, () -> step(1)),
                button("copy", Command.COPY, () -> copy(shown)));
        bar.getStyleClass().add("compare-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        SplitPane bytes = new SplitPane(leftSide.view(), rightSide.view());
        BorderPane below = new BorderPane(table, bar, null, null, null);
        below.setMinHeight(120);
        below.getStyleClass().add("pane");
        SplitPane whole = new SplitPane(bytes, below);
        whole.setOrientation(Orientation.VERTICAL);
        whole.setDividerPositions(0.55);
        whole.setId("compare-page");
        content.setCenter(whole);
        content.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private Button button(String name, Command command, Runnable act) {
        Button button = new Button(Messages.get("compare.button." + name));
        button.setId("compare-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setFocusTraversable(false);
        Tooltip tip = new Tip("");
        tip.textProperty().bind(commands.withKeys(
                keys -> Messages.get("compare.button." + name + "-tip", keys.called(command))));
        button.setTooltip(tip);
        button.setOnAction(_ -> act.run());
        return button;
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
        lifetime.follow(model.messageProperty(), (_, text) -> said.setText(text));
        lifetime.follow(model.reading().troubleProperty(), (_, _) -> look());
    }

    /// A side that is closed has no bytes any more that could be shown.
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
        Optional<ComparedSide> unread = Stream.of(left, right).filter(side -> !side.model().structure().isComplete())
                .findFirst();
        if (unread.isPresent()) {
            String trouble = unread.get().model().reading().troubleProperty().get();
            words.setText(trouble.isEmpty() ? Messages.get("compare.reading")
                    : Messages.get("compare.failed", trouble));
        } else {
            words.setText(Messages.get("compare.comparing"));
            comparing.start(left.model().structure(), right.model().structure());
        }
    }

    private void show(Comparing.Found now) {
        found = now;
        inStep.between(now);
        ComparedRow before = chosen != null ? chosen : table.getSelectionModel().getSelectedItem();
        chosen = null;
        int place = table.getSelectionModel().getSelectedIndex();
        filling = true;
        rows.setAll(now.rows());
        int same = before == null ? -1 : IntStream.range(0, shown.size())
                .filter(i -> shown.get(i).isSamePlace(before)).findFirst().orElse(-1);
        int next = same >= 0 ? same : Math.min(Math.max(0, place), shown.size() - 1);
        table.getSelectionModel().clearSelection();
        if (next >= 0) {
            table.getSelectionModel().select(next);
        }
        filling = false;
        leftSide.mark(now.rows().stream().map(ComparedRow::was).filter(span -> !span.isEmpty()).toList());
        rightSide.mark(now.rows().stream().map(ComparedRow::is).filter(span -> !span.isEmpty()).toList());
        if (same < 0 && !leftSide.isUsed() && !rightSide.isUsed()) {
            go(table.getSelectionModel().getSelectedItem());
        }
        count();
    }

    private void count() {
        Comparing.Found now = found;
        if (now != null) {
            int all = now.rows().size();
            words.setText(shown.size() < all ? Messages.get("compare.count-filtered", shown.size(), all)
                    : Messages.get(all == 0 ? "compare.same"
                    : now.complete() ? "compare.count" : "compare.first", all));
        }
    }

    private void filter(String text) {
        String part = text.strip().toLowerCase(Locale.ROOT);
        shown.setPredicate(row -> row.value().path().toLowerCase(Locale.ROOT).contains(part));
        count();
    }

    private void go(@Nullable ComparedRow row) {
        if (row != null && isNow()) {
            Difference one = row.difference();
            boolean bytes = one.kind() == Difference.Kind.BYTES;
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

    /// Selects the next difference, or the one before, and goes there.
    ///
    /// @param by 1 or -1
    public void step(int by) {
        int to = table.getSelectionModel().getSelectedIndex() + by;
        if (to >= 0 && to < shown.size()) {
            table.getSelectionModel().clearAndSelect(to);
            table.scrollTo(Math.max(0, to - 2));
            said.setText(Messages.get("compare.place", to + 1, shown.size()));
        } else {
            go(table.getSelectionModel().getSelectedItem());
            said.setText(Messages.get(by > 0 ? "compare.last" : "compare.none-before"));
        }
    }

    private void take(List<ComparedRow> taken, boolean toLeft) {
        ComparedSide into = toLeft ? left : right;
        Comparing.Found now = found;
        if (!into.writable()) {
            said.setText(Messages.get("editor.read-only"));
        } else if (now != null && isNow() && !taken.isEmpty()) {
            Structure to = toLeft ? now.left() : now.right();
            Structure from = toLeft ? now.right() : now.left();
            List<Difference> all = taken.stream().map(ComparedRow::difference)
                    .map(one -> toLeft ? one : one.reversed()).toList();
            merging.run(_ -> Merge.of(to, from, all), merge -> take(merge, into.model()),
                    failure -> said.setText(Messages.get("compare.failed", FailureWords.of(failure))));
        }
    }

    private void take(Merge merge, EditorModel into) {
        merge.edit().ifPresent(one -> into.edits().apply(one, true));
        if (!merge.left().isEmpty()) {
            into.say(Messages.get("compare.left", merge.left().size()));
        }
    }

    private void pressed(KeyEvent event) {
        if (filter.isFocused()) {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                filter.clear();
                table.requestFocus();
            }
        } else if (TO_LEFT.match(event) || TO_RIGHT.match(event)) {
            event.consume();
            take(table.selected(), TO_LEFT.match(event));
        } else if (commands.keys().means(Command.COPY, event)) {
            event.consume();
            Stream.of(leftSide, rightSide).map(SidePane::hex).filter(HexSide::hasFocus).findFirst()
                    .ifPresentOrElse(HexSide::copy, () -> copy(table.selected()));
        } else if (event.getCode() == KeyCode.ENTER && table.isFocused()) {
            event.consume();
            go(table.getSelectionModel().getSelectedItem());
        }
    }

    private void copy(List<ComparedRow> some) {
        String heading = String.join("\t", Messages.get("compare.kind"), Messages.get("compare.path"),
                left.name().get(), right.name().get());
        String text = some.stream().map(ComparedRow::tabbed)
                .collect(Collectors.joining("\n", heading + "\n", "\n"));
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
        said.setText(Messages.get("compare.copied", some.size()));
    }

    @Override
    public ObservableValue<String> title() {
        return title;
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
        ComparedRow row = table.getSelectionModel().getSelectedItem();
        EditorModel last = edited;
        stop();
        ComparePage page = new ComparePage(left, right, around, commands, shut);
        page.chosen = row;
        page.edited = last;
        page.filter.setText(filter.getText());
        page.values.setSelected(values.isSelected());
        return page;
    }

    private void stop() {
        over = true;
        lifetime.end();
        found = null;
        edited = null;
        rows.clear();
    }

    /// Nothing of either side is held any more.
    @Override
    public void close() {
        if (!over) {
            stop();
            left.release().run();
            right.release().run();
        }
    }
}
