package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.check.Made;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.file.Sample;
import org.varscope.variant.Variant;

/// What the window can show: every page, pane, list and card, the editors of values, and what pops up, for tests that
/// look through all of it.
enum Sight {
    START(_ -> { }),
    PASTE(window -> window.run(Command.NEW)),
    PASTED_NOTHING_KNOWN(window -> {
        window.run(Command.NEW);
        window.on(() -> ((TextArea) window.find("paste-text")).setText("{"));
    }),
    SAVES(window -> window.run(Command.FIND_SAVES)),
    SAVES_FOUND(window -> {
        keep(window, "slot1.save", Sample.FIRST.bytes());
        keep(window, "settings.dat", Made.bytes("{ \"volume\": 0.5 }"));
        window.run(Command.FIND_SAVES);
        window.settle();
        window.press(KeyCode.TAB);
        window.press(KeyCode.DOWN);
    }),
    REFUSAL(window -> window.open(window.write("picture.png", "\u0089PNG\r\n\u001a\n and more".getBytes(
            StandardCharsets.ISO_8859_1)))),
    TEXT_REFUSED(window -> window.open(window.write("bytes.txt", "<Buffer 1b 00 00 00 00 00 00 00>".getBytes(
            StandardCharsets.ISO_8859_1)))),
    TEXT_FILE(window -> window.open(window.write("letters.txt", Base64.getEncoder().encode(
            "{\n  \"name\": \"Asa\",\n  \"gold\": 100\n}\n".getBytes(StandardCharsets.UTF_8))))),
    LOCKED(window -> window.open(window.write("locked.save", Sample.all().getLast().bytes()))),
    GUIDE(window -> window.run(Command.GUIDE)),
    GUIDE_OF_TYPE(window -> {
        window.openSample();
        window.pick("$.player.speed");
        window.run(Command.GUIDE);
    }),
    MISTAKE(window -> window.on(() -> window.errors.take(new IllegalStateException("of a test")))),
    SAMPLE(WindowTestBase::openSample),
    PICKED(window -> {
        window.openSample();
        window.pick("$.player.pos");
    }),
    FILTERED(window -> {
        window.openSample();
        window.run(Command.FILTER);
        window.on(() -> ((TextField) window.find("filter-text")).setText("0"));
    }),
    TEACHER(window -> {
        window.openSample();
        window.run(Command.TEACHER_VIEW);
        // Where no tooltip comes: over bytes one would, while the look is switched.
        window.on(() -> window.robot.moveTo(window.find("menu-bar")));
    }, window -> window.window.commands().run(Command.EXPAND)),
    DAMAGED(Sight::damaged),
    DAMAGED_ROW(window -> {
        damaged(window);
        window.run(Command.NEXT_PROBLEM);
    }),
    CUT(window -> {
        window.open(window.write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 0x1A6)));
        window.settle();
        window.run(Command.NEXT_PROBLEM);
    }),
    BYTES_SELECTED(window -> {
        window.openSample();
        window.on(() -> window.model().selecting().bytes(0x10, 0x38));
        window.on(() -> window.find("hex").requestFocus());
    }),
    CHANGED(Sight::changed),
    FOUND(window -> {
        window.openSample();
        seek(window, Command.FIND, "player");
    }),
    REPLACE(window -> {
        window.openSample();
        seek(window, Command.REPLACE, "100");
    }),
    FOUND_IN_TABS(window -> {
        window.openSample();
        seek(window, Command.FIND_IN_TABS, "100");
    }),
    FOUND_CHANGE(window -> {
        changed(window);
        window.run(Command.FIND_CHANGE);
    }),
    PLAYED(window -> {
        damaged(window);
        window.run(Command.PLAYBACK);
        window.settle();
        window.press(KeyCode.END);
    }),
    WRITTEN(window -> {
        window.openSample();
        window.run(Command.PLAYBACK);
        window.settle();
        window.on(() -> ((ToggleButton) window.find("playback-encode")).fire());
        window.settle();
        window.on(() -> ((TextField) window.find("encode-text")).setText("{ \"gold\": 101, \"hp\": 5 }"));
    }),
    EXPLAINED(window -> {
        window.openSample();
        window.pick("$.player.speed");
        window.run(Command.EXPLAIN);
    }),
    EXPLAINED_DAMAGE(window -> {
        damaged(window);
        window.run(Command.NEXT_PROBLEM);
        window.run(Command.EXPLAIN);
    }),
    EXPLAINED_LETTERS(window -> {
        window.open(window.write("letters.txt", "GwAAAAEAAAAEAAAAAQAAAGsAAAACAAAAAQAAAA==".getBytes(
                StandardCharsets.US_ASCII)));
        window.settle();
        window.pick("$.k");
        window.run(Command.EXPLAIN);
    }),
    STORED(window -> {
        window.open(window.write("packed.save", Buffers.sample("adventure-zstd.save")));
        window.settle();
        window.run(Command.STORED_BYTES);
    }),
    STORED_IN_LETTERS(window -> {
        window.open(window.write("letters.txt", Base64.getEncoder().encode(Buffers.sample("adventure-zstd.save"))));
        window.settle();
        window.run(Command.STORED_BYTES);
    }),
    GALLERY(window -> window.run(Command.GALLERY)),
    DIALECTS(window -> {
        window.openSample();
        window.pick("$.player.tint");
        window.run(Command.DIALECTS);
    }),
    CARD_SAVE_PICTURE(window -> bytes(window, Command.SAVE_PICTURE)),
    LESSONS(window -> window.run(Command.LESSONS)),
    LESSON(Sight::lesson),
    LESSON_ANSWERED(window -> {
        lesson(window);
        window.on(() -> ((TextField) window.find("lesson-answer")).setText("2"));
        window.on(() -> ((Button) window.find("lesson-check")).fire());
        window.on(() -> ((Hyperlink) window.find("lesson-hint")).fire());
    }),
    LESSON_SOLVED(window -> {
        lesson(window);
        window.on(() -> ((TextField) window.find("lesson-answer")).setText("298"));
        window.on(() -> ((Button) window.find("lesson-check")).fire());
    }),
    CHANGES(window -> list(window, ListBelow.CHANGES)),
    HISTORY(window -> list(window, ListBelow.HISTORY)),
    AS_TEXT(window -> list(window, ListBelow.TEXT)),
    LONG_TEXT(window -> {
        value(window, "\"" + "Find the lamp, then follow the river to the old mill. ".repeat(30) + "\"");
        window.on(() -> window.editor().lists().goTo(ListBelow.TEXT));
    }),
    BOOKMARKS(window -> {
        changed(window);
        window.run(Command.TOGGLE_BOOKMARK);
        window.on(() -> window.editor().lists().goTo(ListBelow.BOOKMARKS));
    }),
    ELEMENTS(window -> elements(window, "table")),
    CHART(window -> elements(window, "chart")),
    MAP(window -> elements(window, "map")),
    COMPARED(window -> {
        compare(window);
        window.press(KeyCode.ENTER);
    }),
    COMPARED_SINCE(window -> {
        window.open(window.write("base.save", Made.bytes("{ \"a\": 0, \"b\": 2 }")));
        compare(window);
        window.on(() -> ((MenuButton) window.find("compare-with-base")).getItems().stream()
                .filter(item -> item.getText() != null && item.getText().startsWith("base.save")).findFirst()
                .ifPresent(MenuItem::fire));
        window.press(KeyCode.DOWN);
        window.press(KeyCode.ENTER);
    }),
    CARD_COMPARE(Sight::compare),
    LAYOUT(window -> {
        window.open(window.write("layout.save", layout()));
        window.press(KeyCode.SHORTCUT, KeyCode.L);
    }),
    CARD_INSERT(window -> card(window, Command.INSERT)),
    CARD_FIELD_LIST(window -> card(window, Command.FIELD_LIST)),
    CARD_GO_TO(window -> card(window, Command.GO_TO)),
    CARD_GO_TO_COMPLETED(window -> {
        card(window, Command.GO_TO);
        window.type("na");
    }),
    CARD_MOVE_TO(window -> card(window, Command.MOVE_TO)),
    CARD_PALETTE(window -> card(window, Command.PALETTE)),
    CARD_PALETTE_SEARCHED(window -> {
        card(window, Command.PALETTE);
        window.type("go");
    }),
    SETTINGS(window -> {
        window.run(Command.SETTINGS);
        window.press(KeyCode.RIGHT);
    }),
    CHANGE_KEYS(window -> window.run(Command.CHANGE_KEYS)),
    CARD_KEYS(window -> card(window, Command.KEYS)),
    CARD_ABOUT(window -> card(window, Command.ABOUT)),
    CARD_REPORT(window -> card(window, Command.REPORT)),
    CARD_CLOSE_TAB(window -> card(window, Command.CLOSE_TAB)),
    CARD_CHANGE_TYPE(window -> card(window, Command.CHANGE_TYPE)),
    CARD_SELECT_BLOCK(window -> card(window, Command.SELECT_BLOCK)),
    CARD_FILL(window -> bytes(window, Command.FILL)),
    CARD_INSERT_BYTES(window -> bytes(window, Command.INSERT_BYTES)),
    CARD_CHECKSUMS(window -> bytes(window, Command.CHECKSUMS)),
    CARD_COPY_BYTES_AS(window -> bytes(window, Command.COPY_BYTES_AS)),
    CARD_REPAIR(window -> {
        damaged(window);
        window.run(Command.REPAIR);
    }),
    CARD_REPAIR_LOSES(window -> {
        losing(window);
        window.run(Command.REPAIR);
        window.press(KeyCode.END);
        window.settle();
    }),
    REPAIRED_LOSES(window -> {
        window.open(window.write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 418)));
        window.settle();
        window.run(Command.REPAIR);
        window.press(KeyCode.ENTER);
        window.settle();
    }),
    CARD_REPAIR_ALL(window -> {
        damaged(window);
        window.run(Command.REPAIR_ALL);
    }),
    CARD_SALVAGE(window -> {
        damaged(window);
        window.run(Command.SALVAGE);
    }),
    NIL(window -> value(window, "null")),
    BOOL(window -> value(window, "true")),
    INT(window -> value(window, "1700000000")),
    FLOAT(window -> value(window, "-0.1")),
    STRING(window -> value(window, "\"Find the lamp,\\nthen \u2026\"")),
    NODE_PATH(window -> value(window, "NodePath(\"/root/World:position\")")),
    VECTOR3(window -> value(window, "Vector3(12.25, 0.5, -8)")),
    QUATERNION(window -> value(window, "Quaternion(0, 0, 0, 1)")),
    COLOR(window -> value(window, "Color(1, 0.5, 0.25, 1)")),
    TRANSFORM(window -> value(window, "Transform3D(0.8, 0.1, -0.5, 0, 1, 0, 0.5, 0, 0.8, 100.25, -3, 0.001)")),
    ARRAY(window -> value(window, "Array[int]([1, 2, 3])")),
    DICTIONARY(window -> value(window, "{ \"b\": [1, 2] }")),
    SIGNAL(window -> value(window, "Signal(\"pressed\", 7)")),
    OBJECT(window -> value(window, "Object(Node,\"name\":\"Player\")")),
    EDITED_IN_ITS_ROW(window -> {
        value(window, "7");
        window.on(() -> window.find("structure").requestFocus());
        window.press(KeyCode.F2);
        window.type("x");
    }, window -> window.find("cell-editor").fireEvent(
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false))),
    MENU(Sight::changed, window -> ((MenuButton) window.find("menu-bar").lookupAll(".menu-button").stream()
            .skip(1).findFirst().orElseThrow()).show()),
    MENU_WITHIN_A_MENU(Sight::changed, window -> {
        Menu menu = ((MenuBar) window.find("menu-bar")).getMenus().get(1);
        MENU.popUp.accept(window);
        MenuItem inner = menu.getItems().stream().filter(Menu.class::isInstance).findFirst().orElseThrow();
        Node row = inner.getStyleableNode();
        row.requestFocus();
        row.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
    }),
    MENU_OF_DIALECTS(Sight::changed, window -> ((MenuButton) window.find("tool-dialect")).show()),
    MENU_OF_VALUES(Sight::changed, window -> menu(window.find("structure"))),
    MENU_OF_BYTES(Sight::changed, window -> menu(window.find("hex"))),
    MENU_OF_BOOKMARKS(BOOKMARKS.way, window -> {
        ListView<?> list = (ListView<?>) window.find("bookmarks");
        list.getSelectionModel().select(0);
        menu(list);
    }),
    TOOLTIP(Sight::changed, window -> {
        Control save = (Control) window.find("tool-save");
        Bounds at = save.localToScreen(save.getLayoutBounds());
        save.getTooltip().show(save, at.getMinX(), at.getMaxY());
    }),
    CHOICES(FOUND.way, window -> ((ChoiceBox<?>) window.find("find-kind")).show()),
    COMBO(NIL.way, window -> ((ComboBox<?>) window.find("value-becomes")).show()),
    COLOR_PICKER(COLOR.way, window -> ((ColorPicker) window.find("value-picker")).show());

    private final Consumer<WindowTestBase> way;
    private final Consumer<WindowTestBase> popUp;

    Sight(Consumer<WindowTestBase> way) {
        this(way, _ -> { });
    }

    /// @param popUp opens what lies in a window of its own
    Sight(Consumer<WindowTestBase> way, Consumer<WindowTestBase> popUp) {
        this.way = way;
        this.popUp = popUp;
    }

    /// Goes there, from a window that has just been opened, and waits until all of it is there.
    void reach(WindowTestBase window) {
        way.accept(window);
        window.settle();
    }

    /// Opens what pops up, which has the look and the place of the moment when it is opened.
    ///
    /// @return what there is then
    List<PopupWindow> popUp(WindowTestBase window) {
        window.on(() -> popUp.accept(window));
        window.settle();
        return window.on(Sight::popUps);
    }

    /// Closes what pops up, before the window looks different.
    void popDown(WindowTestBase window) {
        TestToolkit.call(() -> {
            popUps().forEach(PopupWindow::hide);
            return null;
        });
    }

    private static List<PopupWindow> popUps() {
        return Window.getWindows().stream().filter(PopupWindow.class::isInstance).map(PopupWindow.class::cast)
                .filter(Window::isShowing).toList();
    }

    private static void menu(Node owner) {
        Bounds at = owner.localToScreen(owner.getLayoutBounds());
        double x = at.getMinX() + 40;
        double y = at.getMinY() + 40;
        owner.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 40, 40, x, y, false,
                new PickResult(owner, x, y)));
    }

    private static void lesson(WindowTestBase window) {
        window.run(Command.LESSONS);
        window.settle();
        window.on(() -> ((Button) window.find("lessons-take")).fire());
        window.settle();
    }

    private static void keep(WindowTestBase window, String name, byte[] bytes) {
        try {
            Files.createDirectories(window.folder.resolve("app_userdata", "Adventure"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        window.write("app_userdata/Adventure/" + name, bytes);
    }

    /// A magic, a count, records, and a digest of all of that.
    private static byte[] layout() {
        byte[] save = Sample.FIRST.bytes();
        ByteBuffer file = ByteBuffer.allocate(8 + 3 * save.length + 4).order(ByteOrder.LITTLE_ENDIAN).putInt(0x45564153)
                .putInt(3).put(save).put(save).put(save);
        CRC32 sum = new CRC32();
        sum.update(file.array(), 0, file.position());
        return file.putInt((int) sum.getValue()).array();
    }

    private static void damaged(WindowTestBase window) {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = 0x40;
        window.open(window.write("damaged.save", bytes));
        window.settle();
    }

    /// What is wrong with it has repairs enough for a list to be scrolled, the last of which lose most of the file.
    private static void losing(WindowTestBase window) {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = 0x40;
        bytes[0x64] = 20;
        window.open(window.write("losing.save", bytes));
        window.settle();
    }

    private static void changed(WindowTestBase window) {
        window.open(window.write("adventure.save", Sample.FIRST.bytes()));
        window.pick("$.player.gold");
        window.set("$.player.gold",
                new Variant.Int(7));
    }

    private static void seek(WindowTestBase window, Command command, String text) {
        window.run(command);
        window.on(() -> ((TextField) window.find("find-text")).setText(text));
        window.settle();
    }

    private static void list(WindowTestBase window, ListBelow list) {
        changed(window);
        window.on(() -> window.editor().lists().goTo(list));
    }

    private static void elements(WindowTestBase window, String view) {
        value(window, "PackedVector2Array(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)");
        window.on(() -> window.editor().lists().goTo(ListBelow.ELEMENTS));
        window.settle();
        window.on(() -> ((ToggleButton) window.find("elements-show-" + view)).fire());
        window.settle();
    }

    private static void compare(WindowTestBase window) {
        window.open(window.write("slot.save", Made.bytes("{ \"a\": 1, \"b\": 2 }")));
        window.open(window.write("other.save", Made.bytes("{ \"a\": 3, \"c\": 2 }")));
        window.run(Command.COMPARE);
        window.settle();
    }

    private static void card(WindowTestBase window, Command command) {
        changed(window);
        window.run(command);
    }

    private static void bytes(WindowTestBase window, Command command) {
        BYTES_SELECTED.way.accept(window);
        window.run(command);
    }

    private static void value(WindowTestBase window, String text) {
        window.openWhole(window.write("value.var", Made.bytes("{ \"a\": " + text + ", \"z\": 7 }")));
        window.pick("$.a");
    }
}
