package org.varscope.repair;

import module java.base;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.VariantKind;

/// What becomes of damaged files where every clear repair is made and nobody is asked.
final class Unasked {
    private final Map<VariantKind, long[]> kinds = new TreeMap<>();
    /// Those that lose a value and those that are refused, for people.
    final List<String> wrong = new ArrayList<>();
    private int files;
    private int repaired;
    private int whole;

    /// Mends `damaged`, which was made of `specimen`, and counts what comes of it.
    ///
    /// @return all clear repairs
    Mending add(Specimen specimen, Structure damaged) {
        Mending mending = Mending.of(damaged, Progress.NONE);
        files++;
        if (mending.made().isEmpty()) {
            return mending;
        }
        repaired++;
        Structure after = mending.after();
        // Neither is counted by what repairs: values by their paths, verdicts by reading anew.
        Map<String, String> lost = Readable.lost(Readable.values(specimen.read(specimen.bytes())), damaged, after);
        if (!lost.isEmpty()) {
            wrong.add(describe("lost " + lost, specimen, mending));
        }
        if (after.errors() == 0) {
            whole++;
            if (!Asked.of(damaged).accepts(after.bytes(), Progress.NONE)) {
                wrong.add(describe("refused", specimen, mending));
            }
        }
        Losses losses = mending.losses();
        count(losses.kept(), 0);
        count(losses.changed(), 1);
        count(losses.lost(), 2);
        return mending;
    }

    private void count(Map<VariantKind, Long> values, int column) {
        values.forEach((kind, number) -> kinds.computeIfAbsent(kind, _ -> new long[3])[column] += number);
    }

    private static String describe(String what, Specimen specimen, Mending mending) {
        return specimen.name() + ": " + what + " after " + mending.made().stream().map(Mending.Made::repair)
                .map(repair -> repair.kind() + " @" + repair.changes().getFirst().span()).toList();
    }

    /// {@return a table for people, and one of the values near what was changed}
    String table() {
        StringBuilder text = new StringBuilder("""
                | files with errors | repaired unasked | no error left | a value lost | refused when read afresh |
                |--:|--:|--:|--:|--:|
                | %d | %d | %d | %d | %d |

                | Values | as they were | others | lost |
                |---|--:|--:|--:|
                """.formatted(files, repaired, whole, wrong.stream().filter(line -> line.contains(": lost ")).count(),
                wrong.stream().filter(line -> line.contains(": refused ")).count()));
        kinds.forEach((kind, n) -> text.append("| %s | %d | %d | %d |%n".formatted(kind, n[0], n[1], n[2])));
        return text.toString();
    }
}
