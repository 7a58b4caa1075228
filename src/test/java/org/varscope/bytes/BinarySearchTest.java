package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinarySearchTest {
    @ParameterizedTest(name = "below {0}: {1}")
    @CsvSource({"0, 0", "1, 0", "2, 1", "3, 1", "4, 4", "5, 5", "99, 5"})
    void thePlaceIsThatOfTheFirstOfEqualOnes(int bound, int place) {
        assertThat(BinarySearch.partitionPoint(List.of(1, 3, 3, 3, 4), number -> number < bound)).isEqualTo(place);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"true", "false"})
    void anEmptyListHasOnePlace(boolean passes) {
        assertThat(BinarySearch.partitionPoint(List.of(), _ -> passes)).isZero();
    }
}
