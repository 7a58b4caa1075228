package org.varscope.ui.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.fxmisc.richtext.model.Paragraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class StyledTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "1", "[1, \"two\",\n\n  true]\n", "\"over\nlines\" # and more"})
    void theLinesTogetherAreTheText(String text) {
        assertThat(StyledText.of(text, null).lines().getText()).isEqualTo(text);
    }

    @Test
    void aLineOfThousandsOfCharactersIsOnePiece() {
        String line = "[" + "12345, ".repeat(500) + "6]";
        StyledText styled = StyledText.of(line + "\n7", null);
        assertThat(styled.lines().getParagraph(0).getStyleSpans().getSpanCount()).isEqualTo(1);
        assertThat(styled.lines().getParagraph(1).getStyleOfChar(0)).containsExactly("number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "[1, \"two\",\n\n  true]\n", "\"over\nlines\" # and more"})
    void everyCharacterHasTheStyleOfItsToken(String text) {
        StyledText styled = StyledText.of(text, null);
        List<Collection<String>> wanted = styled.styles().stream()
                .flatMap(span -> Collections.nCopies(span.getLength(), span.getStyle()).stream()).toList();
        int at = 0;
        for (Paragraph<Collection<String>, String, Collection<String>> line : styled.lines().getParagraphs()) {
            for (int i = 0; i < line.length(); i++) {
                assertThat(line.getStyleOfChar(i)).isEqualTo(wanted.get(at + i));
            }
            at += line.length() + 1;
        }
        assertThat(at).isEqualTo(text.length() + 1);
    }
}
