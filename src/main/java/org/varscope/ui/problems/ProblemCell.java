package org.varscope.ui.problems;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.FlawWords;
import org.varscope.explain.Numbers;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.text.Visible;
import org.varscope.ui.model.Problems;

/// One problem, or several of one cause: a mark whose shape and colour tell the severity, the severity in a word, offsets,
/// and what is wrong.
final class ProblemCell extends TreeCell<ProblemRow> {
    private final Region mark = new Region();
    private final Label severity = new Label();
    private final Label offsets = new Label();
    private final Label message = new Label();
    private final HBox row = new HBox(mark, severity, offsets, message);

    ProblemCell() {
        row.getStyleClass().add("problem-row");
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMouseTransparent(true);
        severity.getStyleClass().add("problem-severity");
        offsets.getStyleClass().addAll("problem-offsets", "mono");
        offsets.setMinWidth(Region.USE_PREF_SIZE);
        message.setMinWidth(0);
        HBox.setHgrow(message, Priority.ALWAYS);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable ProblemRow item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setText(null);
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        switch (item) {
            case ProblemRow.One(Problem problem, _) -> show(problem, Problems.sentence(problem), "");
            case ProblemRow.Group group -> show(group.first().problem(), words(group), count(group) + " ");
            case ProblemRow.More(long count) -> {
                String words = "%s more problems, which are not listed".formatted(Numbers.grouped(count));
                setGraphic(null);
                setText(words);
                setTooltip(null);
                setAccessibleText(words);
            }
        }
    }

    private static String words(ProblemRow.Group group) {
        return "%s \u00D7%s  %s".formatted(count(group), group.isUniform() ? "" : ", first:",
                Problems.sentence(group.first().problem()));
    }

    private static String count(ProblemRow.Group group) {
        return Numbers.grouped(group.all().size());
    }

    /// @param count how many there are, if they are several
    private void show(Problem problem, String words, String count) {
        setText(null);
        mark.getStyleClass().setAll("problem-mark", style(problem.severity()));
        severity.setText(style(problem.severity()));
        offsets.setText(count.isEmpty() ? TypeWords.offsets(problem.span())
                : "from 0x%08X on".formatted(problem.span().start()));
        message.setText(words);
        setTooltip(new Tooltip("%s: %s\n%s".formatted(problem.code(), Problems.sentence(problem), count.isEmpty()
                ? "Enter or a double click goes there." : "Enter goes to the first of " + count + "of these.")));
        String clause = Visible.line(FlawWords.clause(problem.flaw()));
        setAccessibleText(count.isEmpty()
                ? "%s at %s: %s".formatted(severity.getText(), offsets.getText(), clause)
                : "%s%ss %s: %s".formatted(count, severity.getText(), offsets.getText(), clause));
        setGraphic(row);
    }

    private static String style(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case NOTE -> "note";
        };
    }
}
