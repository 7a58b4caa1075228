package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import org.controlsfx.control.SegmentedButton;

/// Buttons side by side, of which one is always chosen: by a click, by the space bar, or by the arrow keys, which
/// choose as they go on.
public final class Segments {
    private Segments() { }

    /// Does `act` when `button` of a group is chosen, also by the arrow keys, for which the toolkit tells no action.
    public static void whenChosen(ToggleButton button, Runnable act) {
        button.setOnAction(_ -> button.setSelected(true)); // a second press would leave none
        button.selectedProperty().subscribe((_, is) -> {
            if (is) {
                act.run();
            }
        });
    }

    /// {@return `buttons` side by side, none of them chosen yet}
    ///
    /// @param chosen is told which one is from now on, counted from 0
    public static SegmentedButton of(List<ToggleButton> buttons, IntConsumer chosen) {
        SegmentedButton segments = new SegmentedButton(buttons.toArray(ToggleButton[]::new));
        segments.setFocusTraversable(false);
        segments.setMinWidth(Region.USE_PREF_SIZE);
        segments.setMaxWidth(Region.USE_PREF_SIZE);
        ToggleGroup group = segments.getToggleGroup();
        buttons.forEach(button -> button.setToggleGroup(group)); // which the skin does too, but only once it is there
        group.selectedToggleProperty().subscribe((was, is) -> {
            if (is == null) {
                group.selectToggle(was); // a second press would leave none
            } else {
                chosen.accept(buttons.indexOf(is));
            }
        });
        return segments;
    }
}
