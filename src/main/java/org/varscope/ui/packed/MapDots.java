package org.varscope.ui.packed;

import module java.base;
import org.varscope.document.place.PointGrid;

/// How large the points of a map are drawn: the fewer there are, the larger, so that each can be seen; where they are
/// many, a pixel each.
final class MapDots {
    /// Up to so many points in view, each has a dot of nine pixels across, and so on.
    private static final NavigableMap<Long, Integer> RADIUS = new TreeMap<>(Map.of(100L, 4, 1_000L, 3, 10_000L, 1));

    private MapDots() { }

    /// {@return how many points there are at each pixel, with dots around them: where dots overlap, the number of the
    /// fuller one}
    static int[] of(PointGrid found) {
        Map.Entry<Long, Integer> sized = RADIUS.ceilingEntry(found.inside());
        return sized == null ? found.counts() : spread(found, sized.getValue());
    }

    private static int[] spread(PointGrid found, int radius) {
        int[] counts = found.counts();
        int[] dots = new int[counts.length];
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                dot(dots, found.width(), i % found.width(), i / found.width(), radius, counts[i]);
            }
        }
        return dots;
    }

    private static void dot(int[] dots, int width, int x, int y, int radius, int count) {
        int height = dots.length / width;
        double edge = (radius + 0.4) * (radius + 0.4); // round rather than with a tip at each end
        for (int row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
            for (int column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
                if ((row - y) * (row - y) + (column - x) * (column - x) <= edge) {
                    dots[row * width + column] = Math.max(dots[row * width + column], count);
                }
            }
        }
    }
}
