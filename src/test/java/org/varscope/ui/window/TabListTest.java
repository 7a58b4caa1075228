package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The list of tabs that the toolkit offers where there is no room for all of them.
class TabListTest extends WindowTestBase {
    @Test
    void underscoresInNamesStay() {
        size(900, 600);
        open(IntStream.range(0, 12).mapToObj(i -> sampleFile("a_rather_long_name_" + i + ".save")).toList());
        robot.clickOn(robot.lookup(".tab-down-button").queryAll().stream().filter(Node::isVisible).findFirst()
                .orElseThrow());
        List<MenuItem> listed = on(() -> Window.getWindows().stream().filter(ContextMenu.class::isInstance)
                .flatMap(menu -> ((ContextMenu) menu).getItems().stream()).toList());
        assertThat(listed).hasSize(12).noneMatch(MenuItem::isMnemonicParsing);
        press(KeyCode.ESCAPE);
    }
}
