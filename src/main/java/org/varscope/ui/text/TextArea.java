package org.varscope.ui.text;

import module java.base;
import module javafx.controls;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.LineNumberFactory;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.model.EditHistory;

/// The area that the text is in: with numbers of lines, and lines that begin below those before them.
final class TextArea implements ClipboardTarget {
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
    private static final KeyCombination REDO = KeyCombination.valueOf("Shortcut+Shift+Z");
    private static final String INDENT = "  ";

    private final CodeArea area = new CodeArea();
    private final Consumer<String> typed;
    private boolean showing;

    /// @param name    for those who cannot see it
    /// @param typed   gets the text whenever a person has changed it
    /// @param history where undo goes on once nothing is left that was typed here
    TextArea(String name, Consumer<String> typed, EditHistory history) {
        this.typed = typed;
        area.setWrapText(false);
        area.setId("as-text");
        area.getStyleClass().addAll("mono", "as-text", "value-code");
        area.setAccessibleText(name);
        area.setParagraphGraphicFactory(LineNumberFactory.get(area));
        area.textProperty().subscribe((_, now) -> {
            if (!showing) {
                this.typed.accept(now);
            }
        });
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            undo(event, history);
            if (!event.isConsumed()) {
                indent(event);
            }
        });
    }

    /// {@return the control}
    CodeArea view() {
        return area;
    }

    String text() {
        return area.getText();
    }

    private void undo(KeyEvent event, EditHistory history) {
        if (UNDO.match(event) && !area.isUndoAvailable()) {
            event.consume();
            history.undo();
        } else if (REDO.match(event) && !area.isRedoAvailable()) {
            event.consume();
            history.redo();
        }
    }

    private void indent(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        if (event.getCode() == KeyCode.TAB && plain && (event.isShiftDown() || !area.isEditable())) {
            event.consume();
            area.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        } else if (event.getCode() == KeyCode.TAB && plain) {
            event.consume();
            area.replaceSelection(INDENT);
        } else if (event.getCode() == KeyCode.ENTER && plain && !event.isShiftDown() && area.isEditable()) {
            event.consume();
            String line = area.getParagraph(area.getCurrentParagraph()).getText();
            String before = line.substring(0, Math.min(line.length(), area.getCaretColumn()));
            area.replaceSelection("\n" + before.substring(0, before.length() - before.stripLeading().length()));
            area.requestFollowCaret();
        }
    }

    /// Shows a text that nobody has typed.
    ///
    /// @param same whether it is of the same value as before, so that the caret stays
    void show(StyledText text, boolean same) {
        int caret = same ? Math.min(area.getCaretPosition(), text.text().length()) : 0;
        boolean other = !text.text().equals(area.getText());
        if (other) {
            showing = true;
            area.replace(0, area.getLength(), text.lines());
            showing = false;
            area.moveTo(caret);
            area.requestFollowCaret();
        } else {
            style(text);
        }
        if (other || !same) {
            forget();
        }
    }

    /// Forgets what undo would take back.
    void forget() {
        area.getUndoManager().forgetHistory();
    }

    /// Puts a text in the place of what was typed, which undo brings back.
    void replace(String text) {
        area.getUndoManager().preventMerge(); // there and back again would be nothing
        area.replaceText(text);
        area.moveTo(0);
        area.requestFollowCaret();
    }

    /// Styles the text, unless it has changed since: from the first line to the last that look different.
    void style(StyledText wanted) {
        if (!wanted.text().equals(area.getText())) {
            return;
        }
        int at = 0;
        int from = -1;
        int to = 0;
        for (int i = 0; at <= area.getLength(); i++) {
            int end = at + area.getParagraphLength(i);
            if (end > at && !area.getParagraph(i).equals(wanted.lines().getParagraph(i))) {
                from = from < 0 ? at : from;
                to = end;
            }
            at = end + 1;
        }
        if (from >= 0) {
            area.setStyleSpans(from, wanted.styles().subView(from, to));
        }
    }

    void goTo(int offset) {
        area.moveTo(Math.min(offset, area.getLength()));
        area.requestFollowCaret();
        area.requestFocus();
    }

    @Override
    public boolean canDelete() {
        return area.isEditable();
    }

    @Override
    public boolean canPaste() {
        return area.isEditable();
    }

    @Override
    public void cut() {
        area.cut();
    }

    @Override
    public void copy() {
        area.copy();
    }

    @Override
    public void paste() {
        area.paste();
    }

    @Override
    public void delete() {
        area.deleteNextChar();
    }
}
