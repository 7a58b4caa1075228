package org.varscope.ui.hex;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.message.Messages;

/// Commands that edit.
///
/// Every digit typed in the hex column is an edit of its own: the first writes the high half of a byte (or, when
/// inserting, a new byte), the second the low half. Overwriting never changes the length, except that typing at the end
/// appends. So Delete clears what is selected to zeros and Backspace only moves back; when inserting, both take bytes
/// out.
public final class HexTyping {
    private final HexPane pane;
    private @Nullable HalfTyped half;

    /// A byte of which only the high digit was typed.
    ///
    /// @param at       its offset
    /// @param value    the byte as it is now
    /// @param original the byte as it was; empty where the byte is new
    private record HalfTyped(long at, byte value, byte[] original) {}

    HexTyping(HexPane pane) {
        this.pane = pane;
    }

    /// {@return whether a digit typed now would be the second of a byte}
    public boolean isHalfTyped() {
        return half != null && pane.place().equals(HexCursor.at(half.at));
    }

    /// Types one character into the column that is typed in.
    ///
    /// @return whether it means something there
    public boolean type(String character) {
        Rectangle rectangle = pane.place().rectangle();
        if (pane.columnProperty().get() == HexColumn.TEXT) {
            encoded(character).ifPresent(bytes -> {
                leave(rectangle);
                put(bytes);
            });
            return true;
        }
        int digit = character.length() == 1 ? Character.digit(character.charAt(0), 16) : -1;
        if (digit >= 0) {
            leave(rectangle);
        }
        if (digit >= 0 && half != null && isHalfTyped()) {
            long at = half.at;
            byte whole = (byte) (half.value & 0xF0 | digit);
            half = null;
            replace(new Span(at, 1), at + 1, whole);
        } else if (digit >= 0) {
            typeFirst(digit);
        }
        return digit >= 0;
    }

    /// Typing goes on at the first byte of a rectangle.
    private void leave(@Nullable Rectangle rectangle) {
        if (rectangle != null) {
            pane.select(HexCursor.at(rectangle.start()));
        }
    }

    /// {@return the bytes of `text` as the text column reads them; empty, and said why, where it cannot be written so}
    Optional<byte[]> encoded(String text) {
        TextEncoding encoding = pane.lookProperty().get().text();
        encoding.unwritable(text).ifPresent(character ->
                pane.owner().refuse(Messages.get("hex.unwritable", character, encoding.title())));
        return encoding.write(text);
    }

    private void typeFirst(int digit) {
        Span selection = selection();
        long at = selection.start();
        boolean inserts = inserts() || at == pane.length();
        byte[] original = inserts ? new byte[0] : pane.bytes(at, 1);
        if (original == null) {
            pane.owner().say(Messages.get("hex.unread"));
            return;
        }
        byte value = (byte) (digit << 4 | (inserts ? 0 : original[0] & 0xF));
        replace(inserts ? selection : new Span(at, 1), at, value);
        half = new HalfTyped(at, value, original);
        settle();
        pane.redraw();
    }

    /// Writes `bytes` at the caret or over what is selected: inserting, in its place; overwriting, from its start on,
    /// and what then reaches past the end is appended. The caret is after them afterwards. A rectangle takes exactly as
    /// many as are in it, row after row, and stays selected.
    void put(byte[] bytes) {
        Rectangle rectangle = pane.place().rectangle();
        if (rectangle != null && bytes.length == rectangle.size()) {
            pane.owner().overwrite(rectangle, bytes);
        } else if (rectangle != null) {
            pane.owner().refuse(Messages.get("hex.rectangle-room", bytes.length, rectangle.size(),
                    rectangle.rows(), rectangle.width()));
        } else if (bytes.length > 0) {
            half = null;
            Span selection = selection();
            long at = selection.start();
            Span over = inserts() ? selection : new Span(at, Math.min(bytes.length, pane.length() - at));
            replace(over, at + bytes.length, bytes);
        }
    }

    /// Takes out what is selected, or the byte at the caret; overwriting, clears what is selected to zeros.
    public void delete() {
        Span selection = selection();
        if (!selection.isEmpty()) {
            deleteSelection();
        } else if (!inserts()) {
            pane.owner().say(Messages.get("hex.overwriting"));
        } else if (selection.start() < pane.length()) {
            replace(new Span(selection.start(), 1), selection.start());
        }
    }

    /// Takes out what is selected, or the byte before the caret; overwriting, clears what is selected to zeros, or
    /// moves back by one. After one digit of a byte, takes that back.
    public void backspace() {
        Span selection = selection();
        if (isHalfTyped()) {
            cancel();
        } else if (!selection.isEmpty()) {
            deleteSelection();
        } else if (!inserts()) {
            pane.navigation().moveBy(-1, false);
        } else if (selection.start() > 0) {
            replace(new Span(selection.start() - 1, 1), selection.start() - 1);
        }
    }

    /// Takes out what is selected; overwriting, or in a rectangle, clears it to zeros.
    void deleteSelection() {
        Span selection = selection();
        Rectangle rectangle = pane.place().rectangle();
        if (rectangle != null) {
            pane.owner().overwrite(rectangle, new byte[rectangle.size()]);
        } else if (inserts()) {
            replace(selection, selection.start());
        } else if (selection.length() > HexClipboard.LIMIT) {
            pane.owner().say(Messages.get("hex.clear-limit", HexClipboard.LIMIT_WORDS));
        } else {
            pane.owner().replace(selection, new byte[(int) selection.length()]);
        }
    }

    /// After one digit of a byte, puts the byte back as it was; else selects nothing.
    public void cancel() {
        if (half == null || !isHalfTyped()) {
            pane.select(HexCursor.at(pane.caret()));
            return;
        }
        HalfTyped typed = half;
        half = null;
        pane.owner().replace(new Span(typed.at, 1), typed.original);
        pane.redraw();
    }

    private void replace(Span span, long caret, byte... bytes) {
        pane.owner().replace(span, bytes);
        if (pane.owner().isWritable()) {
            pane.navigation().moveTo(caret, false);
        }
    }

    /// Inserts from now on rather than overwriting, or the other way round.
    void toggleInsertMode() {
        pane.insertModeProperty().set(!inserts());
    }

    /// Forgets a half typed byte once the caret has left it, or it is no longer as it was typed.
    void settle() {
        if (half != null && (!isHalfTyped() || half.at >= pane.length() || isOther(half.at, half.value))) {
            half = null;
        }
    }

    private boolean inserts() {
        return pane.insertModeProperty().get();
    }

    private boolean isOther(long at, byte value) {
        byte[] there = pane.bytes(at, 1);
        return there != null && there[0] != value;
    }

    private Span selection() {
        return pane.place().selection();
    }
}
