package org.varscope.ui.tree;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.check.Made;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class RowDropTest {
    private final Structure structure = Made.bare("[5, [1, 2]]");

    private String drop(String places, double part, boolean open) {
        Node over = structure.node(new Location(Arrays.stream(places.split("\\."))
                .map(Long::valueOf).toList(), false)).orElseThrow();
        return RowDrop.of(structure, over, part, open).map(drop -> (drop.into() == null ? "root"
                : drop.into().places().stream().map(String::valueOf).collect(Collectors.joining(".")))
                + " " + drop.index() + " " + drop.side()).orElse("nowhere");
    }

    @ParameterizedTest
    @CsvSource({
        "0.0, 0.2, false, 0 0 BEFORE", "0.0, 0.8, false, 0 1 AFTER",
        "0.1, 0.1, false, 0 1 BEFORE", "0.1, 0.5, false, 0.1 2 INSIDE", "0.1, 0.9, false, 0 2 AFTER",
        "0.1, 0.9, true, 0.1 0 INSIDE", "0.1, 0.5, true, 0.1 2 INSIDE", "0, 0.1, false, 0 2 INSIDE",
        "0, 0.9, true, 0 0 INSIDE"
    })
    void valuesGoBesideARowOrIntoIt(String over, double part, boolean open, String expected) {
        assertThat(drop(over, part, open)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"0.2", "0.9"})
    void nothingGoesBesideTheOnlyValueOfAFile(double part) {
        Structure only = Made.bare("5");
        assertThat(RowDrop.of(only, only.record(0), part, false)).isEmpty();
    }
}
