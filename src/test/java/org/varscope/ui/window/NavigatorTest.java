package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.Edit;
import org.varscope.explain.Cell;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.model.Selection;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;

/// Getting around by keyboard.
class NavigatorTest extends WindowTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    private void goTo(String where) {
        press(KeyCode.SHORTCUT, KeyCode.G);
        on(() -> ((TextField) find("go-to-text")).setText(where));
        press(KeyCode.ENTER);
    }

    @Test
    void offsetsAndPathsAreGoneTo() {
        goTo("0x40");
        assertThat(model().selection().caret()).isEqualTo(0x40);
        goTo("+16");
        assertThat(model().selection().caret()).isEqualTo(0x50);
        goTo("0x40+4*17");
        assertThat(model().selection().caret()).isEqualTo(132);
        goTo("$-16");
        assertThat(model().selection().caret()).isEqualTo(model().bytes().length() - 16);
        goTo("$");
        assertThat(model().selection().caret()).isEqualTo(model().bytes().length());
        goTo("$.inventory[1].qty");
        assertThat(model().selection().value()).isEqualTo(node("$.inventory[1].qty").location());
        goTo("player.gold");
        assertThat(text("status-offset")).isEqualTo("0x000000AC +8");
    }

    @Test
    void anOffsetThatMakesNoSenseIsRefusedWhereItIs() {
        goTo("0x40+zz");
        assertThat(text("go-to-hint")).startsWith("Character 6: found “zz”; expected a number such as 64 or 0x40");
    }

    private void openNames() throws EncodeException {
        Variant player =
                Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("gold"), new Variant.Int(1))));
        open(write("names.var", Encoder.encode(Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.Text("player"), player),
                new Variant.Entry(new Variant.Text("player.gold"), new Variant.Int(2)),
                new Variant.Entry(new Variant.Text("player.mana"), new Variant.Int(3)),
                new Variant.Entry(new Variant.Text("my notes"), new Variant.Int(4)))), Dialects.of("godot4"))));
    }

    private String rowGoneTo(String where) {
        goTo(where);
        return Cell.of(model().structure(), model().selecting().node().orElseThrow()).shown();
    }

    @Test
    void aSettingIsGoneToByTheNameThatItsRowShows() throws IOException {
        open(write("project.binary",
                Files.readAllBytes(Path.of("src/test/resources/corpus/godot3-more/project.binary"))));
        assertThat(rows()).anyMatch(row -> row.startsWith("application/config/name, "));
        goTo("application/config/name");
        assertThat(isThere("go-to")).isFalse();
        assertThat(model().selection().value()).isEqualTo(node("$[\"application/config/name\"]").location());
        goTo("application/config/mane");
        assertThat(text("go-to-hint")).contains("No entry [\"application/config/mane\"] here");
    }

    @Test
    void aNameAtTheTopLevelIsGoneToWhereItIsNoPathThatLeadsAnywhere() throws EncodeException {
        openNames();
        assertThat(rowGoneTo("my notes")).isEqualTo("4");
        assertThat(rowGoneTo("player.mana")).isEqualTo("3");
        assertThat(rowGoneTo("player.gold")).isEqualTo("1");
    }

    @Test
    void aPathThatLeadsNowhereIsSaidToDoSo() {
        goTo("$.player.mana");
        assertThat(text("go-to-hint")).contains("mana");
        press(KeyCode.ESCAPE);
        assertThat(isThere("go-to")).isFalse();
    }

    @Test
    void aPathIsLookedForInTheBackgroundAndEscapeStopsThat() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        Selection before = model().selection();
        goTo("$.player.gold");
        assertThat(text("go-to-hint")).startsWith("Searching");
        press(KeyCode.ESCAPE);
        on(queue::runAll);
        assertThat(model().selection()).isEqualTo(before);
        goTo("$.player.gold");
        on(queue::runAll);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
        assertThat(isThere("go-to")).isFalse();
    }

    private void send(KeyEvent event) {
        Node owner = window.scene().getFocusOwner();
        Event.fireEvent(owner, event.copyFor(owner, owner));
    }

    private void send(KeyCode code) {
        send(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
        send(new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
    }

    private void send(String text) {
        send(new KeyEvent(KeyEvent.KEY_PRESSED, "", text, KeyCode.getKeyCode(text), false, false, false, false));
        send(new KeyEvent(KeyEvent.KEY_TYPED, text, "", KeyCode.UNDEFINED, false, false, false, false));
    }

    /// No pulse comes between these keys.
    private void replaceAtOnce() {
        send(KeyCode.F2);
        send("4");
        send("2");
        send(KeyCode.ENTER);
    }

    /// Elements enough that the row asked for has no cell yet.
    private void openLong() throws EncodeException {
        List<Variant> elements = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            elements.add(new Variant.Int(i + 100));
        }
        open(write("long.var", Encoder.encode(Variant.Array.of(elements), Dialects.of("godot4"))));
        on(() -> find("structure").requestFocus());
    }

    @Test
    void keysPressedRightAfterGoingToAnOffsetReachItsRow() throws EncodeException {
        openLong();
        press(KeyCode.SHORTCUT, KeyCode.G);
        long offset = node("$[4321]").span().start();
        on(() -> {
            ((TextField) find("go-to-text")).setText(Long.toString(offset));
            send(KeyCode.ENTER);
            replaceAtOnce();
        });
        assertThat(shown("$[4321]")).isEqualTo("42");
    }

    @Test
    void keysPressedWhileAPathIsLookedForReachWhatIsFound() throws EncodeException {
        openLong();
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        goTo("$[4321]");
        on(this::replaceAtOnce);
        assertThat(isThere("cell-editor")).isFalse();
        on(queue::runAll);
        assertThat(shown("$[4321]")).isEqualTo("42");
        assertThat(shown("$[0]")).isEqualTo("100");
    }

    @Test
    void keysPressedWhileSomethingIsLookedForThatIsNotThereAreForgotten() throws EncodeException {
        openLong();
        byte[] before = bytes();
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        goTo("$[54321]");
        on(this::replaceAtOnce);
        on(queue::runAll);
        assertThat(text("go-to-hint")).contains("54321");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(before);
    }

    @Test
    void aCommandIsFoundByPartsOfItsName() {
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        type("light th");
        press(KeyCode.ENTER);
        assertThat(theme.choiceProperty().get()).isEqualTo(ThemeChoice.LIGHT);
        assertThat(settings.theme()).isEqualTo(ThemeChoice.LIGHT);
    }

    @Test
    void everythingGrowsWithTheZoom() {
        pick("$.player.gold");
        press(KeyCode.SHORTCUT, KeyCode.EQUALS);
        press(KeyCode.SHORTCUT, KeyCode.EQUALS);
        press(KeyCode.SHORTCUT, KeyCode.EQUALS);
        assertThat(settings.zoom()).isEqualTo(1.5);
        press(KeyCode.SHORTCUT, KeyCode.DIGIT0);
        assertThat(settings.zoom()).isEqualTo(1);
    }

    @Test
    void panesAreVisitedByKey() {
        // Headless, a window shown after others does not always get the focus by itself.
        on(() -> {
            stage.requestFocus();
            find("structure").requestFocus();
        });
        press(KeyCode.F6);
        assertThat(find("hex").isFocused()).isTrue();
        press(KeyCode.F6);
        assertThat(find("inspector-value").isFocused()).isTrue();
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(find("hex").isFocused()).isTrue();
    }

    @Test
    void anEntryIsInsertedWithKeyAndValue() {
        pick("$.player");
        press(KeyCode.SHORTCUT, KeyCode.I);
        on(() -> ((TextField) find("insert-key")).setText("mana"));
        on(() -> ((TextField) find("insert-value")).setText("Vector2(1, 2)"));
        press(KeyCode.ENTER);
        assertThat(shown("$.player.mana")).isEqualTo("(1, 2)");
        assertThat(model().selection().value()).isEqualTo(node("$.player.mana").location());
    }

    @Test
    void elementsAreMovedAndRemovedByKey() {
        pick("$.scores[0]");
        String first = shown("$.scores[0]");
        press(KeyCode.ALT, KeyCode.DOWN);
        assertThat(shown("$.scores[1]")).isEqualTo(first);
        press(KeyCode.SHORTCUT, KeyCode.BACK_SPACE);
        assertThat(node("$.scores").children()).isEqualTo(3);
        assertThat(shown("$.scores[1]")).isNotEqualTo(first);
    }

    @Test
    void theKeyOfAnEntryIsEdited() {
        pick("$.player.gold");
        press(KeyCode.SHIFT, KeyCode.F2);
        on(() -> ((TextField) find("cell-editor")).setText("\"money\""));
        press(KeyCode.ENTER);
        assertThat(shown("$.player.money")).isEqualTo("100");
    }

    @Test
    void theSelectedValueIsShownAsText() {
        pick("$.player");
        on(() -> {
            TabPane below = (TabPane) find("below");
            below.getSelectionModel().select(below.getTabs().stream().filter(tab -> tab.getText().equals("As text"))
                    .findFirst().orElseThrow());
        });
        String text = ((CodeArea) find("as-text")).getText();
        assertThat(text).startsWith("{\n  \"name\": \"\u00c5sa the Brave\",\n  \"hp\": 87,");
    }

    @Test
    void theKeysCanBeRead() {
        press(KeyCode.F1);
        assertThat(isThere("keys")).isTrue();
        press(KeyCode.ESCAPE);
        run(Command.ABOUT);
        assertThat(isThere("about")).isTrue();
    }

    @Test
    void severalRecordsAreRowsOfTheirOwn() {
        on(() -> window.open(Sample.all().get(1)));
        assertThat(rows()).anyMatch(row -> row.startsWith("$0, ")).anyMatch(row -> row.startsWith("$1, "));
    }

    @Test
    void whatWasFoundAgainAfterDamageLooksGuessed() {
        long header = node("$.inventory[1]").span().start();
        apply(Edit.overwrite(header, new byte[] {0x77, 0x77, 0x77, 0x77}));
        pick("$.inventory[2]");
        assertThat(model().health().problems()).isNotEmpty();
    }

    @Test
    void aValueIsCopiedAsTextAndPastedOverAnother() {
        pick("$.player.hp");
        press(KeyCode.SHORTCUT, KeyCode.C);
        pick("$.player.gold");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(shown("$.player.gold")).isEqualTo("87");
    }

    @Test
    void undoAfterManyEditsBringsBackEveryByte() {
        byte[] before = bytes();
        pick("$.scores[0]");
        run(Command.MOVE_DOWN);
        run(Command.REMOVE);
        pick("$.player.name");
        run(Command.REMOVE);
        while (model().history().canUndo()) {
            run(Command.UNDO);
        }
        assertThat(Arrays.equals(bytes(), before)).isTrue();
    }

    @Test
    void keysGoIntoThePageOfTheTabThatAKeyBroughtToTheFront() {
        open(sampleFile("first.save"));
        open(sampleFile("second.save"));
        press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.TAB);
        assertThat(editor().file().name()).isEqualTo("first.save");
        press(KeyCode.DOWN);
        assertThat(model().selection().value()).isEqualTo(node("$.version").location());
        press(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        assertThat(editor().file().name()).isEqualTo("second.save");
        press(KeyCode.DOWN);
        assertThat(model().selection().value()).isEqualTo(node("$.version").location());
    }

    @Test
    void keysGoIntoThePageThatIsInFrontOnceAnotherIsClosed() {
        open(sampleFile("second.save"));
        press(KeyCode.SHORTCUT, KeyCode.W);
        press(KeyCode.DOWN);
        assertThat(model().selection().value()).isEqualTo(node("$.version").location());
    }

    @Test
    void keysGoIntoThePageWhoseTitleWasClicked() {
        open(sampleFile("first.save"));
        open(sampleFile("second.save"));
        robot.clickOn("first.save");
        settle();
        press(KeyCode.DOWN);
        assertThat(editor().file().name()).isEqualTo("first.save");
        assertThat(model().selection().value()).isEqualTo(node("$.version").location());
    }
}
