package org.varscope.ui.problems;

import org.jspecify.annotations.Nullable;
import org.varscope.check.Report;
import org.varscope.check.Verdict;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.repair.incident.Incident;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.Health;
import org.varscope.ui.model.RecordWords;

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
        GOOD("fth-check"),
        /// Not known yet.
        OPEN("fth-clock"),
        /// It loads, but something is odd.
        DOUBTFUL("fth-alert-triangle"),
        /// It does not load.
        BAD("fth-x-circle");

        final String icon;

        Tone(String icon) {
            this.icon = icon;
        }
    }

    /// What a person can do.
    enum Offer {
        /// Check once more.
        CHECK("problems.check"),
        /// Check what an engine does that allows objects.
        WITH_OBJECTS("problems.check-allowed"),
        /// Check what an engine does that does not.
        WITHOUT_OBJECTS("problems.check-not-allowed");

        private final String key;

        Offer(String key) {
            this.key = key;
        }

        /// {@return what it is called}
        String title() {
            return Messages.get(key);
        }
    }

    /// @param reading whether the document is being read
    static HealthSummary of(Health health, boolean reading) {
        return switch (health.state()) {
            case Health.State.Unread _ -> new HealthSummary(
                    Messages.get(reading ? "problems.reading" : "problems.unread"), Tone.OPEN, null);
            case Health.State.Checking(boolean again) -> new HealthSummary(
                    Messages.get(again ? "problems.checking-again" : "problems.checking"), Tone.OPEN, null);
            case Health.State.Failed(String why) ->
                    new HealthSummary(Messages.get("problems.failed", why), Tone.OPEN, Offer.CHECK);
            case Health.State.Checked(Report report) when !report.complete() ->
                    new HealthSummary(stopped(report), Tone.OPEN, Offer.CHECK);
            case Health.State.Checked(Report report) -> checked(report);
        };
    }

    private static String stopped(Report report) {
        boolean mixed = report.structure().framing().isListed();
        long all = mixed ? report.records() : Math.max(report.records(), report.structure().records());
        return Messages.get(report.refused() == 0 ? "problems.stopped" : "problems.stopped-refused", report.records(),
                RecordWords.values(report.structure(), all), report.refused());
    }

    private static HealthSummary checked(Report report) {
        Structure structure = report.structure();
        Verdict first = report.first();
        if (structure.bytes().isEmpty()) {
            return new HealthSummary(Messages.get("problems.no-bytes"), Tone.OPEN, null);
        }
        if (first != null) {
            return new HealthSummary(refused(report, first), Tone.BAD, offer(report));
        }
        if (structure.framing().equals(Framing.TEXT)) {
            return new HealthSummary(Messages.get("problems.text"), Tone.OPEN, null);
        }
        if (report.records() == 0) {
            return new HealthSummary(Messages.get(structure.framing().isListed() ? "problems.no-values"
                    : "problems.no-records"),
                    report.problems().isEmpty() ? Tone.OPEN : Tone.DOUBTFUL, null);
        }
        boolean clean = report.problems().stream().allMatch(one -> Report.isNote(one, structure.framing()));
        String words = Messages.get("problems.loads", engine(structure), subject(structure), scope(report));
        if (report.zeros()) {
            return new HealthSummary(Messages.get("problems.zeros", Sentence.of(
                    new Incident.OnlyZeros(structure.bytes().length())), words), Tone.DOUBTFUL, offer(report));
        }
        return new HealthSummary(clean && !isPart(structure) ? Messages.get("problems.accounted", words) : words,
                clean ? Tone.GOOD : Tone.DOUBTFUL, offer(report));
    }

    private static String refused(Report report, Verdict first) {
        Structure structure = report.structure();
        if (report.records() == 1 || isPart(structure)) {
            return Messages.get("problems.refused",
                    engine(structure), subject(structure), first.error(), first.error().name(), scope(report));
        }
        return Messages.get("problems.refused-some", engine(structure), report.refused(),
                RecordWords.values(structure, report.records()), RecordWords.one(structure, first.record()),
                "0x%08X".formatted(first.offset()), first.error(), first.error().name(), scope(report));
    }

    /// What was checked, and what was taken for granted.
    private static String scope(Report report) {
        String count = isPart(report.structure()) ? Messages.get("problems.part")
                : RecordWords.values(report.structure(), report.records());
        String scope = Messages.get(
                report.objects() == ObjectRule.ALLOWED ? "problems.allowed" : "problems.not-allowed", count);
        return report.assumes().isEmpty() ? scope
                : Messages.get("problems.assumed", scope, String.join(", ", report.assumes()));
    }

    private static @Nullable Offer offer(Report report) {
        if (report.structure().framing().isKeyed()) {
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
        return Messages.get(isPart(structure) ? "problems.value" : structure.framing().isListed()
                ? "problems.list-values" : "problems.file");
    }
}
