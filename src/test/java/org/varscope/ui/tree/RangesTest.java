package org.varscope.ui.tree;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.scan.index.Location;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class RangesTest {
    private static final Location ARRAY = Location.record(0);

    @Test
    void aThousandChildrenAreRowsOfTheirOwn() {
        assertThat(Ranges.below(ARRAY, 1000)).hasSize(1000).allMatch(TreeRow.Value.class::isInstance);
    }

    @Test
    void oneMoreMakesRanges() {
        assertThat(Ranges.below(ARRAY, 1001))
                .containsExactly(new TreeRow.Range(ARRAY, 0, 1000), new TreeRow.Range(ARRAY, 1000, 1001));
    }

    @Test
    void millionsAreRangesOfRanges() {
        List<TreeRow> top = Ranges.below(ARRAY, 2_500_000);
        assertThat(top).hasSize(3).endsWith(new TreeRow.Range(ARRAY, 2_000_000, 2_500_000));
        assertThat(Ranges.below((TreeRow.Range) top.getLast())).hasSize(500)
                .startsWith(new TreeRow.Range(ARRAY, 2_000_000, 2_001_000));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 999, 1000, 1001, 1_000_000, 1_000_001, 84_500_000, 5_000_000_000L})
    void noRowHasMoreThanAThousandRowsRightBelowIt(long count) {
        assertThat(Ranges.below(ARRAY, count)).hasSizeLessThanOrEqualTo(1000);
    }
}
