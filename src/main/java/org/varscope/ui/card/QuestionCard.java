package org.varscope.ui.card;

import module java.base;
import module javafx.controls;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;

/// A question with its answers, shown over the window.
public final class QuestionCard extends Card {
    /// One answer.
    ///
    /// @param id   of the button
    /// @param text on it
    /// @param then what follows
    public record Answer(String id, String text, Runnable then) {
        /// {@return the answer that nothing follows}
        public static Answer cancel() {
            return new Answer("cancel", Messages.get("card.cancel"), () -> { });
        }
    }

    private final HBox buttons = new HBox(8);

    /// @param answers the usual one first; Escape is not among them
    public QuestionCard(String question, String about, List<Answer> answers) {
        super("question", 560);
        setSpacing(10);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        for (Answer answer : answers) {
            Button button = new Button(answer.text());
            button.setId("answer-" + answer.id());
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(_ -> {
                close();
                answer.then().run();
            });
            buttons.getChildren().add(button);
        }
        first().getStyleClass().add("accent");
        getChildren().setAll(title(Visible.line(question)), text(about, "muted"), buttons);
    }

    /// {@return the button of the usual answer}
    @Override
    protected Button first() {
        return (Button) buttons.getChildren().getFirst();
    }

    @Override
    protected boolean isQuestion() {
        return true;
    }
}
