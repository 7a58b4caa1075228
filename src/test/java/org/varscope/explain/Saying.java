package org.varscope.explain;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import org.varscope.said.Clauses;

/// What an exception of the rooms below says in English, for tests of what it says.
public final class Saying {
    private Saying() { }

    /// {@return what demands that it says this and no more}
    public static Consumer<Throwable> exactly(String words) {
        return thrown -> assertThat(Clauses.why(thrown)).isEqualTo(words);
    }

    /// {@return what demands that it says this, among other things}
    public static Consumer<Throwable> partly(CharSequence... words) {
        return thrown -> assertThat(Clauses.why(thrown)).contains(words);
    }

    /// {@return what demands that it says what this finds}
    public static Consumer<Throwable> matching(String pattern) {
        return thrown -> assertThat(Clauses.why(thrown)).containsPattern(pattern);
    }
}
