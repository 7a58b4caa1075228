package org.varscope.explain;

import module java.base;
import org.varscope.dialect.Framing;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Wording;
import org.varscope.scan.detect.Reason;

/// Why bytes are read as they are, in words.
public final class ReasonWords {
    private final Language language;
    private final Wording words;

    private ReasonWords(Language language) {
        this.language = language;
        this.words = Wording.beside(ReasonWords.class, language);
    }

    /// {@return the reasons as clauses in English, one after the other}
    public static String clauses(List<Reason> reasons) {
        return clauses(reasons, Language.ENGLISH);
    }

    /// {@return the reasons as clauses in `language`, one after the other}
    public static String clauses(List<Reason> reasons, Language language) {
        return new ReasonWords(language).all(reasons);
    }

    private String all(List<Reason> reasons) {
        StringBuilder all = new StringBuilder();
        String between = "";
        for (Reason reason : reasons) {
            all.append(between).append(clause(reason));
            between = words.say(reason instanceof Reason.Transferred ? "reason.without-that"
                    : reason instanceof Reason.Wrapped && reasons.getLast() != Reason.Sign.NOTHING_INSIDE
                    ? "reason.inside" : "reason.between");
        }
        return all.toString();
    }

    private String lead(Reason.Lead lead) {
        String then = lead.then().isStream() ? "record" : "value";
        String first = words.say("reason.lead-" + (lead.read() ? "read-" : "") + then, words.bytes(lead.bytes()),
                hex(lead.bytes()), Framing.of(lead.list()).word());
        if (lead.behind() == 0) {
            return first;
        }
        String last = words.say("reason.tail", words.bytes(lead.behind()));
        return lead.bytes() == 0 ? last : words.say("reason.lead-and-tail", first, last);
    }

    private String clause(Reason reason) {
        return switch (reason) {
            case Reason.Whole(var dialect, int records) -> records == 0 ? words.say("reason.whole.none", dialect)
                    : words.counted("reason.whole", records, dialect, records);
            case Reason.Partly(var dialect, int whole, int records) ->
                    words.counted("reason.partly", whole, whole, records, dialect);
            case Reason.MostBytes(var dialect) -> words.say("reason.most-bytes", dialect);
            case Reason.FirstTrouble(long offset, var flaw) ->
                    words.say("reason.first-trouble", hex(offset), Clauses.clause(flaw, language));
            case Reason.Lead lead -> lead(lead);
            case Reason.Digested(var list) -> words.say("reason.digested", list.text());
            case Reason.Stored(var list) -> words.say("reason.stored", list.text());
            case Reason.Stops(var dialect, long offset, var flaw) ->
                    words.say("reason.stops", dialect, hex(offset), Clauses.clause(flaw, language));
            case Reason.LessPlausible(var dialect) -> words.say("reason.less-plausible", dialect);
            case Reason.Alike(var dialects) -> words.counted("reason.alike", dialects.size(), names(dialects));
            case Reason.ReadByOthers(var names) -> words.counted("reason.read-by-others", names.size(), names(names));
            case Reason.Wrapped(var title) -> Clauses.clause(title, language);
            case Reason.Transferred(var transfer) -> words.of("reason", transfer);
            case Reason.Sign sign -> words.of("reason", sign);
        };
    }

    private static String hex(long offset) {
        return String.format(Locale.ROOT, "%X", offset);
    }

    private String names(List<String> dialects) {
        return words.and(dialects);
    }
}
