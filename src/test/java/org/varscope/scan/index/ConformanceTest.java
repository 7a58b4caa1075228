package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Severity;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// The walk finds an ERROR exactly where the strict decoder, objects allowed, refuses.
class ConformanceTest {
    private static final int BUFFERS = Buffers.MOST / 8;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theScannerAndTheDecoderAgree(long seed) {
        Random random = new Random(seed);
        List<Dialect> dialects = Dialects.all();
        for (int i = 0; i < BUFFERS; i++) {
            Dialect dialect = dialects.get(random.nextInt(dialects.size()));
            byte[] bytes = bytes(random);
            Structure structure = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE);
            boolean error = structure.problems().stream().anyMatch(p -> p.severity() == Severity.ERROR);
            String refusal = refusal(bytes, dialect);
            assertThat(error).as("seed %d buffer %d %s: decoder %s, scanner %s, %s", seed, i, dialect, refusal,
                    structure.problems(), HexFormat.of().formatHex(bytes)).isEqualTo(!refusal.isEmpty());
        }
    }

    private static String refusal(byte[] bytes, Dialect dialect) {
        try {
            new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes, 0, bytes.length);
            return "";
        } catch (DecodeException e) {
            return e.error() + " " + e.problem();
        }
    }

    private static byte[] bytes(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Buffers.damaged(random, Buffers.value(random, random.nextInt(300)));
            case 1 -> {
                byte[] noise = new byte[random.nextInt(64)];
                random.nextBytes(noise);
                if (noise.length > 3) {
                    noise[0] = (byte) random.nextInt(40);
                    noise[1] = 0;
                    noise[2] = (byte) random.nextInt(random.nextBoolean() ? 1 : 16);
                    noise[3] = 0;
                }
                yield noise;
            }
            default -> {
                byte[] small = new byte[random.nextInt(40) * 4 + (random.nextInt(4) == 0 ? random.nextInt(4) : 0)];
                for (int i = 0; i < small.length; i += 4) {
                    small[i] = (byte) random.nextInt(random.nextBoolean() ? 40 : 6);
                    if (random.nextInt(8) == 0) {
                        small[Math.min(small.length - 1, i + 2)] = (byte) random.nextInt(16);
                    }
                    if (random.nextInt(8) == 0) {
                        small[Math.min(small.length - 1, i + 3)] = (byte) 0x80;
                    }
                }
                yield small;
            }
        };
    }
}
