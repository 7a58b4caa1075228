package org.varscope.ui.shell;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// One line to type into, with what it takes said below, and why it was not taken.
final class GoToCard extends VBox {
    private final TextField field = new TextField();
    private final Label hint = new Label();

    /// @param words what the line takes
    /// @param take  takes it, and answers why it does not fit
    /// @param close takes the card away
    GoToCard(String words, Function<String, Optional<String>> take, Runnable close) {
        setId("go-to");
        setMaxWidth(460);
        field.setId("go-to-text");
        field.setPromptText("Go to");
        field.getStyleClass().add("mono");
        field.setAccessibleText("Go to");
        hint.setId("go-to-hint");
        hint.setWrapText(true);
        hint.getStyleClass().add("muted");
        hint.setText(words);
        field.textProperty().subscribe((_, _) -> {
            hint.setText(words);
            hint.getStyleClass().setAll("label", "muted");
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                Optional<String> refused = take.apply(field.getText());
                refused.ifPresentOrElse(this::refuse, close);
            }
        });
        getChildren().setAll(field, hint);
    }

    /// {@return where to type}
    TextField field() {
        return field;
    }

    private void refuse(String why) {
        hint.setText(why);
        hint.getStyleClass().setAll("label", "bad-text");
    }
}
