package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpanTest {
    @ParameterizedTest(name = "start {0}, length {1}")
    @CsvSource({"-1, 0", "0, -1", "1, 9223372036854775807"})
    void aSpanOfImpossibleNumbersIsRefused(long start, long length) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Span(start, length));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"9, false", "10, true", "14, true", "15, false"})
    void theStartIsCoveredAndTheEndIsNot(long offset, boolean covered) {
        assertThat(new Span(10, 5).contains(offset)).isEqualTo(covered);
    }

    @Test
    void aSpanEnclosesAnEmptyOneAtItsEnd() {
        assertThat(new Span(10, 5).encloses(new Span(15, 0))).isTrue();
    }

    @Test
    void theIntersectionCoversWhatBothCover() {
        assertThat(new Span(0, 8).intersection(new Span(5, 9))).isEqualTo(new Span(5, 3));
    }

    @Test
    void theIntersectionOfSpansApartIsEmpty() {
        assertThat(new Span(0, 2).intersection(new Span(5, 9)).isEmpty()).isTrue();
    }

    @Test
    void ofSpansWithinOthersTheOutermostAreKeptInOrder() {
        assertThat(Span.outermost(List.of(new Span(20, 4), new Span(2, 3), new Span(0, 8), new Span(0, 2),
                new Span(20, 4)))).containsExactly(new Span(0, 8), new Span(20, 4));
    }

    @Test
    void aSpanPrintsItsFirstAndLastByte() {
        assertThat(new Span(0xAC, 8)).hasToString("0x000000AC - 0x000000B3");
    }
}
