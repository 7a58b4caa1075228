package org.varscope.ui.value;

import module java.base;
import org.varscope.ui.value.GridEditor.GridPlace;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.ui.InOneLanguage;
import org.varscope.variant.VariantKind;

@InOneLanguage
class GridPlaceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "VECTOR3     | -: x=0 y=1 z=2",
        "COLOR       | -: r=0 g=1 b=2 a=3",
        "PLANE       | -: x=0 y=1 z=2 d=3",
        "RECT2I      | position: x=0 y=1; size: x=2 y=3",
        "AABB        | position: x=0 y=1 z=2; size: x=3 y=4 z=5",
        "TRANSFORM2D | x: x=0 y=2 origin=4; y: x=1 y=3 origin=5",
        "BASIS       | x: x=0 y=1 z=2; y: x=3 y=4 z=5; z: x=6 y=7 z=8",
        "TRANSFORM3D | x: x=0 y=1 z=2 origin=9; y: x=3 y=4 z=5 origin=10; z: x=6 y=7 z=8 origin=11",
        "PROJECTION  | x: x=0 y=4 z=8 w=12; y: x=1 y=5 z=9 w=13; z: x=2 y=6 z=10 w=14; w: x=3 y=7 z=11 w=15"})
    void matricesStandInTheColumnsThatScriptsSee(VariantKind kind, String grid) {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        GridPlace.of(kind).forEach(place -> rows.computeIfAbsent(place.row().isEmpty() ? "-" : place.row(),
                _ -> new ArrayList<>()).add(place.column() + "=" + place.number()));
        assertThat(rows.entrySet().stream().map(row -> row.getKey() + ": " + String.join(" ", row.getValue()))
                .collect(Collectors.joining("; "))).isEqualTo(grid);
    }
}
