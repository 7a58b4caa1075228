package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.scan.index.Location;

class MoveTest {
    @Test
    void aValueThatIsMovedOutOfACollectionIsWhereItWasPutIn() {
        assertThat(new Edit.Move(at(0, 1, 2), at(0, 1), 0, null).after()).isEqualTo(at(0, 1, 0));
        assertThat(new Edit.Move(at(0, 4), at(0, 1, 2), 3, null).after()).isEqualTo(at(0, 1, 2, 3));
    }

    @Test
    void takingAValueOutMovesTheCollectionsBehindItUp() {
        assertThat(new Edit.Move(at(0, 1), at(0, 4, 2), 3, null).after()).isEqualTo(at(0, 3, 2, 3));
        assertThat(new Edit.Move(at(0), at(1), 2, null).after()).isEqualTo(at(0, 2));
    }

    @Test
    void aValueThatBecomesARecordIsOneOfThem() {
        assertThat(new Edit.Move(at(0, 1), null, 1, null).after()).isEqualTo(at(1));
    }

    private static Location at(long... places) {
        return new Location(Arrays.stream(places).boxed().toList(), false);
    }
}
