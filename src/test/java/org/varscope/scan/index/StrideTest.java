package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.HiddenSource;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;

/// A scan that strides over what is healthy finds exactly what one finds that looks at every value closely.
class StrideTest {
    /// Those whose records the scanner reads by itself.
    private static final List<Framing> FRAMINGS =
            List.of(Framing.STREAM, Framing.STREAM_BE, Framing.BARE, Framing.VALUES);

    private static final int BUFFERS = Buffers.MOST / 8;

    private static String shapes(ByteStore bytes, Dialect dialect, Framing framing, boolean careful, int window) {
        ByteReader in = bytes.reader(window);
        return Shapes.of(Root.scan(new Scanner(in, Plan.of(dialect), 0, Progress.NONE, careful, Limits.NONE), bytes,
                framing));
    }

    private static void assertSame(byte[] bytes, Dialect dialect, Framing framing, String what) {
        String careful = shapes(ByteStore.of(bytes), dialect, framing, true, ByteReader.WINDOW);
        assertThat(shapes(ByteStore.of(bytes), dialect, framing, false, ByteReader.WINDOW)).as(what).isEqualTo(careful);
        assertThat(shapes(ByteStore.of(new HiddenSource(bytes)), dialect, framing, false, ByteReader.SMALLEST_WINDOW))
                .as("%s, in small windows", what).isEqualTo(careful);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void smallBuffersOfAllDialectsAreReadTheSame(long seed) {
        Random random = new Random(seed);
        List<Dialect> dialects = Dialects.all();
        for (int i = 0; i < BUFFERS; i++) {
            Dialect dialect = dialects.get(random.nextInt(dialects.size()));
            Framing framing = FRAMINGS.get(random.nextInt(FRAMINGS.size()));
            byte[] bytes = small(random);
            assertSame(bytes, dialect, framing, "seed %d buffer %d %s %s %s".formatted(seed, i, dialect, framing.word(),
                    HexFormat.of().formatHex(bytes)));
        }
    }

    private static byte[] small(Random random) {
        byte[] words = new byte[random.nextInt(300)];
        for (int i = 0; i < words.length; i += 4) {
            words[i] = (byte) random.nextInt(random.nextBoolean() ? 40 : 8);
            if (random.nextInt(8) == 0) {
                words[Math.min(words.length - 1, i + 2)] = (byte) random.nextInt(16);
            }
            if (random.nextInt(8) == 0) {
                words[Math.min(words.length - 1, i + random.nextInt(4))] = (byte) random.nextInt();
            }
        }
        return switch (random.nextInt(4)) {
            case 0 -> words;
            case 1 -> {
                random.nextBytes(words);
                yield words;
            }
            case 2 -> Buffers.damaged(random, Buffers.value(random, random.nextInt(500)));
            default -> Buffers.damaged(random, Buffers.frames(random, 1 + random.nextInt(4), 200));
        };
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void largeBuffersAreReadTheSameOverAllWindows(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < BUFFERS / 50; i++) {
            Framing framing = FRAMINGS.get(random.nextInt(FRAMINGS.size()));
            byte[] bytes = random.nextBoolean() ? Buffers.value(random, random.nextInt(60_000))
                    : Buffers.frames(random, 1 + random.nextInt(30), 1 << random.nextInt(14));
            String what = "seed %d buffer %d %s".formatted(seed, i, framing.word());
            assertSame(bytes, Dialects.of("godot4"), framing, what);
            assertSame(Buffers.damaged(random, bytes), Dialects.of("godot4"), framing, what + ", damaged");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"godot2", "godot3", "godot3-more", "godot4", "godot4double"})
    void valuesOfEnginesAreReadTheSameWholeAndDamaged(String folder) {
        Random random = new Random(5);
        for (EngineCase value : EngineCase.variantsIn(folder)) {
            byte[] damaged = Buffers.damaged(random, value.bytes());
            for (Dialect dialect : Dialects.all()) {
                assertSame(value.bytes(), dialect, Framing.BARE, value + " " + dialect);
                assertSame(damaged, dialect, Framing.VALUES, value + " " + dialect + ", damaged");
            }
        }
    }

    @ParameterizedTest(name = "{0} levels")
    @ValueSource(ints = {1, 2, 63, 64, 65, 66, 128, 1023, 1024, 1025, 1026, 3000})
    void arraysInArraysAreReadTheSame(int levels) {
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < levels; i++) {
            out.u32(28).u32(i + 1 < levels ? 2 : 0).u32(i % 3 == 0 ? 0 : 25);
        }
        byte[] bytes = Arrays.copyOf(out.bytes(), out.size() - 4);
        for (Dialect dialect : Dialects.all()) {
            for (Framing framing : FRAMINGS) {
                assertSame(bytes, dialect, framing, dialect + " " + framing.word());
            }
        }
    }
}
