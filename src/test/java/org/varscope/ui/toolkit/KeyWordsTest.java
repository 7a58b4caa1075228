package org.varscope.ui.toolkit;

import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
@DisabledOnOs(OS.MAC)
class KeyWordsTest {
    @Test
    void keysAreCalledWhatIsWrittenOnThem() {
        assertThat(words("Shortcut+Enter")).isEqualTo("Ctrl+Enter");
        assertThat(words("Shortcut+Backspace")).isEqualTo("Ctrl+Backspace");
        assertThat(words("Delete")).isEqualTo("Delete");
    }

    private static String words(String keys) {
        return KeyWords.of(KeyCombination.valueOf(keys));
    }
}
