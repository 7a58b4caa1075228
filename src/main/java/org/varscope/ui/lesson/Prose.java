package org.varscope.ui.lesson;

import module java.base;
import module javafx.controls;

/// Paragraphs of a lesson, with bytes and names in the face of bytes where they are in backquotes.
final class Prose {
    private static final int LONGEST = 24;

    private Prose() { }

    /// {@return the paragraphs, one below the other}
    static VBox of(String text) {
        VBox paragraphs = new VBox();
        paragraphs.getStyleClass().add("lesson-prose");
        for (String paragraph : text.split("\n\n")) {
            paragraphs.getChildren().add(flow(paragraph));
        }
        return paragraphs;
    }

    /// {@return bytes and names that stay on one line, unless they are long}
    private static String unbroken(String code) {
        return code.length() > LONGEST ? code : code.replace(' ', '\u00A0');
    }

    private static TextFlow flow(String paragraph) {
        TextFlow flow = new TextFlow();
        String[] parts = paragraph.split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            if (!parts[i].isEmpty()) {
                Text text = new Text(i % 2 == 0 ? parts[i] : unbroken(parts[i]));
                text.getStyleClass().add(i % 2 == 0 ? "lesson-text" : "lesson-code");
                flow.getChildren().add(text);
            }
        }
        return flow;
    }
}
