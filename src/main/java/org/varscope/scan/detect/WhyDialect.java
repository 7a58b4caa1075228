package org.varscope.scan.detect;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.problem.Flaw;

/// Collects why a dialect was chosen.
final class WhyDialect {
    private WhyDialect() { }

    /// {@return why `best` was taken among `readings` of the same framing}
    static List<Reason> whole(StrictReading best, List<StrictReading> readings) {
        List<Reason> reasons = new ArrayList<>(List.of(read(best)));
        List<String> equals = new ArrayList<>();
        for (StrictReading other : readings) {
            if (other == best) {
                continue;
            }
            if (other.isWhole() && other.score() == best.score()) {
                equals.add(title(other));
            } else if (other.isWhole()) {
                reasons.add(new Reason.LessPlausible(title(other)));
            } else {
                reasons.add(stops(other));
            }
        }
        if (!equals.isEmpty()) {
            reasons.add(new Reason.Alike(equals));
        }
        own(best.evidence(), reasons);
        return reasons;
    }

    /// {@return how a dialect that was asked for gets on}
    static List<Reason> given(StrictReading reading) {
        return List.of(read(reading));
    }

    /// {@return why `best` was taken where no reading is whole}
    static List<Reason> partial(PartialReading best, List<Dialect> others) {
        StrictReading strict = best.strict();
        List<Reason> reasons = new ArrayList<>();
        reasons.add(strict.exact() == 0 ? new Reason.MostBytes(title(strict))
                : new Reason.Partly(title(strict), strict.exact(), strict.records()));
        best.firstTrouble().map(p -> new Reason.FirstTrouble(p.span().start(), p.flaw()))
                .or(() -> Optional.ofNullable(strict.trouble())
                        .map(flaw -> new Reason.FirstTrouble(strict.troubleAt(), flaw)))
                .ifPresent(reasons::add);
        own(best.evidence(), reasons);
        if (!others.isEmpty()) {
            reasons.add(new Reason.ReadByOthers(others.stream().map(Dialect::name).toList()));
        }
        return reasons;
    }

    private static Reason read(StrictReading best) {
        return new Reason.Whole(title(best), best.framing().isSingle() ? 0 : best.records());
    }

    private static void own(Evidence evidence, List<Reason> reasons) {
        if (evidence.isDouble()) {
            reasons.add(Reason.Sign.DOUBLE_VECTORS);
        }
        if (evidence.hasScriptObject()) {
            reasons.add(Reason.Sign.SCRIPT_OBJECTS);
        }
        if (evidence.hasOldMotion()) {
            reasons.add(Reason.Sign.OLD_MOTION);
        }
    }

    private static Reason stops(StrictReading reading) {
        // What reads no record of an empty file breaks no rule.
        Flaw flaw = reading.trouble() == null ? Flaw.Plain.NO_VALUE : reading.trouble();
        return new Reason.Stops(title(reading), Math.max(0, reading.troubleAt()), flaw);
    }

    private static String title(StrictReading reading) {
        return reading.dialect().traits().title();
    }
}
