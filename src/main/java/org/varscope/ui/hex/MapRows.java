package org.varscope.ui.hex;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Entropy;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexColor;

/// What a [HexMap] shows of a whole content, from top to bottom.
public sealed interface MapRows {
    /// {@return the bytes of the content}
    long length();

    /// {@return the bytes that a row stands for}
    long perRow();

    /// {@return the colour at this share of the width of a row, from 0 to 1; null for none}
    @Nullable HexColor color(int row, double across);

    /// {@return the bytes that are shown at this share of the width of a row; empty where there are none}
    Span place(int row, double across);

    /// {@return how many rows there are}
    default int rows() {
        return (int) Math.ceilDiv(length(), perRow());
    }

    /// {@return how many rows are above the byte at `offset`, which may be a part of one}
    default double rowOf(long offset) {
        return (double) offset / perRow();
    }

    /// {@return the offset that is so many rows from the top, as far as there are bytes}
    default long offsetAt(double row) {
        return Math.clamp((long) Math.floor(row * perRow()), 0, Math.max(0, length() - 1));
    }

    /// What bytes are for.
    ///
    /// @param picture of them
    record Roles(MapPicture picture) implements MapRows {
        @Override
        public long length() {
            return picture.length();
        }

        @Override
        public long perRow() {
            return picture.perRow();
        }

        @Override
        public @Nullable HexColor color(int row, double across) {
            byte code = picture.cells()[row * MapPicture.COLUMNS + column(across)];
            return code == MapPicture.NONE ? null : HexColor.ofRole(code);
        }

        @Override
        public Span place(int row, double across) {
            long unit = perRow() / MapPicture.COLUMNS;
            long start = Math.min(length(), row * perRow() + column(across) * unit);
            return new Span(start, Math.min(unit, length() - start));
        }

        private static int column(double across) {
            return (int) Math.clamp(across * MapPicture.COLUMNS, 0, MapPicture.COLUMNS - 1);
        }
    }

    /// How random bytes look: a bar for each row, the longer the more.
    ///
    /// @param entropy of the rows
    record Bars(Entropy entropy) implements MapRows {
        @Override
        public long length() {
            return entropy.length();
        }

        @Override
        public long perRow() {
            return entropy.perRow();
        }

        @Override
        public @Nullable HexColor color(int row, double across) {
            return across * Byte.SIZE < entropy.bits()[row] ? HexColor.OFFSET_CURRENT : null;
        }

        @Override
        public Span place(int row, double across) {
            long start = Math.min(length(), row * perRow());
            return new Span(start, Math.min(perRow(), length() - start));
        }
    }
}
