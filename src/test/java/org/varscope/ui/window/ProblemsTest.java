package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.repair.Repair;
import org.varscope.ui.file.Sample;

class ProblemsTest extends WindowTestBase {
    private static final String DOUBLED = "1b000000 02000000 04000000 02000000 68700000 02000000 01000000"
            + "04000000 02000000 68700000 02000000 02000000";

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    /// An Array of complete objects.
    private static byte[] objects(int count) {
        byte[] object = hex("18000000 04000000 4e6f6465 00000000");
        ByteBuffer all = ByteBuffer.allocate(8 + count * object.length).order(ByteOrder.LITTLE_ENDIAN);
        all.putInt(28).putInt(count);
        for (int i = 0; i < count; i++) {
            all.put(object);
        }
        return all.array();
    }

    private List<String> listed() {
        return fromTheTop("#problems .tree-cell").stream().map(Node::getAccessibleText).filter(Objects::nonNull)
                .toList();
    }

    private String title() {
        return editor().lists().problems().titleProperty().get();
    }

    private TreeView<?> problems() {
        return (TreeView<?>) find("problems");
    }

    @Test
    void aDoubledKeyIsListedAndMarkedInItsRow() {
        open(write("doubled.save", hex(DOUBLED)));
        assertThat(title()).isEqualTo("Problems 1");
        assertThat(text("health")).startsWith("Godot 4 would load this file (1 value");
        assertThat(rows()).filteredOn(row -> row.endsWith("has a problem")).hasSize(1);
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(8, 12));
    }

    private void openNotes() {
        open(write("notes.save", hex("1c000000 02000000 04000000 01000000 41ff0000 04000000 01000000 41ff0000")));
        settle();
    }

    @Test
    void notesAreNoProblemsAndListedOnlyWhenAsked() {
        openNotes();
        assertThat(title()).isEqualTo("Problems 0");
        assertThat(text("health")).startsWith("Every byte is accounted for.");
        assertThat(problems().isVisible()).isFalse();
        assertThat(on(() -> ((Region) find("below")).getHeight())).isLessThan(70);
        Hyperlink notes = (Hyperlink) find("notes");
        assertThat(notes.getText()).isEqualTo("Show 2 notes");
        on(notes::fire);
        assertThat(listed()).hasSize(2).allMatch(row -> row.startsWith("note at"));
        assertThat(on(() -> ((Region) find("below")).getHeight())).isGreaterThan(100);
        on(notes::fire);
        assertThat(problems().isVisible()).isFalse();
    }

    @Test
    void theNextProblemIsANoteWhereThereIsNothingElse() {
        openNotes();
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(0x11, 3));
        assertThat(problems().isVisible()).isTrue();
    }

    @Test
    void theNextProblemIsTheFirstInAFileThatWasJustOpened() {
        open(write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 0x1A6)));
        assertThat(model().selection().caret()).isEqualTo(4);
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(0, 4));
    }

    @Test
    void whatHappenedIsTheOnlyRowAndOpensByKeyboardAndByTheNextProblem() {
        open(write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 0x1A6)));
        settle();
        assertThat(listed())
                .containsExactly("3 problems: The file is cut off: 1,864 bytes announced, 418 there.");
        on(() -> {
            problems().requestFocus();
            problems().getSelectionModel().select(0);
        });
        press(KeyCode.RIGHT);
        assertThat(listed()).hasSize(4);
        press(KeyCode.LEFT);
        assertThat(listed()).hasSize(1);
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(0, 4));
        assertThat(problems().getSelectionModel().getSelectedIndex()).isEqualTo(1);
        assertThat(editor().lists().problems().toRepair()).hasValueSatisfying(
                problem -> assertThat(problem.span()).isEqualTo(new Span(0, 4)));
    }

    @Test
    void thatThereAreOnlyZerosIsSaidOnce() {
        open(write("zeros.save", new byte[5000]));
        settle();
        on(((Button) find("refusal-anyway"))::fire);
        settle();
        assertThat(text("health")).startsWith("Only zero bytes (5,000)");
        assertThat(listed()).singleElement().asString().startsWith("warning at ");
    }

    @Test
    @SuppressWarnings("unchecked")
    void whatHappenedIsSaidAsTheCommandLineSaysIt() {
        byte[] sample = Sample.FIRST.bytes();
        byte[] sent = new String(sample, StandardCharsets.ISO_8859_1).replace("\n", "\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
        open(write("sent.save", sent));
        settle();
        assertThat(listed()).singleElement().asString()
                .endsWith("Transferred as text: %s carriage returns added.".formatted(sent.length - sample.length));
        on(((Hyperlink) robot.lookup("#problems .problem-row .hyperlink").queryAll().stream()
                .filter(Node::isVisible).findFirst().orElseThrow())::fire);
        settle();
        assertThat(on(() -> ((ListView<Repair>) find("repairs")).getItems().getFirst().kind()))
                .isEqualTo(Repair.Kind.LINE_ENDS);
    }

    @Test
    void theNextProblemIsNoNoteWhereThereIsAnythingElse() {
        open(write("note.save", hex("1b000000 02000000 04000000 02000000 68700100 02000000 01000000"
                + "04000000 02000000 68700100 02000000 02000000")));
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(8, 12));
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(8, 12));
    }

    @Test
    void inANarrowListTheMessageHasTheRoomOfTheSeverityAndTheEnd() {
        open(write("doubled.save", hex(DOUBLED)));
        size(1440, 900);
        assertThat(shown(problems())).contains("warning", "0x00000008 \u2013 0x00000013");
        size(620, 600);
        assertThat(shown(problems())).contains("0x00000008").doesNotContain("warning");
    }

    /// What labels show that are seen.
    private List<String> shown(Node in) {
        return in.lookupAll(".label").stream().map(Labeled.class::cast).filter(Node::isVisible).map(Labeled::getText)
                .toList();
    }

    @Test
    void anEditThatMendsItTakesTheMarkAway() {
        open(write("doubled.save", hex(DOUBLED)));
        apply(org.varscope.document.edit.Edit.overwrite(17, "q".getBytes(StandardCharsets.UTF_8)));
        assertThat(title()).isEqualTo("Problems 0");
        assertThat(text("health")).startsWith("Every byte is accounted for.");
        assertThat(rows()).noneMatch(row -> row.endsWith("has a problem"));
    }

    @Test
    void equalProblemsAreOneRowThatOpensByKeyboard() {
        open(write("objects.save", objects(44)));
        assertThat(title()).isEqualTo("Problems 44");
        assertThat(listed()).singleElement().asString().startsWith("44 warnings from 0x00000008 on: ");
        on(() -> {
            problems().requestFocus();
            problems().getSelectionModel().select(0);
        });
        press(KeyCode.RIGHT);
        assertThat(problems().getExpandedItemCount()).isEqualTo(45);
        press(KeyCode.ENTER);
        assertThat(model().selection().bytes()).isEqualTo(new Span(8, 4));
    }

    @Test
    void theNextProblemIsEachOfAGroup() {
        open(write("objects.save", objects(3)));
        press(KeyCode.F8);
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(24, 4));
        assertThat(problems().getSelectionModel().getSelectedIndex()).as("below the group, which has opened")
                .isEqualTo(2);
        press(KeyCode.SHIFT, KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(new Span(8, 4));
    }

    @Test
    void objectsAreRefusedUntilTheCheckAllowsThem() {
        open(write("objects.save", objects(1)));
        assertThat(text("health")).startsWith("Godot 4 would not load this file: it holds an object (ERR_UNAUTHORIZED");
        on(() -> ((javafx.scene.control.Hyperlink) find("health-link")).fire());
        assertThat(text("health"))
                .isEqualTo("Godot 4 would load this file (1 value, objects allowed; assumed: class:Node).");
    }

    @Test
    void aValueAroundATextLengthThatIsTooLargeIsNotCalledCutOff() {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = 0x40;
        open(write("adventure.save", bytes));
        pick("$");
        assertThat(((TextField) find("inspector-value")).getPromptText()).isEqualTo("damaged");
    }

    @Test
    void twoRowsOfTheListsBelowAreInViewInASmallWindow() {
        size(900, 600);
        open(write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 0x1A6)));
        settle();
        TreeView<?> list = problems();
        on(() -> list.getRoot().getChildren().getFirst().setExpanded(true));
        assertThat(listed()).hasSizeGreaterThan(2);
        assertThat(on(list::getHeight)).isGreaterThanOrEqualTo(on(() -> 2 * list.getFixedCellSize()));
        on(() -> ((TabPane) find("below")).getSelectionModel().select(1));
        settle();
        ListView<?> hits = (ListView<?>) find("find-hits");
        assertThat(on(hits::getHeight)).isGreaterThanOrEqualTo(on(() -> 2 * hits.getFixedCellSize()));
    }

    @Test
    void aClickOnAProblemGoesToItsBytesAndLeavesTheKeyboardInTheList() {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = 0x40;
        open(write("damaged.save", bytes));
        settle();
        robot.clickOn(fromTheTop("#problems .problem-row").getFirst());
        settle();
        assertThat(on(() -> model().selection().bytes())).isEqualTo(new Span(0x78, 4));
        assertThat(find("problems").isFocused()).isTrue();
    }
}
