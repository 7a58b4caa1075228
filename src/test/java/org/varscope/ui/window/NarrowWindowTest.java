package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.lifetime.Lifetime;

/// A window as small as many laptops need it: nothing that has a place there is pushed out of it.
class NarrowWindowTest extends WindowTestBase {
    private static final String SIX_DIGITS = "100.25";

    @BeforeEach
    void shrink() {
        size(900, 600);
    }

    @Test
    void theToolBarHoldsAllThatIsOnIt() {
        Sight.CHANGED.reach(this);
        assertThat(find("tool-bar").lookup(".tool-bar-overflow-button").isVisible()).isFalse();
        assertThat(isThere("tool-theme")).isTrue();
    }

    @Test
    void allListsBelowHaveATabInView() {
        Sight.BOOKMARKS.reach(this);
        assertThat(find("below").lookup(".tab-down-button").isVisible()).isFalse();
    }

    /// What is moved is styled and laid out once more.
    @Test
    void thePanesOfAFileHaveTheirPlacesBeforeTheyAreShown() {
        List<Node> moved = new ArrayList<>();
        on(() -> new Lifetime().follow(window.workspace().currentProperty(), opened -> opened.ifPresent(page -> {
            Node hex = page.hex().view().getParent();
            hex.parentProperty().subscribe((before, _) -> Optional.ofNullable(before).ifPresent(moved::add));
        })));
        openSample();
        assertThat(moved).isEmpty();
        assertThat(find("inspector").localToScene(0, 0).getX()).isLessThan(find("hex").localToScene(0, 0).getX());
    }

    @Test
    void theStructureKeepsRowsWhenTheInspectorComesBelowIt() {
        size(1280, 800);
        openSample();
        for (int times = 0; times < 2; times++) {
            size(1100, 780);
            settle();
            assertThat(find("structure").getLayoutBounds().getHeight()).isGreaterThan(150);
            size(1280, 800);
            settle();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"VECTOR3", "QUATERNION", "COLOR", "TRANSFORM"})
    void sixDigitsOfANumberAreInView(Sight sight) {
        sight.reach(this);
        fire("inspector-fold");
        settle();
        Set<Node> fields = on(() -> robot.lookup(".value-grid .text-field").queryAll());
        assertThat(fields).isNotEmpty().allSatisfy(node -> {
            TextField field = (TextField) node;
            Text digits = new Text(SIX_DIGITS);
            digits.setFont(field.getFont());
            Insets around = field.getInsets();
            assertThat(field.getWidth() - around.getLeft() - around.getRight())
                    .isGreaterThanOrEqualTo(digits.getLayoutBounds().getWidth());
        });
    }
}
