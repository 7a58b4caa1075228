package org.varscope.ui.hex.sheet;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexLook;

@InOneLanguage
class HexGeometryTest {
    private static final int ROUNDS = 2000;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyPointOfACellLeadsBackToItsOffset(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < ROUNDS; i++) {
            HexGeometry geometry = any(random);
            HexColumn column = HexColumn.values()[random.nextInt(2)];
            long offset = random.nextLong(1L << 50);
            long firstRow = Math.max(0, geometry.rowOf(offset) - random.nextInt(50));
            int index = geometry.indexOf(offset);
            double x = within(random, geometry.cellLeft(column, index), geometry.cellRight(column, index));
            double top = geometry.rowTop(geometry.rowOf(offset), firstRow);
            double y = within(random, top, top + geometry.rowHeight());
            long back = geometry.rowAt(y, firstRow) * geometry.bytesPerRow() + geometry.indexAt(column, x);
            assertThat(back).isEqualTo(offset);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void theColumnOfACellIsTheOneItIsIn(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < ROUNDS; i++) {
            HexGeometry geometry = any(random);
            HexColumn column = HexColumn.values()[random.nextInt(2)];
            int index = random.nextInt(geometry.bytesPerRow());
            double x = within(random, geometry.cellLeft(column, index), geometry.cellRight(column, index));
            assertThat(geometry.columnAt(x)).isEqualTo(column);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void cellsLieInOrderAndDoNotOverlap(long seed) {
        Random random = new Random(seed);
        HexGeometry geometry = any(random);
        for (HexColumn column : HexColumn.values()) {
            for (int index = 1; index < geometry.bytesPerRow(); index++) {
                assertThat(geometry.cellLeft(column, index))
                        .isGreaterThanOrEqualTo(geometry.cellRight(column, index - 1) - 1e-9);
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void allCellsAreInTheirColumnAndAllColumnsInTheRow(long seed) {
        HexGeometry geometry = any(new Random(seed));
        int last = geometry.bytesPerRow() - 1;
        assertThat(geometry.columnLeft(HexColumn.HEX)).isLessThanOrEqualTo(geometry.cellLeft(HexColumn.HEX, 0));
        assertThat(geometry.cellRight(HexColumn.HEX, last)).isLessThanOrEqualTo(geometry.columnRight(HexColumn.HEX));
        assertThat(geometry.columnRight(HexColumn.HEX)).isLessThan(geometry.columnLeft(HexColumn.TEXT));
        assertThat(geometry.cellRight(HexColumn.TEXT, last)).isLessThanOrEqualTo(geometry.columnRight(HexColumn.TEXT));
        assertThat(geometry.columnRight(HexColumn.TEXT)).isLessThan(geometry.width());
    }

    @Test
    void aPointBetweenTwoGroupsBelongsToTheNearerByte() {
        HexGeometry geometry = new HexGeometry(16, 8, 8, 13, 7.8, 21, 8);
        double end = geometry.groupLeft(0) + geometry.groupWidth();
        assertThat(geometry.indexAt(HexColumn.HEX, end + 2)).isEqualTo(7);
        assertThat(geometry.indexAt(HexColumn.HEX, geometry.groupLeft(1) - 2)).isEqualTo(8);
    }

    @Test
    void aRowIsAsHighAsInTheDrawing() {
        assertThat(HexGeometry.rowHeightAt(13)).isEqualTo(21);
    }

    @ParameterizedTest
    @CsvSource({"0, 8", "4294967295, 8", "4294967296, 10", "107374182400, 10", "1099511627776, 12",
            "9223372036854775807, 16"})
    void offsetsHaveAsManyDigitsAsTheLastOneNeeds(long length, int digits) {
        assertThat(HexLook.Offsets.digits(length, false)).isEqualTo(digits);
    }

    @Test
    void theFarthestRowIsExact() {
        HexGeometry geometry = new HexGeometry(8, 8, 16, 13, 7.8, 21, 8);
        long last = geometry.rowOf(Long.MAX_VALUE);
        assertThat(geometry.rowAt(geometry.rowTop(last, last - 20), last - 20)).isEqualTo(last);
    }

    private static double within(Random random, double from, double to) {
        return from + (to - from) * (0.01 + 0.98 * random.nextDouble());
    }

    private static HexGeometry any(Random random) {
        int bytes = 8 * (1 + random.nextInt(4));
        double size = 6 + random.nextInt(60) + random.nextDouble();
        int group = List.of(2, 4, 8, bytes).get(random.nextInt(4));
        return new HexGeometry(bytes, group, 8 + 2 * random.nextInt(5), size, size * 0.6,
                HexGeometry.rowHeightAt(size), random.nextInt(60));
    }
}
