package org.varscope.text.godot;

import module java.base;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.RandomValues;
import org.varscope.codec.RandomValues.Range;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;

/// Damaged text is refused or means something else; nothing but a refusal is ever thrown.
class GodotReaderFuzzTest {
    private static final String BITS = "()[]{}\"\\&@#:,;.-+eE0123456789xnaiInfu_ \n\0é😀Object#Signal(Vector2(";
    private static final int MUTANTS = 400;

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void damagedTextIsReadOrRefused(int seed) {
        Random random = new Random(seed);
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        String text = GodotText.exact(new RandomValues(random, dialect, Range.ANY).value(4), dialect);

        assertThatCode(() -> {
            for (int i = 0; i < MUTANTS; i++) {
                tryRead(mutant(text, random), dialect);
            }
        }).doesNotThrowAnyException();
    }

    private static void tryRead(String text, Dialect dialect) {
        try {
            GodotText.write(GodotReader.read(text, dialect), dialect);
        } catch (TextException e) {
            if (e.offset() < 0 || e.offset() > text.length()) {
                throw new IllegalStateException("offset " + e.offset() + " of " + text, e);
            }
        }
    }

    private static String mutant(String text, Random random) {
        StringBuilder mutant = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(mutant.length() + 1);
            int end = Math.min(mutant.length(), at + random.nextInt(4));
            int bit = random.nextInt(BITS.length());
            mutant.replace(at, end, BITS.substring(bit, Math.min(BITS.length(), bit + random.nextInt(4))));
        }
        return mutant.toString();
    }
}
