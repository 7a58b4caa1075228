package org.varscope.ui.theme;

import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class FontsTest {
    @BeforeAll
    static void load() {
        Fonts.load();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Inter", "JetBrains Mono"})
    void aShippedFamilyIsKnownToTheToolkit(String family) {
        assertThat(Font.getFamilies()).contains(family);
    }

    @Test
    void boldBytesAreSetInTheBoldFace() {
        assertThat(Font.font(Fonts.MONO, FontWeight.BOLD, 13).getName()).isEqualTo("JetBrains Mono Bold");
    }
}
