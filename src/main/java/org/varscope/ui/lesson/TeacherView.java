package org.varscope.ui.lesson;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Zoom;

/// What helps a room to follow a teacher: everything larger, a ring around the pointer, and the keys and commands that
/// are used, shown at the bottom. Text that is typed into a field is not shown, as it may be a password.
///
/// Nothing is there, and nothing listens, while it is off.
public final class TeacherView {
    /// What everything is enlarged to, unless it is larger already.
    private static final double LARGE = 1.5;
    private static final double RING = 26;
    private static final Duration SHOWN = Duration.seconds(3);
    private static final PseudoClass PRESSED = PseudoClass.getPseudoClass("down");

    private final Scene scene;
    private final Pane root;
    private final Commands commands;
    private final Zoom zoom;
    private final EventHandler<MouseEvent> pointer = this::follow;
    private final EventHandler<KeyEvent> keyboard = this::tell;
    private @Nullable Shown shown;
    private double before;
    private Lifetime on = new Lifetime();

    /// What is over the window.
    private record Shown(Pane layer, Circle ring, Label keys, PauseTransition fading) { }

    /// @param root     holds the window, and what is over it
    /// @param commands tell what is done
    public TeacherView(Scene scene, Pane root, Commands commands, Zoom zoom) {
        this.scene = scene;
        this.root = root;
        this.commands = commands;
        this.zoom = zoom;
    }

    /// {@return whether it is on}
    public boolean isOn() {
        return shown != null;
    }

    /// Turns it on, or off again.
    public void turn() {
        if (shown == null) {
            turnOn();
        } else {
            turnOff(shown);
        }
    }

    private void turnOn() {
        Circle ring = new Circle(RING);
        ring.setId("teacher-ring");
        ring.getStyleClass().add("teacher-ring");
        on.follow(zoom.factorProperty(), factor -> ring.setRadius(factor.doubleValue() * RING / LARGE));
        ring.setManaged(false);
        ring.setVisible(false);
        Label keys = new Label();
        keys.setId("teacher-keys");
        keys.getStyleClass().add("teacher-keys");
        keys.setVisible(false);
        StackPane layer = new StackPane(keys, ring);
        StackPane.setAlignment(keys, Pos.BOTTOM_CENTER);
        layer.getStyleClass().add("teacher");
        layer.setMouseTransparent(true);
        PauseTransition fading = new PauseTransition(SHOWN);
        fading.setOnFinished(_ -> keys.setVisible(false));
        shown = new Shown(layer, ring, keys, fading);
        root.getChildren().add(layer);
        scene.addEventFilter(MouseEvent.ANY, pointer);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, keyboard);
        commands.whenRun(this::tell);
        before = zoom.factor();
        zoom.set(Math.max(before, LARGE));
        say(Messages.get("lesson.teacher-on", commands.shownKey(Command.TEACHER_VIEW)));
    }

    private void turnOff(Shown was) {
        shown = null;
        was.fading().stop();
        on = on.next();
        root.getChildren().remove(was.layer());
        scene.removeEventFilter(MouseEvent.ANY, pointer);
        scene.removeEventFilter(KeyEvent.KEY_PRESSED, keyboard);
        commands.whenRun(_ -> { });
        zoom.set(before);
    }

    private void follow(MouseEvent event) {
        if (shown != null) {
            Circle ring = shown.ring();
            ring.setCenterX(event.getSceneX());
            ring.setCenterY(event.getSceneY());
            ring.setVisible(event.getEventType() != MouseEvent.MOUSE_EXITED);
            ring.pseudoClassStateChanged(PRESSED, event.isPrimaryButtonDown() || event.isSecondaryButtonDown());
        }
    }

    /// A key of a command is shown with its name; others as they are.
    private void tell(KeyEvent event) {
        if (event.getCode().isModifierKey() || event.getCode() == KeyCode.UNDEFINED) {
            return;
        }
        KeyChord key = KeyChord.of(event);
        Optional<Command> command = commands.keys().of(key);
        boolean typed = !event.isControlDown() && !event.isMetaDown() && !event.isAltDown()
                && (event.getCode().isLetterKey() || event.getCode().isDigitKey()
                || !event.getCode().isFunctionKey() && event.getText().codePoints().anyMatch(point -> point > ' '));
        if (command.isPresent()) {
            say(Messages.get("lesson.teacher-key", key.shown(), command.get().title()));
        } else if (!(typed && scene.getFocusOwner() instanceof TextInputControl)) {
            say(key.shown());
        }
    }

    /// A command that was chosen in a menu is shown with its key, so that it is learnt.
    private void tell(Command command) {
        String key = commands.shownKey(command);
        say(key.isEmpty() ? command.title() : Messages.get("lesson.teacher-key", key, command.title()));
    }

    private void say(String words) {
        if (shown != null) {
            shown.keys().setText(words);
            shown.keys().setVisible(true);
            shown.fading().playFromStart();
        }
    }
}
