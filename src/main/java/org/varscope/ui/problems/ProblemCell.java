package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.Problems;
import org.varscope.ui.theme.Tip;

/// One problem, or several of one cause: a mark whose shape and colour tell the severity, the severity in a word,
/// offsets, and what is wrong.
final class ProblemCell extends TreeCell<ProblemRow> {
    /// In a list that is narrower than this, in em, the message has the room of all that can be had elsewhere: the mark
    /// tells the severity as well, and the tooltip the end.
    private static final double NARROW = 58;

    private final Region mark = new Region();
    private final Label severity = new Label();
    private final Label offsets = new Label();
    private final Label message = new Label();
    private final Hyperlink repair = new Hyperlink(Messages.get("problems.repair"));
    private final Hyperlink follows = new Hyperlink();
    private final HBox row = new HBox(mark, severity, offsets, message, follows, repair);
    private final BooleanBinding narrow = Bindings.createBooleanBinding(
            () -> getWidth() < NARROW * getFont().getSize(), widthProperty(), fontProperty());
    private final Tip whole = new Tip("");
    private final Predicate<Problem> isNote;
    /// Whether the row is of bytes at a place.
    private final BooleanProperty placed = new SimpleBooleanProperty();
    private String range = "";
    private String start = "";

    /// @param taker  repairs the problem of a row
    /// @param goer   goes to the problem with an index
    /// @param isNote tells which problems are only notes
    ProblemCell(Consumer<ProblemRow> taker, IntConsumer goer, Predicate<Problem> isNote) {
        this.isNote = isNote;
        row.getStyleClass().add("problem-row");
        row.setAlignment(Pos.CENTER_LEFT);
        row.setPickOnBounds(false);
        List.of(mark, severity, offsets, message).forEach(part -> part.setMouseTransparent(true));
        repair.setMinWidth(Region.USE_PREF_SIZE);
        repair.setFocusTraversable(false);
        repair.setOnAction(_ -> {
            repair.setVisited(false);
            taker.accept(getItem());
        });
        severity.getStyleClass().add("problem-severity");
        severity.visibleProperty().bind(narrow.not().and(placed));
        offsets.visibleProperty().bind(placed);
        offsets.managedProperty().bind(placed);
        severity.managedProperty().bind(severity.visibleProperty());
        narrow.subscribe(_ -> showOffsets());
        offsets.getStyleClass().addAll("problem-offsets", "mono");
        offsets.setMinWidth(Region.USE_PREF_SIZE);
        message.setMinWidth(0);
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        follows.setMinWidth(Region.USE_PREF_SIZE);
        follows.setFocusTraversable(false);
        follows.getStyleClass().add("problem-follows");
        repair.managedProperty().bind(repair.visibleProperty());
        follows.managedProperty().bind(follows.visibleProperty());
        follows.setOnAction(_ -> {
            follows.setVisited(false);
            if (getItem() instanceof ProblemRow.One(_, _, var cause, _) && cause != null) {
                goer.accept(cause.index());
            }
        });
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable ProblemRow item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            show(null);
            return;
        }
        switch (item) {
            case ProblemRow.One one -> {
                show(one.problem(), Problems.sentence(one.problem()), 1);
                follows(one.cause());
                repair.setVisible(one.mended());
            }
            case ProblemRow.Group group -> {
                show(group.first().problem(), words(group), group.all().size());
                follows(null);
                repair.setVisible(group.first().mended());
            }
            case ProblemRow.Cause cause -> showCause(cause);
            case ProblemRow.More(long count) -> show(Messages.get("problems.more", count));
        }
    }

    /// What happened has no place of its own, and no code.
    private void showCause(ProblemRow.Cause cause) {
        ProblemRow.One first = cause.first();
        String words = Sentence.of(cause.incident());
        show(first.problem(), words, 1);
        follows(null);
        repair.setVisible(first.mended());
        placed.set(false);
        message.getStyleClass().add("problem-cause");
        setTooltip(null);
        setAccessibleText(Messages.get("problems.cause", cause.all().size(), words));
    }

    private void show(@Nullable String words) {
        setText(words);
        setGraphic(null);
        setTooltip(null);
        setAccessibleText(words);
    }

    private void follows(ProblemRow.@Nullable One cause) {
        follows.setVisible(cause != null);
        if (cause != null) {
            String from = Messages.get("problems.follows", "0x%08X".formatted(cause.problem().span().start()));
            follows.textProperty().bind(
                    Bindings.when(narrow).then(Messages.get("problems.follows-above")).otherwise(from));
            follows.setAccessibleText(from);
            setAccessibleText(Messages.get("problems.with", getAccessibleText(), from));
        }
    }

    private static String words(ProblemRow.Group group) {
        return Messages.get(group.isUniform() ? "problems.same" : "problems.various", group.all().size(),
                Problems.sentence(group.first().problem()));
    }

    /// @param count how many there are
    private void show(Problem problem, String words, int count) {
        setText(null);
        placed.set(true);
        String level = (isNote.test(problem) ? Severity.NOTE : problem.severity()).name().toLowerCase(Locale.ROOT);
        mark.getStyleClass().setAll("problem-mark", level);
        severity.setText(Messages.get("problems." + level));
        start = "0x%08X".formatted(problem.span().start());
        range = count == 1 ? TypeWords.offsets(problem.span()) : Messages.get("problems.from", start);
        showOffsets();
        message.setText(words);
        message.getStyleClass().remove("problem-cause");
        repair.setAccessibleText(Messages.get("problems.repair-name", range));
        whole.setText("%s: %s\n%s\n%s".formatted(problem.code(), Problems.sentence(problem), range,
                Messages.get("problems.enter", count)));
        setTooltip(whole);
        String clause = Visible.line(Messages.say(problem.flaw()));
        String many = count == 1 ? severity.getText() : Messages.get("problems." + level + "s", count);
        setAccessibleText(Messages.get("problems.spoken", count, many, range, clause));
        setGraphic(row);
    }

    private void showOffsets() {
        offsets.setText(narrow.get() ? start : range);
    }
}
