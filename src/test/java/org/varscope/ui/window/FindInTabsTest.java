package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.edit.Edit;
import org.varscope.find.QueryText;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.Command;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;

/// Finding and replacing in all tabs at once.
class FindInTabsTest extends FindTestBase {
    @BeforeEach
    void threeFiles() {
        open(List.of(write("first.save", Made.bytes("{\"gold\": 100, \"hp\": 7, \"bag\": [100]}")),
                write("second.save", Made.bytes("{\"level\": 3}")),
                write("third.save", Made.bytes("{\"gold\": 100, \"scores\": Array[String]([\"100\"])}"))));
        front(0);
    }

    /// Of what several tabs have, that in front, also where another list is before it.
    @Override
    Node find(String id) {
        return on(() -> Stream.of(window.workspace().front().orElseThrow().page().content(),
                        editor().lists().find().view())
                .map(within -> within.lookup("#" + id)).filter(Objects::nonNull).findFirst().orElse(null));
    }

    private void openSave(String name, String text) {
        open(write(name, Made.bytes(text)));
    }

    private void front(int tab) {
        on(() -> window.workspace().bringToFront(window.workspace().all().get(tab)));
    }

    private EditorModel model(int tab) {
        return window.workspace().all().get(tab).editor().orElseThrow().model();
    }

    private Location at(int tab, String path) {
        int before = frontTab();
        front(tab);
        Location found = node(path).location();
        front(before);
        return found;
    }

    private int frontTab() {
        return on(() -> window.workspace().all().indexOf(window.workspace().front().orElseThrow()));
    }

    @Override
    void seek(String text) {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.F);
        fill("find-text", text);
    }

    private List<String> headings() {
        return hits().stream().filter(row -> row.startsWith("Heading")).toList();
    }

    @SuppressWarnings("unchecked")
    private void choosePlace(int place) {
        on(() -> ((ChoiceBox<Object>) find("find-scope")).getSelectionModel().select(place));
    }

    private List<Span> marked() {
        return on(() -> editor().hex().target().marks().different().get());
    }

    @Test
    void matchesOfAllTabsAreListedBelowTheirFiles() {
        seek("100");
        assertThat(text("find-words")).isEqualTo("3 matches in 2 tabs, searched as a number");
        assertThat(headings()).hasSize(2);
        assertThat(headings().getFirst()).contains("first.save", "2 matches");
        assertThat(headings().getLast()).contains("third.save", "1 match");
        assertThat(hits()).hasSize(5);
    }

    @Test
    void matchesOfATabAreThereBeforeTheOthersAreSearched() {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.F);
        List<String> said = new CopyOnWriteArrayList<>();
        List<Integer> rows = new CopyOnWriteArrayList<>();
        on(() -> {
            ((Labeled) find("find-words")).textProperty().subscribe(text -> {
                said.add(text);
            });
            List<?> items = ((ListView<?>) find("find-hits")).getItems();
            ((ListView<?>) find("find-hits")).getItems().subscribe(() -> rows.add(items.size()));
        });
        fill("find-text", "100");
        assertThat(said).containsSubsequence("2 matches so far; 1 of 3 tabs searched",
                "2 matches so far; 2 of 3 tabs searched", "3 matches in 2 tabs, searched as a number");
        assertThat(rows).containsSubsequence(3, 5);
    }

    @Test
    void aLineOfTheListStaysChosenWhileMoreComes() {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.F);
        ListView<?> list = (ListView<?>) find("find-hits");
        on(() -> {
            ((Labeled) find("find-words")).textProperty().subscribe(text -> {
                if (text.contains("2 of 3")) {
                    list.requestFocus();
                    list.getSelectionModel().select(2);
                }
            });
        });
        fill("find-text", "100");
        assertThat(hits()).hasSize(5);
        assertThat(on(() -> list.getSelectionModel().getSelectedIndex())).isEqualTo(2);
    }

    @Test
    void theScopeCanBeChosenBesideTheField() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        fill("find-text", "100");
        assertThat(hits()).hasSize(2);
        choosePlace(2);
        assertThat(hits()).hasSize(5);
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
        choosePlace(0);
        assertThat(hits()).hasSize(2);
        assertThat(text("find-words")).isEqualTo("2 matches, searched as a number");
    }

    @Test
    void nextAndPreviousGoOnInTheNextTabAndRound() {
        seek("100");
        on(() -> model(0).selecting().bytes(0, 0));
        List<String> visited = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            press(KeyCode.F3);
            visited.add(frontTab() + " at " + model().selection().bytes().start());
        }
        assertThat(visited).first().asString().startsWith("0 at ");
        assertThat(visited.subList(0, 3)).doesNotHaveDuplicates();
        assertThat(visited.get(2)).startsWith("2 at ");
        assertThat(visited.get(3)).isEqualTo(visited.getFirst());
        assertThat(model().messageProperty().get()).contains("1 of 3", "continued from the start");
        press(KeyCode.SHIFT, KeyCode.F3);
        assertThat(frontTab()).isEqualTo(2);
        assertThat(model().messageProperty().get()).contains("3 of 3", "continued from the end");
    }

    @Test
    void aMatchThatIsChosenBringsItsTabToTheFrontAndTheKeyboardStaysInTheList() {
        seek("100");
        on(() -> {
            find("find-hits").requestFocus();
            ((ListView<?>) find("find-hits")).getSelectionModel().selectLast();
        });
        press(KeyCode.ENTER);
        assertThat(frontTab()).isEqualTo(2);
        assertThat(model().selection().value()).isEqualTo(node("$.gold").location());
        assertThat(on(() -> find("find-hits").isFocused())).isTrue();
        assertThat(hits()).hasSize(5);
    }

    @Test
    void eachTabHasItsOwnMatchesMarkedAsItIsShown() {
        seek("100");
        assertThat(marked()).hasSize(2);
        front(1);
        assertThat(marked()).isEmpty();
        front(2);
        assertThat(marked()).hasSize(1);
        assertThat(rows()).anyMatch(row -> row.startsWith("gold, int, 100") && row.endsWith(", a match"));
        choosePlace(0);
        front(0);
        assertThat(marked()).isEmpty();
    }

    @Test
    void anEditInATabThatIsNotInFrontIsFollowed() {
        seek("100");
        Location level = at(1, "$.level");
        on(() -> model(1).edits().apply(new Edit.SetValue(level, new Variant.Int(100))));
        assertThat(text("find-words")).isEqualTo("4 matches in 3 tabs, searched as a number");
        front(1);
        assertThat(marked()).hasSize(1);
    }

    @Test
    void aTabThatIsClosedTakesItsMatchesAlong() {
        seek("100");
        on(() -> window.workspace().close(window.workspace().all().get(2)));
        assertThat(text("find-words")).isEqualTo("2 matches in 1 tab, searched as a number");
        assertThat(headings()).hasSize(1);
        assertThat(text("find-unsearched") + text("find-passed-over")).isEmpty();
    }

    @Test
    void aTabThatIsClosedWhileItIsSearchedIsForgotten() {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.F);
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        fill("find-text", "100");
        on(() -> window.workspace().close(window.workspace().all().get(2)));
        on(queue::runAll);
        assertThat(text("find-words")).isEqualTo("2 matches in 1 tab, searched as a number");
    }

    @Test
    void aTabInFrontThatIsClosedLeavesTheSearchInTheNext() {
        seek("100");
        on(() -> window.workspace().close(window.workspace().all().getFirst()));
        assertThat(text("find-words")).isEqualTo("1 match in 1 tab, searched as a number");
        press(KeyCode.F3);
        assertThat(model().selection().value()).isEqualTo(node("$.gold").location());
    }

    @Test
    void aFileThatIsOpenedMeanwhileIsSearchedToo() {
        seek("100");
        openSave("fourth.save", "[100, 100]");
        assertThat(headings()).anyMatch(row -> row.contains("fourth.save") && row.contains("2 matches"));
        assertThat(marked()).hasSize(2);
    }

    @Test
    void aFileThatWasRefusedIsNamed() {
        open(write("picture.png", new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13}));
        front(0);
        seek("100");
        assertThat(headings()).hasSize(2);
        assertThat(text("find-unsearched")).isEqualTo("Not searched: picture.png (not opened).");
    }

    @Test
    void whatWasAskedInOneFileIsStillThereAfterASearchOfAllEnds() {
        front(2);
        press(KeyCode.SHORTCUT, KeyCode.F);
        fill("find-text", "scores");
        front(0);
        seek("100");
        choosePlace(0);
        assertThat(on(() -> ((TextField) find("find-text")).getText())).isEqualTo("100");
        front(2);
        assertThat(on(() -> ((TextField) find("find-text")).getText())).isEqualTo("scores");
        assertThat(hits()).singleElement().asString().contains("scores");
    }

    @Test
    void allAreReplacedInEachTabAsOneStepOfItsOwn() {
        byte[] first = on(() -> model(0).bytes().bytes(new Span(0, model(0).bytes().length())));
        seek("100");
        replaceWith("5000");
        assertThat(text("find-words")).isEqualTo("3 of 3 would change");
        assertThat(headings().getFirst()).contains("first.save", "2 of 2 would change");
        assertThat(hits()).anyMatch(row -> row.contains("100 \u2192 5000"));
        fire("replace-all");
        assertThat(shown("$.gold")).isEqualTo("5000");
        assertThat(model(0).messageProperty().get()).isEqualTo("3 matches replaced in 2 tabs");
        assertThat(model(1).history().canUndo()).isFalse();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(model(0).bytes().bytes(new Span(0, model(0).bytes().length()))).isEqualTo(first);
        assertThat(model(0).history().canUndo()).isFalse();
        front(2);
        assertThat(shown("$.gold")).isEqualTo("5000");
        on(() -> model(2).history().undo());
        assertThat(shown("$.gold")).isEqualTo("100");
        assertThat(model(2).history().canUndo()).isFalse();
    }

    @Test
    void whatDoesNotFitInATabIsListedThereAndLeft() {
        openSave("narrow.save", "{\"small\": PackedByteArray(100)}");
        front(0);
        seek("100");
        replaceWith("5000");
        assertThat(headings()).anyMatch(row -> row.contains("narrow.save") && row.contains("0 of 1 would change"));
        assertThat(hits()).anyMatch(row -> row.contains("left as it is") && row.contains("255"));
        fire("replace-all");
        front(1);
        assertThat(shown("$.small")).contains("100");
        assertThat(model(1).history().canUndo()).isFalse();
        assertThat(model(0).messageProperty().get()).isEqualTo("3 matches replaced in 2 tabs; 1 left unchanged");
    }

    @Test
    void oneIsReplacedInItsTabAndTheNextIsInTheNextTab() {
        seek("100");
        on(() -> model(0).selecting().bytes(0, 0));
        press(KeyCode.F3);
        press(KeyCode.F3);
        replaceWith("5");
        press(KeyCode.ENTER);
        assertThat(model(0).history().canUndo()).isTrue();
        assertThat(frontTab()).isEqualTo(2);
        assertThat(model().selection().value()).isEqualTo(node("$.gold").location());
        assertThat(on(() -> find("replace-with").isFocused())).isTrue();
        press(KeyCode.ENTER);
        assertThat(frontTab()).isZero();
        assertThat(model(2).history().canUndo()).isTrue();
        assertThat(text("find-words")).isEqualTo("1 of 1 would change");
    }

    @Test
    void howAValueChangedIsFoundInTheFileInFrontAndThatIsSaid() {
        seek("100");
        on(() -> ((ChoiceBox<QueryText.Kind>) find("find-kind")).setValue(QueryText.Kind.CHANGE));
        assertThat(on(() -> String.valueOf(((ChoiceBox<?>) find("find-scope")).getValue()))).isEqualTo("FILE");
        assertThat(on(() -> find("find-scope").isDisabled() && find("find-since").isVisible())).isTrue();
        assertThat(model().messageProperty().get()).startsWith("How a value changed is found in one file");
    }

    @Test
    void aFileThatIsReadAgainStaysInTheSearch() throws IOException {
        seek("100");
        Files.write(folder.resolve("first.save"), Made.bytes("{\"gold\": 100, \"more\": [100, 100, 100]}"));
        run(Command.RELOAD);
        await(() -> text("find-words").startsWith("5 matches in 2 tabs"));
        assertThat(marked()).hasSize(4);
    }

    @Test
    void filesOfEqualNamesAreToldApartInTheListAsOnTheirTabs() throws IOException {
        Path other = Files.createDirectories(folder.resolve("slot2")).resolve("first.save");
        open(Files.write(other, Made.bytes("[100]")));
        seek("100");
        String shown = on(() -> window.workspace().front().orElseThrow().getText());
        assertThat(shown).isEqualTo("first.save \u2013 slot2");
        assertThat(headings()).anyMatch(row -> row.contains(shown));
        on(() -> window.workspace().close(window.workspace().front().orElseThrow()));
        assertThat(on(() -> window.workspace().all().getFirst().getText())).isEqualTo("first.save");
    }

    @Test
    void theKeyboardStaysInTheFieldFromTabToTab() {
        seek("100");
        press(KeyCode.SHIFT, KeyCode.F3);
        assertThat(frontTab()).isEqualTo(2);
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
        press(KeyCode.ESCAPE);
        press(KeyCode.F3);
        assertThat(frontTab()).isZero();
        assertThat(on(() -> window.scene().getFocusOwner())).isSameAs(editor().hex().target());
    }

    @Test
    void allTabsAreSearchedAlsoAfterOneWasByHowItChanged() {
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
        seek("100");
        assertThat(text("find-words")).isEqualTo("3 matches in 2 tabs, searched as a number");
    }

    @Test
    void aTabIsNamedAnewWhenItsFileIsSavedInAnotherFolder() throws IOException {
        Path other = Files.createDirectories(folder.resolve("slot2")).resolve("first.save");
        open(Files.write(other, Made.bytes("[100]")));
        choices.target = Files.createDirectories(folder.resolve("slot3")).resolve("first.save");
        run(Command.SAVE_AS);
        assertThat(on(() -> window.workspace().front().orElseThrow().getText())).isEqualTo("first.save \u2013 slot3");
    }

    @Test
    void theFieldTakesWhatIsTypedAtOnce() {
        assertThat(on(() -> {
            window.commands().run(Command.FIND_IN_TABS);
            return ((Control) window.scene().getFocusOwner()).getSkin() != null;
        })).isTrue();
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
    }
}
