package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RectangleTest {
    private static final long GIB = 1L << 30;

    private static Rectangle drawn(long anchor, long caret, int perRow, long length) {
        return Objects.requireNonNull(Rectangle.of(anchor, caret, perRow, length));
    }

    @Test
    void itIsTheSameColumnsOfSuccessiveRowsFromWhicheverCornerItIsDrawn() {
        for (Rectangle one : List.of(drawn(0x12, 0x35, 16, 100), drawn(0x35, 0x12, 16, 100),
                drawn(0x15, 0x32, 16, 100), drawn(0x32, 0x15, 16, 100))) {
            assertThat(one.stripes()).containsExactly(new Span(0x12, 4), new Span(0x22, 4), new Span(0x32, 4));
            assertThat(one.rows()).isEqualTo(3);
            assertThat(one.width()).isEqualTo(4);
            assertThat(one.size()).isEqualTo(12);
            assertThat(one.extent()).isEqualTo(Span.between(0x12, 0x36));
        }
    }

    /// Against what is said of each byte alone.
    @Test
    void itHasTheBytesBetweenItsCornersAndNoneThatAreNotThere() {
        Random random = new Random(29);
        for (int i = 0; i < 20_000; i++) {
            int perRow = 1 + random.nextInt(9);
            int length = random.nextInt(60);
            int from = random.nextInt(70);
            int to = random.nextInt(70);
            int lastRow = Math.max(0, length - 1) / perRow;
            int top = Math.min(lastRow, Math.min(from, to) / perRow);
            int bottom = Math.min(lastRow, Math.max(from, to) / perRow);
            int left = Math.min(from % perRow, to % perRow);
            int right = Math.max(from % perRow, to % perRow);
            long[] expected = LongStream.range(0, length).filter(at -> at / perRow >= top && at / perRow <= bottom
                    && at % perRow >= left && at % perRow <= right).toArray();
            Rectangle one = Rectangle.of(from, to, perRow, length);
            assertThat(bytes(one)).as("%s to %s, %s in a row, of %s", from, to, perRow, length)
                    .containsExactly(expected);
            assertThat(LongStream.range(0, length).filter(at -> one != null && one.contains(at))).containsExactly(
                    Arrays.stream(expected).boxed().toArray(Long[]::new));
            assertThat(one == null ? 0 : one.size()).isEqualTo(expected.length);
        }
    }

    private static long[] bytes(@Nullable Rectangle one) {
        return one == null ? new long[0] : one.stripes().stream()
                .flatMapToLong(span -> LongStream.range(span.start(), span.end())).toArray();
    }

    @Test
    void itsBytesAreReadAndWrittenRowAfterRow() {
        byte[] all = new byte[50];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        Rectangle one = drawn(11, 47, 10, 44);
        byte[] there = Arrays.copyOfRange(all, 11, 44);
        byte[] expected = {11, 12, 13, 14, 15, 16, 17, 21, 22, 23, 24, 25, 26, 27, 31, 32, 33, 34, 35, 36, 37, 41, 42,
            43};
        assertThat(one.of(there)).isEqualTo(expected);
        assertThat(one.of(ByteStore.of(all)).bytes(new Span(0, 24))).isEqualTo(expected);
        assertThat(one.rowsOf(expected)).hasSize(4).last().isEqualTo(new byte[] {41, 42, 43});
        byte[] written = one.over(there, new byte[24]);
        for (int i = 0; i < there.length; i++) {
            assertThat(written[i]).isEqualTo(one.contains(11 + i) ? 0 : there[i]);
        }
    }

    @Test
    void whatIsInViewIsFoundWithoutGoingThroughTheRows() {
        Rectangle large = drawn(GIB / 2 + 3, GIB / 2 + 16L * 60_000 + 5, 16, GIB);
        assertThat(large.rows()).isEqualTo(60_001);
        long row = GIB / 2 + 16L * 50_000;
        assertThat(large.stripes(new Span(row + 4, 17))).containsExactly(new Span(row + 3, 3), new Span(row + 19, 3));
        assertThat(large.stripes(new Span(row + 6, 12))).isEmpty();
    }

    @Test
    void itHasNoMoreRowsThanAreBounded() {
        assertThat(drawn(GIB - 1, 0, 16, GIB).rows()).isEqualTo(Rectangle.MOST_ROWS);
        assertThat(drawn(0, Long.MAX_VALUE, 16, Long.MAX_VALUE).rows()).isEqualTo(Rectangle.MOST_ROWS);
        assertThat(Rectangle.over(new Span(0, GIB), false, 16, GIB)).isNull();
        assertThat(Rectangle.over(new Span(0, 16L * Rectangle.MOST_ROWS), true, 16, GIB)).isNotNull();
    }
}
