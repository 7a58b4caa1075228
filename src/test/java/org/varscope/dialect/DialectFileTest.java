package org.varscope.dialect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.variant.VariantKind;

class DialectFileTest {
    private static final String LEAST = "0 Nil nil\n";

    @Test
    void aTableNeedsNothingButNil() {
        assertThat(DialectFile.parse("mine", LEAST).typeCount()).isEqualTo(1);
    }

    @Test
    void aLineIsATypeWithItsNumberNameAndLayout() {
        Row row = DialectFile.parse("mine", LEAST + "7 Vec vector3 wide # of three\n").row(7);
        assertThat(row).isEqualTo(new Row(7, "Vec", VariantKind.VECTOR3, new Layout.Fixed(Number.REAL, 3), true));
    }

    @Test
    void typesMayStandInAnyOrder() {
        Dialect dialect = DialectFile.parse("mine", "2 b bool\n1 a int\n" + LEAST);
        assertThat(dialect.rows()).extracting(Row::id).containsExactly(0, 1, 2);
    }

    @Test
    void whatIsNotSaidIsThatOfGodot4() {
        assertThat(DialectFile.parse("mine", LEAST).traits()).isEqualTo(new Dialect.Traits("mine", "mine", "", 4, 0xFF,
                1024, TextRule.STRICT, NullObject.NIL, false, false));
    }

    @Test
    void wordsBeforeAColonSetTheRest() {
        String text = """
                title: My engine
                covers: 1.0: and more
                generation: 2
                mask: 32
                depth: 7
                reals: 64
                document: yes
                """;
        assertThat(DialectFile.parse("mine", text + LEAST).traits()).isEqualTo(new Dialect.Traits("mine", "My engine",
                "1.0: and more", 2, -1, 7, TextRule.BLANK, NullObject.NIL, true, true));
    }

    @ParameterizedTest(name = "generation {0}: {1} levels")
    @CsvSource({"2, 2147483647", "3, 2147483647", "4, 1024"})
    void theDepthLimitFollowsTheGeneration(int generation, int depth) {
        assertThat(DialectFile.parse("mine", "generation: " + generation + "\n" + LEAST).traits().depthLimit())
                .isEqualTo(depth);
    }

    @Test
    void anObjectWithoutAPayloadIsNullByItsHeader() {
        assertThat(DialectFile.parse("mine", LEAST + "1 Object object_empty").traits().nullObject())
                .isEqualTo(NullObject.HEADER);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
            "1 int | dialect mine, line 2: found `1 int`; expected `id name layout [wide]` or `word: value`",
            "1 int int narrow | dialect mine, line 2: found `1 int int narrow`; expected `id name layout [wide]` or "
                    + "`word: value`",
            "x int int | dialect mine, line 2: found `x int int`; expected `id name layout [wide]` or `word: value`",
            "256 int int | dialect mine, line 2: found `256 int int`; expected a type number from 0 to 255 that no "
                    + "other line has",
            "0 Two int | dialect mine, line 2: found `0 Two int`; expected a type number from 0 to 255 that no other "
                    + "line has",
            "1 int integer | dialect mine, line 2: found `1 int integer`; expected a layout word of the built-in "
                    + "tables, such as `vector2`",
            "1 E opaque:6 | dialect mine, line 2: found `1 E opaque:6`; expected a layout word of the built-in tables, "
            + "such as `vector2`", "generation: 5 | dialect mine: found `generation: 5`; expected one of 2, 3, 4",
            "mask: 24 | dialect mine: found `mask: 24`; expected one of 16, 32, 8",
            "depth: deep | dialect mine: found `depth: deep`; expected a number of levels or `none`",
            "reals: 80 | dialect mine: found `reals: 80`; expected one of 32, 64",
            "document: perhaps | dialect mine: found `document: perhaps`; expected one of no, yes"})
    void whatIsWrongIsNamedWithWhatWasExpected(String line, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> DialectFile.parse("mine", LEAST + line))
                .withMessage(message);
    }

    @Test
    void aTableWithoutNilIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> DialectFile.parse("mine", "1 int int"))
                .withMessage("dialect mine: found no line `0 Nil nil`; expected one, as every engine has it");
    }
}
