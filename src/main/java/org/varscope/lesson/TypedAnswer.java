package org.varscope.lesson;

import module java.base;
import org.varscope.text.cell.TypedNumber;

/// An answer as it was typed, which says the same as another in whatever way either is written.
final class TypedAnswer {
    private TypedAnswer() { }

    /// {@return whether both say the same number, or the same text whatever its case, its spaces and its quotes}
    static boolean isSame(String typed, String wanted) {
        Optional<BigDecimal> number = number(typed);
        return number.isPresent() && number(wanted).isPresent()
                ? number.get().compareTo(number(wanted).get()) == 0 : bare(typed).equals(bare(wanted));
    }

    /// {@return the number that `text` says; empty where it says none}
    static Optional<BigDecimal> number(String text) {
        return TypedNumber.plain(narrow(text).strip()).map(BigDecimal::new);
    }

    private static String bare(String text) {
        return narrow(text).replaceAll("[\\s\"'`]", "").toLowerCase(Locale.ROOT);
    }

    /// Digits and letters as wide as Japanese ones are the same digits and letters.
    private static String narrow(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
