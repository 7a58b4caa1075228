package org.varscope.ui.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.text.Visible;

/// A line above a document that says something about its file, with what can be done. It is in nobody's way.
public final class Banner {
    private final Label words = Card.text("");
    private final HBox buttons = new HBox(8);
    private final HBox view = new HBox(10, new FontIcon("fth-alert-triangle"), words, buttons);

    private final String id;
    private final Runnable back;

    /// @param id   what its parts are called in the scene
    /// @param back takes the keyboard where an answer that had it goes away
    public Banner(String id, Runnable back) {
        this.id = id;
        this.back = back;
        view.setId(id);
        view.getStyleClass().add("banner");
        view.setAlignment(Pos.CENTER_LEFT);
        words.setId(id + "-words");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        view.managedProperty().bind(view.visibleProperty());
        hide();
    }

    /// {@return what is shown}
    public Node view() {
        return view;
    }

    /// {@return whether anything is said}
    public boolean isShown() {
        return view.isVisible();
    }

    /// {@return its first answer, which takes the keyboard; empty while nothing is said}
    public Optional<Node> target() {
        return view.isVisible() ? Optional.of(buttons.getChildren().getFirst()) : Optional.empty();
    }

    /// Says `what`. The answers leave the banner where it is, so that a comparison does not take the other answers
    /// away; one that takes it away, and does no more, is added to them.
    ///
    /// @param leave what that one is called
    public void show(String what, List<QuestionCard.Answer> answers, String leave) {
        words.setText(Visible.line(what));
        buttons.getChildren().clear();
        answers.forEach(this::add);
        add(new QuestionCard.Answer("dismiss", leave, this::hide));
        view.setVisible(true);
    }

    private void add(QuestionCard.Answer answer) {
        Button button = new Button(answer.text());
        button.setId(id + "-" + answer.id());
        button.setAccessibleHelp(words.getText());
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> answer.then().run());
        buttons.getChildren().add(button);
    }

    /// Takes the banner away.
    public void hide() {
        boolean keyboard = buttons.isFocusWithin();
        view.setVisible(false);
        if (keyboard) {
            back.run();
        }
    }
}
