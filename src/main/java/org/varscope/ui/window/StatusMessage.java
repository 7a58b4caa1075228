package org.varscope.ui.window;

import module javafx.controls;
import org.controlsfx.control.StatusBar;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;

/// What happened last to the document in front, in the status bar. It belongs to the act that it is about: it goes with
/// the next thing that a person does, or after a while.
final class StatusMessage {
    /// As long as it takes to notice and read a sentence or two.
    static final Duration LASTING = Duration.seconds(20);

    private final StatusBar bar;
    private final PauseTransition lasting;
    private @Nullable EditorModel model;

    /// @param lasting how long a message stays at most
    StatusMessage(StatusBar bar, Duration lasting) {
        this.bar = bar;
        this.lasting = new PauseTransition(lasting);
        this.lasting.setOnFinished(_ -> forget());
    }

    /// Shows what `now` says, as long as `during` lasts.
    void follow(EditorModel now, Lifetime during) {
        model = now;
        during.follow(now.messageProperty(), this::show);
        during.atEnd(() -> {
            model = null;
            show("");
        });
    }

    /// Notices what a person does in `scene`. An act that says something does so after this.
    void watch(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!event.getCode().isModifierKey()) {
                forget();
            }
        });
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> forget());
    }

    private void show(String words) {
        bar.setText(words);
        lasting.stop();
        if (!words.isEmpty()) {
            lasting.playFromStart();
        }
    }

    private void forget() {
        if (model != null) {
            model.say("");
        }
    }
}
