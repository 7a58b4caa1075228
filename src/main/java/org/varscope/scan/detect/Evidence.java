package org.varscope.scan.detect;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.scan.walk.InputEvents;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.TextWalk;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

/// What speaks for and against a dialect in the values that a trial under it has read: points, averaged over the
/// values.
///
/// An engine writes text that people can read, padding that is zero and no flags that it does not know; bytes that were
/// written as something else look like none of these.
final class Evidence {
    private static final int COMPONENTS = 16;
    private static final int ENTRIES = 16;
    private static final int CHARACTERS = 256;
    private static final int PLAIN_TEXT = 3;
    private static final int STRAY_PADDING = -2;
    private static final int STRAY_FLAGS = -20;
    private static final int SHARED = 10;
    private static final int STRAY_SHARED = -5;
    private static final int NARROW_WRITTEN_WIDE = -3;
    private static final int ENDS_WITH_NUL = 5;
    private static final int LACKS_NUL = -3;
    private static final int ODD_BOOL = -10;
    private static final int ODD_REAL = -3;
    private static final int PATH = 5;
    private static final int CLASS_NAME = 10;
    private static final int ROOT_COLLECTION = 10;
    private static final int DAMAGED_VECTORS = 2;

    private final ByteReader in;
    private final boolean old;
    private final int[] known;
    private long points;
    private int rootPoints;
    private long values;
    private long wideReals;
    private long narrowReals;
    private boolean oldMotion;
    private boolean scriptObject;

    Evidence(ByteReader in, Plan plan) {
        this.in = in;
        this.old = plan.dialect.traits().text() == TextRule.BLANK;
        this.known = plan.known;
    }

    /// Values looked at so far.
    long values() {
        return values;
    }

    /// Points so far, without those of the root.
    long points() {
        return points;
    }

    /// Points so far: those of the root, and the average of the rest.
    double score() {
        return rootPoints + average();
    }

    /// The average points of a value, without those of the root.
    double average() {
        return values == 0 ? 0 : (double) points / values;
    }

    /// Whether a value that was looked at first is a collection.
    boolean isOfCollection() {
        return rootPoints > 0;
    }

    /// Whether nearly every vector was written in 64 bits, as double precision writes all: what damage looks like may
    /// be a few in 32.
    boolean isDouble() {
        return wideReals > DAMAGED_VECTORS * narrowReals;
    }

    /// Whether a joystick motion has the form of Godot 1.0 to 2.0.
    boolean hasOldMotion() {
        return oldMotion;
    }

    /// Whether the script of an object is an object itself, as Godot 4.0 to 4.2 write it. Newer ones write its path:
    /// `core/io/marshalls.cpp`, `encode_variant`.
    boolean hasScriptObject() {
        return scriptObject;
    }

    /// Looks at the script of an object that `walk` has just measured and found whole.
    void addScript(Walk walk) {
        Row row = walk.row();
        scriptObject |= row != null && row.kind() == VariantKind.OBJECT;
    }

    /// Looks at the value at `at` that `walk` has just measured and found whole.
    void add(Walk walk, long at, boolean root) {
        Row row = walk.row();
        if (row == null) {
            return;
        }
        values++;
        if (!old && (walk.header & ~known[row.id()]) != 0) {
            points += STRAY_FLAGS;
        }
        long body = at + 4;
        switch (row.layout()) {
            case Layout.Fixed(var number, int count) -> fixed(row, walk.header, number, count, body);
            case Layout.Packed(var number, int per) -> packed(row, walk.header, number, per, body);
            case Layout.Text _ -> text(walk.texts.at, walk.texts.length);
            case Layout.Signal _ -> text(walk.texts.at, walk.texts.length);
            case Layout.PackedText _ -> packedText(body);
            case Layout.Elements _, Layout.Entries _ -> collection(walk, root);
            case Layout.Properties _ -> object(walk.header, body);
            case Layout.NodePath _ ->
                    points += in.i32(body) < 0 && (in.i32(body + 8) & (old ? ~3 : ~1)) == 0 ? PATH : 0;
            case Layout.InputEvent _ ->
                    oldMotion |= in.i32(body) == InputEvents.JOYSTICK_MOTION && in.i32(body + 8) == 16;
            case Layout.Empty _, Layout.PackedBytes _, Layout.Image _, Layout.Opaque _ -> { }
        }
    }

    private void fixed(Row row, int header, Number number, int count, long body) {
        boolean wide = row.isWide(header);
        if (row.kind() == VariantKind.BOOL) {
            points += (in.i32(body) & ~1) == 0 ? 0 : ODD_BOOL;
        } else if (row.kind() == VariantKind.FLOAT && wide) {
            double d = Double.longBitsToDouble(in.i64(body));
            points += (float) d == d ? NARROW_WRITTEN_WIDE : 0;
        } else if (number.isReal()) {
            vectors(row, wide, reals(number.width(wide), count, body));
        }
    }

    private void packed(Row row, int header, Number number, int per, long body) {
        if (number.isReal()) {
            boolean wide = row.isWide(header);
            int shown = (int) Math.min(in.u32(body) * per, COMPONENTS);
            vectors(row, wide, reals(number.width(wide), shown, body + 4));
        }
    }

    /// Counts the values whose width tells a double-precision engine. Bytes that were written as something else are not
    /// likely to be numbers of any size that games have.
    private void vectors(Row row, boolean wide, boolean likely) {
        if (row.wide() && row.kind() != VariantKind.FLOAT && likely) {
            wideReals += wide ? 1 : 0;
            narrowReals += wide ? 0 : 1;
        }
    }

    /// {@return whether all of them are of a likely size}
    private boolean reals(int width, int count, long body) {
        long before = points;
        for (int i = 0; i < Math.min(count, COMPONENTS); i++) {
            double size = Math.abs(width == 4 ? Float.intBitsToFloat(in.i32(body + 4L * i))
                    : Double.longBitsToDouble(in.i64(body + 8L * i)));
            double smallest = width == 4 ? Float.MIN_NORMAL : Double.MIN_NORMAL;
            points += size > 0 && size < smallest || size > 1e30 && size < Double.POSITIVE_INFINITY ? ODD_REAL : 0;
        }
        return points == before;
    }

    private void text(long at, long length) {
        if (length == 0) {
            return;
        }
        if (!old) {
            for (long i = at + length; i < Math.min(at + TextWalk.padded(length), in.length()); i++) {
                if (in.u8(i) != 0) {
                    points += STRAY_PADDING;
                    return;
                }
            }
        }
        points += isPlain(at, length) ? PLAIN_TEXT : 0;
    }

    private boolean isPlain(long at, long length) {
        for (long i = at; i < at + Math.min(length, CHARACTERS); i++) {
            int b = in.u8(i);
            if (b < ' ' && b != '\t' && b != '\n' && b != '\r' || b == 0x7F || old && b >= 0xF8) {
                return false;
            }
        }
        return true;
    }

    private void packedText(long body) {
        long at = body + 4;
        long count = Math.min(in.u32(body), ENTRIES);
        for (long i = 0; i < count && at + 4 <= in.length(); i++) {
            long length = in.u32(at);
            boolean ended = length > 0 && at + 4 + length <= in.length() && in.u8(at + 3 + length) == 0;
            points += ended ? ENDS_WITH_NUL : LACKS_NUL;
            at += 4 + TextWalk.padded(length);
        }
    }

    private void collection(Walk walk, boolean root) {
        if (in.i32(walk.head.bodyAt - 4) < 0) {
            points += old ? SHARED : STRAY_SHARED;
        }
        if (root) {
            rootPoints = ROOT_COLLECTION;
        }
    }

    private void object(int header, long body) {
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            return;
        }
        long length = in.u32(body);
        boolean identifier = length > 0 && length <= CHARACTERS;
        for (long i = body + 4; identifier && i < body + 4 + length; i++) {
            identifier = in.u8(i) == '_' || Character.isLetterOrDigit(in.u8(i)) && in.u8(i) < 0x80;
        }
        points += identifier ? CLASS_NAME : 0;
    }
}
