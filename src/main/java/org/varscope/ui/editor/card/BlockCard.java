package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.bytes.Span;
import org.varscope.explain.TypeWords;
import org.varscope.text.Offsets;
import org.varscope.text.TextException;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;

/// Asks where the bytes begin that are to be selected, and how many there are or where they end.
public final class BlockCard extends Card {
    private final EditorModel model;
    private final TextField start = line("start", Messages.get("editor.block.start"), _ -> select());
    private final TextField length = line("length", Messages.get("editor.block.length"), _ -> select());
    private final Label hint = text(Messages.get("editor.block.hint"), "muted");

    /// Begins with what is selected.
    public BlockCard(EditorModel model) {
        super("block", 460);
        this.model = model;
        Span selected = model.selection().bytes();
        start.setText("0x%X".formatted(selected.start()));
        length.setText(selected.isEmpty() ? "" : Long.toString(selected.length()));
        hint.setId("block-hint");
        GridPane lines = new GridPane();
        lines.getStyleClass().add("card-lines");
        lines.addRow(0, name(Messages.get("editor.block.start-label"), start), start);
        lines.addRow(1, name(Messages.get("editor.block.length-label"), length), length);
        List.of(start, length).forEach(line -> GridPane.setHgrow(line, Priority.ALWAYS));
        getChildren().setAll(title(Messages.get("editor.block.title")), lines, hint);
    }

    @Override
    protected TextField first() {
        return start;
    }

    private void select() {
        try {
            long size = model.bytes().length();
            long from = Offsets.read(start.getText(), model.selection().caret(), size);
            String typed = length.getText().strip();
            // After two dots, the last byte rather than how many.
            boolean isLast = typed.startsWith("..");
            long number = Offsets.read(isLast ? typed.substring(2) : typed, 0, isLast ? size - 1 : size);
            select(from, Math.clamp(number, -1, size) + (isLast ? 1 : Math.clamp(from, 0, size)), size);
        } catch (TextException e) {
            say(hint, Sentence.of(e.remark()), "bad-text");
        }
    }

    private void select(long from, long to, long size) {
        if (from < 0 || from > size) {
            say(hint, Messages.get("editor.block.no-start", TypeWords.bytes(size, Messages.language())), "bad-text");
        } else if (to < from || to > size) {
            say(hint, Messages.get("editor.block.no-length", TypeWords.bytes(size - from, Messages.language())),
                    "bad-text");
        } else {
            model.selecting().bytes(from, to);
            close();
        }
    }
}
