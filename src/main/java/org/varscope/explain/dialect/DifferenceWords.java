package org.varscope.explain.dialect;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.explain.dialect.DialectComparison.Difference;
import org.varscope.explain.dialect.DialectComparison.Refused;
import org.varscope.said.Language;
import org.varscope.said.Phrases;

/// What a [DialectComparison] found, in words.
public final class DifferenceWords {
    private final Phrases phrases;

    /// Words in `language`.
    public DifferenceWords(Language language) {
        phrases = Phrases.beside(DifferenceWords.class, language);
    }

    /// {@return how a field differs, in a few words; empty where it does not}
    public String of(Difference difference) {
        return difference == Difference.NONE ? ""
                : phrases.get("difference." + difference.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /// {@return the titles of the dialects that cannot hold the value, by why they cannot: a clause}
    public SequencedMap<String, List<String>> reasons(List<Refused> refused) {
        return refused.stream().collect(Collectors.groupingBy(this::reason, LinkedHashMap::new,
                Collectors.mapping(one -> title(one.dialect()), Collectors.toList())));
    }

    private String reason(Refused refused) {
        return refused.lacks().isEmpty() ? refused.reason()
                : phrases.get("lacks", String.join(", ", refused.lacks()));
    }

    private static String title(Dialect dialect) {
        return dialect.traits().title();
    }
}
