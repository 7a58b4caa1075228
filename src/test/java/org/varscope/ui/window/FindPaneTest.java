package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import java.nio.file.Path;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.find.QueryText;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.model.QueuedExecutor;
import org.varscope.variant.Variant;

/// Finding values and bytes in the pane below.
class FindPaneTest extends WindowTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    private void seek(String text) {
        press(KeyCode.SHORTCUT, KeyCode.F);
        on(() -> ((TextField) find("find-text")).setText(text));
        settle();
    }

    private int listed() {
        return on(() -> ((ListView<?>) find("find-hits")).getItems().size());
    }

    private long caret() {
        return model().selection().bytes().start();
    }

    @Test
    void aNumberIsFoundAndGoneToWithEnter() {
        seek("100");
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
        press(KeyCode.ENTER);
        assertThat(caret()).isEqualTo(0xAC);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    private void chooseFirst() {
        on(() -> {
            find("find-hits").requestFocus();
            ((ListView<?>) find("find-hits")).getSelectionModel().selectFirst();
        });
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
        assertThat(on(() -> editor().tree().editing().isGoing())).isTrue();
        type("7");
        press(KeyCode.ENTER);
        settle();
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(7));
    }

    @Test
    void typingInTheListBeginsToEditTheMatch() {
        seek("0x64");
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
        chooseFirst();
        type("85");
        press(KeyCode.ENTER);
        settle();
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(85));
    }

    @Test
    void aMatchThatHoldsOthersSaysThatThoseAreEdited() {
        seek("$.player");
        chooseFirst();
        press(KeyCode.F2);
        assertThat(on(() -> editor().tree().editing().isGoing())).isFalse();
        assertThat(model().messageProperty().get()).startsWith("What it holds is edited");
        assertThat(model().selection().value()).isEqualTo(node("$.player").location());
    }

    @Test
    void aChangeWithoutAConditionSaysWhatToEnter() {
        seekChange("");
        assertThat(text("find-words")).contains("enter what it was and is");
        set("$.player.gold", 85);
        assertThat(text("find-words")).isEqualTo("1 value changed like that");
    }

    @SuppressWarnings("unchecked")
    private void chooseSelection() {
        on(() -> ((ChoiceBox<Object>) find("find-scope")).getSelectionModel().select(1));
        settle();
    }

    private void selectBytes(String path) {
        Span span = node(path).span();
        on(() -> model().select(span.start(), span.end()));
    }

    @Test
    void onlyTheSelectionIsSearchedAlsoOnceAMatchIsSelected() {
        selectBytes("$.inventory");
        seek("qty");
        int all = listed();
        selectBytes("$.inventory[0]");
        chooseSelection();
        assertThat(listed()).isEqualTo(1).isLessThan(all);
        press(KeyCode.F3);
        seek("item");
        assertThat(listed()).isEqualTo(1);
    }

    private void chooseFirstAndThird() {
        on(() -> editor().tree().choice().choose(List.of(Siblings.of(node("$[0]").location()),
                Siblings.of(node("$[2]").location()))));
        chooseSelection();
    }

    @Test
    void severalSelectedValuesAreSearchedTogetherAndFollowEdits() {
        run(Command.CLOSE_TAB);
        open(write("a.var", Made.bytes("[[\"ab\"], [\"ab\"], [\"ab\", \"abc\"]]")));
        seek("ab");
        assertThat(listed()).isEqualTo(4);
        chooseFirstAndThird();
        assertThat(listed()).isEqualTo(3);
        assertThat(on(() -> ((Control) find("find-scope")).getTooltip().getText())).contains(", ");
        set("$[1][0]", new Variant.Text("ab".repeat(400)));
        settle();
        assertThat(listed()).isEqualTo(3);
    }

    @Test
    void onlySeveralSelectedValuesAreReplacedIn() {
        run(Command.CLOSE_TAB);
        open(write("a.var", Made.bytes("[100, 100, 100, 7]")));
        run(Command.REPLACE);
        on(() -> ((TextField) find("find-text")).setText("100"));
        settle();
        chooseFirstAndThird();
        on(() -> ((TextField) find("replace-with")).setText("5"));
        settle();
        on(() -> ((Button) find("replace-all")).fire());
        settle();
        assertThat(List.of(shown("$[0]"), shown("$[1]"), shown("$[2]"), shown("$[3]")))
                .containsExactly("5", "100", "5", "7");
    }

    @Test
    void theSelectionThatIsSearchedFollowsEdits() {
        selectBytes("$.inventory");
        seek("qty");
        chooseSelection();
        int before = listed();
        set("$.player.name", new Variant.Text("x".repeat(400)));
        settle();
        assertThat(listed()).isEqualTo(before).isPositive();
    }

    @Test
    void replacingAllStaysInTheSelectionAndIsOneStep() {
        selectBytes("$.inventory[0]");
        seek("qty");
        chooseSelection();
        replaceWith("amount");
        on(() -> ((Button) find("replace-all")).fire());
        settle();
        assertThat(node("$.inventory[0].amount").span().length()).isPositive();
        assertThat(node("$.inventory[1].qty").span().length()).isPositive();
        on(() -> model().history().undo());
        settle();
        assertThat(node("$.inventory[0].qty").span().length()).isPositive();
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
        on(() -> model().select(0, 0));
        for (int i = 0; i < 4; i++) {
            press(KeyCode.F3);
            at.add(caret());
        }
        assertThat(at.subList(0, 3)).isSorted().doesNotHaveDuplicates();
        assertThat(at.get(3)).isEqualTo(at.getFirst());
        assertThat(model().messageProperty().get()).contains("from the start again");
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
        settle();
        assertThat(text("find-words")).isEqualTo("No match, searched as text");
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.BYTES));
        settle();
        assertThat(text("find-words")).contains("expected two for each byte");
    }

    @Test
    void anEditIsFollowed() {
        seek("100");
        set("$.player.hp", 100);
        settle();
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

    private void replaceWith(String text) {
        press(KeyCode.SHORTCUT, KeyCode.H);
        on(() -> ((TextField) find("replace-with")).setText(text));
        settle();
    }

    private List<String> previewed() {
        return on(() -> ((ListView<?>) find("find-hits")).getItems().stream().map(String::valueOf).toList());
    }

    @Test
    void whatWouldChangeIsListedBeforeAnythingDoes() {
        seek("100");
        replaceWith("5000");
        assertThat(text("find-words")).isEqualTo("1 of 1 would change");
        assertThat(previewed()).singleElement().asString().contains("100 → 5000");
        assertThat(model().history().canUndo()).isFalse();
    }

    @Test
    void allAreReplacedInOneStepThatIsTakenBackInOne() {
        seek("potion");
        replaceWith("elixir");
        on(() -> ((Button) find("replace-all")).fire());
        settle();
        assertThat(text("find-words")).isEqualTo("No match, searched as text");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        settle();
        assertThat(model().history().canUndo()).isFalse();
        assertThat(text("find-words")).contains("would change");
    }

    @Test
    void oneIsReplacedAndTheNextIsSelected() {
        seek("qty");
        press(KeyCode.F3);
        long first = caret();
        int all = listed();
        replaceWith("count");
        press(KeyCode.ENTER);
        settle();
        assertThat(listed()).isEqualTo(all - 1);
        assertThat(caret()).isGreaterThan(first);
    }

    @Test
    void nothingTypedDeletesOnlyOnceItIsAskedFor() {
        seek("potion");
        replaceWith("");
        assertThat(text("find-words")).contains("searched as text");
        on(() -> ((Button) find("replace-all")).fire());
        settle();
        assertThat(text("find-words")).contains("would change");
        assertThat(model().history().canUndo()).isFalse();
    }

    @Test
    void whatDoesNotFitIsListedWithItsReasonAndLeft() {
        seek("980");
        replaceWith("\"many\"");
        assertThat(text("find-words")).isEqualTo("0 of 1 would change; 1 cannot");
        assertThat(previewed()).singleElement().asString().contains("left as it is", "Array[int]");
        assertThat(on(() -> find("replace-all").isDisabled())).isTrue();
    }

    @Test
    void findingAgainHidesWhatReplaces() {
        seek("100");
        replaceWith("5000");
        press(KeyCode.SHORTCUT, KeyCode.F);
        settle();
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
    }

    private void seekChange(String text) {
        press(KeyCode.SHORTCUT, KeyCode.F);
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.CHANGE));
        on(() -> ((TextField) find("find-text")).setText(text));
        settle();
    }

    private void fire(String id) {
        on(() -> ((Button) find(id)).fire());
        settle();
    }

    @Test
    void theGoldIsFoundByWhatItWasAndIsNow() {
        set("$.player.gold", 85);
        set("$.player.hp", 86);
        seekChange("was 100, is 85");
        assertThat(text("find-words")).isEqualTo("1 value changed like that");
        assertThat(previewed()).singleElement().asString().contains("$.player.gold", "100 \u2192 85");
        press(KeyCode.ENTER);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    @Test
    void whatIsLeftIsNarrowedStepByStepAndTakenBack() {
        set("$.player.gold", 85);
        set("$.player.hp", 86);
        seekChange("shrank");
        assertThat(listed()).isEqualTo(2);
        fire("find-narrow");
        assertThat(text("find-words")).startsWith("2 values left");
        assertThat(text("find-steps")).isEqualTo("1 step: 2");
        assertThat(previewed()).first().asString().contains("$.player.hp", "87 \u2192 86");
        assertThat(previewed()).hasSize(2);
        assertThat(on(() -> find("find-narrow").isDisabled())).isTrue();
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
        set("$.player.gold", 80);
        on(() -> ((TextField) find("find-text")).setText("unchanged"));
        settle();
        assertThat(previewed()).singleElement().asString().contains("$.player.hp");
        assertThat(text("find-steps")).isEqualTo("1 step: 2 \u2192 1");
        fire("find-back");
        assertThat(text("find-steps")).isEmpty();
        on(() -> ((TextField) find("find-text")).setText("shrank"));
        settle();
        assertThat(listed()).isEqualTo(2);
    }

    @Test
    void whatChangedIsReplaced() {
        set("$.player.gold", 85);
        seekChange("is 85");
        replaceWith("9000");
        fire("replace-all");
        assertThat(text("find-words")).startsWith("No value changed like that");
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(9000));
    }

    @Test
    void aSaveThatTheGameWroteAnewIsNarrowedFurther() throws IOException {
        Path file = Files.write(folder.resolve("game.save"), Sample.FIRST.bytes());
        open(file);
        set("$.player.gold", 90);
        run(Command.SAVE);
        settle();
        seekChange("was 100");
        set("$.player.gold", 85);
        set("$.player.hp", 12);
        on(() -> ((TextField) find("find-text")).setText("shrank"));
        settle();
        fire("find-narrow");
        run(Command.SAVE);
        settle();
        Files.write(file, Sample.FIRST.bytes());
        run(Command.RELOAD);
        await(() -> text("find-steps").contains("\u2192"));
        assertThat(text("find-steps")).isEqualTo("1 step: 2 \u2192 0");
        on(() -> ((TextField) find("find-text")).setText("grew, is 100"));
        settle();
        assertThat(previewed()).singleElement().asString().contains("$.player.gold", "85 \u2192 100");
    }

    @Test
    void whatIsLeftRightAfterAStepIsReplaced() {
        set("$.player.gold", 85);
        set("$.player.hp", 86);
        seekChange("is 85");
        fire("find-narrow");
        replaceWith("9000");
        fire("replace-all");
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(9000));
        assertThat(Values.of(model().structure(), node("$.player.hp"), 8)).contains(new Variant.Int(86));
    }

    @Test
    void aConditionThatNoValueFitsRightAfterAStepLeavesWhatIsLeftInSight() {
        set("$.player.gold", 85);
        seekChange("shrank");
        fire("find-narrow");
        on(() -> ((TextField) find("find-text")).setText("grew"));
        settle();
        assertThat(previewed()).singleElement().asString().contains("$.player.gold");
        assertThat(text("find-words")).startsWith("1 value left");
    }

    @Test
    void nothingThatChangedLeadsToAnOlderSave() {
        seekChange("");
        assertThat(text("find-way-out")).contains("Compare with an older save");
    }

    @Test
    void anEmptyFieldOffersToFindByChange() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        settle();
        on(() -> ((Hyperlink) find("find-by-change")).fire());
        assertThat(on(() -> find("find-text").isFocused() && find("find-since").isVisible())).isTrue();
        assertThat(on(() -> find("find-by-change").isVisible())).isFalse();
    }

    @Test
    void findingByChangeHasAKey() {
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
        assertThat(on(() -> find("find-text").isFocused() && find("find-since").isVisible())).isTrue();
    }

    @Test
    void openingTheListOfOlderStatesLeavesItsItemsAsTheyAre() {
        set("$.player.gold", 85);
        seekChange("");
        ChoiceBox<?> since = (ChoiceBox<?>) find("find-since");
        on(since::requestFocus);
        AtomicInteger replaced = new AtomicInteger();
        on(() -> since.getItems().addListener((InvalidationListener) _ -> replaced.incrementAndGet()));
        press(KeyCode.DOWN);
        assertThat(on(since::isShowing)).isTrue();
        assertThat(replaced).hasValue(0);
        press(KeyCode.ESCAPE);
    }

    private void chooseOlder(String name) {
        listOlder();
        on(() -> since().getItems().stream().filter(item -> since().getConverter().toString(item).equals(name))
                .findFirst().ifPresent(since().getSelectionModel()::select));
        settle();
    }

    private ChoiceBox<Object> since() {
        return (ChoiceBox<Object>) find("find-since");
    }

    private void listOlder() {
        on(() -> since().getOnShowing().handle(null));
    }

    private String older() {
        return on(() -> since().getConverter().toString(since().getValue()));
    }

    private void openOlderAndEditSample() throws IOException {
        open(Files.write(folder.resolve("older.save"), Sample.FIRST.bytes()));
        set("$.player.gold", 99);
        openSample();
        set("$.player.gold", 85);
        seekChange("is 85");
        chooseOlder("Since older.save");
    }

    private void closeOlder() {
        on(() -> window.workspace().all().stream()
                .filter(tab -> tab.editor().orElseThrow().file().name().equals("older.save")).toList()
                .forEach(window.workspace()::close));
        settle();
    }

    @Test
    void anotherOpenDocumentIsComparedWith() throws IOException {
        openOlderAndEditSample();
        assertThat(previewed()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void aDocumentIsComparedWithAlsoOnceItsTabIsClosed() throws IOException {
        openOlderAndEditSample();
        closeOlder();
        listOlder();
        assertThat(older()).isEqualTo("Since older.save (earlier)");
        on(() -> ((TextField) find("find-text")).setText("shrank"));
        settle();
        assertThat(previewed()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void steppingBackComparesWithTheDocumentOfTheStepAlsoOnceItsTabIsClosed() throws IOException {
        openOlderAndEditSample();
        fire("find-narrow");
        closeOlder();
        assertThat(older()).isEqualTo("Since the last step");
        fire("find-back");
        assertThat(older()).isEqualTo("Since older.save (earlier)");
        assertThat(previewed()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void aFileThatNobodyChoosesLeavesWhatIsComparedWith() throws IOException {
        openOlderAndEditSample();
        chooseOlder("Since another file\u2026");
        assertThat(older()).isEqualTo("Since older.save");
        assertThat(previewed()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void aConditionThatIsNotUnderstoodSaysWhatIs() {
        seekChange("got richer");
        assertThat(text("find-words")).contains("expected `was 100, is 85`");
    }

    @Test
    void findingAgainAfterFindByChangeAsksForAText() {
        seekChange("grew");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(on(() -> ((ChoiceBox<?>) find("find-kind")).getValue())).isEqualTo(QueryText.Kind.ANY);
        assertThat(on(() -> find("find-text").isFocused() && !find("find-since").getParent().isVisible())).isTrue();
    }

    @Test
    void howSomethingChangedIsFoundInTheWholeFileAndNoOtherPlaceIsOffered() {
        selectBytes("$.inventory");
        seek("qty");
        chooseSelection();
        seekChange("grew");
        assertThat(on(() -> find("find-scope").isDisabled())).isTrue();
        assertThat(on(() -> String.valueOf(((ChoiceBox<?>) find("find-scope")).getValue()))).isEqualTo("FILE");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(on(() -> find("find-scope").isDisabled())).isFalse();
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
        settle();
        assertThat(uncut("find-words")).isEqualTo("1 match, searched as a number");
        seekChange("got richer, or so it seems");
        assertThat(uncut("find-words")).contains("expected `was 100, is 85`").isEqualTo(text("find-words"));
    }
}
