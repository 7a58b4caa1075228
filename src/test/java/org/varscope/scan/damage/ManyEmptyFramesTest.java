package org.varscope.scan.damage;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.field.Tiling;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Shapes;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Progress;

/// Damage without end: a disk that lost a file leaves zeros behind, each four of which are a record without a value.
class ManyEmptyFramesTest {
    private static final int FRAMES = 1 << 18;
    private static final int MORE = Findings.LIMIT + 1;

    private static Structure scan(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }

    @Test
    void theIndexFollowsTheBytesAndNotTheDamage() {
        Structure zeros = scan(new byte[4 * FRAMES]);
        assertThat(zeros.records()).isEqualTo(FRAMES);
        assertThat(zeros.problemCount()).isEqualTo(MORE);
        assertThat(Shapes.count(zeros)).isLessThan(MORE + 4L * FRAMES / Scanner.RUN);
    }

    @Test
    void wholeRecordsBetweenTheBrokenOnesDoNotMakeItLarger() {
        ByteBuffer bytes = ByteBuffer.allocate(12 * FRAMES).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < FRAMES; i++) {
            bytes.putInt(0).putInt(4).putInt(0);
        }
        Structure structure = scan(bytes.array());
        assertThat(structure.records()).isEqualTo(2L * FRAMES);
        assertThat(Shapes.count(structure)).isLessThan(2L * MORE + 12L * FRAMES / Scanner.RUN);
    }

    @Test
    void recordsAfterTheDamageAreFoundAgain() {
        byte[] value = {8, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 0};
        ByteBuffer bytes = ByteBuffer.allocate(4 * FRAMES + (int) (16 * Scanner.RUN) + 12 * 1000)
                .order(ByteOrder.LITTLE_ENDIAN);
        bytes.position(bytes.capacity() - 12 * 1000);
        for (int i = 0; i < 1000; i++) {
            bytes.put(value);
        }
        Structure structure = scan(bytes.array());
        List<Node> last = structure.children(null, structure.records() - 2, structure.records());
        assertThat(last).extracting(Node::state).containsOnly(State.WHOLE);
        assertThat(last).extracting(node -> node.span().length()).containsOnly(8L);
    }

    @Test
    void everyByteIsInOneField() {
        Tiling.check(scan(new byte[4 * (MORE + 1000)]), "zeros");
    }
}
