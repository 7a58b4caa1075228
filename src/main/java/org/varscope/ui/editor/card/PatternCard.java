package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
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

/// Asks for bytes that are put in the place of those selected, again and again, or in at the caret, as many as asked.
public final class PatternCard extends Card {
    private final EditorModel model;
    private final Span over;
    private final @Nullable TextField count;
    private final TextField pattern = line("bytes", Messages.get("editor.pattern.bytes"), this::put);
    private final Label hint = text(Messages.get("editor.pattern.hint"), "muted");

    private PatternCard(String id, EditorModel model, Span over) {
        super(id, 460);
        this.model = model;
        this.over = over;
        this.count = over.isEmpty() ? line("count", Messages.get("editor.pattern.count"), this::put) : null;
        hint.setId(id + "-hint");
        getChildren().add(title(over.isEmpty() ? Messages.get("editor.pattern.insert", "0x%X".formatted(over.start()))
                : Messages.get("editor.pattern.fill", TypeWords.bytes(over.length(), Messages.language()),
                        TypeWords.offsets(over))));
        if (count != null) {
            getChildren().add(count);
        }
        getChildren().addAll(pattern, hint);
    }

    /// {@return asks what to fill `selection` with, which is not empty}
    public static PatternCard filling(EditorModel model, Span selection) {
        return new PatternCard("fill", model, selection);
    }

    /// {@return asks what to put in at `offset`}
    public static PatternCard inserting(EditorModel model, long offset) {
        return new PatternCard("insert-bytes", model, new Span(offset, 0));
    }

    @Override
    protected TextField first() {
        return count != null ? count : pattern;
    }

    private void put(boolean anyway) {
        try {
            long length = count == null ? over.length() : Offsets.read(count.getText(), 0, model.bytes().length());
            if (length < 1 || length > HexClipboard.LIMIT) {
                say(hint, Messages.get(length < 1 ? "editor.pattern.no-count" : "editor.pattern.too-many",
                        TypeWords.bytes(HexClipboard.LIMIT, Messages.language())), "bad-text");
                return;
            }
            byte[] bytes = RepeatedBytes.fill(RepeatedBytes.read(pattern.getText()), (int) length);
            model.edits().apply(new Edit.ReplaceBytes(over, bytes), anyway,
                            () -> model.selecting().bytes(over.start(), over.start() + length))
                    .ifPresentOrElse(why -> say(hint, why, "bad-text"), this::close);
        } catch (TextException e) {
            say(hint, Messages.say(e.remark()), "bad-text");
        }
    }
}
