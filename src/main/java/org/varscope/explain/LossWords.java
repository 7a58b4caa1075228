package org.varscope.explain;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.repair.Losses;
import org.varscope.said.Language;
import org.varscope.said.Numbers;
import org.varscope.said.Wording;
import org.varscope.text.Visible;
import org.varscope.variant.VariantKind;

/// What a repair costs, in words.
public final class LossWords {
    /// More collections are only counted.
    private static final int MOST = 4;

    private final Language language;
    private final Wording words;
    private final Dialect dialect;

    private LossWords(Dialect dialect, Language language) {
        this.dialect = dialect;
        this.language = language;
        this.words = Wording.beside(LossWords.class, language);
    }

    /// {@return what `losses` are, a clause: `5 of 8 entries of $ and 4 of 14 entries of $.player are cut off`; empty
    /// where nothing that could be read is gone or another}
    ///
    /// @param done whether the repair has been made
    public static String clause(Losses losses, Dialect dialect, boolean done, Language language) {
        return losses.isNone() ? "" : new LossWords(dialect, language).all(losses, done ? "-done" : "");
    }

    private String all(Losses losses, String done) {
        List<String> clauses = new ArrayList<>();
        List<Losses.Shortened> cut = losses.shortened();
        if (!cut.isEmpty()) {
            clauses.add(words.counted("loss.cut" + done, cut.size() == 1 ? cut.getFirst().gone() : cut.size(),
                    shortened(cut)));
        }
        counted("loss.lost" + done, losses.lost(), clauses);
        counted("loss.changed" + done, losses.changed(), clauses);
        String said = String.join(words.say("loss.between"), clauses);
        return losses.complete() ? said : words.say("loss.at-least", said);
    }

    private String shortened(List<Losses.Shortened> all) {
        List<String> parts = new ArrayList<>(all.stream().limit(MOST).map(this::shortened).toList());
        if (all.size() > MOST) {
            parts.add(words.counted("loss.more", all.size() - MOST, all.size() - MOST));
        }
        String last = parts.removeLast();
        return parts.isEmpty() ? last : words.say("loss.and", String.join(words.say("loss.comma"), parts), last);
    }

    private String shortened(Losses.Shortened one) {
        VariantKind kind = one.at().kind();
        String key = kind == VariantKind.DICTIONARY ? "loss.entries" : kind == VariantKind.OBJECT ? "loss.properties"
                : "loss.elements";
        return words.say(key, Numbers.grouped(one.gone()), Numbers.grouped(one.of()),
                Visible.line(PathWords.atOnce(one.in(), one.at())));
    }

    private void counted(String key, Map<VariantKind, Long> counts, List<String> clauses) {
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        if (all > 0) {
            clauses.add(words.counted(key, all, Numbers.grouped(all), kinds(counts)));
        }
    }

    private String kinds(Map<VariantKind, Long> counts) {
        return new TreeMap<>(counts).entrySet().stream()
                .map(one -> words.say("loss.kind", Numbers.grouped(one.getValue()), name(one.getKey())))
                .collect(Collectors.joining(words.say("loss.comma")));
    }

    private String name(VariantKind kind) {
        return dialect.rowOf(kind).map(Row::name).orElse(kind.name());
    }
}
