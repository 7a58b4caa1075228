package org.varscope.ui.packed;

import module java.base;
import org.varscope.ui.packed.ElementMap.MapDots;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.document.place.PointGrid;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class MapDotsTest {
    private static final int SIZE = 40;

    private static PointGrid grid(Map<Integer, Integer> counts, long inside) {
        int[] all = new int[SIZE * SIZE];
        counts.forEach((at, count) -> all[at] = count);
        return new PointGrid(new PointGrid.Area(0, 0, SIZE, SIZE), SIZE, all, inside, -1);
    }

    private static int at(int x, int y) {
        return y * SIZE + x;
    }

    @ParameterizedTest
    @CsvSource({"1, 9", "100, 9", "101, 7", "1000, 7", "1001, 3", "10000, 3", "10001, 1"})
    void theFewerPointsTheLargerTheirDots(long inside, long across) {
        int[] dots = MapDots.of(grid(Map.of(at(20, 20), 1), inside));
        assertThat(IntStream.range(0, SIZE).filter(x -> dots[at(x, 20)] > 0).count()).isEqualTo(across);
        assertThat(IntStream.range(0, SIZE).filter(y -> dots[at(20, y)] > 0).count()).isEqualTo(across);
    }

    @Test
    void dotsAreRoundAndEndAtTheEdges() {
        int[] dots = MapDots.of(grid(Map.of(at(0, 0), 1, at(SIZE - 1, 20), 1), 2));
        assertThat(dots[at(4, 0)]).isPositive();
        assertThat(dots[at(4, 4)]).isZero();
        assertThat(dots[at(0, 20)]).isZero();
        assertThat(dots[at(0, 21)]).isZero();
    }

    @Test
    void whereDotsOverlapTheFullerOneIsSeen() {
        int[] dots = MapDots.of(grid(Map.of(at(20, 20), 5, at(21, 20), 2), 7));
        assertThat(dots[at(21, 20)]).isEqualTo(5);
        assertThat(dots[at(25, 20)]).isEqualTo(2);
    }
}
