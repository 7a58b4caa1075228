package org.varscope.ui.problems;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.ui.Problems;
import org.varscope.ui.TypeWords;

/// One problem: a mark whose shape and colour tell its severity, the severity in a word, offsets, and what is wrong.
final class ProblemCell extends ListCell<Problem> {
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
    protected void updateItem(@Nullable Problem problem, boolean empty) {
        super.updateItem(problem, empty);
        if (empty || problem == null) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        mark.getStyleClass().setAll("problem-mark", style(problem.severity()));
        severity.setText(style(problem.severity()));
        offsets.setText(TypeWords.offsets(problem.span()));
        message.setText(Problems.sentence(problem));
        setTooltip(new Tooltip("%s: %s\nEnter or a double click goes there."
                .formatted(problem.code(), Problems.sentence(problem))));
        setAccessibleText("%s at %s: %s".formatted(severity.getText(), offsets.getText(), problem.message()));
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
