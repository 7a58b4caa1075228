package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.bytes.Span;
import org.varscope.document.Document;
import org.varscope.find.Condition;
import org.varscope.find.HitPlaces;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.Search;
import org.varscope.find.TextTest;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// A line above the structure that narrows it to the rows whose name, type or value contains what is typed, in any
/// case. It is shown only when somebody asks for it.
public final class FilterBar {
    /// As many values as are shown: no more than any row has below it.
    private static final int MOST = (int) Ranges.MOST;
    /// What was found so far is shown whenever it has grown so many times.
    private static final int GROWTH = 10;

    private final StructureTree tree;
    private final EditorModel model;
    private final TextField field = new TextField();
    private final Label words = new Label();
    private final HBox view = new HBox(field, words);
    private final Background.Lane lane;
    /// Whether to go to the first match once it is known.
    private boolean going;

    /// What matches.
    ///
    /// @param values   in order of offset
    /// @param complete whether these are all
    private record Matches(List<Location> values, List<Span> spans, boolean complete) { }

    /// A line above `tree`, which is hidden.
    public FilterBar(StructureTree tree, EditorModel model, Lifetime lifetime) {
        this.tree = tree;
        this.model = model;
        this.lane = model.background().lane(lifetime);
        field.setId("filter-text");
        field.setPromptText(Messages.get("tree.filter-prompt"));
        field.setAccessibleText(Messages.get("tree.filter"));
        field.textProperty().subscribe((_, _) -> look(false));
        field.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        HBox.setHgrow(field, Priority.ALWAYS);
        words.setId("filter-words");
        words.setMinWidth(Region.USE_PREF_SIZE);
        words.getStyleClass().add("muted");
        view.setId("filter");
        view.getStyleClass().add("filter-bar");
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
        tree.view().addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (view.isVisible() && event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                hide();
            }
        });
        lifetime.follow(model.stateProperty(), this::follow);
    }

    /// {@return the line}
    public Node view() {
        return view;
    }

    /// {@return a button that shows the line, and takes it away again; pressed as long as it is there}
    public Node button(Commands commands) {
        ToggleButton button = new ToggleButton("", new FontIcon("fth-filter"));
        button.setId("structure-filter");
        button.getStyleClass().add("heading-button");
        button.setFocusTraversable(false); // the keyboard has the key of the command
        button.accessibleTextProperty().bind(commands.titleProperty(Command.FILTER));
        Tip tip = new Tip("");
        tip.textProperty().bind(commands.withKey(commands.titleProperty(Command.FILTER), Command.FILTER));
        button.setTooltip(tip);
        button.setOnAction(_ -> {
            if (view.isVisible()) {
                hide();
            } else {
                commands.run(Command.FILTER);
            }
            button.setSelected(view.isVisible());
        });
        view.visibleProperty().subscribe(button::setSelected);
        return button;
    }

    /// Shows the line and gives it the keyboard.
    public void ask() {
        view.setVisible(true);
        field.requestFocus();
        field.selectAll();
    }

    /// {@return what has another line go on with what is typed in this one}
    public Consumer<FilterBar> goingOn() {
        boolean shown = view.isVisible();
        String typed = field.getText();
        return other -> {
            other.view.setVisible(shown);
            other.field.setText(typed);
        };
    }

    private void hide() {
        field.clear();
        view.setVisible(false);
        tree.view().requestFocus();
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case ESCAPE -> hide();
            case DOWN, ENTER -> {
                going = true;
                if (!lane.isRunning()) {
                    goOn();
                }
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void goOn() {
        if (going) {
            going = false;
            tree.filter().first().ifPresent(first -> {
                model.selecting().pick(first);
                tree.view().requestFocus();
            });
        }
    }

    private void follow(EditorState was, EditorState now) {
        if (was.snapshot() != now.snapshot() && !field.getText().isBlank()) {
            look(true);
        }
    }

    /// @param again whether the same is looked for as before
    private void look(boolean again) {
        lane.cancel();
        going = false;
        String text = field.getText().strip();
        if (text.isEmpty()) {
            say("", false);
            tree.narrow(RowFilter.ALL, List.of());
            return;
        }
        Structure in = model.structure();
        Background.Work<Matches> work = running -> matches(in, text, running,
                soFar -> running.tell(() -> show(soFar, again)));
        Consumer<Matches> done = all -> {
            show(all, again);
            goOn();
        };
        if (in.bytes().length() > Document.INLINE) {
            say(Messages.get("tree.filtering"), false);
            lane.runAfterPause(work, done, this::fail);
        } else {
            lane.run(work, done, this::fail);
        }
    }

    /// @param told gets the first of many
    private static Matches matches(Structure in, String text, Background.Running running, Consumer<Matches> told)
            throws QueryException {
        HitPlaces places = new HitPlaces(in, false);
        SequencedSet<Location> values = new LinkedHashSet<>();
        List<Span> spans = new ArrayList<>();
        Query query = new Query.Values(List.of(new Condition.Shown(
                TextTest.of(text, TextTest.How.CONTAINS, true))));
        boolean[] complete = {true};
        int[] next = {GROWTH};
        new Search(in, List::of).run(query, running.over(in.bytes().length()), (offset, length) -> {
            Span span = new Span(offset, length);
            Location at = places.at(span).map(place -> RowFilter.row(place.target().location())).orElse(null);
            if (at != null && values.size() == MOST && !values.contains(at)) {
                complete[0] = false;
                return false;
            }
            spans.add(span);
            if (at != null && values.add(at) && values.size() == next[0]) {
                next[0] *= GROWTH;
                told.accept(new Matches(List.copyOf(values), List.copyOf(spans), false));
            }
            return true;
        });
        return new Matches(List.copyOf(values), List.copyOf(spans), complete[0]);
    }

    private void show(Matches now, boolean again) {
        // What was left before the same is looked for again is more than the first of what is found now.
        if (again && lane.isRunning()) {
            return;
        }
        tree.narrow(again ? tree.filter().finding(now.values()) : RowFilter.of(now.values()), now.spans());
        int count = now.values().size();
        say(count == 0 ? Messages.get("tree.filter-none") : now.complete() ? Messages.get("tree.values", count)
                : Messages.get("tree.filter-first", count), count == 0);
    }

    private void fail(Throwable failure) {
        say(failure instanceof QueryException e ? Sentence.begin(Messages.say(e.remark()))
                : Messages.get("tree.filter-failed", FailureWords.of(failure)), true);
    }

    private void say(String text, boolean bad) {
        words.setText(text);
        words.getStyleClass().setAll("label", bad ? "bad-text" : "muted");
    }
}
