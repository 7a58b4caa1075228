package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Elements;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.ElementRows;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;

/// Rows of the table as text that spreadsheets take, and theirs as rows of the table. Texts are read and written in the
/// background, however long they are.
record ElementClipboard(EditorModel model, ElementTable table) {
    /// Bytes of elements that are written as text at most: 16 MiB.
    private static final long MOST = 16 << 20;

    /// The result of a paste.
    private record Pasted(Edit edit, int count, boolean headed) { }

    /// Copies the selected rows.
    ///
    /// @param then runs once they are copied
    void copy(Runnable then) {
        Elements all = table.elements().orElse(null);
        long from = table.range().from();
        long count = all == null ? 0 : Math.min(table.range().to(), all.count()) - from;
        if (all == null || count <= 0) {
            return;
        }
        int[] columns = IntStream.range(0, Packed.numbers(all.array().kind())).toArray();
        model.background().run(_ -> {
            if (all.start(from + count) - all.start(from) > MOST) {
                return "";
            }
            return ElementRows.write(all.read(from, Math.toIntExact(count)), columns, all.structure().dialect());
        }, text -> {
            if (text.isEmpty()) {
                model.say(Messages.get("packed.too-long"));
                return;
            }
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
            model.say(Messages.get("packed.copied", count));
            then.run();
        }, failure -> model.say(Messages.get("packed.not-copied", FailureWords.of(failure))));
    }

    /// Pastes rows.
    ///
    /// @param asNew whether they come before the selected rows; otherwise they take the place of these and those below,
    ///              and those past the last element are new
    void paste(boolean asNew) {
        String text = Clipboard.getSystemClipboard().getString();
        Elements all = table.elements().orElse(null);
        if (text == null || text.isEmpty() || all == null) {
            model.say(Messages.get("packed.no-text"));
            return;
        }
        RowRange range = table.range();
        int column = table.column() instanceof ElementColumn.Part(var part) ? part.numbers().getFirst() : 0;
        Structure begun = model.structure();
        model.background().run(_ -> pasted(text, all, range, column, asNew), pasted -> {
            if (model.structure() == begun) {
                apply(pasted, range.from());
            } else {
                model.say(Messages.get("packed.overtaken"));
            }
        }, failure -> model.say(Messages.get("packed.not-pasted", FailureWords.of(failure))));
    }

    private void apply(Pasted pasted, long from) {
        model.edits().apply(pasted.edit, false, () -> {
            table.select(new RowRange(from + pasted.count - 1, from), true);
            if (pasted.headed) {
                model.say(Messages.get("packed.headed", pasted.count));
            }
        });
    }

    private static Pasted pasted(String text, Elements all, RowRange range, int column, boolean asNew)
            throws TextException {
        ElementRows read = ElementRows.read(text, all.array().kind(), all.isWide(), all.structure().dialect());
        boolean spread = !asNew && read.count() == 1 && range.count() > 1;
        ElementRows rows = spread
                ? read.repeated(Math.toIntExact(Math.min(range.to(), all.count()) - range.from())) : read;
        int first = rows.isWhole() ? 0 : column;
        if (first + rows.width() > Packed.numbers(all.array().kind())) {
            throw new TextException(0, TextRemark.CELLS_A_ROW.with(rows.width()),
                    TextRemark.CELLS_FROM_COLUMN.with(Packed.numbers(all.array().kind()) - first));
        }
        int over = asNew ? 0 : Math.toIntExact(Math.min(rows.count(), all.count() - range.from()));
        Variant base = rows.isWhole() || over == 0 ? Packed.blank(all.array().kind(), 0) : all.read(range.from(), over);
        Variant with = rows.over(base, first);
        return new Pasted(new Edit.SetElements(all.array().location(), range.from(), over, with), rows.count(),
                rows.headed());
    }
}
