package org.varscope.ui.hex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class HexKeysTest {
    @Test
    void noKeyMeansTwoThings() {
        assertThat(HexKeys.ALL).extracting(HexKeys.Key::keys).doesNotHaveDuplicates();
    }

    @Test
    void everyKeySaysWhatItDoes() {
        assertThat(HexKeys.ALL).extracting(HexKeys.Key::meaning).doesNotContain("");
    }
}
