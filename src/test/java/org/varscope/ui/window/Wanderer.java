package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.command.Command;

/// A person who uses a window at random but sensibly, with real keys and a real mouse.
///
/// @param in     the window
/// @param chance decides everything
/// @param did    says what was done, in order
record Wanderer(WindowTestBase in, Random chance, Consumer<String> did) {
    /// What closes the window, or fills a screen that has no edges.
    private static final Set<Command> NEVER = EnumSet.of(Command.QUIT, Command.FULL_SCREEN);
    private static final List<String> TEXTS = List.of("100", "gold", "$.player.gold", "player", "0x40", "secret", "-1",
            "5000000000", "\"text\"", "{ \"k\": [1, 0.5] }", "Vector2(1, 2)", "key", "42", "grew", "null", "zzz", "(",
            "$.player.xp", "a1 b2", "true", "\u00c5sa", "PackedInt32Array(3, 1, 2)");
    /// Letters by which the palette finds one command of many.
    private static final int LETTERS = 14;
    /// Pixels at the edge of the window that nothing is clicked in.
    private static final double EDGE = 3;

    /// {@return one of these}
    <T> T any(List<T> some) {
        return some.get(chance.nextInt(some.size()));
    }

    /// {@return true once in so many times}
    boolean once(int of) {
        return chance.nextInt(of) == 0;
    }

    /// {@return a text that fits here or there}
    String text() {
        return any(TEXTS);
    }

    void say(String what) {
        did.accept(what);
    }

    void press(KeyCode... keys) {
        did.accept("press " + Arrays.toString(keys));
        in.press(keys);
    }

    void type(String text) {
        did.accept("type " + text);
        if (in.stage.getScene().getFocusOwner() != null) {
            in.type(text);
        }
    }

    /// Opens files by the key for that.
    void open(Path file) {
        in.choices.toOpen = List.of(file);
        did.accept("open " + file.getFileName());
        press(KeyCode.CONTROL, KeyCode.O);
    }

    /// {@return a command that leaves the window there}
    Command command() {
        Command command = any(List.of(Command.values()));
        return NEVER.contains(command) ? Command.PALETTE : command;
    }

    /// Does a command by its key, or by its name in the palette.
    void run(Command command) {
        did.accept("run " + command);
        if (!command.keys().isEmpty() && !once(4)) {
            press(keys(command.keys().getFirst()));
        } else {
            press(keys(Command.PALETTE.keys().getFirst()));
            String title = command.englishTitle();
            type(title.substring(0, Math.min(LETTERS, title.length())));
            press(KeyCode.ENTER);
        }
    }

    private static KeyCode[] keys(String combination) {
        return Arrays.stream(combination.split("\\+")).map(key -> switch (key) {
            case "Shortcut", "Ctrl" -> KeyCode.CONTROL;
            case "Shift" -> KeyCode.SHIFT;
            case "Alt" -> KeyCode.ALT;
            default -> KeyCode.getKeyCode(key);
        }).toArray(KeyCode[]::new);
    }

    /// {@return whether a card is in front of everything}
    boolean isAsked() {
        return TestToolkit.call(() -> in.find("overlay").isVisible());
    }

    /// {@return whether a text can be typed now}
    boolean isTyping() {
        return TestToolkit.call(() -> in.stage.getScene().getFocusOwner() instanceof TextInputControl);
    }

    /// Answers whatever wants an answer, as somebody does who tries things: types, goes on, and takes or leaves it.
    void answer() {
        for (int i = chance.nextInt(3); i >= 0 && (isAsked() || isTyping()); i--) {
            if (isTyping() && !once(3)) {
                press(KeyCode.CONTROL, KeyCode.A);
                type(text());
            }
            switch (chance.nextInt(8)) {
                case 0 -> press(KeyCode.TAB);
                case 1 -> press(KeyCode.DOWN);
                case 2 -> press(KeyCode.CONTROL, KeyCode.ENTER);
                case 3 -> press(KeyCode.SPACE);
                default -> press(KeyCode.ENTER);
            }
        }
        leave();
    }

    /// Escape closes any card, after a list or menu that is open in it.
    void leave() {
        if (isAsked() && TestToolkit.call(() -> visible(in.find("overlay")).anyMatch(node ->
                node instanceof ComboBoxBase<?> box && box.isShowing()
                        || node instanceof MenuButton menu && menu.isShowing()))) {
            press(KeyCode.ESCAPE);
        }
        if (isAsked()) {
            press(KeyCode.ESCAPE);
            assertThat(isAsked()).as("a card that Escape was pressed on is there; windows: %s, the keyboard: %s",
                    TestToolkit.call(() -> List.copyOf(Window.getWindows())),
                    in.stage.getScene().getFocusOwner()).isFalse();
        }
    }

    /// {@return what is seen of all windows that `wanted` is true of, where it can be clicked}
    List<Point2D> seen(Predicate<Node> wanted) {
        return TestToolkit.call(() -> Window.getWindows().stream().filter(Window::isShowing).flatMap(window -> {
            Bounds frame = new BoundingBox(window.getX() + EDGE, window.getY() + EDGE, window.getWidth() - 2 * EDGE,
                    window.getHeight() - 2 * EDGE);
            return visible(window.getScene().getRoot()).filter(wanted)
                    .map(node -> node.localToScreen(node.getLayoutBounds()))
                    .filter(place -> place != null && place.getWidth() > 0 && place.getHeight() > 0)
                    .map(place -> new Point2D(place.getMinX() + place.getWidth() * (1 + chance.nextInt(8)) / 10,
                            place.getMinY() + place.getHeight() * (1 + chance.nextInt(8)) / 10))
                    .filter(frame::contains);
        }).toList());
    }

    private static Stream<Node> visible(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return Stream.empty();
        }
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(Wanderer::visible) : Stream.empty());
    }

    /// {@return whether it does something when it is clicked}
    static boolean isUsable(Node node) {
        return node instanceof ButtonBase || node instanceof TextInputControl || node instanceof ChoiceBox<?>
                || node instanceof ComboBoxBase<?> || node instanceof Cell<?> cell && !cell.isEmpty()
                || node.getStyleClass().contains("tab") || node.getStyleClass().contains("hex-map");
    }

    /// Clicks on one of these places, if there is one.
    boolean click(List<Point2D> places) {
        if (places.isEmpty()) {
            return false;
        }
        Point2D place = any(places);
        MouseButton button = once(12) ? MouseButton.SECONDARY : MouseButton.PRIMARY;
        did.accept("click %s at %.0f, %.0f".formatted(button, place.getX(), place.getY()));
        if (!isStillThere(place)) {
            return true;
        }
        in.robot.clickOn(place, button);
        if (button == MouseButton.SECONDARY) {
            choose();
        } else if (once(8)) {
            did.accept("twice");
            in.robot.doubleClickOn(place);
        }
        return true;
    }

    /// Whether a window is at `place` once the mouse is: a menu may have gone meanwhile, and the robot of the toolkit
    /// clicks on nothing by throwing.
    private boolean isStillThere(Point2D place) {
        in.robot.moveTo(place);
        return TestToolkit.call(() -> Window.getWindows().stream().anyMatch(window -> window.isShowing()
                && new BoundingBox(window.getX(), window.getY(), window.getWidth(), window.getHeight())
                        .contains(place)));
    }

    /// Takes one of the items of the menus that are open, or leaves them.
    void choose() {
        List<Point2D> items = seen(node -> node.getStyleClass().contains("menu-item")
                && !"item-quit".equals(node.getId()) && !"item-full-screen".equals(node.getId()));
        if (!items.isEmpty() && !once(4)) {
            did.accept("choose of " + items.size());
            Point2D item = any(items);
            if (isStillThere(item)) {
                in.robot.clickOn(item);
            }
        }
        for (int i = 0; i < 3 && TestToolkit.call(() -> Window.getWindows().stream()
                .anyMatch(window -> window instanceof ContextMenu && window.isShowing())); i++) {
            press(KeyCode.ESCAPE);
        }
    }

    /// Puts a text or nothing of use on the clipboard, as another program does.
    void copyElsewhere(String text) {
        did.accept("copied elsewhere: " + text);
        in.on(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }
}
