package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.Mnemonics;

/// The path of a value that is sixty levels deep.
class DeepPathsTest extends WindowTestBase {
    private static final int DEPTH = 60;

    DeepPathsTest() {
        settings = settings.with(settings.panes().withInspector(true));
    }

    @BeforeEach
    void deep() {
        size(900, 600);
        open(write("deep.var", bytes(DEPTH)));
        Location at = Location.record(0);
        for (int i = 0; i < DEPTH; i++) {
            at = at.child(0);
        }
        Location deepest = at;
        on(() -> model().selecting().pick(deepest));
        await(() -> ((Labeled) find("inspector-path")).getText().endsWith("level60"));
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
        assertThat(names).startsWith("$").endsWith("level60").hasSizeBetween(3, DEPTH);
    }

    private List<Hyperlink> links() {
        return on(() -> robot.lookup("#status-path .hyperlink").queryAllAs(Hyperlink.class).stream()
                .filter(Node::isVisible).sorted(Comparator.comparingDouble(Node::getLayoutX)).toList());
    }

    private MenuButton omitted() {
        return (MenuButton) find("status-path-omitted");
    }

    private List<String> listed() {
        return on(() -> {
            omitted().show();
            return omitted().getItems().stream().map(Mnemonics::titleOf).toList();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {600, 900, 1440})
    void whatThereIsNoRoomForIsInTheMenuInItsPlace(int width) {
        size(width, 600);
        List<String> names = links().stream().map(Labeled::getText).toList();
        assertThat(names).startsWith("$").endsWith("level60");
        List<String> all = new ArrayList<>(names);
        all.addAll(1, listed());
        List<String> path = new ArrayList<>(List.of("$"));
        IntStream.rangeClosed(1, DEPTH).mapToObj("level%02d"::formatted).forEach(path::add);
        assertThat(all).isEqualTo(path);
    }

    @ParameterizedTest
    @ValueSource(ints = {600, 900})
    void theOwnNameIsSeenHoweverLongOthersAre(int width) {
        String longName = "a name as nobody should give a value, ".repeat(8);
        open(write("long.var", Made.bytes("{\"%s\": {\"%s\": {\"gold\": 7}}}".formatted(longName, longName + "b"))));
        size(width, 600);
        on(() -> model().selecting().pick(Location.record(0).child(0).child(0).child(0)));
        assertThat(links().getLast().getText()).isEqualTo("gold");
        assertThat(on(() -> links().getLast().getWidth() - links().getLast().prefWidth(-1))).isGreaterThan(-1);
        assertThat(listed()).hasSize(2);
    }

    @Test
    void aValueInTheMenuIsGoneTo() {
        on(() -> omitted().show());
        on(() -> omitted().getItems().getFirst().fire());
        await(() -> text("inspector-path").endsWith("level01"));
        assertThat(links()).hasSize(2);
        assertThat(omitted().isVisible()).isFalse();
    }

    @Test
    void thePathIsWalkedByKeys() {
        on(() -> find("structure").requestFocus());
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(((Hyperlink) on(() -> window.scene().getFocusOwner())).getText()).isEqualTo("level60");
        press(KeyCode.HOME);
        assertThat(((Hyperlink) on(() -> window.scene().getFocusOwner())).getText()).isEqualTo("$");
        press(KeyCode.RIGHT);
        assertThat(on(() -> window.scene().getFocusOwner())).isSameAs(omitted());
        press(KeyCode.END);
        press(KeyCode.LEFT);
        press(KeyCode.ENTER);
        await(() -> text("inspector-path").endsWith("level59"));
        assertThat(on(() -> window.scene().getFocusOwner())).isSameAs(editor().tree().view());
    }

    @Test
    void thePathInTheInspectorEndsWithTheOwnName() {
        Text shown = robot.lookup("#inspector-path .text").queryAs(Text.class);
        assertThat(shown.getText()).startsWith("$.level").contains("\u2026").endsWith("level60");
    }

    @Test
    void thePathGivesWayToWhatIsSaid() {
        String words = "Removed level60 from the Dictionary around it, which has none left";
        on(() -> model().say(words));
        List<String> shown = robot.lookup(".status-bar .text").queryAllAs(Text.class).stream()
                .map(Text::getText).toList();
        assertThat(shown).contains(words);
    }
}
