package org.varscope.explain.wrapper;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.field.WrapperPart;
import org.varscope.explain.Saying;
import org.varscope.said.Language;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What is said of the bytes of a wrapper.
class WrapperExplainerTest {
    private static List<WrapperExplanation> blocks(byte[] file) throws Exception {
        Layer layer = Probe.layers(ByteStore.of(file), Layers.ANY, null, Progress.NONE).getFirst();
        WrapperExplainer explainer = new WrapperExplainer(layer, Language.ENGLISH);
        return layer.fields(new Span(0, file.length)).stream().filter(field -> field.part() == WrapperPart.BLOCK)
                .map(explainer::of).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adventure-zstd.save", "adventure-godot3-fastlz.save"})
    void aBlockThatTheEndOfTheFileCutsIsSaidToBeCut(String name) throws Exception {
        byte[] file = Buffers.sample(name);
        WrapperExplanation block = blocks(file).getFirst();
        long there = block.span().length() - 10;
        assertThat(block.sentence()).contains("that hold");
        assertThat(blocks(Arrays.copyOf(file, Math.toIntExact(block.span().end() - 10))).getFirst().sentence())
                .startsWith(there + " of ").contains("bytes: the file ends here.");
    }

    private static List<WrapperExplanation> told(byte[] file) throws Exception {
        Layer layer = Probe.layers(ByteStore.of(file), Layers.ANY, null, Progress.NONE).getFirst();
        return layer.fields(new Span(0, file.length)).stream()
                .map(new WrapperExplainer(layer, Language.ENGLISH)::of).toList();
    }

    @Test
    void anEncryptedFileThatIsCutSaysHowMuchShouldFollow() throws Exception {
        byte[] file = Encrypted.write(ByteStore.of(new byte[100]), Secret.ofPassword("secret".toCharArray()), false,
                Progress.NONE).file().bytes(new Span(0, 100));
        assertThat(told(file).getLast().sentence())
                .isEqualTo("112 bytes of encrypted content should follow; the file ends after 56.");
        assertThatThrownBy(() -> Encrypted.open(ByteStore.of(file), Secret.ofPassword("other".toCharArray()),
                Progress.NONE)).satisfies(Saying.partly(
                        "the file is cut off: 112 bytes of encrypted content should follow the header, 56 are there"));
    }

    @Test
    void aDamagedBlockIsCountedInOneWayAndNotSaidToHoldItsContent() throws Exception {
        ByteStore packed = Compressed.write(ByteStore.of(new byte[32]), Compression.DEFLATE, Progress.NONE).file();
        byte[] file = packed.bytes(new Span(0, packed.length()));
        file[file.length - 5] ^= 1;
        assertThat(blocks(file).getFirst().sentence()).startsWith("Block 1 of 1: ").contains("that should hold",
                "all 32 bytes of block 1 come out, but it is damaged: a wrong checksum").doesNotContain("block 0");
    }
}
