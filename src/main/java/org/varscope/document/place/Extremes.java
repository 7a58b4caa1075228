package org.varscope.document.place;

import module java.base;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Packed;

/// The least and the greatest number in each of some equal parts of a packed array: a line drawn between both is what a
/// line through all its elements would look like, however many they are.
///
/// @param from  which element comes first
/// @param to    the one after the last
/// @param least of each number of an element, by part; NaN where a part has none
/// @param most  likewise
/// @param notFinite how many are neither finite numbers nor in any part
public record Extremes(long from, long to, double[][] least, double[][] most, long notFinite) {
    /// {@return those of the elements from number `from` to before `to`}
    ///
    /// @param parts at least 1
    /// @throws CancellationException if `progress` says to stop
    public static Extremes of(Elements all, long from, long to, int parts, Progress progress) {
        int each = Packed.numbers(all.array().kind());
        double[][] least = new double[each][parts];
        double[][] most = new double[each][parts];
        for (int n = 0; n < each; n++) {
            Arrays.fill(least[n], Double.NaN);
            Arrays.fill(most[n], Double.NaN);
        }
        long[] notFinite = new long[1];
        double scale = (double) parts / Math.max(1, to - from);
        ElementNumbers.pass(all, from, to, progress, (index, numbers) -> {
            int part = Math.min(parts - 1, (int) ((index - from) * scale));
            for (int n = 0; n < each; n++) {
                double number = numbers[n];
                if (!Double.isFinite(number)) {
                    notFinite[0]++;
                    continue;
                }
                if (Double.isNaN(least[n][part]) || number < least[n][part]) {
                    least[n][part] = number;
                }
                if (Double.isNaN(most[n][part]) || number > most[n][part]) {
                    most[n][part] = number;
                }
            }
        });
        return new Extremes(from, to, least, most, notFinite[0]);
    }

    /// {@return how many parts there are}
    public int parts() {
        return least[0].length;
    }

    /// {@return the least of all, of one number of the elements; NaN where there is none}
    public double least(int number) {
        return Arrays.stream(least[number]).filter(Double::isFinite).min().orElse(Double.NaN);
    }

    /// {@return the greatest of all, of one number of the elements; NaN where there is none}
    public double most(int number) {
        return Arrays.stream(most[number]).filter(Double::isFinite).max().orElse(Double.NaN);
    }
}
