package org.varscope.ui.editor.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class OffsetsTest {
    @ParameterizedTest
    @CsvSource({"0x40, 64", "0X4f, 79", "64, 64", "40h, 64", "+16, 116", "-0x10, 84", "1_000, 1000", "1 000, 1000"})
    void offsetsAreReadAsPeopleTypeThem(String text, long offset) {
        assertThat(Offsets.read(text, 100)).hasValue(offset);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "$", "gold", "0x", "12z", "each", "$.player[3]"})
    void otherTextIsNoOffset(String text) {
        assertThat(Offsets.read(text, 100)).isEmpty();
    }

    @Test
    void aNumberTooLongForAnyFileIsNoOffset() {
        assertThat(Offsets.read("99999999999999999999", 0)).isEmpty();
    }
}
