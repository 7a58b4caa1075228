package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Progress;

/// Places of values whose way leads through a key: `{ [1]: [3] }`.
class LocationTest {
    private static final Structure STRUCTURE = Structure.scan(ByteStore.of(HexFormat.of().parseHex(
            "1b00000001000000" + "1c000000010000000200000001000000" + "1c000000010000000200000003000000")),
            Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    private static final Location ENTRY = Location.record(0).child(0);

    @Test
    void everyValueIsFoundAgainByItsLocation() {
        Preorder all = STRUCTURE.preorder();
        int count = 0;
        for (Node node = all.next(); node != null; node = all.next()) {
            assertThat(STRUCTURE.node(node.location()).map(Node::span)).contains(node.span());
            count++;
        }
        assertThat(count).isEqualTo(5);
    }

    @Test
    void theSamePlaceInTheKeyAndInTheValueAreTwoLocations() {
        Node inKey = STRUCTURE.deepestAt(0x14).orElseThrow();
        Node inValue = STRUCTURE.deepestAt(0x24).orElseThrow();
        assertThat(inKey.location()).isEqualTo(ENTRY.asKey().child(0)).isNotEqualTo(inValue.location());
        assertThat(inValue.location()).isEqualTo(ENTRY.child(0));
    }

    @Test
    void whatHoldsAValueInAKeyIsTheKey() {
        assertThat(ENTRY.asKey().child(0).parent()).isEqualTo(ENTRY.asKey());
    }

    @Test
    void aValueInAKeyIsWithinItsEntryAndNotWithinTheValue() {
        Location inKey = ENTRY.asKey().child(0);
        assertThat(inKey.isWithin(ENTRY)).isTrue();
        assertThat(inKey.isWithin(ENTRY.child(0))).isFalse();
    }
}
