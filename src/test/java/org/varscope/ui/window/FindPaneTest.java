package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.document.place.Values;
import org.varscope.find.QueryText;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.command.Command;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;

/// Finding values and bytes in the pane below.
class FindPaneTest extends FindTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    @Test
    void aNumberIsFoundAndGoneToWithEnter() {
        seek("100");
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
        press(KeyCode.ENTER);
        assertThat(caret()).isEqualTo(0xAC);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    @Test
    void inASmallWindowNothingThatIsAskedOfStringsIsCutOff() {
        size(900, 600);
        on(() -> editor().lists().find(find -> find.shown().askStrings()));
        settle();
        Node scope = find("find-scope");
        Node heading = robot.lookup(".find-heading").queryAll().stream().filter(Node::isVisible).findFirst()
                .orElseThrow();
        assertThat(on(() -> scope.localToScene(scope.getLayoutBounds()).getMaxX()))
                .isLessThan(on(() -> heading.localToScene(heading.getLayoutBounds()).getMaxX()));
    }

    @Test
    void aLongValueLeavesItsPathInView() {
        size(1440, 900);
        seek("player");
        Labeled path = on(() -> robot.lookup("#find-hits .label").queryAllAs(Labeled.class).stream()
                .filter(label -> "$.player~key".equals(label.getText())).findFirst().orElseThrow());
        assertThat(on(path::isTextTruncated)).isFalse();
    }

    @Test
    void aMatchIsEditedFromTheListInTheTree() {
        seek("100");
        chooseFirst();
        press(KeyCode.F2);
        assertThat(on(() -> editor().tree().editing().isEditing())).isTrue();
        type("7");
        press(KeyCode.ENTER);
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(7));
    }

    @Test
    void typingInTheListBeginsToEditTheMatch() {
        seek("0x64");
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
        chooseFirst();
        type("85");
        press(KeyCode.ENTER);
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(85));
    }

    @Test
    void aMatchThatHoldsOthersSaysThatThoseAreEdited() {
        seek("$.player");
        chooseFirst();
        press(KeyCode.F2);
        assertThat(on(() -> editor().tree().editing().isEditing())).isFalse();
        assertThat(model().messageProperty().get()).startsWith("Edit its elements one by one");
        assertThat(model().selection().value()).isEqualTo(node("$.player").location());
    }

    @Test
    void aMatchOfAKeyIsShownWithItsValue() {
        seek("gold");
        assertThat(on(() -> ((ListView<?>) find("find-hits")).getItems().getFirst().toString()))
                .contains("value=\"gold\": 100");
    }

    @Test
    void arrowsInTheChoiceOfAKindDoNotTurnTheTabs() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        press(KeyCode.TAB);
        assertThat(on(() -> find("find-kind").isFocused())).isTrue();
        press(KeyCode.DOWN);
        assertThat(on(() -> ((ChoiceBox<?>) find("find-kind")).isShowing())).isTrue();
        assertThat(on(() -> ((TabPane) find("below")).getSelectionModel().getSelectedItem().getText()))
                .startsWith("Find");
        press(KeyCode.ESCAPE);
    }

    @Test
    void nextAndPreviousGoRoundFromThePlaceOfTheCaret() {
        seek("qty");
        List<Long> at = new ArrayList<>();
        on(() -> model().selecting().bytes(0, 0));
        for (int i = 0; i < 4; i++) {
            press(KeyCode.F3);
            at.add(caret());
        }
        assertThat(at.subList(0, 3)).isSorted().doesNotHaveDuplicates();
        assertThat(at.get(3)).isEqualTo(at.getFirst());
        assertThat(model().messageProperty().get()).contains("continued from the start");
        press(KeyCode.SHIFT, KeyCode.F3);
        assertThat(caret()).isEqualTo(at.get(2));
    }

    @Test
    void bytesTextsPathsAndKeysAreToldApartByTheirLooks() {
        Map<String, String> said = new LinkedHashMap<>();
        for (String text : List.of("67 6F ?? 64", "\"potion\"", "$.player.**", "gold = 100", "river")) {
            seek(text);
            said.put(text, text("find-words"));
        }
        assertThat(said).containsEntry("67 6F ?? 64", "1 match, searched as bytes").containsEntry("gold = 100",
                "1 match, searched as a key").containsEntry("river", "1 match, searched as text");
        assertThat(said.get("\"potion\"")).endsWith("searched as text");
        assertThat(said.get("$.player.**")).endsWith("searched as a path");
    }

    @Test
    void whatIsTypedCanBeTakenForSomethingElse() {
        seek("100");
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.TEXT));
        assertThat(text("find-words")).isEqualTo("No match, searched as text");
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.BYTES));
        assertThat(text("find-words")).contains("expected two for each byte");
    }

    @Test
    void anEditIsFollowed() {
        seek("100");
        set("$.player.hp", 100);
        assertThat(listed()).isEqualTo(2);
    }

    @Test
    void whatIsFoundIsMarkedInTheBytes() {
        seek("67 6F 6C 64");
        assertThat(editor().hex().target().marks().different().get()).containsExactly(new Span(0xA8, 4));
        seek("");
        assertThat(editor().hex().target().marks().different().get()).isEmpty();
    }

    @Test
    void escapeGoesBackToTheBytes() {
        seek("100");
        press(KeyCode.ESCAPE);
        assertThat(on(() -> window.scene().getFocusOwner())).isSameAs(editor().hex().target());
    }

    @Test
    void aNewerSearchTakesThePlaceOfOneThatGoesOn() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        seek("qty");
        seek("100");
        on(queue::runAll);
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
    }

    /// What a label shows of its words, an ellipsis where they were cut.
    private String uncut(String id) {
        settle();
        return on(() -> {
            find(id).getScene().getRoot().layout();
            return ((Text) find(id).lookup(".text")).getText();
        });
    }

    @Test
    void whatComesOfASearchIsReadableInASmallWindow() {
        size(900, 600);
        seek("100");
        assertThat(uncut("find-words")).isEqualTo("1 match, searched as a number");
        seekChange("got richer, or so it seems");
        assertThat(uncut("find-words")).contains("type for example was 100, is 85").isEqualTo(text("find-words"));
    }

    @SuppressWarnings("unchecked")
    private void choose(QueryText.Kind kind, Optional<TextEncoding> encoding) {
        on(() -> {
            ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(kind);
            ((ChoiceBox<Optional<TextEncoding>>) find("find-encoding")).setValue(encoding);
        });
        settle();
    }

    @Test
    void aTextIsFoundInTheBytesInTheEncodingThatIsChosenWhichEachMatchSays() {
        seek("\u00c5SA");
        choose(QueryText.Kind.ENCODED, Optional.empty());
        assertThat(hits()).singleElement().asString().contains("$.player.name", "UTF-8 · ");
        choose(QueryText.Kind.ENCODED, Optional.of(TextEncoding.LATIN_1));
        assertThat(listed()).isZero();
    }

    @Test
    @SuppressWarnings("unchecked")
    void stringsOfTheFileAreListedFilteredAndCopied() {
        run(Command.PALETTE);
        type("strings");
        press(KeyCode.ENTER);
        settle();
        int all = listed();
        on(() -> ((ChoiceBox<Integer>) find("find-least")).setValue(12));
        settle();
        assertThat(listed()).isBetween(1, all - 1);
        fill("find-text", "RIVER");
        settle();
        assertThat(hits()).singleElement().asString().contains("Cross the river", "UTF-8, 20 bytes", "$.quests");
        chooseFirst();
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(on(() -> Clipboard.getSystemClipboard().getString())).startsWith("Cross the river");
        press(KeyCode.ENTER);
        assertThat(caret()).isEqualTo(0x36C);
    }
}
