package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.explain.field.Explanation;
import org.varscope.play.Frame;
import org.varscope.ui.message.Messages;

/// Shows one frame: what is read, what is open around it, what comes next, and why reading stops.
final class FrameView {
    /// Values that end at once and are told of.
    private static final int MOST_UNDERSTOOD = 8;
    /// Of the width of all, what the stack has for sure.
    private static final double WRAPS = 0.85;

    private final Label name = new Label();
    private final Label bytes = new Label();
    private final Label sentence = new Label();
    private final Label next = new Label();
    private final Label value = new Label();
    private final Label why = new Label();
    private final Label then = new Label();
    private final Region role = new Region();
    private final FlowPane stack = new FlowPane();
    private final VBox stop = new VBox(why, then);
    private final VBox view;

    FrameView() {
        name.setId("playback-reading");
        name.getStyleClass().add("explain-name");
        bytes.getStyleClass().addAll("mono", "muted");
        sentence.setId("playback-sentence");
        next.setId("playback-next");
        value.setId("playback-value");
        why.setId("playback-why");
        why.setGraphic(new FontIcon("fth-alert-octagon"));
        then.setId("playback-then");
        stack.setId("playback-stack");
        stack.getStyleClass().add("playback-stack");
        stop.getStyleClass().add("playback-stop");
        stop.managedProperty().bind(stop.visibleProperty());
        for (Label words : List.of(sentence, next, why, then, value)) {
            words.setWrapText(true);
            words.setMinHeight(Region.USE_PREF_SIZE);
        }
        HBox reading = new HBox(role, name, bytes);
        reading.getStyleClass().add("explain-top");
        GridPane table = new GridPane();
        table.getStyleClass().add("playback-table");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().setAll(new ColumnConstraints(), wide);
        table.addRow(0, caption("reading"), reading);
        table.add(sentence, 1, 1);
        table.addRow(2, caption("stack"), stack);
        table.addRow(3, caption("next"), next);
        Label understood = caption("understood");
        table.addRow(4, understood, value);
        for (Label optional : List.of(understood, value)) {
            optional.visibleProperty().bind(value.textProperty().isNotEmpty());
            optional.managedProperty().bind(optional.visibleProperty());
        }
        view = new VBox(stop, table);
        view.getStyleClass().add("playback-frame");
        // A flow is as high as it would be at that width.
        stack.prefWrapLengthProperty().bind(table.widthProperty().multiply(WRAPS));
        show(null);
    }

    private static Label caption(String key) {
        Label label = new Label(Messages.get("play.caption." + key));
        label.getStyleClass().add("muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setValignment(label, VPos.TOP);
        return label;
    }

    Region view() {
        return view;
    }

    /// Shows `frame`; nothing where it is null.
    void show(@Nullable Frame frame) {
        Frame.Stop stopped = frame == null ? null : frame.stop();
        stop.setVisible(stopped != null);
        why.setText(stopped == null ? "" : stopped.why());
        then.setText(stopped == null ? "" : stopped.then());
        role.getStyleClass().setAll("field-role");
        role.setVisible(frame != null);
        if (frame == null) {
            Stream.of(name, bytes, sentence, next, value).forEach(label -> label.setText(""));
            stack.getChildren().clear();
            return;
        }
        Explanation explanation = frame.explanation();
        role.getStyleClass().add("role-"
                + explanation.field().role().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        name.setText(explanation.name());
        bytes.setText(explanation.bytes());
        sentence.setText(explanation.does());
        next.setText(frame.next());
        value.setText(understood(frame));
        showStack(frame.stack());
    }

    private static String understood(Frame frame) {
        return frame.understood().isEmpty() ? "" : frame.understood().stream().limit(MOST_UNDERSTOOD)
                .map(one -> one.type().isEmpty() ? Messages.get("play.missing")
                        : Messages.get("play.value", one.type(), one.span().length()))
                .collect(Collectors.joining(", ", "", frame.understood().size() > MOST_UNDERSTOOD ? ", \u2026" : ""));
    }

    private void showStack(List<Frame.Level> levels) {
        stack.getChildren().clear();
        for (Frame.Level level : levels) {
            if (!stack.getChildren().isEmpty()) {
                Label arrow = new Label("\u203A");
                arrow.getStyleClass().add("muted");
                stack.getChildren().add(arrow);
            }
            Label chip = new Label(level.words());
            chip.getStyleClass().add("playback-chip");
            stack.getChildren().add(chip);
        }
    }
}
