package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.document.place.PointGrid.Area;
import org.varscope.document.place.PointGrid.Axes;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class ElementNumbersTest {
    private static final long SEED = 3;
    private static final Dialect DIALECT = Dialects.of("godot4");

    private static Elements elements(Variant packed, Dialect dialect) throws EncodeException {
        Structure structure = Structure.scan(ByteStore.of(Encoder.encode(packed, dialect)), dialect, Framing.BARE,
                Progress.NONE);
        return Elements.any(structure, structure.record(0), new TextPlaces()).orElseThrow();
    }

    @Test
    void theNumbersOfEveryKindAreThoseOfItsElements() throws EncodeException {
        for (Dialect dialect : List.of(DIALECT, Dialects.of("godot4-double"), Dialects.of("godot2"))) {
            for (Row row : dialect.rows()) {
                if (!row.kind().isPacked() || row.kind() == VariantKind.PACKED_STRING_ARRAY) {
                    continue;
                }
                int each = Packed.numbers(row.kind());
                double[] numbers = IntStream.range(0, 30_000 * each).mapToDouble(i -> i % 200).toArray();
                Elements all = elements(Packed.isWhole(row.kind())
                        ? Packed.of(row.kind(), Arrays.stream(numbers).mapToLong(n -> (long) n).toArray())
                        : new Variant.PackedDoubles(row.kind(), numbers), dialect);
                List<Double> found = new ArrayList<>();
                ElementNumbers.pass(all, 7, 29_990, Progress.NONE, (index, some) -> {
                    assertThat(index).isEqualTo(7 + found.size() / each);
                    Arrays.stream(some).forEach(found::add);
                });
                assertThat(found).as(row.name()).isEqualTo(Arrays.stream(numbers, 7 * each, 29_990 * each).boxed()
                        .toList());
            }
        }
    }

    private static double[] points(int count) {
        Random random = new Random(SEED);
        return random.doubles(2L * count, -50, 50).map(number -> (float) number).toArray();
    }

    private static Elements vectors(double[] numbers) throws EncodeException {
        return elements(new Variant.PackedDoubles(VariantKind.PACKED_VECTOR2_ARRAY, numbers), DIALECT);
    }

    @Test
    void theExtremesOfEachPartAreThoseOfItsElements() throws EncodeException {
        double[] numbers = points(1000);
        numbers[20] = Double.NaN;
        numbers[21] = Double.POSITIVE_INFINITY;
        Extremes found = Extremes.of(vectors(numbers), 10, 990, 7, Progress.NONE);
        assertThat(found.notFinite()).isEqualTo(2);
        for (int part = 0; part < 7; part++) {
            int now = part;
            double[] own = IntStream.range(10, 990).filter(i -> (i - 10) * 7 / 980 == now)
                    .mapToDouble(i -> numbers[2 * i + 1]).filter(Double::isFinite).toArray();
            assertThat(found.least()[1][part]).isEqualTo(Arrays.stream(own).min().orElseThrow());
            assertThat(found.most()[1][part]).isEqualTo(Arrays.stream(own).max().orElseThrow());
        }
        assertThat(found.most(0)).isEqualTo(IntStream.range(10, 990).mapToDouble(i -> numbers[2 * i])
                .filter(Double::isFinite).max().orElseThrow());
    }

    @Test
    void fewerElementsThanPartsLeavePartsWithout() throws EncodeException {
        Extremes found = Extremes.of(vectors(new double[] {1, 2}), 0, 1, 3, Progress.NONE);
        assertThat(found.least()[0]).containsExactly(1, Double.NaN, Double.NaN);
        Extremes none = Extremes.of(vectors(new double[0]), 0, 0, 3, Progress.NONE);
        assertThat(none.least(0)).isNaN();
    }

    @Test
    void everyPointIsCountedWhereItLies() throws EncodeException {
        double[] numbers = points(3000);
        Area area = new Area(-20, -10, 40, 30);
        PointGrid grid = PointGrid.of(vectors(numbers), new Axes(0, 1), area, 40, 30, 3, 4, Progress.NONE);
        int[] counts = new int[40 * 30];
        long nearest = -1;
        double best = Double.MAX_VALUE;
        for (int i = 0; i < 3000; i++) {
            double x = numbers[2 * i];
            double y = numbers[2 * i + 1];
            if (x >= -20 && x < 20 && y >= -10 && y < 20) {
                counts[(int) Math.floor(y + 10) * 40 + (int) Math.floor(x + 20)]++;
            }
            if (Math.hypot(x - 3, y - 4) < best) {
                best = Math.hypot(x - 3, y - 4);
                nearest = i;
            }
        }
        assertThat(grid.counts()).isEqualTo(counts);
        assertThat(grid.inside()).isEqualTo(Arrays.stream(counts).sum());
        assertThat(grid.nearest()).isEqualTo(nearest);
    }

    @Test
    void theAreaAroundAllPointsHoldsThemAndIsAsWideAsTheGrid() throws EncodeException {
        Elements all = vectors(points(500));
        Area area = Area.around(Extremes.of(all, 0, all.count(), 1, Progress.NONE), new Axes(0, 1), 2);
        assertThat(area.width() / area.height()).isCloseTo(2, Offset.offset(1e-9));
        assertThat(PointGrid.of(all, new Axes(0, 1), area, 20, 10, 0, 0, Progress.NONE).inside()).isEqualTo(500);
        Elements one = vectors(new double[] {5, 5});
        Area around = Area.around(Extremes.of(one, 0, 1, 1, Progress.NONE), new Axes(0, 1), 2);
        assertThat(PointGrid.of(one, new Axes(0, 1), around, 20, 10, 0, 0, Progress.NONE).inside()).isEqualTo(1);
        assertThat(area.zoomed(2, 0.5, 0.5).zoomed(0.5, 0.5, 0.5).left())
                .isCloseTo(area.left(), Offset.offset(1e-9));
    }
}
