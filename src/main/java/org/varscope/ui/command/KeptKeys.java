package org.varscope.ui.command;

import module java.base;

/// The keys as they were chosen before.
///
/// @param lines what was kept
/// @param place where, for people
/// @param keep  keeps others from now on
public record KeptKeys(KeyLines lines, String place, Consumer<KeyMap> keep) {
    /// {@return the keys of the table, which nobody keeps}
    public static KeptKeys none() {
        return new KeptKeys(KeyLines.NONE, "", _ -> { });
    }
}
