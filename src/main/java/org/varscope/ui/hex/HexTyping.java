package org.varscope.ui.hex;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.ui.message.Messages;

/// Commands that edit.
///
/// Every digit typed in the hex column is an edit of its own: the first writes the high half of a byte (or, when
/// inserting, a new byte), the second the low half. Overwriting never changes the length, except that typing at the end
/// appends. So Delete clears what is selected to zeros and Backspace only moves back; when inserting, both take bytes out.
public final class HexTyping {
    private final HexPane pane;
    private @Nullable HalfTyped half;

    /// A byte of which only the high digit was typed.
    ///
    /// @param at       its offset
    /// @param value    the byte as it is now
    /// @param original the byte as it was, which means nothing for an inserted one
    /// @param inserted whether it is new
    private record HalfTyped(long at, byte value, byte original, boolean inserted) {}

    HexTyping(HexPane pane) {
        this.pane = pane;
    }

    /// {@return whether a digit typed now would be the second of a byte}
    public boolean isHalfTyped() {
        return half != null && pane.placeProperty().get().equals(HexCursor.at(half.at));
    }

    /// Types one character into the column that is typed in.
    ///
    /// @return whether it means something there
    public boolean type(String character) {
        if (pane.columnProperty().get() == HexColumn.TEXT) {
            put(character.getBytes(StandardCharsets.UTF_8));
            return true;
        }
        int digit = character.length() == 1 ? Character.digit(character.charAt(0), 16) : -1;
        if (digit >= 0) {
            typeDigit(digit);
        }
        return digit >= 0;
    }

    private void typeDigit(int digit) {
        HexHandlers.Edits edits = edits();
        if (edits == null) {
            return;
        }
        if (half != null && isHalfTyped()) {
            long at = half.at;
            byte whole = (byte) (half.value & 0xF0 | digit);
            half = null;
            edits.overwrite(at, new byte[] {whole});
            pane.navigation().moveTo(at + 1, false);
            return;
        }
        Span selection = pane.selectionProperty().get();
        long at = selection.start();
        boolean inserts = inserts() || at == length();
        byte[] there = inserts ? new byte[1] : pane.bytes(at, 1);
        if (there == null) {
            pane.handlers().say(Messages.get("hex.unread"));
            return;
        }
        byte original = there[0];
        byte value = (byte) (digit << 4 | original & 0xF);
        if (!inserts) {
            edits.overwrite(at, new byte[] {value});
        } else if (selection.isEmpty()) {
            edits.insert(at, new byte[] {value});
        } else {
            edits.replace(selection, new byte[] {value});
        }
        pane.navigation().moveTo(at, false);
        half = new HalfTyped(at, value, original, inserts);
        settle();
        pane.redraw();
    }

    /// Writes `bytes` at the caret or over what is selected: inserting, in its place; overwriting, from its start on, and
    /// what then reaches past the end is appended. The caret is behind them afterwards.
    void put(byte[] bytes) {
        HexHandlers.Edits edits = edits();
        if (edits == null || bytes.length == 0) {
            return;
        }
        half = null;
        Span selection = pane.selectionProperty().get();
        long at = selection.start();
        if (inserts() && !selection.isEmpty()) {
            edits.replace(selection, bytes);
        } else if (inserts()) {
            edits.insert(at, bytes);
        } else {
            long room = length() - at;
            if (bytes.length > room) {
                edits.replace(new Span(at, room), bytes);
            } else {
                edits.overwrite(at, bytes);
            }
        }
        pane.navigation().moveTo(at + bytes.length, false);
    }

    /// Takes out what is selected, or the byte at the caret; overwriting, clears what is selected to zeros.
    public void delete() {
        Span selection = pane.selectionProperty().get();
        if (!selection.isEmpty()) {
            deleteSelection();
        } else if (!inserts()) {
            pane.handlers().say(Messages.get("hex.overwriting"));
        } else if (selection.start() < length()) {
            delete(new Span(selection.start(), 1));
        }
    }

    /// Takes out what is selected, or the byte before the caret; overwriting, clears what is selected to zeros, or moves
    /// back by one. After one digit of a byte, takes that back.
    public void backspace() {
        Span selection = pane.selectionProperty().get();
        if (isHalfTyped()) {
            cancel();
        } else if (!selection.isEmpty()) {
            deleteSelection();
        } else if (!inserts()) {
            pane.navigation().moveBy(-1, false);
        } else if (selection.start() > 0) {
            delete(new Span(selection.start() - 1, 1));
        }
    }

    /// Takes out what is selected; overwriting, clears it to zeros.
    void deleteSelection() {
        Span selection = pane.selectionProperty().get();
        HexHandlers.Edits edits = edits();
        if (edits == null) {
            return;
        }
        if (inserts()) {
            delete(selection);
        } else if (selection.length() > HexClipboard.LIMIT) {
            pane.handlers().say(Messages.get("hex.clear-limit", HexClipboard.LIMIT_WORDS));
        } else {
            edits.overwrite(selection.start(), new byte[(int) selection.length()]);
        }
    }

    private void delete(Span span) {
        HexHandlers.Edits edits = edits();
        if (edits != null) {
            edits.delete(span);
            pane.navigation().moveTo(span.start(), false);
        }
    }

    /// After one digit of a byte, puts the byte back as it was; else selects nothing.
    public void cancel() {
        HexHandlers.Edits edits = edits();
        if (half == null || edits == null || !isHalfTyped()) {
            pane.navigation().selectNothing();
            return;
        }
        HalfTyped typed = half;
        half = null;
        if (typed.inserted) {
            edits.delete(new Span(typed.at, 1));
        } else {
            edits.overwrite(typed.at, new byte[] {typed.original});
        }
        pane.redraw();
    }

    /// Inserts from now on rather than overwriting, or the other way round.
    public void toggleInsertMode() {
        pane.insertModeProperty().set(!pane.insertModeProperty().get());
    }

    /// Forgets a half typed byte once the caret has left it, or it is no longer as it was typed.
    void settle() {
        if (half != null && (!isHalfTyped() || half.at >= length() || isOther(half.at, half.value))) {
            half = null;
        }
    }

    /// {@return where edits go; null, having said so, where nothing can be edited}
    private HexHandlers.@Nullable Edits edits() {
        HexHandlers.Edits edits = pane.handlers().editsProperty().get();
        if (!pane.editableProperty().get() || edits == null) {
            pane.handlers().say(Messages.get("hex.read-only"));
            return null;
        }
        return edits;
    }

    private boolean inserts() {
        return pane.insertModeProperty().get();
    }

    private boolean isOther(long at, byte value) {
        byte[] there = pane.bytes(at, 1);
        return there != null && there[0] != value;
    }

    private long length() {
        return pane.content().length();
    }
}
