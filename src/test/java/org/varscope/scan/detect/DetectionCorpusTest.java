package org.varscope.scan.detect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Framing;

/// Every value that an engine wrote is found whole, in a dialect that decodes it.
class DetectionCorpusTest {
    @ParameterizedTest
    @ValueSource(strings = {"godot2", "godot3", "godot3-more", "godot4", "godot4double"})
    void aValueOfAnEngineReadsWholeInTheDialectThatIsFound(String folder) throws DecodeException {
        for (EngineCase value : EngineCase.variantsIn(folder)) {
            if (value.bytes().length > 0) {
                Detection found = Detection.of(ByteStore.of(value.bytes()), null, null);
                assertThat(found.whole()).as("%s: %s", value, found).isTrue();
                // An empty String reads as a record that holds null, too.
                if (!found.framing().equals(Framing.STREAM)) {
                    assertThat(found.framing()).as(value.toString()).isEqualTo(Framing.BARE);
                    assertThat(new Decoder(found.dialect(), ObjectRule.ALLOWED).decode(value.bytes()).consumed())
                            .as("%s: %s", value, found).isGreaterThanOrEqualTo(value.bytes().length);
                }
            }
        }
    }
}
