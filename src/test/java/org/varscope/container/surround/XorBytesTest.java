package org.varscope.container.surround;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Bytes that are combined with a key, over and over.
class XorBytesTest {
    private static byte[] combined(byte[] bytes, byte[] key) {
        byte[] out = bytes.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] ^= key[i % key.length];
        }
        return out;
    }

    private static Probe.Result open(byte[] bytes, Layers layers) throws IOException {
        return Probe.open(ByteStore.of(bytes), layers, null, null, Progress.NONE);
    }

    /// What is said of such a file is what reads it.
    @Test
    void theKeyThatIsFoundOpensTheFileAndWritesItBack() throws IOException {
        byte[] plain = Buffers.sample("adventure-records.save");
        for (String key : List.of("5a", "5a10", "5ac3e1")) {
            byte[] bytes = HexFormat.of().parseHex(key);
            byte[] file = combined(plain, bytes);
            Probe.Result.Foreign foreign = (Probe.Result.Foreign) open(file, Layers.ANY);
            Probe.Result.Found found = (Probe.Result.Found) open(file, foreign.layers().orElseThrow());
            assertThat(found.word()).isEqualTo("xor:" + key + "+stream");
            assertThat(found.whole()).isTrue();
            ByteStore content = found.wrapping().content();
            assertThat(content.bytes(new Span(0, content.length()))).isEqualTo(plain);
            byte[] changed = plain.clone();
            changed[plain.length - 1] ^= 1;
            ByteStore written = found.wrapping().wrap(content.replace(new Span(plain.length - 1, 1),
                    ByteStore.of(new byte[]{changed[plain.length - 1]})), Progress.NONE).file();
            assertThat(written.bytes(new Span(0, written.length()))).isEqualTo(combined(changed, bytes));
        }
    }

    @Test
    void aKeyIsPairsOfDigits() {
        assertThat(Layers.named("xor:5A+bare")).isEqualTo(Layers.named("xor:5a+bare")).isPresent();
        assertThat(Stream.of("xor+bare", "xor:+bare", "xor:5+bare", "xor:zz+bare", "xor")
                .map(Layers::named)).allMatch(Optional::isEmpty);
    }
}
