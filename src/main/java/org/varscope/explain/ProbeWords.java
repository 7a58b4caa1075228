package org.varscope.explain;

import org.varscope.container.Probe;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Wording;

/// What a file is that was not opened, in words.
public final class ProbeWords {
    private ProbeWords() { }

    /// {@return what it is in English, to be put after the name of the file}
    public static String clause(Probe.Result result) {
        return clause(result, Language.ENGLISH);
    }

    /// {@return what it is in `language`, to be put after the name of the file; empty of one that was opened}
    public static String clause(Probe.Result result, Language language) {
        Wording words = Wording.beside(ProbeWords.class, language);
        return switch (result) {
            case Probe.Result.Foreign(var what, var hint, boolean values, var _) -> words.say(values ? "probe.values"
                    : "probe.foreign", Clauses.clause(what, language), Clauses.clause(hint, language));
            case Probe.Result.Locked locked -> locked.trouble() == null
                    ? words.say("probe.locked", Clauses.clause(locked.what(), language))
                    : words.say("probe.not-opened", Clauses.clause(locked.what(), language),
                            Clauses.clause(locked.trouble(), language));
            case Probe.Result.Damaged(var what, var why) -> words.say("probe.damaged",
                    Clauses.clause(what, language), Clauses.clause(why, language));
            case Probe.Result.Large(var what, long packed, long content) -> words.say("probe.large",
                    Clauses.clause(what, language), Wording.commas(packed), Wording.commas(content));
            case Probe.Result.Empty _ -> words.say("probe.empty");
            case Probe.Result.Found _ -> "";
        };
    }
}
