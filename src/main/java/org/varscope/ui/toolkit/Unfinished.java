package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// Text that is in a field and was not taken yet. What a command works on is the document: so before one is done,
/// the text is taken; where it is refused, the command is not done, and the text stays there with the reason beside it.
public final class Unfinished {
    private Unfinished() { }

    /// Lets `take` take what was typed into `field` before a command is done.
    ///
    /// @param take says whether nothing is left that was not taken
    public static void in(Node field, BooleanSupplier take) {
        field.getProperties().put(Unfinished.class, take);
    }

    /// {@return whether nothing is left in `focused`, or what holds it, that was not taken}
    ///
    /// @param focused what has the keyboard
    public static boolean settle(@Nullable Node focused) {
        boolean settled = true;
        for (Node at = focused; at != null && settled; at = at.getParent()) {
            settled = !(at.hasProperties() && at.getProperties().get(Unfinished.class) instanceof BooleanSupplier take)
                    || take.getAsBoolean();
        }
        return settled;
    }
}
