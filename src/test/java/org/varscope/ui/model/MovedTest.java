package org.varscope.ui.model;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.scan.index.Patch;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class MovedTest {
    @Test
    void whatLiesBeforeAPatchStays() {
        assertThat(Moved.offset(9, List.of(new Patch(10, 4, 8)))).isEqualTo(9);
    }

    @Test
    void whatLiesBehindAPatchMovesByItsGrowth() {
        assertThat(Moved.offset(14, List.of(new Patch(10, 4, 8)))).isEqualTo(18);
    }

    @Test
    void whatIsReplacedStaysAsFarAsTheReplacementReaches() {
        List<Patch> shorter = List.of(new Patch(10, 8, 4));
        assertThat(Moved.offset(12, shorter)).isEqualTo(12);
        assertThat(Moved.offset(17, shorter)).isEqualTo(13);
    }

    @Test
    void whatIsTakenOutGoesToWhereItWas() {
        assertThat(Moved.offset(12, List.of(new Patch(10, 8, 0)))).isEqualTo(10);
    }

    @Test
    void severalPatchesAddUp() {
        List<Patch> patches = List.of(new Patch(0, 4, 4), new Patch(10, 0, 6), new Patch(20, 8, 4));
        assertThat(Moved.offset(40, patches)).isEqualTo(42);
    }

    @Test
    void bytesMovedForwardsAreFollowed() {
        assertThat(Moved.offset(11, List.of(new Patch(10, 4, 0), new Patch(30, 0, 4)))).isEqualTo(27);
    }

    @Test
    void bytesMovedBackwardsAreFollowed() {
        assertThat(Moved.offset(31, List.of(new Patch(10, 0, 4), new Patch(30, 4, 0)))).isEqualTo(11);
    }
}
