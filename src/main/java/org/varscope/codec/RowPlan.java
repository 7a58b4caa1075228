package org.varscope.codec;

import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// One row of a dialect's table, made ready for reading: what to do and how wide the numbers are.
final class RowPlan {
    final Row row;
    final Op op;
    final VariantKind kind;
    final Layout layout;
    /// Numbers in a value or in one element; 1 where there are none.
    final int count;
    private final int narrow;
    private final int wide;

    /// What to do with a payload. One per layout and, where one layout serves several kinds of record, per record.
    enum Op {
        NIL, BOOL, INT, FLOAT, REALS, INTS, RID, EMPTY,
        TEXT, NAME, SIGNAL, NODE_PATH,
        BYTES, PACKED_INTS, PACKED_LONGS, PACKED_REALS, PACKED_STRINGS,
        ELEMENTS, ENTRIES, PROPERTIES,
        IMAGE, EVENT, OPAQUE
    }

    RowPlan(Row row) {
        this.row = row;
        this.kind = row.kind();
        this.layout = row.layout();
        this.op = op(row);
        switch (row.layout()) {
            case Layout.Fixed(var number, int numbers) -> {
                count = numbers;
                narrow = number.width(false);
                wide = number.width(row.wide());
            }
            case Layout.Packed(var number, int per) -> {
                count = per;
                narrow = number.width(false);
                wide = number.width(row.wide());
            }
            default -> {
                count = 1;
                narrow = 4;
                wide = 4;
            }
        }
    }

    /// {@return bytes of one number under this header, 4 or 8}
    int width(int header) {
        return (header & Flag.WIDE) == 0 ? narrow : wide;
    }

    private static Op op(Row row) {
        return switch (row.layout()) {
            case Layout.Empty _ -> row.kind() == VariantKind.NIL ? Op.NIL : Op.EMPTY;
            case Layout.Fixed _ -> fixed(row.kind());
            case Layout.Text _ -> row.kind() == VariantKind.STRING_NAME ? Op.NAME : Op.TEXT;
            case Layout.Signal _ -> Op.SIGNAL;
            case Layout.NodePath _ -> Op.NODE_PATH;
            case Layout.PackedBytes _ -> Op.BYTES;
            case Layout.Packed(var number, _) -> number.isReal() ? Op.PACKED_REALS
                    : row.kind() == VariantKind.PACKED_INT64_ARRAY ? Op.PACKED_LONGS : Op.PACKED_INTS;
            case Layout.PackedText _ -> Op.PACKED_STRINGS;
            case Layout.Elements _ -> Op.ELEMENTS;
            case Layout.Entries _ -> Op.ENTRIES;
            case Layout.Properties _ -> Op.PROPERTIES;
            case Layout.Image _ -> Op.IMAGE;
            case Layout.InputEvent _ -> Op.EVENT;
            case Layout.Opaque _ -> Op.OPAQUE;
        };
    }

    private static Op fixed(VariantKind kind) {
        return switch (kind) {
            case BOOL -> Op.BOOL;
            case INT -> Op.INT;
            case FLOAT -> Op.FLOAT;
            case RID -> Op.RID;
            default -> kind.isIntegral() ? Op.INTS : Op.REALS;
        };
    }
}
