package org.varscope.ui.value;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.ui.InOneLanguage;
import org.varscope.variant.Variant;

@InOneLanguage
class EditedValueTest {
    @Test
    void aNumberOfAnElementIsSetByItself() throws Exception {
        Structure structure = Made.bare("PackedVector2Array(1, 2, 3, 4)");
        Target element = Target.in(structure, structure.record(0), List.of(new PathStep.Index(1)));
        Edit edit = EditedValue.of(element).orElseThrow().setting(1, Variant.Real.of(9));
        assertThat(edit).isEqualTo(new Edit.SetPart(element.location(),
                List.of(new PathStep.Index(1), new PathStep.Name("y")), Variant.Real.of(9)));
    }
}
