package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.message.Messages;

/// What a screen reader is told of a [HexPane]: never more than the row of the caret and what its byte means.
///
/// The text has two lines. The first is the row: its offset, a colon, and its bytes in pairs of digits, so that the
/// byte `i` of the row is at `prefix + 3 * i`. The second says what the byte at the caret is, and before that how large
/// a rectangle is and where.
final class HexAccessible {
    private final HexPane pane;

    HexAccessible(HexPane pane) {
        this.pane = pane;
    }

    /// Tells that caret, selection or bytes are not what they were.
    void changed() {
        Stream.of(AccessibleAttribute.TEXT, AccessibleAttribute.SELECTION_START, AccessibleAttribute.SELECTION_END,
                AccessibleAttribute.CARET_OFFSET).forEach(pane::notifyAccessibleAttributeChanged);
    }

    /// {@return the answer; null where it is not given here}
    @Nullable Object answer(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case TEXT -> text();
            case SELECTION_START -> characterOf(selection().start());
            case SELECTION_END -> selectionEnd();
            case CARET_OFFSET -> characterOf(pane.caret());
            case LINE_START -> number(parameters) == 0 ? 0 : row().length() + 1;
            case LINE_END -> number(parameters) == 0 ? row().length() : text().length();
            case LINE_FOR_OFFSET -> number(parameters) <= row().length() ? 0 : 1;
            case OFFSET_AT_POINT ->
                    parameters.length > 0 && parameters[0] instanceof Point2D point ? offsetAt(point) : 0;
            case BOUNDS_FOR_RANGE -> bounds(number(parameters),
                    parameters.length > 1 && parameters[1] instanceof Integer end ? end : 0);
            case EDITABLE -> pane.owner().isWritable();
            case ROLE_DESCRIPTION -> Messages.get("hex.role");
            default -> null;
        };
    }

    /// Does what a screen reader asks for.
    ///
    /// @return whether `action` is one that is done here
    boolean act(AccessibleAction action, Object... parameters) {
        if (parameters.length < 2
                || !(parameters[0] instanceof Integer start) || !(parameters[1] instanceof Integer end)) {
            return false;
        }
        switch (action) {
            case SET_TEXT_SELECTION -> pane.select(new HexCursor(offsetOf(start), offsetOf(end)));
            case SHOW_TEXT_RANGE -> pane.view().reveal(new Span(offsetOf(start), 0));
            default -> {
                return false;
            }
        }
        return true;
    }

    private String text() {
        Rectangle rectangle = pane.place().rectangle();
        return row() + "\n" + (rectangle == null ? meaning() : Messages.get("hex.rectangle", rectangle.rows(),
                rectangle.width(), "0x%X".formatted(rectangle.start())) + ", " + meaning());
    }

    private String row() {
        long start = rowStart();
        int count = bytesInRow();
        byte[] bytes = pane.bytes(start, count);
        return prefix() + (bytes == null ? " ??".repeat(count)
                : count == 0 ? "" : " " + HexClipboard.PAIRS.formatHex(bytes));
    }

    private String prefix() {
        return ("%0" + pane.view().geometry().offsetDigits() + "X:").formatted(rowStart());
    }

    private String meaning() {
        long caret = pane.caret();
        String offset = "0x%X".formatted(caret);
        if (caret >= pane.length()) {
            return Messages.get("hex.at-end", offset);
        }
        byte[] one = pane.bytes(caret, 1);
        if (one == null) {
            return Messages.get("hex.at-unread", offset);
        }
        String described = pane.owner().describe(caret);
        String at = Messages.get("hex.at", offset, "%02X".formatted(one[0]));
        return described == null ? at : at + ", " + described;
    }

    private int bytesInRow() {
        return Math.clamp(pane.length() - rowStart(), 0, pane.view().bytesPerRow().get());
    }

    private long rowStart() {
        int bytes = pane.view().bytesPerRow().get();
        return pane.caret() / bytes * bytes;
    }

    private int firstByte() {
        return pane.view().geometry().offsetDigits() + 2;
    }

    /// {@return where in the text the byte at `offset` is, or the nearest one in the row}
    private int characterOf(long offset) {
        return firstByte() + 3 * Math.clamp(offset - rowStart(), 0, bytesInRow());
    }

    /// {@return what is selected; of a rectangle, what is of it in the row of the caret}
    private Span selection() {
        Rectangle rectangle = pane.place().rectangle();
        return rectangle == null ? pane.place().selection()
                : rectangle.stripes(new Span(rowStart(), bytesInRow())).stream().findFirst()
                        .orElse(new Span(pane.caret(), 0));
    }

    private int selectionEnd() {
        Span selection = selection();
        int end = characterOf(selection.end());
        return selection.isEmpty() ? end : Math.max(characterOf(selection.start()), end - 1);
    }

    /// {@return the offset of the byte that is at, or around, `character` of the text}
    private long offsetOf(int character) {
        return rowStart() + Math.clamp((character - firstByte() + 1) / 3, 0, bytesInRow());
    }

    private int offsetAt(Point2D onScreen) {
        Point2D point = pane.screenToLocal(onScreen);
        HexView view = pane.view();
        return point == null ? 0 : characterOf(view.offsetAt(view.columnAt(point.getX()), point.getX(), point.getY()));
    }

    private Bounds @Nullable [] bounds(int start, int end) {
        HexView view = pane.view();
        HexGeometry geometry = view.geometry();
        int first = geometry.indexOf(offsetOf(start));
        int last = geometry.indexOf(offsetOf(Math.max(start, end)));
        double x = geometry.cellLeft(HexColumn.HEX, first) - view.left();
        double y = view.rowTop(pane.caret());
        double width = geometry.cellRight(HexColumn.HEX, Math.max(first, last))
                - geometry.cellLeft(HexColumn.HEX, first);
        Bounds onScreen = pane.localToScreen(new BoundingBox(x, y, width, geometry.rowHeight()));
        return onScreen == null ? null : new Bounds[] {onScreen};
    }

    private static int number(Object... parameters) {
        return parameters.length > 0 && parameters[0] instanceof Integer number ? number : 0;
    }
}
