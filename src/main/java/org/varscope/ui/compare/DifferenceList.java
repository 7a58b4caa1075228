package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.text.Visible;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// The differences as a list that is filtered, gone through and copied, with what is said of them.
public final class DifferenceList {
    /// As many rows as there is room for in any case.
    private static final int LEAST = 2;
    private static final double EDGE = 6;

    private final DifferenceTable table;
    private final Commands commands;
    private final Consumer<@Nullable ComparedRow> go;
    private final ObservableList<ComparedRow> rows = FXCollections.observableArrayList();
    private final FilteredList<ComparedRow> shown = new FilteredList<>(rows);
    private final Label words = new Label();
    private final Label said = new Label();
    private final TextField filter = new TextField();
    private final BaseBar base;
    private final ReadOnlyStringWrapper place = new ReadOnlyStringWrapper("");
    private final BorderPane view = new BorderPane();
    private final DoubleBinding needed;
    /// Whether all differences are listed.
    private boolean complete;
    /// Whether it is known how many there are.
    private boolean counted;
    /// Whether it is known who has made them.
    private boolean told;
    private boolean filling;

    /// @param option what a person chooses beside the filter
    /// @param base   what is chosen where both sides come from something; seen only there
    /// @param go     goes to a difference
    DifferenceList(DifferenceTable table, Commands commands, Node option, BaseBar base,
            Consumer<@Nullable ComparedRow> go) {
        this.table = table;
        this.commands = commands;
        this.go = go;
        this.base = base;
        table.setItems(shown);
        table.setPlaceholder(new Label());
        table.getSelectionModel().selectedItemProperty().subscribe(row -> {
            sayPlace();
            if (!filling) {
                go.accept(row);
            }
        });
        words.setId("compare-words");
        words.setMinWidth(Region.USE_PREF_SIZE);
        said.setId("compare-said");
        said.getStyleClass().add("muted");
        said.setMaxWidth(Double.MAX_VALUE);
        said.setMinWidth(0);
        Tooltip whole = new Tip("");
        whole.textProperty().bind(said.textProperty());
        said.tooltipProperty().bind(said.textProperty().map(text -> text.isEmpty() ? null : whole));
        HBox.setHgrow(said, Priority.ALWAYS);
        filter.setId("compare-filter");
        filter.setPromptText(Messages.get("compare.filter"));
        filter.setAccessibleText(Messages.get("compare.filter"));
        Stream.of(filter.textProperty(), base.conflictsProperty()).forEach(one -> one.subscribe(this::narrow));
        HBox bar = new HBox(words, said, filter, option,
                button("previous", Command.PREVIOUS_DIFFERENCE, () -> step(-1)),
                button("next", Command.NEXT_DIFFERENCE, () -> step(1)),
                button("copy", Command.COPY, () -> copy(shown)));
        bar.getStyleClass().add("compare-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        view.setCenter(table);
        VBox bars = new VBox(bar, base);
        view.setTop(bars);
        view.setMinHeight(80);
        // The heading of the columns is about as high as a row.
        needed = Bindings.createDoubleBinding(() -> bars.getHeight() + EDGE
                + table.getFixedCellSize() * (1 + Math.max(LEAST, rows.size())),
                bars.heightProperty(), table.fixedCellSizeProperty(), rows);
        view.getStyleClass().add("pane");
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

    Region view() {
        return view;
    }

    /// {@return how high it is with all its rows in view, in pixels}
    DoubleBinding neededProperty() {
        return needed;
    }

    /// {@return the field that filters}
    TextField filter() {
        return filter;
    }

    /// {@return the selected difference, or the first of several}
    @Nullable ComparedRow selected() {
        return table.getSelectionModel().getSelectedItem();
    }

    /// Lists `now`, with the one of them selected that is where `before` stood.
    ///
    /// @param all   whether these are all
    /// @param since whether they are since what both sides come from
    /// @return whether there is one
    boolean show(List<ComparedRow> now, boolean all, boolean since, @Nullable ComparedRow before) {
        complete = all;
        told = since;
        table.showBase(since);
        base.offer(since);
        counted = true;
        int place = table.getSelectionModel().getSelectedIndex();
        filling = true;
        rows.setAll(now);
        narrow();
        int same = before == null ? -1 : IntStream.range(0, shown.size())
                .filter(i -> shown.get(i).isSamePlace(before)).findFirst().orElse(-1);
        int next = same >= 0 ? same : Math.min(Math.max(0, place), shown.size() - 1);
        table.getSelectionModel().clearSelection();
        if (next >= 0) {
            table.getSelectionModel().select(next);
        }
        filling = false;
        sayPlace();
        count();
        return same >= 0;
    }

    /// Says why nothing is to be said of how many there are.
    void sayState(String state) {
        counted = false;
        words.setText(state);
    }

    /// Says what happened last.
    void say(String what) {
        said.setText(what);
    }

    /// No longer lists anything.
    void clear() {
        rows.clear();
        place.set("");
    }

    private void count() {
        int all = rows.size();
        if (counted) {
            words.setText(shown.size() < all ? Messages.get("compare.count-filtered", shown.size(), all)
                    : told && all > 0 ? Messages.get("compare.since", all,
                            rows.stream().filter(ComparedRow::isConflict).count())
                    : Messages.get(all == 0 ? "compare.same" : complete ? "compare.count" : "compare.first", all));
        }
    }

    private void narrow() {
        String part = filter.getText().strip().toLowerCase(Locale.ROOT);
        boolean conflicts = told && base.conflictsProperty().get();
        shown.setPredicate(row -> row.value().path().toLowerCase(Locale.ROOT).contains(part)
                && (!conflicts || row.isConflict()));
        count();
    }

    private void sayPlace() {
        ComparedRow row = selected();
        int at = table.getSelectionModel().getSelectedIndex();
        place.set(row == null || at < 0 ? "" : Messages.get("compare.status", Visible.line(row.value().path()),
                table.leftName(), bytes(row.difference().was()), table.rightName(), bytes(row.difference().is()),
                at + 1, shown.size()));
    }

    private static String bytes(Span span) {
        return span.isEmpty() ? Messages.get("model.none") : "0x%08X +%s".formatted(span.start(), span.length());
    }

    /// {@return where the selected difference is, on both sides, in words}
    ReadOnlyStringProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /// Selects the next difference, or the one before, and goes there.
    ///
    /// @param by 1 or -1
    public void step(int by) {
        int to = table.getSelectionModel().getSelectedIndex() + by;
        if (to >= 0 && to < shown.size()) {
            table.getSelectionModel().clearAndSelect(to);
            table.scrollTo(Math.max(0, to - 2));
            say(Messages.get("compare.place", to + 1, shown.size()));
        } else {
            go.accept(selected());
            say(Messages.get(by > 0 ? "compare.last" : "compare.none-before"));
        }
    }

    /// Copies the selected differences.
    void copy() {
        copy(table.selected());
    }

    private void copy(List<ComparedRow> some) {
        String text = some.stream().map(ComparedRow::tabbed)
                .collect(Collectors.joining("\n", table.heading() + "\n", "\n"));
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
        say(Messages.get("compare.copied", some.size()));
    }
}
