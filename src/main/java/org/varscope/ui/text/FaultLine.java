package org.varscope.ui.text;

import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;

/// The line below a text that says what is wrong with it, and leads there.
final class FaultLine {
    private final TextArea area;
    private final Hyperlink line = new Hyperlink();
    private @Nullable TextException wrong;

    FaultLine(TextArea area) {
        this.area = area;
        line.setId("text-error");
        line.getStyleClass().addAll("bad-text", "text-words");
        line.setWrapText(true);
        line.setMaxWidth(Double.MAX_VALUE);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.managedProperty().bind(line.textProperty().isNotEmpty());
        line.visibleProperty().bind(line.managedProperty());
        line.setOnAction(_ -> goThere());
    }

    /// {@return the control}
    Region view() {
        return line;
    }

    /// Says what is wrong at a place of the text; nothing where that is null.
    void say(@Nullable TextException what) {
        wrong = what;
        if (what == null) {
            line.setText("");
            return;
        }
        String before = area.text().substring(0, Math.min(what.offset(), area.text().length()));
        int number = (int) before.chars().filter(c -> c == '\n').count() + 1;
        line.setText(Visible.line(Messages.get("text.wrong", number, before.length() - before.lastIndexOf('\n'),
                Messages.found(what.found()), what.expected())));
    }

    /// Says what is wrong with all of it.
    void say(String why) {
        wrong = null;
        line.setText(why);
    }

    /// Puts the caret where the text is wrong.
    ///
    /// @return whether it is so at a place
    boolean goThere() {
        if (wrong != null) {
            area.goTo(wrong.offset());
        }
        return wrong != null;
    }
}
