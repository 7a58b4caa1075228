package org.varscope.explain.wrapper;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.field.WrapperPart;
import org.varscope.explain.Language;
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
}
