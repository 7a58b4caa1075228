package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

class NodeCursorTest {
    static IntStream seeds() {
        return IntStream.range(0, 200);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void itFindsWhatEachOffsetAloneFinds(int seed) {
        Random random = new Random(seed);
        byte[] frames = Buffers.frames(random, 1 + random.nextInt(4), 3000);
        byte[] bytes = seed % 2 == 0 ? frames : Buffers.damaged(random, frames);
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        NodeCursor cursor = new NodeCursor(structure);
        long offset = 0;
        for (int i = 0; i < 1000; i++) {
            offset = random.nextInt(20) == 0 ? random.nextInt(bytes.length + 10) : offset + random.nextInt(40);
            assertThat(cursor.deepestAt(offset).map(Node::span)).as("seed %d, offset %d", seed, offset)
                    .isEqualTo(structure.deepestAt(offset).map(Node::span));
            assertThat(cursor.deepestAt(offset).map(Node::location)).as("seed %d, offset %d, again", seed, offset)
                    .isEqualTo(structure.deepestAt(offset).map(Node::location));
        }
    }
}
