package org.varscope.ui.page;

import module javafx.controls;
import org.varscope.text.Visible;

/// Large buttons that say what they do and how to do it by key.
final class ChoiceButton {
    private ChoiceButton() { }

    /// Makes `button` one of them. What it shows beside the words so far stays at the left.
    static void fill(Button button, String name, String about, String key) {
        Label first = new Label(Visible.line(name));
        Label second = new Label(Visible.line(about));
        second.getStyleClass().add("muted");
        Label hint = new Label(key);
        hint.getStyleClass().addAll("muted", "key-hint");
        hint.setMinWidth(Region.USE_PREF_SIZE);
        VBox words = new VBox(first, second);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(14);
        row.setAlignment(Pos.CENTER_LEFT);
        if (button.getGraphic() != null) {
            row.getChildren().add(button.getGraphic());
        }
        row.getChildren().addAll(words, hint);
        row.prefWidthProperty().bind(button.widthProperty().subtract(28));
        button.setGraphic(row);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setAccessibleText(first.getText());
        button.setAccessibleHelp(second.getText());
        button.getStyleClass().add("choice");
    }
}
