package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.edit.Review;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How often repairs give back the bytes as they were, by kind of fault.
final class Tally {
    private final Map<Fault.Kind, Row> rows = new EnumMap<>(Fault.Kind.class);
    /// Some of those that went wrong, for people.
    final List<String> missed = new ArrayList<>();
    final Unasked unasked = new Unasked();

    /// What became of the faults of one kind.
    static final class Row {
        int faults;
        int unnoticed;
        int gone;
        int goneMended;
        int first;
        int second;
        int several;
        int rightOfSeveral;
        int clear;
        int clearRight;
        int known() {
            return faults - unnoticed - gone - several;
        }
    }

    /// Damages `specimen`, repairs it, and counts what comes of it.
    void add(Specimen specimen, Fault fault) {
        Row row = rows.computeIfAbsent(fault.kind(), _ -> new Row());
        row.faults++;
        Structure damaged = specimen.read(fault.bytes());
        Optional<Problem> problem = damaged.problems().stream().filter(Repairs::isMended).findFirst();
        if (problem.isEmpty()) {
            row.unnoticed++;
            return;
        }
        if (damaged.errors() > 0) {
            unasked.add(specimen, damaged);
        }
        List<Repair> repairs = Repairs.of(damaged, problem.get(), Progress.NONE);
        if (fault.isGone()) {
            row.gone++;
            row.goneMended += !repairs.isEmpty() && repairs.getFirst().errorsLeft() == 0 ? 1 : 0;
            return;
        }
        int place = place(specimen, damaged, repairs);
        if (Originals.areSeveral(specimen, fault)) {
            row.several++;
            row.rightOfSeveral += place == 0 ? 1 : 0;
            return;
        }
        row.first += place == 0 ? 1 : 0;
        row.second += place >= 0 && place < 3 ? 1 : 0;
        boolean clear = Clarity.of(repairs) == Clarity.CLEAR;
        row.clear += clear ? 1 : 0;
        row.clearRight += clear && place == 0 ? 1 : 0;
        if (place != 0) {
            missed.add(describe(specimen, fault, damaged, problem.get(), repairs, place) + (clear ? " CLEAR" : ""));
        }
    }

    private static Structure after(Structure damaged, Repair repair) {
        return Review.of(damaged, repair.edit(), Progress.NONE).after();
    }

    private static int place(Specimen specimen, Structure damaged, List<Repair> repairs) {
        ByteStore was = ByteStore.of(specimen.bytes());
        return IntStream.range(0, repairs.size()).filter(i -> after(damaged, repairs.get(i)).bytes().contentEquals(was))
                .findFirst().orElse(-1);
    }

    private static String describe(Specimen specimen, Fault fault, Structure damaged, Problem problem,
            List<Repair> repairs, int place) {
        byte[] was = specimen.bytes();
        int at = Arrays.mismatch(was, fault.bytes());
        StringBuilder text = new StringBuilder("%s %s @%d/%d %s -> %s; %s at %d place %d".formatted(fault.kind(),
                specimen.name(), at, was.length, hex(was, at), hex(fault.bytes(), at), problem.flaw(),
                problem.span().start(), place));
        repairs.stream().limit(3).forEach(r ->
                text.append("\n    %s %d->%d @%s left %d odd %.2f".formatted(r.kind(), r.before(), r.after(),
                r.changes().getFirst().span(), r.errorsLeft(), r.oddness())));
        return text.toString();
    }

    private static String hex(byte[] bytes, int at) {
        int from = Math.max(0, at - at % 4);
        return HexFormat.of().formatHex(bytes, Math.min(from, bytes.length), Math.min(bytes.length, from + 8));
    }

    /// {@return how many of the faults that can be known have the right repair first, in hundredths}
    double first() {
        return 100.0 * rows.values().stream().mapToInt(r -> r.first).sum() / known();
    }

    double amongThree() {
        return 100.0 * rows.values().stream().mapToInt(r -> r.second).sum() / known();
    }

    private int known() {
        return Math.max(1, rows.values().stream().mapToInt(Row::known).sum());
    }

    /// {@return a table for people}
    String table() {
        StringBuilder text = new StringBuilder(
                "| Fault | made | unnoticed | gone | of these readable again | several originals | of these right | to "
                        + "be known | first | first three | clear | of these right "
                        + "|\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n");
        Row sum = new Row();
        rows.forEach((kind, row) -> {
            line(text, kind.name().toLowerCase(Locale.ROOT).replace('_', ' '), row);
            sum.faults += row.faults;
            sum.unnoticed += row.unnoticed;
            sum.gone += row.gone;
            sum.goneMended += row.goneMended;
            sum.first += row.first;
            sum.second += row.second;
            sum.several += row.several;
            sum.rightOfSeveral += row.rightOfSeveral;
            sum.clear += row.clear;
            sum.clearRight += row.clearRight;
        });
        line(text, "all", sum);
        return text.toString();
    }

    private static void line(StringBuilder text, String name, Row row) {
        text.append("| %s | %d | %d | %d | %d | %d | %d | %d | %.1f %% | %.1f %% | %d | %.1f %% |\n".formatted(name,
                row.faults, row.unnoticed, row.gone, row.goneMended, row.several, row.rightOfSeveral, row.known(),
                100.0 * row.first / Math.max(1, row.known()),
                100.0 * row.second / Math.max(1, row.known()), row.clear,
                100.0 * row.clearRight / Math.max(1, row.clear)));
    }
}
