package org.varscope.ui.editor.navigation;

import module java.base;
import org.varscope.document.place.Target;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Structure;
import org.varscope.ui.InOneLanguage;

/// What is suggested can be read, however deep it lies.
@InOneLanguage
class PlaceTest {
    private static Structure nest(int levels) {
        return Made.hex("1c00000001000000".repeat(levels) + "00000000", Framing.BARE, "godot4");
    }

    private static Node innermost(Structure structure) {
        Preorder all = structure.preorder();
        Node last = null;
        for (Node node = all.next(); node != null; node = all.next()) {
            last = node;
        }
        return Objects.requireNonNull(last);
    }

    @Test
    void aPathThatIsTooLongToBeReadIsShownByItsEnds() {
        Structure structure = nest(900);
        Place deep = Place.of(new Target(structure, innermost(structure)));
        assertThat(deep.path()).startsWith("$[0][0]").contains("\u2026").endsWith("[0]").hasSizeLessThan(1100);
        assertThat(deep.leads()).isFalse();
        assertThat(deep.at().places()).hasSize(901);
    }

    @Test
    void anyOtherIsShownAsAWhole() {
        for (int levels : new int[] {1, 100, 166, 167, 170, 300}) {
            Structure structure = nest(levels);
            Place place = Place.of(new Target(structure, innermost(structure)));
            assertThat(place.path()).isEqualTo("$" + "[0]".repeat(levels));
            assertThat(place.leads()).isTrue();
        }
    }
}
