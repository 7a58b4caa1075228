package org.varscope.scan.walk;

import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.variant.VariantKind;

/// How a stride gets over a value, as one number that a table gives for each plain header.
///
/// A positive number is the size of the value, header included, in bytes: nothing of it has to be looked at.
public final class StrideTable {
    /// Not to be strode over: look closely.
    public static final int NONE = 0;
    /// A length, text and padding.
    public static final int TEXT = -1;
    /// A count and values.
    public static final int ARRAY = -2;
    /// A count and keys and values in turn.
    public static final int DICTIONARY = -3;
    /// 4 bytes that must be 0 or 1.
    static final int BOOL = -4;
    /// 8 bytes that must not fit in 4 as an integer.
    static final int WIDE_INT = -5;
    /// 8 bytes that must not fit in 4 as a float.
    public static final int WIDE_FLOAT = -6;
    /// A count, bytes and padding.
    static final int BYTES = -7;
    /// A count and texts that end with NUL.
    static final int TEXTS = -8;
    /// Counts and the texts of a structured path.
    static final int PATH = -9;
    /// A count and elements of `PACKED - step` bytes.
    static final int PACKED = -16;

    /// Header bits that no plain header has.
    public static final int STRANGE = ~(0xFF | Flag.WIDE);
    private static final int WIDE = 0x100;

    private StrideTable() { }

    /// {@return where `header`, which has no strange bit, is in the table}
    public static int index(int header) {
        return header & 0xFF | header >>> 8 & WIDE;
    }

    /// {@return the steps of a dialect, by [#index]}
    static int[] table(Dialect dialect) {
        int[] steps = new int[2 * WIDE];
        for (Row row : dialect.rows()) {
            steps[row.id()] = of(row, 0, dialect);
            if (row.wide() && (dialect.traits().typeMask() & Flag.WIDE) == 0) {
                steps[row.id() | WIDE] = of(row, Flag.WIDE, dialect);
            }
        }
        return steps;
    }

    private static int of(Row row, int header, Dialect dialect) {
        boolean wide = row.isWide(header);
        return switch (row.layout()) {
            case Layout.Empty _ -> 4;
            case Layout.Fixed(var number, int count) -> fixed(row.kind(), wide, 4 + count * number.width(wide));
            case Layout.Packed(var number, int per) -> PACKED - per * number.width(wide);
            case Layout.Text _ -> wide ? NONE : TEXT;
            case Layout.PackedBytes _ -> BYTES;
            case Layout.PackedText _ -> TEXTS;
            case Layout.Elements _ -> wide ? NONE : ARRAY;
            case Layout.Entries _ -> wide ? NONE : DICTIONARY;
            case Layout.NodePath _ -> dialect.traits().text() == TextRule.BLANK ? NONE : PATH;
            case Layout.Properties _, Layout.Signal _, Layout.Image _, Layout.InputEvent _, Layout.Opaque _ -> NONE;
        };
    }

    private static int fixed(VariantKind kind, boolean wide, int size) {
        return kind == VariantKind.BOOL ? wide ? NONE : BOOL
                : wide && kind == VariantKind.INT ? WIDE_INT
                : wide && kind == VariantKind.FLOAT ? WIDE_FLOAT : size;
    }
}
