package org.varscope.ui;

import module java.base;
import module javafx.controls;
import org.testfx.api.FxService;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;
import org.testfx.robot.impl.BaseRobotImpl;
import org.testfx.robot.impl.KeyboardRobotImpl;
import org.testfx.robot.impl.MouseRobotImpl;
import org.testfx.service.query.NodeQuery;

/// A person before the windows, with a keyboard and a mouse, who waits after each act until the windows have answered.
///
/// Hands and eyes are those of TestFX; only its `FxRobot` is not used, as that waits by time.
public final class Person {
    private static final BaseRobot ROBOT = TestToolkit.call(BaseRobotImpl::new);
    /// One for all, as it knows which keys are down.
    private static final KeyboardRobot KEYBOARD = new KeyboardRobotImpl(ROBOT);
    private static final MouseRobot MOUSE = new MouseRobotImpl(ROBOT);
    /// Pixels that the mouse moves at once: few enough to stay on the thumb of a scroll bar until that has followed.
    private static final double STEP = 10;
    /// Pixels beyond which a click is not the second of two.
    private static final int ELSEWHERE = 40;

    /// Presses `keys` together.
    public Person push(KeyCode... keys) {
        for (KeyCode key : keys) {
            KEYBOARD.pressNoWait(key);
        }
        for (KeyCode key : List.of(keys).reversed()) {
            KEYBOARD.releaseNoWait(key);
        }
        TestToolkit.settle();
        return this;
    }

    /// Types `text`, whatever keys that takes, into whatever has the keyboard.
    public Person write(String text) {
        text.chars().forEach(typed -> {
            ROBOT.typeKeyboard(focused().getScene(), KeyCode.UNDEFINED, Character.toString(typed));
            TestToolkit.settle();
        });
        return this;
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
        MOUSE.pressNoWait(button);
        MOUSE.releaseNoWait(button);
    }

    /// Moves the mouse to `point` of the screen.
    public Person moveTo(Point2D point) {
        Point2D from = ROBOT.retrieveMouse();
        double steps = Math.ceil(from.distance(point) / STEP);
        for (int i = 1; i < steps; i++) {
            MOUSE.moveNoWait(from.interpolate(point, i / steps));
            TestToolkit.pulse();
        }
        MOUSE.moveNoWait(point);
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
        MOUSE.pressNoWait(MouseButton.PRIMARY);
        MOUSE.moveNoWait(point.add(0, 1));
        TestToolkit.settle();
        return this;
    }

    /// Releases the button of the mouse.
    public Person drop() {
        MOUSE.releaseNoWait(MouseButton.PRIMARY);
        TestToolkit.settle();
        return this;
    }

    /// Releases the button of the mouse, so many pixels from where it is.
    public Person dropBy(double x, double y) {
        return moveTo(ROBOT.retrieveMouse().add(x, y)).drop();
    }

    /// Turns the wheel of the mouse down, by so many steps.
    public Person scrollDown(int steps) {
        MOUSE.scrollNoWait(steps);
        TestToolkit.settle();
        return this;
    }

    /// {@return what the person sees that `query` is about: a style sheet's selector, or the text of something}
    public NodeQuery lookup(String query) {
        return FxService.serviceContext().getNodeFinder().lookup(query);
    }

    private static Point2D center(Node node) {
        return TestToolkit.call(() -> {
            Bounds bounds = node.localToScreen(node.getBoundsInLocal());
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        });
    }
}
