package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.explain.Saying;

class RepeatedBytesTest {
    @Test
    void whatIsTypedIsRepeatedAsFarAsItGoes() throws TextException {
        assertThat(RepeatedBytes.fill(RepeatedBytes.read("DE AD be"), 7)).isEqualTo(
                HexFormat.of().parseHex("deadbedeadbede"));
        assertThat(RepeatedBytes.fill(RepeatedBytes.read("\"é\""), 3)).isEqualTo(HexFormat.of().parseHex("c3a9c3"));
        assertThat(RepeatedBytes.fill(RepeatedBytes.read("0102"), 1)).containsExactly(1);
    }

    @Test
    void whatMeansNoBytesIsRefused() {
        assertThatThrownBy(() -> RepeatedBytes.read("xyz")).satisfies(Saying.partly("00 or DE AD"));
        assertThatThrownBy(() -> RepeatedBytes.read("\"\"")).isInstanceOf(TextException.class);
    }
}
