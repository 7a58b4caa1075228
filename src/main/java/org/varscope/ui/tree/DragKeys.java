package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// Whether a person who drags rows holds the key that copies them: Ctrl, or Option on a Mac.
///
/// Which keys are held is known when dragging begins. After that, there is only what the system proposes, and what that
/// is without a key differs: GTK proposes to copy then. So a proposal says nothing by itself; that it becomes another
/// one does, where it is known what it was made of.
final class DragKeys {
    private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

    private final boolean held;
    private final boolean told;
    private @Nullable TransferMode first;

    /// @param held whether the key was held when dragging began
    /// @param other whether another one was
    DragKeys(boolean held, boolean other) {
        this.held = held;
        this.told = !other;
    }

    /// Dragging begins with `event`.
    static DragKeys at(MouseEvent event) {
        boolean held = MAC ? event.isAltDown() : event.isControlDown();
        boolean other = event.isShiftDown() || event.isMetaDown() || (MAC ? event.isControlDown() : event.isAltDown());
        return new DragKeys(held, other);
    }

    /// {@return whether the rows are to be copied}
    ///
    /// @param proposed by the system now
    boolean copies(@Nullable TransferMode proposed) {
        if (first == null) {
            first = proposed;
        }
        boolean turned = told && proposed != null && proposed != first;
        return turned ? proposed == TransferMode.COPY : held;
    }
}
