package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.scan.index.Location;

/// The path of a value that is forty levels deep.
class DeepPathsTest extends WindowTestBase {
    private static final int DEPTH = 40;

    @BeforeEach
    void deep() {
        size(900, 600);
        open(write("deep.var", bytes(DEPTH)));
        Location at = Location.record(0);
        for (int i = 0; i < DEPTH; i++) {
            at = at.child(0);
        }
        Location deepest = at;
        on(() -> model().pick(deepest));
        await(() -> ((Labeled) find("inspector-path")).getText().endsWith("level40"));
    }

    private static byte[] bytes(int depth) {
        ByteBuffer bytes = ByteBuffer.allocate(depth * 24 + 8).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 1; i <= depth; i++) {
            bytes.putInt(27).putInt(1).putInt(4).putInt(7).put("level%02d\0".formatted(i).getBytes());
        }
        return bytes.putInt(2).putInt(87).array();
    }

    @Test
    void theStatusBarHasRoomForEverythingElse() {
        double width = window.scene().getWidth();
        assertThat(List.of("status-offset", "status-reading", "status-mode", "status-size")).allSatisfy(id -> {
            Bounds place = on(() -> find(id).localToScene(find(id).getBoundsInLocal()));
            assertThat(place.getMaxX()).isLessThanOrEqualTo(width);
        });
    }

    @Test
    void theStatusBarNamesTheWholeAndTheValueItself() {
        Set<Hyperlink> links = robot.lookup("#status-path .hyperlink").queryAllAs(Hyperlink.class);
        List<String> names = links.stream().filter(Node::isVisible).map(Labeled::getText).toList();
        assertThat(names).startsWith("$").endsWith("level40").hasSizeBetween(3, DEPTH);
    }

    @Test
    void thePathInTheInspectorEndsWithTheOwnName() {
        Text shown = robot.lookup("#inspector-path .text").queryAs(Text.class);
        assertThat(shown.getText()).startsWith("$.level").contains("\u2026").endsWith("level40");
    }

    @Test
    void thePathGivesWayToWhatIsSaid() {
        String words = "Removed level40 from the Dictionary around it, which has none left";
        on(() -> model().say(words));
        List<String> shown = robot.lookup(".status-bar .text").queryAllAs(Text.class).stream()
                .map(Text::getText).toList();
        assertThat(shown).contains(words);
    }
}
