package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;

/// A person who takes lessons.
class LessonsInWindowTest extends WindowTestBase {
    private void take(String title) {
        size(1440, 900);
        run(Command.LESSONS);
        settle();
        ListView<?> list = (ListView<?>) find("lessons");
        on(() -> {
            list.getSelectionModel().select(IntStream.range(0, list.getItems().size())
                    .filter(i -> list.getItems().get(i).toString().contains("ENGLISH=" + title)).findFirst()
                    .orElseThrow());
            list.requestFocus();
        });
        press(KeyCode.ENTER);
        settle();
        assertThat(text("lesson-title")).isEqualTo(title);
    }

    private void answer(String typed) {
        on(() -> find("lesson-answer").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(typed);
        press(KeyCode.ENTER);
        settle();
    }

    private String said() {
        return find("lesson-said").isVisible() ? text("lesson-said") : "";
    }

    private List<String> solved() throws IOException {
        Path file = folder.resolve("lessons-solved.txt");
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    @Test
    void anAnswerIsTypedAndWrongOnesAreUnderstoodAndTheNextLessonFollows() throws IOException {
        take("Read a header");
        answer("");
        assertThat(said()).isEqualTo("Type your answer first.");
        answer("2");
        assertThat(said()).startsWith("2 is the number of the type");
        answer("12A");
        assertThat(said()).startsWith("Those are hexadecimal digits");
        answer("42");
        assertThat(said()).startsWith("That is the number as it is now");
        answer("40");
        assertThat(said()).isEqualTo("40 is not the answer yet.");
        assertThat(solved()).isEmpty();
        fire("lesson-hint");
        assertThat(text("lesson-hint")).isEqualTo("Show another hint (1 left)");
        fire("lesson-hint");
        assertThat(find("lesson-hint").isVisible()).isFalse();
        answer("0x12a");
        assertThat(said()).isEqualTo("Solved. 2A is 42, and the 01 after it counts 256: 42 + 1 \u00D7 256 = 298.");
        assertThat(solved()).containsExactly("header");
        assertThat(on(() -> window.scene().getFocusOwner())).isSameAs(find("lesson-next"));
        press(KeyCode.ENTER);
        settle();
        assertThat(text("lesson-title")).isEqualTo("The length of a text");
        assertThat(window.workspace().all()).hasSize(2);
    }

    @Test
    void aLessonThatAsksForAnAnswerTakesWhatIsTypedAtOnce() {
        take("Read a header");
        type("298");
        press(KeyCode.ENTER);
        settle();
        assertThat(said()).startsWith("Solved.");
    }

    @Test
    void bytesAreSelectedAndWrongSelectionsAreUnderstood() throws IOException {
        take("Find the padding");
        on(() -> model().selecting().bytes(3, 3));
        fire("lesson-check");
        assertThat(said()).isEqualTo("Nothing is selected yet.");
        pick("$");
        fire("lesson-check");
        assertThat(said()).startsWith("That is the whole value.");
        on(() -> model().selecting().bytes(8, 16));
        fire("lesson-check");
        assertThat(said()).startsWith("The letters are in your selection, too.");
        on(() -> model().selecting().bytes(0xD, 0x10));
        settle();
        assertThat(solved()).as("nobody has asked yet").isEmpty();
        on(() -> find("lesson-check").requestFocus());
        press(KeyCode.ENTER);
        settle();
        assertThat(said()).startsWith("Solved.");
        assertThat(solved()).containsExactly("padding");
    }

    @Test
    void typedBytesSolveATaskWithoutBeingAsked() throws IOException {
        take("Mend a count");
        on(() -> model().selecting().bytes(4, 4));
        on(() -> find("hex").requestFocus());
        type("01");
        settle();
        assertThat(said()).as("nobody has asked yet").isEmpty();
        fire("lesson-check");
        assertThat(said()).startsWith("Now it loads, but stops after the first entry");
        on(() -> model().selecting().bytes(4, 4));
        on(() -> find("hex").requestFocus());
        type("02");
        settle();
        assertThat(said()).startsWith("Solved.");
        assertThat(solved()).containsExactly("count");
        assertThat(find("lesson-next").isVisible()).isTrue();
        run(Command.CLOSE_TAB);
        assertThat(isThere("question")).as("asked whether to save what was only an exercise").isFalse();
    }

    @Test
    void twoSavesAreComparedAndTheGoldIsSelected() throws IOException {
        take("Find the gold between two saves");
        assertThat(on(() -> window.workspace().all().stream().map(Tab::getText).toList()))
                .containsExactly("Lessons", "after.save", "before.save");
        pick("$.b");
        fire("lesson-check");
        assertThat(said()).isEqualTo("That is 95 now, but it was 95 before, too.");
        pick("$.e");
        fire("lesson-check");
        assertThat(said()).startsWith("That was 120 before, but it became more");
        pick("$.c.a");
        fire("lesson-check");
        assertThat(said()).startsWith("Solved.");
        assertThat(solved()).containsExactly("two-saves");
        run(Command.LESSONS);
        settle();
        assertThat(text("lessons-done")).isEqualTo("1 of 20 solved");
    }

    @Test
    void aLessonInAFileOfOnesOwnIsOpenedAndALineThatIsWrongIsNamed() throws IOException {
        String words = "title: Mine\ntext: X\ntask: Y\nhex: 02000000 05000000\n";
        Path file = write("mine.lesson", (words + "check: gold\n").getBytes(StandardCharsets.UTF_8));
        open(file);
        settle();
        assertThat(on(() -> robot.lookup(".label").queryAllAs(Labeled.class).stream().map(Labeled::getText).toList()))
                .anyMatch(text -> text != null
                        && text.contains("Line 5 of mine.lesson: found \u201Cgold\u201D; expected answer"));
        write("mine.lesson", (words + "check: answer 5\n").getBytes(StandardCharsets.UTF_8));
        on(() -> robot.lookup(".button").queryAllAs(Button.class).stream()
                .filter(button -> "Try again".equals(button.getText())).findFirst().orElseThrow().fire());
        settle();
        assertThat(text("lesson-title")).isEqualTo("Mine");
        answer("5");
        assertThat(said()).isEqualTo("Solved.");
        assertThat(solved()).containsExactly("own:mine");
    }

    @Test
    void lessonsOfOnesOwnAreListedAndWhatIsNoneIsSaid() throws IOException {
        Path own = Files.createDirectories(folder.resolve("lessons"));
        Files.writeString(own.resolve("mine.lesson"),
                "title: Mine\ntext: X\ntask: Y\nhex: 00000000\ncheck: answer 5\n");
        Files.writeString(own.resolve("other.lesson"), "title: Other\n");
        run(Command.LESSONS);
        settle();
        assertThat(((ListView<?>) find("lessons")).getItems()).hasSize(21);
        assertThat(text("lessons-troubles")).startsWith("line 1 of other.lesson: found no file");
    }

    @Test
    void theLessonIsLeftAndItsFileStays() {
        take("Read a header");
        fire("lesson-leave");
        assertThat(isThere("lesson")).isFalse();
        assertThat(bytes()).hasSize(8);
    }

    @Test
    void aNarrowWindowHasTheLessonBelow() {
        take("Read a header");
        size(900, 700);
        Bounds lesson = on(() -> find("lesson").localToScene(find("lesson").getBoundsInLocal()));
        assertThat(lesson.getMinX()).isZero();
        assertThat(lesson.getHeight()).isGreaterThan(150);
    }
}
