package org.varscope.ui.tree;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.check.Made;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class RowWordsTest {
    /// What is there is shown, whether or not it is the magic that the list says.
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', value = {"\"GSAV\"; 47534156; \"GSAV\"",
            "\"GSAV\"; 47534157; \"GSAW\"", "hex:89534156; 89534156; hex:89534156",
            "bytes:4; 47534156; PackedByteArray(71, 83, 65, 86)"})
    void theRowOfAMagicShowsItAsItIsWritten(String item, String bytes, String shown) {
        Structure structure = Made.hex(bytes + "0c000000" + "020000000700000000000000", Framing.named(
                "fields:" + item + ", var...").orElseThrow(), "godot4");
        assertThat(new RowWords(structure, structure.problems()).value(structure.record(0)).value()).isEqualTo(shown);
    }
}
