package org.varscope.ui.hex;

import java.util.function.Consumer;
import javafx.scene.input.KeyCombination;

/// One key of a [HexPane].
///
/// @param keys    what is pressed
/// @param meaning what it does, for people
/// @param command does it
public record HexKey(KeyCombination keys, String meaning, Consumer<HexPane> command) {}
