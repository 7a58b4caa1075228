package org.varscope.document.place;

import module java.base;
import org.varscope.scan.walk.Progress;

/// How many points of a packed array are in each cell of a grid: what a map of all of them shows, however many they
/// are.
///
/// @param area   that the grid covers
/// @param width  cells in a row
/// @param counts row by row
/// @param inside how many points are in the area
/// @param nearest the number of the point nearest to a place that was asked about; -1 where there is none
public record PointGrid(Area area, int width, int[] counts, long inside, long nearest) {
    /// A rectangle of the plane.
    public record Area(double left, double top, double width, double height) {
        private static final double MARGIN = 0.04;

        /// {@return the rectangle around all numbers of two columns, with a little room around it and as wide for its
        /// height as the grid is}
        public static Area around(Extremes all, Axes axes, double ratio) {
            double left = all.least(axes.x());
            double top = all.least(axes.y());
            if (!Double.isFinite(left) || !Double.isFinite(top)) {
                return new Area(-1, -1, 2, 2);
            }
            double wide = Math.max(all.most(axes.x()) - left, Double.MIN_NORMAL);
            double high = Math.max(all.most(axes.y()) - top, Double.MIN_NORMAL);
            double unit = Math.max(wide / ratio, high);
            unit = (unit <= Double.MIN_NORMAL ? 1 : unit) * (1 + 2 * MARGIN);
            return new Area(left + wide / 2 - unit * ratio / 2, top + high / 2 - unit / 2, unit * ratio, unit);
        }

        /// {@return the same area seen through a glass}
        ///
        /// @param factor how much larger things are
        /// @param x      of the place that stays, as a share of the width
        /// @param y      likewise
        public Area zoomed(double factor, double x, double y) {
            return new Area(left + width * x * (1 - 1 / factor), top + height * y * (1 - 1 / factor), width / factor,
                    height / factor);
        }

        /// {@return the area beside it}
        public Area moved(double byWidths, double byHeights) {
            return new Area(left + width * byWidths, top + height * byHeights, width, height);
        }
    }

    /// Which numbers of an element are drawn across and down.
    public record Axes(int x, int y) { }

    /// {@return how many points are where}
    ///
    /// @param atX a place of which the nearest point is looked for; NaN for none
    /// @throws CancellationException if `progress` says to stop
    public static PointGrid of(Elements all, Axes axes, Area area, int width, int height, double atX, double atY,
            Progress progress) {
        int[] counts = new int[width * height];
        long[] found = {0, -1};
        double[] best = {Double.POSITIVE_INFINITY};
        double perX = width / area.width;
        double perY = height / area.height;
        ElementNumbers.pass(all, 0, all.count(), progress, (index, numbers) -> {
            double x = (numbers[axes.x] - area.left) * perX;
            double y = (numbers[axes.y] - area.top) * perY;
            if (x >= 0 && x < width && y >= 0 && y < height) {
                counts[(int) y * width + (int) x]++;
                found[0]++;
            }
            double far = Math.hypot((numbers[axes.x] - atX) * perX, (numbers[axes.y] - atY) * perY);
            if (far < best[0]) {
                best[0] = far;
                found[1] = index;
            }
        });
        return new PointGrid(area, width, counts, found[0], found[1]);
    }

    /// {@return cells in a column}
    public int height() {
        return counts.length / width;
    }
}
