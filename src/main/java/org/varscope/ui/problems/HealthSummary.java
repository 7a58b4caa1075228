package org.varscope.ui.problems;

import org.jspecify.annotations.Nullable;
import org.varscope.check.Report;
import org.varscope.check.Verdict;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Framing;
import org.varscope.explain.Numbers;
import org.varscope.problem.Code;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.model.Health;

/// What can be said of the health of a document in a sentence or two: never more than was checked.
///
/// @param words for people
/// @param offer what can be done about it; null for nothing
record HealthSummary(String words, Tone tone, @Nullable Offer offer) {
    /// Classes and scripts in it are called by the file.
    HealthSummary {
        words = Visible.line(words);
    }

    /// How good the news is.
    enum Tone {
        /// Nothing is wrong.
        GOOD,
        /// Not known yet.
        OPEN,
        /// It loads, but something is odd.
        DOUBTFUL,
        /// It does not load.
        BAD
    }

    /// What a person can do.
    enum Offer {
        /// Check once more.
        CHECK("Check now"),
        /// Check what an engine does that allows objects.
        WITH_OBJECTS("Check with objects allowed"),
        /// Check what an engine does that does not.
        WITHOUT_OBJECTS("Check without objects");

        private final String title;

        Offer(String title) {
            this.title = title;
        }

        /// {@return what it is called}
        String title() {
            return title;
        }
    }

    /// @param reading whether the document is being read
    static HealthSummary of(Health health, boolean reading) {
        return switch (health.state()) {
            case Health.State.Unread _ -> new HealthSummary(reading ? "Reading\u2026 Not checked yet."
                    : "Not checked: not all of the bytes were read.", Tone.OPEN, null);
            case Health.State.Checking(boolean again) -> new HealthSummary(again ? "Checking again\u2026" : "Checking\u2026",
                    Tone.OPEN, null);
            case Health.State.Failed(String why) ->
                    new HealthSummary("The check failed: " + why + ".", Tone.OPEN, Offer.CHECK);
            case Health.State.Checked(Report report) when !report.complete() ->
                    new HealthSummary(stopped(report), Tone.OPEN, Offer.CHECK);
            case Health.State.Checked(Report report) -> checked(report);
        };
    }

    private static String stopped(Report report) {
        long all = Math.max(report.records(), report.structure().records());
        String words = "The check was stopped: %s of %s checked"
                .formatted(Numbers.grouped(report.records()), records(report.structure(), all));
        return words + (report.refused() == 0 ? "." : ", %s would be refused.".formatted(Numbers.grouped(report.refused())));
    }

    private static HealthSummary checked(Report report) {
        Structure structure = report.structure();
        Verdict first = report.first();
        if (structure.bytes().isEmpty()) {
            return new HealthSummary("There are no bytes.", Tone.OPEN, null);
        }
        if (first != null) {
            return new HealthSummary(refused(report, first), Tone.BAD, offer(report));
        }
        if (report.records() == 0) {
            return new HealthSummary("There are no records.", report.problems().isEmpty() ? Tone.OPEN : Tone.DOUBTFUL, null);
        }
        boolean clean = report.problems().isEmpty();
        String words = "%s would load %s (%s).".formatted(engine(structure), subject(structure), scope(report));
        return new HealthSummary(clean && !isPart(structure) ? "Every byte is accounted for. " + words : words,
                clean ? Tone.GOOD : Tone.DOUBTFUL, offer(report));
    }

    private static String refused(Report report, Verdict first) {
        Structure structure = report.structure();
        String rule = "(" + scope(report) + ")";
        if (report.records() == 1 || isPart(structure)) {
            return "%s would refuse %s: %s %s.".formatted(engine(structure), subject(structure), first.error(), rule);
        }
        return "%s would refuse %s of %s, first %s %s at 0x%08X: %s %s.".formatted(engine(structure),
                Numbers.grouped(report.refused()), records(structure, report.records()), unit(structure),
                Numbers.grouped(first.record()), first.offset(), first.error(), rule);
    }

    /// What was checked, and what was taken for granted.
    private static String scope(Report report) {
        String rule = report.objects() == ObjectRule.ALLOWED ? "objects allowed" : "objects not allowed";
        String assumed = report.assumes().isEmpty() ? "" : "; assumed: " + String.join(", ", report.assumes());
        String count = isPart(report.structure()) ? "nothing around it was checked"
                : records(report.structure(), report.records());
        return count + ", " + rule + assumed;
    }

    private static @Nullable Offer offer(Report report) {
        if (report.structure().framing() instanceof Framing.Project) {
            return null;
        }
        if (report.objects() == ObjectRule.ALLOWED) {
            return Offer.WITHOUT_OBJECTS;
        }
        boolean objects = report.problems().stream().anyMatch(problem -> problem.code() == Code.OBJECT_PRESENT);
        return objects ? Offer.WITH_OBJECTS : null;
    }

    private static String engine(Structure structure) {
        return structure.dialect().traits().title();
    }

    private static boolean isPart(Structure structure) {
        return structure.framing().isValueAt();
    }

    private static String subject(Structure structure) {
        return isPart(structure) ? "this value" : structure.framing() instanceof Framing.Fields
                ? "the values in these fields" : "this file";
    }

    private static String unit(Structure structure) {
        return switch (structure.framing()) {
            case Framing.Bare _, Framing.Values _, Framing.Stream _ -> "record";
            case Framing.Project _ -> "setting";
            case Framing.Fields _ -> "field";
        };
    }

    private static String records(Structure structure, long count) {
        return "%s %s%s".formatted(Numbers.grouped(count), unit(structure), count == 1 ? "" : "s");
    }
}
