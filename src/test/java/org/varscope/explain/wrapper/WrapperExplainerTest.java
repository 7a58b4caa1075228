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
                .startsWith(there + " of ").contains("bytes: the file ends here.",
                        " Problem: block 1 of 1 is cut off: " + there + " of its ");
    }

    @Test
    void blocksOfWhichTheFirstIsDamagedAndOthersAreMissingSaySo() throws Exception {
        byte[] content = new byte[9000];
        new Random(1).nextBytes(content);
        ByteStore packed = Compressed.write(ByteStore.of(content), Compression.ZSTD, Progress.NONE).file();
        byte[] file = packed.bytes(new Span(0, 28 + 40));
        assertThat(told(file)).extracting(WrapperExplanation::name).contains("packed size 1", "packed size 3",
                "block 1");
        assertThat(told(file)).extracting(WrapperExplanation::stableName).contains("packed size [0]", "block [0]");
        assertThat(told(file).get(6).sentence())
                .endsWith("Problem: block 3 of 3 is missing: the file ends before it, and it should give 808 bytes.");
    }

    @Test
    void aBlockOfAFileOfWhichNothingCanBeReadSaysWhatIsWrongWithIt() throws Exception {
        byte[] file = Buffers.sample("adventure-zstd.save");
        file[0x14] ^= 1;
        assertThat(blocks(file).getFirst().sentence())
                .contains(" Problem: 0 of the 1,868 bytes of block 1 of 1 can be unpacked");
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
                "all 32 bytes of block 1 of 1 can be unpacked, but it is damaged: a wrong checksum")
                .doesNotContain("block 0");
    }
}
