package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Limits;

/// Whatever the bytes are, a scan looks at most at a multiple of them; counted, not timed.
class WorkTest {
    private static final Dialect GODOT = Dialects.of("godot4");
    /// Bytes that one frame may cost beyond a multiple of its length, while it is small: `Resync` looks around in it.
    private static final long ONCE = 4 << 20;
    private static final long PER_BYTE = 24;
    private static final long PER_BYTE_OF_SMALL_FRAMES = 1200;

    private static long visited(byte[] bytes, Framing framing) {
        ByteStore store = ByteStore.of(bytes);
        Scanner scanner = new Scanner(store.reader(), Plan.of(GODOT), 0, Limits.NONE);
        Root.scan(scanner, store, framing);
        return scanner.visited();
    }

    private static byte[] repeated(int times, Consumer<Buffers.Out> part) {
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < times; i++) {
            part.accept(out);
        }
        return out.bytes();
    }

    private static byte[] array(byte[] children, int count) {
        return new Buffers.Out().u32(28).u32(count).raw(children).bytes();
    }

    private static void assertBounded(byte[] bytes, String what) {
        for (Framing framing : List.of(Framing.BARE, Framing.VALUES)) {
            assertThat(visited(bytes, framing)).as("%s, %s, %d bytes", what, framing.word(), bytes.length)
                    .isLessThan(ONCE + PER_BYTE * bytes.length);
        }
        for (Framing framing : List.of(Framing.STREAM, Framing.STREAM_BE)) {
            assertThat(visited(bytes, framing)).as("%s, %s, %d bytes", what, framing.word(), bytes.length)
                    .isLessThan(PER_BYTE_OF_SMALL_FRAMES * bytes.length + 100);
        }
    }

    @Test
    void healthyBytesAreLookedAtOnce() {
        byte[] bytes = Buffers.value(new Random(1), 1 << 20);
        assertThat(visited(bytes, Framing.BARE)).isBetween(bytes.length * 9L / 10, bytes.length * 6L / 5);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void damagedBytesCostAMultipleOfTheirLength(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            byte[] bytes = Buffers.damaged(random, random.nextBoolean() ? Buffers.value(random, 300_000)
                    : Buffers.frames(random, 40, 8000));
            assertBounded(bytes, "seed %d buffer %d".formatted(seed, i));
        }
    }

    @Test
    void manyDoubtfulTextsCostAMultipleOfTheirLength() {
        // A text with bytes after a NUL, and soon after it a type that there is none of.
        byte[] children = repeated(20_000, out -> out.u32(4).u32(8).u32(0x61).u32(0x62).u32(2).u32(7).u32(99));
        assertBounded(array(children, 60_000), "doubtful texts");
        assertBounded(array(children, 1 << 20), "doubtful texts under a count that is too large");
    }

    @Test
    void damageInManyLevelsCostsAMultipleOfItsLength() {
        assertBounded(repeated(100_000, out -> out.u32(28).u32(3).u32(99)), "a bad value in each of many arrays");
        assertBounded(repeated(50_000, out -> out.u32(28).u32(2).u32(4).u32(8).u32(0x61).u32(0x62)),
                "doubts in arrays");
        assertBounded(repeated(100_000, out -> out.u32(28).u32(0x7FFFFFFF)), "counts that are too large");
        assertBounded(repeated(100_000, out -> out.u32(27).u32(5).u32(0)), "half an entry in many dictionaries");
    }

    @Test
    void manySmallDamagedFramesCostAMultipleOfTheirLength() {
        assertBounded(repeated(20_000, out -> out.u32(16).u32(28).u32(2).u32(99).u32(0)), "small frames");
        assertBounded(repeated(50_000, out -> out.u32(8).u32(99).u32(0)), "frames of unknown types");
        assertBounded(repeated(100_000, out -> out.u32(0x7FFFFFF0).u32(0)), "frames that are too long");
    }

    @Test
    void textArraysWithABadEndCostAMultipleOfTheirLength() {
        // Each text holds the head of another array of texts behind its NUL, and none of them ends well.
        byte[] texts = repeated(4000, out -> {
            out.u32(1040);
            for (int i = 0; i < 258; i++) {
                out.u32(0);
            }
            out.u32(34).u32(1000);
        });
        Buffers.Out out = new Buffers.Out();
        out.u32(34).u32(4001).raw(texts).u32(0x7FFFFFFF);
        assertBounded(out.bytes(), "texts");
        assertBounded(array(out.bytes(), 5000), "texts in an array");
    }

    @Test
    void noiseCostsAMultipleOfItsLength() {
        Random random = new Random(9);
        for (int most : new int[] {3, 30, 40, 256}) {
            byte[] noise = new byte[400_000];
            for (int i = 0; i < noise.length; i += most == 256 ? 1 : 4) {
                noise[i] = (byte) random.nextInt(most);
            }
            assertBounded(noise, "noise below " + most);
        }
    }
}
