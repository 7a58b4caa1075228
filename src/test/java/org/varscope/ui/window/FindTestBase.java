package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.Span;
import org.varscope.find.QueryText;

/// A window in which something is found.
abstract class FindTestBase extends WindowTestBase {
    /// Finds `text`.
    void seek(String text) {
        press(KeyCode.SHORTCUT, KeyCode.F);
        fill("find-text", text);
    }

    /// Finds by how values changed.
    void seekChange(String text) {
        press(KeyCode.SHORTCUT, KeyCode.F);
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.CHANGE));
        fill("find-text", text);
    }

    void replaceWith(String text) {
        press(KeyCode.SHORTCUT, KeyCode.H);
        fill("replace-with", text);
    }

    /// {@return what is listed, line by line}
    List<String> hits() {
        return on(() -> ((ListView<?>) find("find-hits")).getItems().stream().map(String::valueOf).toList());
    }

    /// {@return how many lines are listed}
    int listed() {
        return hits().size();
    }

    long caret() {
        return model().selection().bytes().start();
    }

    void chooseFirst() {
        on(() -> {
            find("find-hits").requestFocus();
            ((ListView<?>) find("find-hits")).getSelectionModel().selectFirst();
        });
    }

    @SuppressWarnings("unchecked")
    void chooseSelection() {
        on(() -> ((ChoiceBox<Object>) find("find-scope")).getSelectionModel().select(1));
    }

    void selectBytes(String path) {
        Span span = node(path).span();
        on(() -> model().selecting().bytes(span.start(), span.end()));
    }
}
