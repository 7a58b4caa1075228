package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.find.PassedOver;
import org.varscope.find.QueryException;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.FailureWords;

/// What is said of a search: what came of it, and what it did not look at.
final class FindWords {
    private final Label words = new Label();
    private final Label passedOver = new Label();

    FindWords() {
        words.setId("find-words");
        passedOver.setId("find-passed-over");
        passedOver.getStyleClass().addAll("find-heading", "bad-text");
        passedOver.setMinWidth(0);
        passedOver.setWrapText(true);
        passedOver.visibleProperty().bind(passedOver.textProperty().isNotEmpty());
        passedOver.managedProperty().bind(passedOver.visibleProperty());
    }

    Label view() {
        return words;
    }

    Label passedOver() {
        return passedOver;
    }

    void say(String text, boolean bad) {
        words.setText(text);
        words.getStyleClass().setAll("label", bad ? "bad-text" : "muted");
    }

    /// Says what was not looked at: `unsearched` tabs, and what `hits` have passed over, or `plan` where there is one.
    ///
    /// @param named whether it is said of which document that is
    void tell(String unsearched, List<Hits.Miss> missed, Stream<Map.Entry<String, PassedOver>> all, boolean named) {
        Stream<String> others = Stream.concat(
                missed.stream().map(miss -> Messages.get("find.miss", miss.name(), miss.why())),
                all.map(each -> named ? Messages.get("find.miss", each.getKey(), each.getValue().sentence())
                        : capital(each.getValue().sentence()) + "."));
        passedOver.setText(Stream.concat(Stream.of(unsearched).filter(words -> !words.isEmpty()), others)
                .collect(Collectors.joining(" ")));
    }

    void tellNothing() {
        passedOver.setText("");
    }

    /// {@return why something was not found or replaced}
    static String of(Throwable failure) {
        return failure instanceof QueryException ? capital(failure.getMessage())
                : Messages.get("find.failed", FailureWords.of(failure));
    }

    private static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
