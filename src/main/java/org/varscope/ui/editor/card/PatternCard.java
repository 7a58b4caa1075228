package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.explain.TypeWords;
import org.varscope.text.Offsets;
import org.varscope.text.RepeatedBytes;
import org.varscope.text.TextException;
import org.varscope.ui.card.Card;
import org.varscope.ui.hex.HexClipboard;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;

/// Asks for bytes that are put in the place of those selected, again and again, or in at the caret, as many as asked.
public final class PatternCard extends Card {
    private final EditorModel model;
    private final Span over;
    private final @Nullable Rectangle rectangle;
    private final @Nullable TextField count;
    private final TextField pattern = line("bytes", Messages.get("editor.pattern.bytes"), this::put);
    private final Label hint = text(Messages.get("editor.pattern.hint"), "muted");

    private PatternCard(String id, EditorModel model, Selection over) {
        super(id, 460);
        this.model = model;
        this.over = over.bytes();
        this.rectangle = over.rectangle();
        this.count = this.over.isEmpty() ? line("count", Messages.get("editor.pattern.count"), this::put) : null;
        hint.setId(id + "-hint");
        getChildren().add(title(this.over.isEmpty()
                ? Messages.get("editor.pattern.insert", "0x%X".formatted(over.start()))
                : Messages.get("editor.pattern.fill", TypeWords.bytes(over.length(), Messages.language()),
                        over.where())));
        if (count != null) {
            getChildren().add(count);
        }
        getChildren().addAll(pattern, hint);
    }

    /// {@return asks what to fill `selection` with, which is not empty}
    public static PatternCard filling(EditorModel model, Selection selection) {
        return new PatternCard("fill", model, selection);
    }

    /// {@return asks what to put in at `offset`}
    public static PatternCard inserting(EditorModel model, long offset) {
        return new PatternCard("insert-bytes", model, new Selection(offset, offset, null, false));
    }

    @Override
    protected TextField first() {
        return count != null ? count : pattern;
    }

    private void select(long length) {
        if (rectangle != null) {
            model.selecting().rectangle(rectangle);
        } else {
            model.selecting().bytes(over.start(), over.start() + length);
        }
    }

    private void put(boolean anyway) {
        try {
            long length = rectangle != null ? rectangle.size() : count == null ? over.length()
                    : Offsets.read(count.getText(), 0, model.bytes().length());
            if (length < 1 || length > HexClipboard.LIMIT) {
                say(hint, Messages.get(length < 1 ? "editor.pattern.no-count" : "editor.pattern.too-many",
                        TypeWords.bytes(HexClipboard.LIMIT, Messages.language())), "bad-text");
                return;
            }
            byte[] bytes = RepeatedBytes.fill(RepeatedBytes.read(pattern.getText()), (int) length);
            model.edits().attempt(rectangle != null ? Edit.overwrite(rectangle, bytes)
                            : new Edit.ReplaceBytes(over, bytes), anyway, () -> select(length))
                    .ifPresentOrElse(why -> say(hint, why, "bad-text"), this::close);
        } catch (TextException e) {
            say(hint, Messages.say(e.remark()), "bad-text");
        }
    }
}
