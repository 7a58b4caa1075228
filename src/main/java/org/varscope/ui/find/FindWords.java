package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.find.PassedOver;
import org.varscope.find.QueryException;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.toolkit.FailureWords;

/// What is said of a search: what came of it, and what it did not look at.
final class FindWords {
    private final Label words = new Label();
    private final Label unsearched = new Label();
    private final Label passedOver = new Label();

    FindWords() {
        words.setId("find-words");
        below(unsearched, "find-unsearched", "muted");
        below(passedOver, "find-passed-over", "bad-text");
    }

    private static void below(Label label, String id, String style) {
        label.setId(id);
        label.getStyleClass().addAll("find-heading", style);
        label.setMinWidth(0);
        label.setWrapText(true);
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
    }

    Label view() {
        return words;
    }

    /// {@return says which tabs are not searched, or not to their end}
    Label unsearched() {
        return unsearched;
    }

    /// {@return says what should have been looked at and was not}
    Label passedOver() {
        return passedOver;
    }

    void say(String text, boolean bad) {
        words.setText(text);
        words.getStyleClass().setAll("label", bad ? "bad-text" : "muted");
    }

    void tellUnsearched(String tabs) {
        unsearched.setText(tabs);
    }

    /// Says what a search has not looked at.
    ///
    /// @param named whether it is said in which document
    void tell(Hits hits, boolean named) {
        tell(hits.missed(), hits.documents().stream().flatMap(each -> words(each, each.passedOver(), named)));
    }

    /// Says what is known not to be replaced, or where a plan has looked at all of what was found, what that has not
    /// looked at.
    void tell(Hits hits, ReplacePlan plan, boolean named) {
        List<String> passed = plan.parts().stream()
                .flatMap(part -> words(part.of(), part.plan().passedOver(), named)).toList();
        if (!passed.isEmpty() || !plan.missed().isEmpty()) {
            tell(Stream.concat(hits.missed().stream(), plan.missed().stream()).toList(), passed.stream());
        }
    }

    void tellNothing() {
        unsearched.setText("");
        passedOver.setText("");
    }

    private void tell(List<Hits.Miss> missed, Stream<String> passed) {
        passedOver.setText(Stream.concat(missed.stream().map(miss -> Messages.get("find.miss", miss.name(),
                miss.why())), passed).collect(Collectors.joining(" ")));
    }

    private static Stream<String> words(Found in, List<PassedOver> all, boolean named) {
        return all.stream().map(each -> named ? Messages.get("find.miss", in.of().name(), each.sentence())
                : Sentence.of(each.sentence()));
    }

    /// {@return why something was not found or replaced}
    static String of(Throwable failure) {
        return failure instanceof QueryException e ? Sentence.begin(Messages.say(e.remark()))
                : Messages.get("find.failed", FailureWords.of(failure));
    }
}
