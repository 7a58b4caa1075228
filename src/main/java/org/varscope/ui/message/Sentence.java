package org.varscope.ui.message;

/// Words that were made as part of a sentence, as a sentence of their own.
public final class Sentence {
    private Sentence() { }

    /// {@return `words` beginning with a capital; empty if there are none}
    public static String begin(String words) {
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /// {@return `clause` with a capital and a full stop; empty if there are no words}
    public static String of(String clause) {
        return clause.isEmpty() || clause.endsWith(".") ? begin(clause) : begin(clause) + ".";
    }
}
