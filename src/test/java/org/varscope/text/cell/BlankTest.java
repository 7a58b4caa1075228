package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.sample.Gallery;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class BlankTest {
    @Test
    void everyTypeOfEveryDialectBeginsWithAValueThatIsWrittenAndRead() throws Exception {
        for (Dialect dialect : Gallery.dialects()) {
            for (Row row : dialect.rows()) {
                Variant blank = Blank.of(row.kind(), dialect).orElseThrow();
                assertThat(blank.kind()).isEqualTo(row.kind());
                assertThat(Encoder.encodeAnew(blank, dialect)).as("%s %s", dialect.name(), row.name()).isNotEmpty();
                assertThat(Coerce.read(GodotText.exact(blank, dialect), blank, dialect))
                        .as("%s %s", dialect.name(), row.name()).isEqualTo(blank);
            }
        }
    }

    @Test
    void whatTurnsBeginsWithoutATurn() {
        Dialect godot4 = Gallery.dialects().getFirst();
        assertThat(Blank.of(VariantKind.TRANSFORM2D, godot4)).contains(
                new Variant.Reals(VariantKind.TRANSFORM2D, new double[] {1, 0, 0, 1, 0, 0}));
        assertThat(Conversion.of(Variant.NIL, VariantKind.QUATERNION, godot4)).contains(
                new Variant.Reals(VariantKind.QUATERNION, new double[] {0, 0, 0, 1}));
    }
}
