package org.varscope.explain.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.check.QuickPass;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.place.PathBuilder;
import org.varscope.said.Language;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What is told of fields one after the other, with what a quick pass knows, is what is told of each by itself.
class TellingTest {
    private static void check(Structure structure, String what) {
        QuickPass pass = QuickPass.over(structure);
        PathBuilder paths = new PathBuilder(structure, pass::clearsKeys);
        PathBuilder others = new PathBuilder(structure);
        Explainer all = new Explainer(structure, Language.ENGLISH, _ -> "", pass);
        Explainer each = new Explainer(structure, Language.ENGLISH, _ -> "");
        long[] reached = {0};
        Fields.each(structure, new Span(0, structure.bytes().length()), (field, node) -> {
            assertThat(field.span().start()).as(what).isEqualTo(reached[0]);
            reached[0] = field.span().end();
            Telling told = all.atLength(field, node);
            Explanation expected = each.atLength(field);
            String where = what + " " + field;
            assertThat(told.whole("")).as(where).isEqualTo(expected);
            assertThat(told.header()).as(where).isEqualTo(expected.header());
            if (expected.node() == null) {
                assertThat(told.node()).as(where).isNull();
            } else {
                assertThat(told.node()).as(where).isNotNull();
                assertThat(told.node().location()).as(where).isEqualTo(expected.node().location());
                assertThat(paths.of(told.node())).as(where).isEqualTo(others.of(expected.node()));
            }
        });
        assertThat(reached[0]).as(what).isEqualTo(structure.bytes().length());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void inRandomAndDamagedRecords(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 60; i++) {
            byte[] frames = Buffers.frames(random, 1 + random.nextInt(4), 200);
            for (byte[] bytes : List.of(frames, Buffers.damaged(random, frames))) {
                check(Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM, Progress.NONE),
                        "seed " + seed + " buffer " + i);
            }
        }
    }

    @Test
    void whereKeysComeAgainAndElementsMisfit() {
        byte[] text = Made.bytes("""
                {"x": 1, "y": {"a": 1, "b": [1, 2]}, "z": Array[int]([1, 2])}""");
        for (int at = 0; at < text.length; at += 4) {
            // The key y, its key b, and numbers and types in places where they misfit.
            for (byte letter : new byte[] {'x', 'a', 4, 3}) {
                byte[] bytes = text.clone();
                bytes[at] = letter;
                check(Made.scan(bytes, Framing.BARE, "godot4"), letter + " at " + at);
            }
        }
    }

    @Test
    void keysWithoutALiteralAreNamedByTheirPlaces() {
        String odd = "nan: 1, Vector2(nan, 1): 2, [1]: 3, \"" + "k".repeat(300) + "\": 4";
        check(Made.bare("[{" + odd + "}, {1: 2, " + odd + "}]"), "odd keys");
    }
}
