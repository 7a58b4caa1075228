package org.varscope.scan.detect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What a script stored call after call behind lines of text.
class StoredItemsTest {
    /// What each word stores.
    private static byte[] stored(String words) {
        Buffers.Out out = new Buffers.Out();
        for (String word : words.split(", ")) {
            switch (word) {
                case "line" -> out.raw("v1.2 slot\n".getBytes(StandardCharsets.US_ASCII));
                case "pascal" -> out.u32(3).raw("Bob".getBytes(StandardCharsets.US_ASCII));
                case "u32" -> out.u32(42);
                case "u8" -> out.raw(new byte[] {7});
                default -> {
                    byte[] save = Buffers.sample("adventure.save");
                    out.raw(save);
                }
            }
        }
        return out.bytes();
    }

    private static Detection found(byte[] bytes) {
        return Detection.of(ByteStore.of(bytes), null, null);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"line, line, var, var, u32, pascal, var | ''", "line, u32, var | ''",
        "line, pascal, var, u8 | ''", "line, var | line, var...", "line, u32, var, var | line, u32, var...",
        "line, var, var, var, var, pascal | line, var:4, pascal"})
    void aListIsFoundThatLeavesNothingOver(String words, String list) {
        Detection found = found(stored(words));
        assertThat(found.framing().layout()).isEqualTo(list.isEmpty() ? words : list);
        assertThat(found.whole()).isTrue();
        Structure structure = Structure.scan(ByteStore.of(stored(words)), found.dialect(), found.framing(),
                Progress.NONE);
        assertThat(structure.problems()).isEmpty();
        assertThat(structure.records()).isEqualTo(words.split(", ").length);
    }

    /// Neither text alone nor what is damaged is given a list.
    @Test
    void nothingIsMadeOfTextOrOfDamage() {
        assertThat(found("a line\nanother\nand more of it\n".repeat(20).getBytes(StandardCharsets.US_ASCII)).why())
                .noneMatch(Reason.Stored.class::isInstance);
        byte[] save = stored("var, var");
        Random random = new Random(4);
        for (int i = 0; i < 200; i++) {
            byte[] hurt = save.clone();
            hurt[random.nextInt(hurt.length)] ^= (byte) (1 << random.nextInt(8));
            assertThat(found(hurt).why()).noneMatch(Reason.Stored.class::isInstance);
        }
    }

    /// Whatever bytes come, a list that is found reads all of them.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void whatIsFoundReadsAllBytes(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = stored("line, u8, var, u32, pascal");
            for (int j = random.nextInt(4); j > 0; j--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Detection found = found(bytes);
            if (found.why().stream().anyMatch(Reason.Stored.class::isInstance)
                    && found.framing().isListed()) {
                Structure structure = Structure.scan(ByteStore.of(bytes), found.dialect(), found.framing(),
                        Progress.NONE);
                assertThat(structure.record(structure.records() - 1).item().end()).isEqualTo(bytes.length);
                assertThat(found.framing().list().orElseThrow().items()).isNotEmpty();
            }
        }
    }
}
