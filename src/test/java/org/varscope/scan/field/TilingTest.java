package org.varscope.scan.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Roots;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Every byte is in exactly one field, whatever the bytes are.
class TilingTest {
    private static final int BUFFERS = Buffers.MOST / 8;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void fieldsPartitionRandomAndDamagedBytes(long seed) {
        Random random = new Random(seed);
        List<Dialect> dialects = Dialects.all();
        for (int i = 0; i < BUFFERS; i++) {
            Dialect dialect = dialects.get(random.nextInt(dialects.size()));
            Framing framing = random.nextInt(3) == 0 ? Framing.of(Roots.list(random))
                    : Framing.all().get(random.nextInt(Framing.all().size()));
            byte[] bytes = bytes(random, framing);
            Structure structure = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
            Tiling.check(structure, "seed %d buffer %d %s %s".formatted(seed, i, dialect, framing));
        }
    }

    private static byte[] bytes(Random random, Framing framing) {
        if (framing.isListed() && random.nextBoolean()) {
            return Buffers.damaged(random, Roots.bytes(random, framing.list().orElseThrow(), 100));
        }
        return switch (random.nextInt(5)) {
            case 4 -> Buffers.damaged(random, Roots.settings(random, random.nextInt(5), 100));
            case 0 -> {
                byte[] noise = new byte[random.nextInt(200)];
                random.nextBytes(noise);
                yield noise;
            }
            case 1 -> {
                byte[] small = new byte[random.nextInt(300)];
                for (int i = 0; i < small.length; i += 4) {
                    small[i] = (byte) random.nextInt(40);
                }
                yield small;
            }
            case 2 -> Buffers.damaged(random, Buffers.value(random, random.nextInt(500)));
            default -> Buffers.damaged(random, Buffers.frames(random, 1 + random.nextInt(4), 200));
        };
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void aWindowOnFieldsAndSettingsShowsTheFieldsThatTheWholeShows(long seed) {
        Random random = new Random(seed);
        FieldList list = Roots.list(random);
        assertWindows(Structure.scan(ByteStore.of(Roots.bytes(random, list, 200)), Dialects.of("godot4"),
                Framing.of(list), Progress.NONE), "seed %d %s".formatted(seed, list));
        assertWindows(Structure.scan(ByteStore.of(Buffers.damaged(random, Roots.settings(random, 5, 200))),
                Dialects.of("godot4"), Framing.PROJECT, Progress.NONE), "seed %d".formatted(seed));
    }

    @Test
    void aWindowShowsTheFieldsThatTheWholeShows() {
        Structure structure = Structure.scan(ByteStore.of(Buffers.sample("adventure.save")), Dialects.of("godot4"),
                Framing.STREAM, Progress.NONE);
        assertWindows(structure, "sample");
    }

    private static void assertWindows(Structure structure, String what) {
        List<Field> all = Fields.in(structure, new Span(0, structure.bytes().length()));
        for (long at = 0; at < structure.bytes().length(); at++) {
            Span window = new Span(at, Math.min(37, structure.bytes().length() - at));
            assertThat(Fields.in(structure, window)).as("%s window %s", what, window)
                    .isEqualTo(all.stream().filter(f -> !f.span().intersection(window).isEmpty()).toList());
        }
    }
}
