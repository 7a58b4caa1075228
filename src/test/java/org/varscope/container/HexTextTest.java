package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Text of hexadecimal digits.
class HexTextTest {
    private static Probe.Result open(String text) throws IOException {
        return Probe.open(ByteStore.of(text.getBytes(StandardCharsets.US_ASCII)),
                Layers.named("hexadecimal+stream").orElseThrow(), null, null, Progress.NONE);
    }

    private static String text(ByteStore bytes) {
        return new String(bytes.bytes(new Span(0, bytes.length())), StandardCharsets.US_ASCII);
    }

    /// Lines, spaces and capitals stay as they are.
    @Test
    void aTextIsReadAndWrittenInTheSameForm() throws IOException {
        byte[] before = Buffers.sample("adventure.save");
        byte[] after = Buffers.sample("adventure-records.save");
        for (UnaryOperator<String> form : List.<UnaryOperator<String>>of(hex -> hex, String::toUpperCase,
                hex -> hex + "\n", hex -> hex.replaceAll("..(?!$)", "$0 "),
                hex -> hex.replaceAll(".{32}(?!$)", "$0\r\n") + "\r\n")) {
            String text = form.apply(HexFormat.of().formatHex(before));
            Probe.Result.Found found = (Probe.Result.Found) open(text);
            ByteStore content = found.wrapping().content();
            assertThat(content.bytes(new Span(0, content.length()))).isEqualTo(before);
            assertThat(text(found.wrapping().wrap(content, Progress.NONE).file())).isEqualTo(text);
            assertThat(text(found.wrapping().wrap(ByteStore.of(after), Progress.NONE).file()))
                    .isEqualTo(form.apply(HexFormat.of().formatHex(after)));
            Layer layer = found.wrapping().layers().getFirst();
            for (long at : List.of(0L, 1L, 16L, content.length() - 1)) {
                assertThat(text(layer.file().slice(layer.around(at))).replaceAll("\\s", ""))
                        .isEqualToIgnoringCase(HexFormat.of().toHexDigits(before[(int) at]));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "00 1", "0x00", "00 zz", " \n"})
    void whatIsNoneIsRefused(String text) throws IOException {
        assertThat(Clauses.clause((Probe.Result.Unopened) open(text)))
                .startsWith("cannot be opened as a text of hexadecimal digits");
    }
}
