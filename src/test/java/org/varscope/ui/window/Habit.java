package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.varscope.check.Made;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// What a person does in the window again and again, some of it more often than the rest.
enum Habit {
    OPEN(8, robot -> {
        robot.open(robot.any(files(robot)));
        robot.in().settle();
        if (robot.in().isThere("password") && !robot.once(3)) {
            robot.type("secret");
            robot.press(KeyCode.ENTER);
        }
    }),
    GO_ROUND(10, robot -> {
        if (row(robot)) {
            for (int i = robot.chance().nextInt(4); i >= 0; i--) {
                robot.press(robot.any(List.of(KeyCode.DOWN, KeyCode.DOWN, KeyCode.UP, KeyCode.RIGHT, KeyCode.RIGHT,
                        KeyCode.LEFT, KeyCode.END, KeyCode.HOME, KeyCode.PAGE_DOWN, KeyCode.F6)));
            }
        }
    }),
    TYPE_VALUE(12, robot -> {
        if (row(robot)) {
            if (robot.once(4)) {
                robot.press(KeyCode.SHIFT, KeyCode.F2);
            } else {
                robot.press(KeyCode.F2);
            }
            robot.answer();
            if (robot.isTyping() && robot.in().isThere("cell-editor")) {
                robot.press(KeyCode.ESCAPE);
            }
        }
    }),
    TYPE_BYTES(8, robot -> {
        if (robot.click(robot.seen(node -> "hex".equals(node.getId())))) {
            if (robot.once(5)) {
                robot.press(KeyCode.INSERT);
            }
            if (robot.once(3)) {
                robot.press(KeyCode.SHIFT, KeyCode.RIGHT);
            }
            switch (robot.chance().nextInt(5)) {
                case 0 -> robot.press(KeyCode.DELETE);
                case 1 -> robot.press(KeyCode.BACK_SPACE);
                default -> robot.type(robot.any(List.of("0", "ff", "1b00", "4", "05000000", "x")));
            }
        }
    }),
    COMMAND(24, robot -> {
        if (robot.once(2)) {
            row(robot);
        }
        robot.run(robot.command());
        robot.answer();
    }),
    CLICK(20, robot -> {
        if (robot.click(robot.seen(Wanderer::isUsable))) {
            robot.choose();
            robot.answer();
        }
    }),
    MENU(4, robot -> {
        robot.click(robot.seen(node -> node instanceof MenuButton));
        robot.choose();
        robot.answer();
    }),
    CONTEXT_MENU(4, robot -> {
        List<Point2D> places = robot.seen(node -> node instanceof TreeTableRow<?> row && !row.isEmpty()
                || "hex".equals(node.getId()));
        if (!places.isEmpty()) {
            Point2D place = robot.any(places);
            robot.say("right click at " + place);
            robot.in().robot.clickOn(place, MouseButton.SECONDARY);
            robot.choose();
            robot.answer();
        }
    }),
    UNDO(10, robot -> {
        for (int i = robot.chance().nextInt(4); i >= 0; i--) {
            robot.press(KeyCode.CONTROL, KeyCode.Z);
        }
    }),
    REDO(5, robot -> {
        for (int i = robot.chance().nextInt(4); i >= 0; i--) {
            robot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        }
    }),
    FIND(5, robot -> {
        robot.run(robot.any(List.of(Command.FIND, Command.FIND, Command.FIND_IN_TABS, Command.FIND_CHANGE,
                Command.REPLACE, Command.FILTER)));
        robot.answer();
        robot.press(robot.any(List.of(KeyCode.F3, KeyCode.F3, KeyCode.ESCAPE)));
    }),
    SAVE(5, robot -> {
        robot.run(robot.any(List.of(Command.SAVE, Command.SAVE, Command.SAVE_AS)));
        robot.answer();
    }),
    READ_AGAIN(5, robot -> {
        rewrite(robot);
        robot.press(KeyCode.F5);
        robot.answer();
    }),
    STOP_READING(2, robot -> {
        Queue<Runnable> held = new ConcurrentLinkedQueue<>();
        Executor before = robot.in().background;
        robot.in().background = held::add;
        robot.say("whatever is read takes long");
        robot.press(KeyCode.F5);
        if (robot.once(2) && robot.in().isThere("loading-cancel")) {
            robot.click(robot.seen(node -> "loading-cancel".equals(node.getId())));
        }
        robot.say("and goes on");
        robot.in().background = before;
        held.forEach(before::execute);
        robot.in().settle();
    }),
    PASTE(5, robot -> {
        if (robot.once(2)) {
            robot.copyElsewhere(robot.text());
        } else if (row(robot)) {
            robot.press(KeyCode.CONTROL, KeyCode.C);
        }
        row(robot);
        robot.run(robot.any(List.of(Command.PASTE, Command.PASTE, Command.PASTE_OVER)));
    }),
    COMPARE(2, robot -> {
        robot.run(Command.COMPARE);
        robot.answer();
        robot.press(KeyCode.F7);
    }),
    LEARN(3, robot -> {
        robot.run(robot.any(Command.Topic.LEARN.commands()));
        robot.answer();
        robot.press(robot.any(List.of(KeyCode.DOWN, KeyCode.ENTER, KeyCode.TAB)));
    }),
    LISTS(3, robot -> robot.run(robot.any(List.of(Command.SHOW_PROBLEMS, Command.SHOW_CHANGES, Command.SHOW_HISTORY,
            Command.SHOW_TEXT, Command.SHOW_ELEMENTS, Command.SHOW_BOOKMARKS, Command.FOLD_LISTS)))),
    LOOK(2, robot -> robot.run(robot.any(List.of(Command.THEME_SWITCH, Command.THEME_CONTRAST_DARK,
            Command.THEME_LIGHT, Command.LANGUAGE_JAPANESE, Command.LANGUAGE_ENGLISH, Command.ZOOM_IN,
            Command.ZOOM_RESET)))),
    SIZE(1, robot -> {
        double width = 600 + robot.chance().nextInt(400);
        double height = 500 + robot.chance().nextInt(500);
        robot.say("a window of %.0f by %.0f".formatted(width, height));
        robot.in().size(width, height);
    }),
    TURN(8, robot -> robot.press(KeyCode.CONTROL, KeyCode.TAB)),
    CLOSE(7, robot -> {
        robot.press(KeyCode.CONTROL, KeyCode.W);
        if (robot.isAsked() && !robot.once(4)) {
            robot.press(KeyCode.TAB);
            robot.press(KeyCode.ENTER);
        }
        robot.answer();
    });

    private static final int ALL = Arrays.stream(values()).mapToInt(habit -> habit.often).sum();

    private final int often;
    private final Consumer<Wanderer> deed;

    Habit(int often, Consumer<Wanderer> deed) {
        this.often = often;
        this.deed = deed;
    }

    /// {@return what is done next}
    static Habit next(Random chance) {
        int left = chance.nextInt(ALL);
        for (Habit habit : values()) {
            left -= habit.often;
            if (left < 0) {
                return habit;
            }
        }
        throw new AssertionError();
    }

    /// Does it.
    void by(Wanderer robot) {
        deed.accept(robot);
    }

    /// Clicks on a row of the values, if one is in view.
    private static boolean row(Wanderer robot) {
        return robot.click(robot.seen(node -> node instanceof TreeTableRow<?> row && !row.isEmpty()));
    }

    private static List<Path> files(Wanderer robot) {
        try (Stream<Path> files = Files.list(robot.in().folder)) {
            return files.filter(file -> file.toString().endsWith(".save")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Another program writes the file in front.
    private static void rewrite(Wanderer robot) {
        Path file = TestToolkit.call(() -> robot.in().window.workspace().current().map(page -> page.file().path())
                .orElse(null));
        if (file != null && file.startsWith(robot.in().folder)) {
            byte[] other = robot.any(List.copyOf(contents().values()));
            robot.say("another program writes " + file.getFileName());
            robot.in().write(file.getFileName().toString(), other);
        }
    }

    /// {@return files as people have them, healthy, wrapped, damaged, and others, by name}
    static SequencedMap<String, byte[]> contents() {
        byte[] first = Sample.FIRST.bytes();
        byte[] count = first.clone();
        count[0x78] = 0x40;
        byte[] packed = Buffers.sample("adventure-zstd.save");
        SequencedMap<String, byte[]> files = new LinkedHashMap<>();
        Sample.all().forEach(sample -> files.put(sample.file(), sample.bytes()));
        files.put("a_long_name_1.save", first);
        files.put("count.save", count);
        files.put("cut.save", Arrays.copyOf(first, 418));
        files.put("cut-packed.save", Arrays.copyOf(packed, packed.length - 60));
        files.put("zeros.save", new byte[500]);
        files.put("picture.save", "\u0089PNG\r\n\u001a\n and more".getBytes(StandardCharsets.ISO_8859_1));
        files.put("letters.save", Base64.getEncoder().encode(packed));
        files.put("text.save", "{ \"gold\": 100 }".getBytes(StandardCharsets.US_ASCII));
        files.put("many.save", WindowTestBase.entries(400));
        files.put("arrays.save", Made.bytes("{ \"p\": PackedVector2Array(0, 1, 2, 3), \"s\": PackedStringArray(\"a\","
                + " \"\"), \"t\": Array[int]([1, 2]), \"c\": PackedColorArray(1, 0, 0, 1), \"b\": PackedByteArray(4, 0,"
                + " 0, 0), \"f\": [0.5, -0.0, true, null, &\"n\", NodePath(\"a/b:c\"), Quaternion(0, 0, 0, 1)] }"));
        files.put("fastlz.save", Buffers.sample("adventure-godot3-fastlz.save"));
        return files;
    }
}
