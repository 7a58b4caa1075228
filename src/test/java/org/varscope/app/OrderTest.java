package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.file.KeptTabs;

/// Which of the files that a start is asked for are read while the toolkit starts.
@InOneLanguage
class OrderTest {
    private static final Path LESSON = Path.of("mine.lesson");
    private static final Path SAVE = Path.of("slot.save");

    private static Optional<Path> early(Path... files) {
        return KeptState.FIRST.opening(List.of(files)).left().shown().map(KeptTabs.Tab::file);
    }

    @Test
    void theFirstFileIsReadWhileTheToolkitStartsAndTheOthersByTheWindow() {
        assertThat(early(SAVE, LESSON)).contains(SAVE.toAbsolutePath());
        assertThat(KeptState.later(List.of(SAVE, LESSON))).containsExactly(LESSON);
    }

    @Test
    void aLessonIsNeverReadAsAFileOfBytes() {
        assertThat(early(LESSON, SAVE)).isEmpty();
        assertThat(KeptState.later(List.of(LESSON, SAVE))).containsExactly(LESSON, SAVE);
    }
}
