package org.varscope.ui;

import com.sun.javafx.tk.Toolkit;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Window;

/// A person before the windows, with a keyboard and a mouse, who waits after each act until the windows have answered.
public final class Person {
    /// One for all, as it knows which keys and buttons are down.
    private static final Robot ROBOT = TestToolkit.call(Robot::new);
    /// Pixels that the mouse moves at once: few enough to stay on the thumb of a scroll bar until that has followed.
    private static final double STEP = 10;
    /// Pixels beyond which a click is not the second of two.
    private static final int ELSEWHERE = 40;

    /// Presses `keys` together.
    public Person push(KeyCode... keys) {
        for (KeyCode key : keys) {
            act(() -> ROBOT.keyPress(real(key)));
        }
        for (KeyCode key : List.of(keys).reversed()) {
            act(() -> ROBOT.keyRelease(real(key)));
        }
        TestToolkit.settle();
        return this;
    }

    private static KeyCode real(KeyCode key) {
        return key == KeyCode.SHORTCUT ? Toolkit.getToolkit().getPlatformShortcutKey() : key;
    }

    /// Types `text`, whatever keys that takes, into whatever has the keyboard.
    public Person write(String text) {
        text.chars().forEach(typed -> {
            act(() -> type(Character.toString(typed)));
            TestToolkit.settle();
        });
        return this;
    }

    private static void type(String typed) {
        Scene scene = focused().getScene();
        fire(scene, KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED);
        fire(scene, KeyEvent.KEY_TYPED, typed);
        fire(scene, KeyEvent.KEY_RELEASED, KeyEvent.CHAR_UNDEFINED);
    }

    private static void fire(Scene scene, javafx.event.EventType<KeyEvent> kind, String typed) {
        EventTarget target = scene.getFocusOwner() == null ? scene : scene.getFocusOwner();
        Event.fireEvent(target, new KeyEvent(kind, typed, "", KeyCode.UNDEFINED, false, false, false, false));
    }

    private static Window focused() {
        return Window.getWindows().stream().filter(Window::isFocused).findFirst()
                .orElseThrow(() -> new AssertionError("no window has the keyboard"));
    }

    /// Clicks at `point` of the screen.
    public Person clickOn(Point2D point, MouseButton button) {
        moveTo(new Point2D(point.getX() + (point.getX() < ELSEWHERE ? ELSEWHERE : -ELSEWHERE), point.getY()));
        moveTo(point);
        click(button);
        TestToolkit.settle();
        return this;
    }

    public Person clickOn(Point2D point) {
        return clickOn(point, MouseButton.PRIMARY);
    }

    public Person clickOn(Node node) {
        return clickOn(center(node));
    }

    /// Clicks on what `query` finds; see [#lookup(String)].
    public Person clickOn(String query) {
        return clickOn(lookup(query).query());
    }

    public Person doubleClickOn(Point2D point) {
        clickOn(point);
        click(MouseButton.PRIMARY);
        TestToolkit.settle();
        return this;
    }

    public Person doubleClickOn(Node node) {
        return doubleClickOn(center(node));
    }

    private static void click(MouseButton button) {
        act(() -> ROBOT.mousePress(button));
        act(() -> ROBOT.mouseRelease(button));
    }

    /// Moves the mouse to `point` of the screen.
    public Person moveTo(Point2D point) {
        Point2D from = TestToolkit.call(ROBOT::getMousePosition);
        double steps = Math.ceil(from.distance(point) / STEP);
        for (int i = 1; i < steps; i++) {
            Point2D between = from.interpolate(point, i / steps);
            act(() -> ROBOT.mouseMove(between));
            TestToolkit.pulse();
        }
        act(() -> ROBOT.mouseMove(point));
        TestToolkit.settle();
        return this;
    }

    public Person moveTo(Node node) {
        return moveTo(center(node));
    }

    public Person moveTo(String query) {
        return moveTo(lookup(query).query());
    }

    /// Presses the button of the mouse at `point`, and begins to move it, keeping it down.
    public Person drag(Point2D point) {
        moveTo(point);
        act(() -> ROBOT.mousePress(MouseButton.PRIMARY));
        act(() -> ROBOT.mouseMove(point.add(0, 1)));
        TestToolkit.settle();
        return this;
    }

    /// Lets go of the button of the mouse.
    public Person drop() {
        act(() -> ROBOT.mouseRelease(MouseButton.PRIMARY));
        TestToolkit.settle();
        return this;
    }

    /// Lets go of the button of the mouse, so many pixels from where it is.
    public Person dropBy(double x, double y) {
        return moveTo(TestToolkit.call(ROBOT::getMousePosition).add(x, y)).drop();
    }

    /// Turns the wheel of the mouse down, by so many steps.
    public Person scrollDown(int steps) {
        act(() -> ROBOT.mouseWheel(steps));
        TestToolkit.settle();
        return this;
    }

    /// {@return what the person sees that `query` is about: a style sheet's selector, or the text of something}
    public Seen lookup(String query) {
        return new Seen(query);
    }

    private static Point2D center(Node node) {
        return TestToolkit.call(() -> {
            Bounds bounds = node.localToScreen(node.getBoundsInLocal());
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        });
    }

    private static void act(Runnable act) {
        TestToolkit.call(() -> {
            act.run();
            return null;
        });
    }
}
