package org.varscope.lesson;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.Span;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Says what attempts come to.
class MarkingTest {
    private static final String FILE =
            "title: T\ntext: X\ntask: Y\nvalue: godot4 bare\n  {\"gold\": 120, \"speed\": 0.5}\n";

    private static Lesson lesson(String lines) {
        try {
            return LessonReader.read("mine", FILE + lines);
        } catch (LessonException e) {
            throw new AssertionError(e);
        }
    }

    private static String said(String lines, Span selected, String answer, Language language) {
        Lesson lesson = lesson(lines);
        Attempt attempt = new Attempt(lesson.file().opened().orElseThrow(), selected, answer);
        return Marking.of(lesson, attempt, Progress.NONE).words(attempt, language);
    }

    private static String said(String lines, String answer) {
        return said(lines, new Span(0, 0), answer, Language.ENGLISH);
    }

    @ParameterizedTest
    @CsvSource({"24", "0x18", "0b11000", "' 2_4 '", "\uFF12\uFF14", "24.0", "+24"})
    void aNumberMayBeTypedInAnyWay(String typed) {
        assertThat(said("check: answer 24", typed)).isEqualTo("Solved.");
    }

    @ParameterizedTest
    @CsvSource({"vector2", "' Vector2 '", "'\"Vector2\"'", "'VECTOR 2'"})
    void aTextMayBeTypedInAnyCaseAndWithSpacesAndQuotes(String typed) {
        assertThat(said("check: answer Vector2 | 5", typed)).isEqualTo("Solved.");
    }

    @Test
    void anAnswerThatIsKnownToBeWrongIsMetByItsOwnMessage() {
        String lines = "check: answer 24\nwrong: answer 20\n  With the padding, please.\n"
                + "wrong.ja: パディングも。\n";
        assertThat(said(lines, "0x14")).isEqualTo("With the padding, please.");
        assertThat(said(lines, new Span(0, 0), "20", Language.JAPANESE)).isEqualTo("パディングも。");
        assertThat(said(lines, "21")).isEqualTo("21 is not the answer yet.");
        assertThat(said(lines, " ")).isEqualTo("Type your answer first.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "value $.gold = 5       | $.gold is now 120.",
        "value $.speed = 1.5    | $.speed is now 0.5.",
        "value $.silver = 5     | $.silver is not there, or cannot be read.",
        "bytes 4 = 03 00        | The bytes at 0x4 are now 02 00.",
        "bytes 0x100 = 03       | The file ends before 0x100: it has 52 bytes.",
        "select $.gold          | 4 bytes from 0x4 are selected.",
        "select 4 3             | 4 bytes from 0x4 are selected.",
        "read godot3            | The file is now read as Godot 4.",
        "length 53              | The file now has 52 bytes.",
        "records 2              | The file now has 1 record."})
    void whatHoldsNowIsSaidAndNotWhatIsWanted(String check, String message) {
        assertThat(said("check: " + check, new Span(4, 4), "", Language.ENGLISH)).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"value $.gold = 120", "value $.gold = 0x78", "value $.speed = 0.5",
        "bytes 4 = 02 00 00 00", "select 4 4", "accepted", "read godot4", "read godot4 bare", "length 52", "records 1"})
    void whatIsThereSolvesTheTask(String check) {
        assertThat(said("check: " + check, new Span(4, 4), "", Language.ENGLISH)).isEqualTo("Solved.");
    }

    @Test
    void aValueIsSelectedWithAllOfItsBytes() {
        Structure structure = lesson("check: accepted").file().opened().orElseThrow();
        Span gold = Marking.target(structure, "$.gold").orElseThrow().node().span();
        Condition condition = new Condition.SelectedValue("$.gold");
        assertThat(Marking.holds(condition, new Attempt(structure, gold, ""))).isTrue();
        assertThat(Marking.holds(condition, new Attempt(structure, new Span(gold.start(), 4), ""))).isFalse();
        assertThat(Marking.holds(condition, Attempt.none(structure))).isFalse();
    }

    @Test
    void aFileThatTheEngineRefusesIsToldWithWhatIsWrong() {
        assertThat(said("make: bytes 4 = 03\ncheck: accepted", "")).startsWith("Something is still wrong at 0x");
        assertThat(said("make: bytes 4 = 03\ncheck: accepted", new Span(0, 0), "", Language.JAPANESE))
                .contains("まだ問題があります").doesNotContainPattern("[a-z]{4}");
    }

    @Test
    void allChecksMustHold() {
        assertThat(said("check: accepted\ncheck: answer 5", "")).isEqualTo("Type your answer first.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', value = {
        "check: accepted                                      ! the task is solved before anything was done",
        "check: length 99                                     ! the solution does not solve the task: The file now has",
        "check: accepted;check: value $.x = 5                 ! the solution does not fit",
        "check: answer 999                                    ! line 6: nothing in the file equals the answer 999",
        "check: answer = u32 4 | 3                            ! line 6: the bytes contradict the answer 3: u32 4 is 2",
        "check: answer 5;wrong: answer 0x5;  No               ! line 7: this wrong answer solves the task",
        "check: answer 5;wrong: answer 6;  A;wrong: answer 6;  B ! line 9: this wrong answer is met by what line 7",
        "check: answer 5;wrong: records 7;  No                ! line 7: this wrong answer is never given",
        "check: answer 5;wrong: value $.x = 7;  No            ! line 7: this wrong answer does not fit",
        "check: answer 5;wrong: bytes 0x200 = 00;  No         ! line 7: this wrong answer changes bytes",
        "check: answer 5;check: length 9;solution: delete 0x99 4 ! the solution changes bytes"})
    void aProofSaysWhatDoesNotHold(String lines, String trouble) {
        assertThat(Proof.of(lesson(lines.replace(";", "\n"))).troubles())
                .anySatisfy(said -> assertThat(said).startsWith(trouble));
    }

    @Test
    void anAnswerMayComeFromAnotherFile() {
        String other = "file: b.save\nvalue: godot4 bare\n  999\n";
        assertThat(Proof.of(lesson(other + "check: answer 999\n")).warnings()).containsExactly("line 9: the answer 999 "
                + "is not computed from the bytes; write one of: = value $ in b.save; = u32 0x4 in b.save; "
                + "= i32 0x4 in b.save");
        assertThat(Proof.of(lesson(other + "check: answer 998\n")).troubles()).hasSize(1);
        String spent = other + "check: answer = value $ in b.save - value $.gold";
        assertThat(Proof.of(lesson(spent))).isEqualTo(new Proof.Result(List.of(), List.of()));
        assertThat(said(spent, "879")).isEqualTo("Solved.");
    }

    @Test
    void aProofWarnsOfANumberThatIsNotComputedAndProposesFormulas() {
        Proof.Result proof = Proof.of(lesson("check: answer 120 | a hundred and twenty\n"));
        assertThat(proof.troubles()).isEmpty();
        assertThat(proof.warnings()).containsExactly("line 6: the answer 120 is not computed from the bytes; write "
                + "one of: = value $.gold; = u32 0x18; = i32 0x18");
        assertThat(Proof.of(lesson("check: answer = value $.gold | 0x78\n")))
                .isEqualTo(new Proof.Result(List.of(), List.of()));
    }
}
