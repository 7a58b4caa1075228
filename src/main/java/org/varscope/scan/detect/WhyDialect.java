package org.varscope.scan.detect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;

/// Puts into words why a dialect was chosen.
final class WhyDialect {
    private WhyDialect() { }

    /// {@return why `best` was taken among `readings` of the same framing}
    static String whole(StrictReading best, List<StrictReading> readings) {
        List<String> reasons = new ArrayList<>(List.of(read(best)));
        List<String> equals = new ArrayList<>();
        for (StrictReading other : readings) {
            if (other == best) {
                continue;
            }
            if (other.isWhole() && other.score() == best.score()) {
                equals.add(other.dialect().traits().title());
            } else if (other.isWhole()) {
                reasons.add(other.dialect().traits().title() + " reads them too, but less plausibly");
            } else {
                reasons.add(stops(other));
            }
        }
        if (!equals.isEmpty()) {
            reasons.add(String.join(" and ", equals) + (equals.size() == 1 ? " reads" : " read")
                    + " the same: the bytes do not tell more");
        }
        own(best.evidence(), reasons);
        return String.join("; ", reasons);
    }

    /// {@return how a dialect that was asked for gets on}
    static String given(StrictReading reading) {
        return read(reading);
    }

    /// {@return why `best` was taken where no reading is whole}
    static String partial(PartialReading best, List<Dialect> others) {
        StrictReading strict = best.strict();
        List<String> reasons = new ArrayList<>();
        reasons.add(strict.exact() == 0 ? title(strict) + " decodes the most bytes"
                : "%d of the %d records looked at %s whole as %s".formatted(strict.exact(), strict.records(),
                        strict.exact() == 1 ? "reads" : "read", title(strict)));
        best.firstTrouble().map(p -> "0x%X (%s)".formatted(p.span().start(), p.message()))
                .or(() -> Optional.of("0x%X (%s)".formatted(strict.troubleAt(), strict.trouble()))
                        .filter(_ -> strict.troubleAt() >= 0))
                .ifPresent(trouble -> reasons.add("the first trouble is at " + trouble));
        own(best.evidence(), reasons);
        if (!others.isEmpty()) {
            reasons.add(others.stream().map(Dialect::name).collect(Collectors.joining(" and "))
                    + (others.size() == 1 ? " reads" : " read") + " all of it");
        }
        return String.join("; ", reasons);
    }

    private static String read(StrictReading best) {
        String what = best.framing() instanceof Framing.Bare ? "the value reads"
                : best.records() == 1 ? "the one record reads" : "all " + best.records() + " records looked at read";
        return what + " whole as " + title(best);
    }

    private static void own(Evidence evidence, List<String> reasons) {
        if (evidence.isDouble()) {
            reasons.add("its vectors are written in 64 bits");
        }
        if (evidence.hasOldMotion()) {
            reasons.add("a joystick motion has the form of Godot 1.0 to 2.0");
        }
    }

    private static String stops(StrictReading reading) {
        return "%s stops at 0x%X (%s)".formatted(title(reading), reading.troubleAt(), reading.trouble());
    }

    private static String title(StrictReading reading) {
        return reading.dialect().traits().title();
    }
}
