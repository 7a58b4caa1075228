package org.varscope.ui.hex;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;

/// Whom a [HexPane] tells and asks. All methods are called on the thread of the toolkit.
public interface HexOwner {
    /// {@return whether a person may edit here; where not, [#replace] and [#overwrite] say so and change nothing}
    default boolean isWritable() {
        return true;
    }

    /// Puts `bytes` in the place of those of `span`, all of which exist, as one step of undo: what a person has typed,
    /// pasted or taken out. The pane shows the result once its content has changed and [HexPane#contentChanged] was
    /// called, normally before this returns.
    ///
    /// @param span  empty where bytes are put in; it may be at the end
    /// @param bytes empty where bytes are taken out
    void replace(Span span, byte[] bytes);

    /// Writes `bytes` over those in `rectangle`, row after row, as one step of undo; the rectangle stays selected.
    ///
    /// @param bytes as many as are in it
    void overwrite(Rectangle rectangle, byte[] bytes);

    /// {@return what says in words what the byte at `offset` is, or null where there is nothing to say; shown as a
    /// tooltip and read out with the caret}
    @Nullable String describe(long offset);

    /// Hears of a byte that was clicked twice, normally to select the field it is in.
    void requestField(long offset);

    /// Shows a person why a command did nothing, or less than asked.
    void say(String message);

    /// Shows a person beside the caret why what was typed or pasted is not taken.
    default void refuse(String why) {
        say(why);
    }

    /// Is told to zoom: 1 for larger, -1 for smaller, 0 for back to normal.
    void zoom(int direction);
}
