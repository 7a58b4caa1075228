package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.corpus.EngineCase;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// Values are written the same wherever the computer stands.
@ResourceLock(Resources.LOCALE)
class OtherLocalesTest {
    private final Locale usual = Locale.getDefault();

    @AfterEach
    void back() {
        Locale.setDefault(usual);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "tr-TR", "ja-JP"})
    void everyValueHasTheSameTextInEveryLocale(String tag) throws DecodeException {
        Dialect dialect = Dialects.of("godot2");
        for (EngineCase known : EngineCase.variantsIn("godot2")) {
            if (known.bytes().length == 0) {
                continue;
            }
            Variant value = new Decoder(dialect, ObjectRule.ALLOWED).decode(known.bytes()).value();
            Locale.setDefault(Locale.ROOT);
            String text = GodotText.write(value, dialect, FloatWidth.USUAL);
            Locale.setDefault(Locale.forLanguageTag(tag));
            assertThat(GodotText.write(value, dialect, FloatWidth.USUAL)).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "tr-TR", "ja-JP"})
    void bytesAsCHaveTheSameDigitsInEveryLocale(String tag) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Arrays.stream(ByteNotation.values()).map(one -> one.write(new byte[] {1, 2, 3})))
                .allMatch(text -> text.chars().noneMatch(c -> c > 0x7F)).anyMatch(text -> text.contains("data[3]"));
    }
}
