package org.varscope.lesson;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.EditException;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// The lessons that come with the program.
class LessonsTest {
    static List<Lesson> lessons() {
        return Lessons.shipped();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void nothingDoneSolvesNoLessonAndItsSolutionDoesAndEachWrongAnswerIsUnderstood(Lesson lesson) {
        assertThat(Proof.of(lesson)).as(lesson.id()).isEqualTo(new Proof.Result(List.of(), List.of()));
        assertThat(lesson.mistakes()).as("wrong answers of %s", lesson.id()).isNotEmpty();
        assertThat(lesson.hints()).as("hints of %s", lesson.id()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyWordOfALessonIsInEveryLanguage(Lesson lesson) {
        List<Translated> texts = new ArrayList<>(List.of(lesson.title(), lesson.text(), lesson.task()));
        texts.add(lesson.right());
        texts.addAll(lesson.hints());
        lesson.mistakes().forEach(mistake -> texts.add(mistake.message()));
        assertThat(texts).as(lesson.id())
                .allSatisfy(text -> assertThat(text.texts()).containsOnlyKeys(Language.values()));
    }

    private static Lesson lesson(String id) {
        return lessons().stream().filter(lesson -> lesson.id().equals(id)).findFirst().orElseThrow();
    }

    private static String said(String id, UnaryOperator<Structure> work, String answer) {
        Structure structure = work.apply(lesson(id).file().opened().orElseThrow());
        Attempt attempt = new Attempt(structure, new Span(0, 0), answer);
        return Marking.of(lesson(id), attempt, Progress.NONE).words(attempt, Language.ENGLISH);
    }

    @Test
    void aNumberThatIsAskedForIsComputedFromTheBytes() {
        assertThat(lessons()).flatExtracting(Lesson::checks).filteredOn(Condition.Answer.class::isInstance)
                .flatExtracting(answer -> ((Condition.Answer) answer).accepted()).isNotEmpty()
                .allSatisfy(wanted -> assertThat(wanted.formula()).as(wanted.text()).isNotNull());
    }

    @Test
    void theContentOfTheCompressedFileHasTheSizeThatItsHeaderSays() {
        assertThat(said("compressed", file -> file, "132")).startsWith("Solved. `GCPF` and two numbers take 12 bytes.");
        assertThat(said("compressed", file -> file, "136")).isEqualTo("136 is not the answer yet.");
        assertThat(lesson("compressed").files().get(1).opened().orElseThrow().bytes().length()).isEqualTo(132);
    }

    @ParameterizedTest
    @ValueSource(strings = {"godot3", "godot3.5", "rebel", "doc-godot3", "doc-rebel"})
    void everyDialectThatMakesSenseOfTheFileSolvesTheLessonAboutThat(String dialect) {
        assertThat(said("dialect", file -> Structure.scan(file.bytes(), Dialects.of(dialect), file.framing(),
                Progress.NONE), "")).startsWith("Solved.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"godot4", "godot4.0", "godot2", "godot1", "doc-mole"})
    void noDialectThatMakesNoSenseOfTheFileSolvesTheLessonAboutThat(String dialect) {
        assertThat(said("dialect", file -> Structure.scan(file.bytes(), Dialects.of(dialect), file.framing(),
                Progress.NONE), "")).doesNotStartWith("Solved.");
    }

    @Test
    void aCutSaveIsRescuedOnceWhatIsIncompleteIsGone() {
        UnaryOperator<Structure> counted = file -> changed(file, new Change.OfBytes(4, 1, new byte[] {2}));
        assertThat(said("cut-save", counted, "")).startsWith("The count is right, and Godot loads both values.");
        assertThat(said("cut-save", file -> changed(counted.apply(file), new Change.OfBytes(0x30, 16, new byte[0])),
                "")).startsWith("Solved.");
    }

    @Test
    void acceptedIsSaidToLeaveWarningsAndNothingThatCheckRefuses() throws IOException {
        assertThat(Files.readString(Path.of("src/docs/lessons.md"))).contains(
                "| `accepted` | where the engine, told to allow no objects, would load every record, and `varscope "
                + "check` finds no error. Warnings may be left");
    }

    private static Structure changed(Structure file, Change change) {
        try {
            return change.of(file);
        } catch (EditException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void lessonsGetHarderAndEachIsListed() throws IOException {
        List<Lesson> lessons = lessons();
        assertThat(lessons).hasSizeGreaterThanOrEqualTo(16);
        assertThat(lessons.stream().map(Lesson::level)).isSorted().startsWith(1).contains(5);
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/org/varscope/lesson/lessons"))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> !name.equals("index.txt"))
                    .map(Lesson::idOf)).containsExactlyInAnyOrderElementsOf(lessons.stream().map(Lesson::id).toList());
        }
    }
}
