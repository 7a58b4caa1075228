package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;

/// Paths that are found together are those that are found one by one.
class PathBuilderTest {
    private static void check(byte[] bytes, String what) {
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        PathBuilder paths = new PathBuilder(structure);
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            if (node.role() != Role.GAP) {
                assertThat(paths.shown(node)).as(what).isEqualTo(PathText.write(
                        Paths.of(structure, node, RepeatedKeys.MOST), structure.dialect()));
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void inRandomAndDamagedRecords(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            check(Buffers.damaged(random, Buffers.frames(random, 1 + random.nextInt(4), 300)), "seed " + seed);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void withoutALookAtOtherKeysTheyAreTheOnesAtOnce(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            byte[] bytes = Buffers.damaged(random, Buffers.frames(random, 1 + random.nextInt(4), 300));
            Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM,
                    Progress.NONE);
            PathBuilder paths = new PathBuilder(structure, _ -> true);
            Preorder all = structure.preorder();
            for (Node node = all.next(); node != null; node = all.next()) {
                if (node.role() != Role.GAP) {
                    assertThat(paths.shown(node)).as("seed %d buffer %d", seed, i).isEqualTo(PathText.write(
                            Paths.atOnce(structure, node, Long.MAX_VALUE), structure.dialect()));
                }
            }
        }
    }

    @Test
    void anEntryWhoseKeyComesAgainIsNamedByItsPlace() {
        // {"x": 1, "x": 1}
        byte[] entry = HexFormat.of().parseHex("0400000001000000780000000200000001000000");
        ByteBuffer bytes = ByteBuffer.allocate(12 + 2 * entry.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(8 + 2 * entry.length).putInt(27).putInt(2).put(entry).put(entry);
        check(bytes.array(), "twice");
        Structure structure = Structure.scan(ByteStore.of(bytes.array()), Dialects.of("godot4"), Framing.STREAM,
                Progress.NONE);
        assertThat(structure.children(structure.record(0), 0, 2)).extracting(new PathBuilder(structure)::shown)
                .containsExactly("$#0", "$.x");
        assertThat(structure.children(structure.record(0), 0, 2))
                .extracting(new PathBuilder(structure, _ -> true)::shown).containsExactly("$.x", "$.x");
    }

    @Test
    void anEntryWhoseKeyIsNoUtf8IsNamedByItsPlace() throws PathException {
        // {"x\0\xFF": 1}: the engine reads up to the NUL
        byte[] bytes = HexFormat.of().parseHex("1B00000001000000" + "04000000030000007800FF00" + "0200000001000000");
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
        Node entry = structure.children(structure.record(0), 0, 1).getFirst();
        assertThat(new PathBuilder(structure).shown(entry)).isEqualTo("$#0");
        assertThat(Paths.of(structure, entry, 1)).isEqualTo(ValuePath.ROOT.then(new PathStep.Place(0)));
        assertThat(Paths.resolve(structure, Paths.of(structure, entry, 1)).span()).isEqualTo(entry.span());
    }
}
