package org.varscope.ui.message;

import org.varscope.remark.Clause;
import org.varscope.said.Clauses;
import org.varscope.said.Language;

/// Words that were made as part of a sentence, as a sentence of their own.
public final class Sentence {
    /// Of a sentence in Japanese.
    private static final String STOP = "\u3002";

    private Sentence() { }

    /// {@return `words` beginning with a capital; empty if there are none. In Japanese, which has no capitals, they may
    /// begin with the name of a value.}
    public static String begin(String words) {
        return Clauses.begun(words, Messages.language());
    }

    /// {@return what a room below remarks, with a capital and a full stop}
    public static String of(Clause remark) {
        return of(Messages.say(remark));
    }

    /// {@return `clause` with a capital and a full stop; empty if there are no words}
    public static String of(String clause) {
        return clause.isEmpty() || clause.endsWith(".") || clause.endsWith(STOP) ? begin(clause)
                : begin(clause) + (Messages.language() == Language.JAPANESE ? STOP : ".");
    }
}
