package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.ui.command.Command;
import org.varscope.variant.Variant;

/// Matches and bookmarks, marked in the rows of the structure and in the scroll bars.
class FoundMarksTest extends FindTestBase {
    private String row(String name) {
        return rows().stream().filter(row -> row.startsWith(name + ", ")).findFirst().orElseThrow();
    }

    private int shapes(String style) {
        return robot.lookup("#structure ." + style).queryAll().size();
    }

    @Test
    void aRowThatWasFoundIsMarkedAndThoseAroundItSayHowManyTheyHold() {
        openSample();
        seek("potion");
        assertThat(row("stock")).endsWith(", 1 match below");
        assertThat(row("player")).doesNotContain("match");
        assertThat(row("$")).endsWith(", 2 matches below");
        pick("$.stock.potion");
        assertThat(row("potion")).endsWith(", a match");
        assertThat(row("arrow")).doesNotContain("match");
        seek("");
        assertThat(rows()).noneMatch(row -> row.contains("match"));
        assertThat(shapes("found-mark")).isZero();
    }

    @Test
    void rowsAreNotMarkedTwiceForABookmarkThatIsTakenAway() {
        openSample();
        pick("$.player");
        run(Command.TOGGLE_BOOKMARK);
        assertThat(row("player")).endsWith(", bookmarked");
        assertThat(row("$")).doesNotContain("bookmarked");
        assertThat(shapes("bookmark-mark")).isEqualTo(1);
        run(Command.TOGGLE_BOOKMARK);
        assertThat(row("player")).doesNotContain("bookmarked");
        assertThat(shapes("bookmark-mark")).isZero();
    }

    @Test
    void elementsOfPackedArraysAreMarkedToo() {
        openSample();
        pick("$.world.tiles");
        seek("0");
        run(Command.EXPAND);
        assertThat(row("[0]")).endsWith(", a match");
        assertThat(row("[1]")).doesNotContain("match");
    }

    private void openLong() throws EncodeException {
        List<Variant> elements = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            elements.add(new Variant.Int(i));
        }
        open(write("long.var", Encoder.encode(Variant.Array.of(elements), Dialects.of("godot4"))));
        size(1200, 700);
    }

    private int lines(String pane) {
        return on(() -> robot.lookup("#" + pane + " .scroll-marks").queryAll().stream()
                .mapToInt(path -> ((javafx.scene.shape.Path) path).getElements().size() / 2).sum());
    }

    @Test
    void theScrollBarsOfBothPanesShowWhereMatchesAre() throws EncodeException {
        openLong();
        seek("80");
        assertThat(lines("structure")).isEqualTo(1);
        assertThat(lines("hex")).isEqualTo(1);
        seek("");
        assertThat(lines("structure")).isZero();
        assertThat(lines("hex")).isZero();
    }

    @Test
    void aMillionMatchesAreAsManyLinesAsTheBarHasRoomFor() throws EncodeException {
        openLong();
        List<Span> spans = LongStream.range(0, 1_000_000).mapToObj(i -> new Span(8 + i / 2000, 1)).toList();
        on(() -> {
            editor().tree().marks().found(spans);
            editor().hex().target().marks().found().set(spans);
        });
        assertThat(lines("hex")).isBetween(30, 200);
        assertThat(row("[0]")).endsWith(", a match");
    }
}
