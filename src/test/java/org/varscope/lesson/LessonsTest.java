package org.varscope.lesson;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.explain.Language;

/// The lessons that come with the program.
class LessonsTest {
    static List<Lesson> lessons() {
        return Lessons.shipped();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void nothingDoneSolvesNoLessonAndItsSolutionDoesAndEachWrongAnswerIsUnderstood(Lesson lesson) {
        assertThat(Proof.of(lesson)).as(lesson.id()).isEmpty();
        assertThat(lesson.mistakes()).as("wrong answers of %s", lesson.id()).isNotEmpty();
        assertThat(lesson.hints()).as("hints of %s", lesson.id()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyWordOfALessonIsInEveryLanguage(Lesson lesson) {
        List<Translated> texts = new ArrayList<>(List.of(lesson.title(), lesson.text(), lesson.task()));
        texts.addAll(lesson.hints());
        lesson.mistakes().forEach(mistake -> texts.add(mistake.message()));
        assertThat(texts).as(lesson.id())
                .allSatisfy(text -> assertThat(text.texts()).containsOnlyKeys(Language.values()));
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
