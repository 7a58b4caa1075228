package org.varscope.ui.hex;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.hex.sheet.HexRole;

/// The picture of a whole content.
@InOneLanguage
class MapPictureTest {
    private static final byte TEXT = HexRole.TEXT.code(false);
    private static final byte NUMBER = HexRole.NUMBER.code(false);

    @Test
    void aSmallContentShowsEachByte() {
        MapPicture picture = MapPicture.of(20, (at, count, out) -> {
            for (int i = 0; i < count; i++) {
                out[i] = at + i == 17 ? TEXT : NUMBER;
            }
        }, Progress.NONE);
        assertThat(picture.perRow()).isEqualTo(16);
        assertThat(Arrays.copyOf(picture.cells(), 20)).contains(TEXT, org.assertj.core.data.Index.atIndex(17))
                .containsOnlyOnce(TEXT);
        assertThat(Arrays.copyOfRange(picture.cells(), 20, 32)).containsOnly(MapPicture.NONE);
    }

    @Test
    void aCellHasTheRoleOfMostOfItsBytes() {
        MapPicture picture = MapPicture.of(512 * 64, (at, count, out) -> {
            for (int i = 0; i < count; i++) {
                out[i] = (at + i) % 4 == 0 ? TEXT : NUMBER;
            }
        }, Progress.NONE);
        assertThat(picture.perRow()).isEqualTo(64);
        assertThat(picture.cells()).hasSize(512 * 16).containsOnly(NUMBER);
    }

    @Test
    void oneDamagedByteShows() {
        MapPicture picture = MapPicture.of(512 * 64, (at, count, out) -> {
            Arrays.fill(out, 0, count, NUMBER);
            if (at == 640) {
                out[3] = HexRole.DAMAGE.code(true);
            }
        }, Progress.NONE);
        assertThat(picture.cells()[160]).isEqualTo(HexRole.DAMAGE.code(false));
    }

    @Test
    void ofAnEndlessContentOnlyAFewBytesAreLookedAt() {
        AtomicLong seen = new AtomicLong();
        MapPicture picture = MapPicture.of(Long.MAX_VALUE / 4, (_, count, _) -> seen.addAndGet(count), Progress.NONE);
        assertThat(picture.cells().length / 16).isBetween(256, 512);
        assertThat(seen.get()).isLessThanOrEqualTo(512 * 1024);
        MapRows rows = new MapRows.Roles(picture);
        assertThat(rows.offsetAt(rows.rowOf(1L << 60))).isEqualTo(1L << 60);
    }
}
