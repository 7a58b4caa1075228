package org.varscope.variant;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Values nested deeper than the Java stack goes.
class NestingTest {
    private static final int DEPTH = 200_000;

    /// Objects in dictionaries in arrays, and so on, around `innermost`.
    private static Variant nested(Variant innermost) {
        Variant value = innermost;
        for (int i = 0; i < DEPTH; i++) {
            value = switch (i % 4) {
                case 0 -> Variant.Array.of(List.of(Variant.NIL, value));
                case 1 -> Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Int(i), value)));
                case 2 -> Variant.Dictionary.of(List.of(new Variant.Entry(value, Variant.NIL)));
                default -> new Variant.FullObject("Node", List.of(new Variant.Property("p", value)));
            };
        }
        return value;
    }

    @Test
    void equalValuesAreEqualAtAnyDepth() {
        assertThat(nested(new Variant.Int(1)).equals(nested(new Variant.Int(1)))).isTrue();
    }

    @Test
    void aDifferenceIsSeenAtAnyDepth() {
        assertThat(nested(new Variant.Int(1)).equals(nested(new Variant.Int(2)))).isFalse();
    }

    @Test
    void equalValuesHaveEqualHashCodesAtAnyDepth() {
        assertThat(nested(new Variant.Int(1))).hasSameHashCodeAs(nested(new Variant.Int(1)));
    }

    @Test
    void aTextIsMadeAtAnyDepth() {
        assertThat(nested(new Variant.Int(12345)).toString()).contains("12345").hasSizeGreaterThan(DEPTH);
    }

    @Test
    void theSharedBitAndTheTypesCount() {
        Variant plain = Variant.Array.of(List.of());
        assertThat(plain).isNotEqualTo(new Variant.Array(ElementType.ANY, List.of(), true))
                .isNotEqualTo(new Variant.Array(new ElementType.Builtin(VariantKind.INT), List.of(), false))
                .isNotEqualTo(Variant.Dictionary.of(List.of()));
    }
}
