package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;

/// What a pane beside others does about what has happened in another one: once, after the frame that shows a person
/// what they have done there. So the pane that has the keyboard never waits for those that only follow it, and what
/// happens faster than frames are painted is followed where it has come to.
///
/// Belongs to the thread of the window.
public final class NextFrame {
    private final Node pane;
    private final Background background;
    private final Runnable act;
    private boolean pending;

    /// @param act is done immediately while the keyboard is in `pane`, and before it comes there
    public NextFrame(Node pane, Background background, Runnable act) {
        this.pane = pane;
        this.background = background;
        this.act = act;
        pane.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(_ -> {
            if (Keyboard.isIn(pane)) {
                catchUp();
            }
        });
    }

    /// Does it after the next frame, unless it is done before.
    public void await() {
        Scene scene = pane.getScene();
        boolean waits = pending;
        pending = true;
        if (Keyboard.isIn(pane)) {
            catchUp();
        } else if (!waits && scene != null && scene.getWindow() != null && scene.getWindow().isShowing()) {
            scene.addPostLayoutPulseListener(new Runnable() {
                @Override
                public void run() {
                    scene.removePostLayoutPulseListener(this);
                    background.later(NextFrame.this::catchUp);
                }
            });
            Platform.requestNextPulse();
        } else if (!waits) {
            background.later(this::catchUp);
        }
    }

    /// Does it now, if it is still to be done.
    public void catchUp() {
        if (pending) {
            pending = false;
            act.run();
        }
    }

    /// It is done, whoever has done it.
    public void done() {
        pending = false;
    }
}
