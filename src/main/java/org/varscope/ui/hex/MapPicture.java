package org.varscope.ui.hex;

import module java.base;
import org.varscope.bytes.Entropy;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;

/// What the bytes of a whole content are for, in a picture of a few thousand cells in rows of {@value #COLUMNS}: of a
/// small content each byte, of a larger one the role that most bytes of a cell have. Of rows that stand for more than
/// {@value #SAMPLE} bytes, that many are looked at, so that a picture costs the same however long the content is.
///
/// @param length bytes of the content
/// @param perRow bytes that a row stands for
/// @param cells  the code of a role each, row by row; {@value #NONE} past the end
public record MapPicture(long length, long perRow, byte[] cells) {
    /// Cells in a row.
    public static final int COLUMNS = 16;
    /// Stands for no bytes.
    static final byte NONE = -1;
    static final MapPicture EMPTY = new MapPicture(0, COLUMNS, new byte[0]);
    private static final int SAMPLE = 1024;

    /// Tells roles as [HexContent#roles] does, on any thread.
    @FunctionalInterface
    public interface Roles {
        /// Writes what the `count` bytes from `at` are for to `rolesOut[0...]`, as [HexRole#code].
        void roles(long at, int count, byte[] rolesOut);
    }

    /// {@return the picture of `length` bytes}
    ///
    /// @param progress follows the rows
    /// @throws CancellationException if it says to stop
    public static MapPicture of(long length, Roles roles, Progress progress) {
        long perRow = Entropy.perRow(length);
        int rows = (int) Math.ceilDiv(length, perRow);
        byte[] cells = new byte[rows * COLUMNS];
        Arrays.fill(cells, NONE);
        byte[] codes = new byte[(int) Math.min(perRow, SAMPLE)];
        for (int i = 0; i < rows; i++) {
            progress.report(i, "the map");
            int count = (int) Math.min(codes.length, length - i * perRow);
            roles.roles(i * perRow, count, codes);
            int unit = codes.length / COLUMNS;
            for (int from = 0; from < count; from += unit) {
                cells[i * COLUMNS + from / unit] = most(codes, from, Math.min(count, from + unit));
            }
        }
        return new MapPicture(length, perRow, cells);
    }

    /// {@return the role that most of these have; damage, where any of them is damaged}
    private static byte most(byte[] codes, int from, int to) {
        int[] counts = new int[HexRole.values().length];
        int most = 0;
        for (int i = from; i < to; i++) {
            HexRole role = HexRole.of(codes[i]);
            if (role == HexRole.DAMAGE) {
                return role.code(false);
            }
            counts[role.ordinal()]++;
            most = counts[role.ordinal()] > counts[most] ? role.ordinal() : most;
        }
        return (byte) most;
    }

    /// {@return the role that most of the bytes have that are shown with the one at `offset`}
    public HexRole roleAt(long offset) {
        return HexRole.of(cells[(int) (offset / (perRow / COLUMNS))]);
    }
}
