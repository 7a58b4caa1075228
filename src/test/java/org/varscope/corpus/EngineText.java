package org.varscope.corpus;

import org.varscope.dialect.Dialect;
import org.varscope.variant.Variant;

/// What an engine prints for a value that it holds.
public final class EngineText {
    /// Where the recorded verdicts cut a text that is too long.
    private static final String CLIPPED = "...(clipped)";

    private EngineText() { }

    /// {@return the text of `value` in the generation of `dialect`}
    public static String of(Variant value, Dialect dialect) {
        return switch (dialect.traits().generation()) {
            case 2 -> EngineText2.of(value);
            case 3 -> new EngineText3(dialect).of(value);
            default -> new EngineText4(dialect).of(value);
        };
    }

    /// {@return `text` cut where `recorded` was}
    public static String clippedAs(String recorded, String text) {
        int kept = recorded.length() - CLIPPED.length();
        return recorded.endsWith(CLIPPED) && text.length() > kept ? text.substring(0, kept) + CLIPPED : text;
    }
}
