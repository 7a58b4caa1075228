package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

class PreorderTest {
    private static Structure frames(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }

    private static String line(Node node) {
        return "%s %s %s %s".formatted(node.role(), node.place(), node.span(), node.state());
    }

    /// The same nodes by asking each collection for its children.
    private static void collect(Structure structure, Node parent, List<String> into) {
        long count = parent == null ? structure.records() : parent.children();
        for (Node child : structure.children(parent, 0, count)) {
            structure.key(child).ifPresent(key -> {
                into.add(line(key));
                collect(structure, key, into);
            });
            into.add(line(child));
            collect(structure, child, into);
        }
    }

    private static List<String> preorder(Preorder nodes) {
        List<String> lines = new ArrayList<>();
        for (Node node = nodes.next(); node != null; node = nodes.next()) {
            lines.add(line(node));
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theNodesAreThoseThatTheCollectionsHave(long seed) {
        Random random = new Random(seed);
        Structure structure = frames(Buffers.frames(random, 1 + random.nextInt(5), 20_000));
        List<String> expected = new ArrayList<>();
        collect(structure, null, expected);
        assertThat(preorder(structure.preorder())).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void nodesOfDamagedBytesNeverGoBack(long seed) {
        Random random = new Random(seed);
        Structure structure = frames(Buffers.damaged(random, Buffers.frames(random, 3, 3000)));
        Preorder nodes = structure.preorder();
        long at = 0;
        for (Node node = nodes.next(); node != null; node = nodes.next()) {
            assertThat(node.item().start()).isGreaterThanOrEqualTo(at);
            at = node.item().start();
        }
    }

    @Test
    void aSkippedCollectionIsOneNode() {
        Structure structure = frames(Buffers.sample("adventure.save"));
        Preorder nodes = structure.preorder();
        assertThat(nodes.next()).isNotNull();
        nodes.skipChildren();
        assertThat(nodes.next()).isNull();
    }

    @Test
    void aWalkFromANodeEndsWithIt() {
        Structure structure = frames(Buffers.sample("adventure.save"));
        Node second = structure.children(structure.record(0), 1, 2).getFirst();
        List<String> expected = new ArrayList<>(List.of(line(second)));
        collect(structure, second, expected);
        assertThat(preorder(structure.preorder(second))).isEqualTo(expected);
    }
}
