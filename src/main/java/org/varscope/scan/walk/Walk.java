package org.varscope.scan.walk;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.problem.Flaw;
import org.varscope.variant.VariantKind;

/// Measures one value at a time, up to where its children begin, and reports what is odd about its own bytes.
///
/// It answers as the strict decoder does with objects allowed: a value is [#BROKEN] exactly where the engine
/// would refuse it. `core/io/marshalls.cpp`, `decode_variant`.
public final class Walk {
    /// The value is a collection: [#head] tells the rest.
    public static final long OPEN = -1;
    /// The value is damaged; why was reported.
    public static final long BROKEN = -2;

    /// What the fixed part of a value counts for, whatever its type.
    private static final int FIXED = 8;

    public final ByteReader in;
    public final Plan plan;
    public final Findings findings;
    /// Measures the texts; says what there is to know of the last one.
    public final TextWalk texts;
    /// Measures the heads of collections; says what there is to know of the last one.
    public final HeadWalk head;
    private final PathWalk paths;
    private final PackedWalk packed;
    private final boolean lax;

    /// The header of the value measured last; 0 where it was cut off.
    public int header;

    public Walk(ByteReader in, Plan plan, Findings findings) {
        this(in, plan, findings, false);
    }

    /// A walk over bytes that are known to be whole: it measures and looks at nothing else.
    public static Walk trusting(ByteReader in, Plan plan) {
        return new Walk(in, plan, new Findings(true), true);
    }

    private Walk(ByteReader in, Plan plan, Findings findings, boolean trusting) {
        this.in = in;
        this.plan = plan;
        this.findings = findings;
        TextRule rule = plan.dialect.traits().text();
        this.lax = rule == TextRule.BLANK;
        this.texts = new TextWalk(in, rule, findings, trusting);
        this.head = new HeadWalk(in, plan, findings, texts);
        this.paths = new PathWalk(in, texts, findings, lax, plan.dialect.traits().document());
        this.packed = new PackedWalk(in, texts, findings);
    }

    /// Measures the value whose header is at `at`.
    ///
    /// @param end where the bytes that it may use end
    /// @return the offset just past the value, [#OPEN] or [#BROKEN]
    public long value(long at, long end) {
        header = 0;
        texts.swallows = false;
        texts.visited += FIXED;
        if (end - at < 4) {
            return findings.cut(Flaw.Part.HEADER, at, end);
        }
        header = in.i32(at);
        if (texts.visitor == null) {
            int plain = plan.plainSize(header);
            if (plain != 0 && end - at >= plain) {
                return at + plain;
            }
            if ((header & ~0xFF) == 0 && plan.text[header]) {
                return texts.text(Part.TEXT, -1, at + 4, end);
            }
        }
        Row row = plan.row(header);
        if (row == null) {
            long type = Integer.toUnsignedLong(header & plan.dialect.traits().typeMask());
            return findings.broken(new Flaw.TypeUnknown(type, header, plan.dialect.typeCount()), at, 4);
        }
        if (texts.visitor != null) {
            texts.visitor.field(at, 4, plan.header(header, row));
        }
        checkFlags(row, at);
        return payload(row, at, end);
    }

    private long payload(Row row, long at, long end) {
        long body = at + 4;
        return switch (row.layout()) {
            case Layout.Empty _ -> body;
            case Layout.Fixed(var number, int count) -> fixed(row, number, count, body, end);
            case Layout.Text _ -> texts.text(Part.TEXT, -1, body, end);
            case Layout.PackedBytes _ -> packed.bytes(body, end);
            case Layout.Packed(var number, int per) -> packed.packed(header, row, number, per, body, end);
            case Layout.PackedText _ -> packed.packedText(body, end);
            case Layout.Elements(boolean typed) -> head.collection(header, typed ? 1 : 0, 1, body, end);
            case Layout.Entries(boolean typed) -> head.collection(header, typed ? 2 : 0, 2, body, end);
            case Layout.Properties _ -> head.object(header, at, end);
            case Layout.NodePath(boolean oldForm) -> paths.nodePath(oldForm, body, end);
            case Layout.Signal _ -> signal(body, end);
            case Layout.Image _ -> packed.image(body, end);
            case Layout.InputEvent(boolean motionHasValue) -> packed.inputEvent(motionHasValue, body, end);
            case Layout.Opaque(int size) -> texts.word(new Purpose.Opaque(), size, body, end, row.name());
        };
    }

    private long fixed(Row row, Number number, int count, long body, long end) {
        boolean wide = row.isWide(header);
        long size = (long) count * number.width(wide);
        if (texts.visitor != null) {
            tell(plan.numbers(row, wide), number.width(wide), body, end);
        }
        if (end - body < size) {
            return findings.need(body, size, end, row.name());
        }
        if (row.kind() == VariantKind.BOOL && (in.i32(body) & ~1) != 0) {
            findings.add(new Flaw.BoolOdd(in.i32(body)), body, 4);
        } else if (wide && row.kind() == VariantKind.INT && (int) in.i64(body) == in.i64(body)) {
            findings.add(new Flaw.WideInt(in.i64(body)), body, 8);
        } else if (wide && row.kind() == VariantKind.FLOAT) {
            double d = Double.longBitsToDouble(in.i64(body));
            if ((float) d == d) {
                findings.add(new Flaw.WideFloat(d), body, 8);
            }
        }
        return body + size;
    }

    /// Tells numbers of `width` bytes from `at` on, those that are there.
    private void tell(Purpose[] numbers, int width, long at, long end) {
        for (int i = 0; i < numbers.length && end - at >= (i + 1L) * width; i++) {
            texts.tell(at + (long) i * width, width, numbers[i]);
        }
    }

    /// The name of a property with its length.
    public long name(long at, long end) {
        return texts.text(Part.PROPERTY, -1, at, end);
    }

    /// {@return whether the text measured last, a name, is that of the property `script`}
    public boolean isScript() {
        return texts.length == 6 && in.i32(texts.at) == 0x69726373 && in.u8(texts.at + 4) == 'p'
                && in.u8(texts.at + 5) == 't';
    }

    /// Reports what is wrong about the property `script`, which must be null or the path of a script: `decode_variant`
    /// of
    /// 4.3 and later.
    ///
    /// @param object header of the object
    /// @param at     offset of the property's value, the last that was measured
    public void checkScript(int object, long at) {
        Row of = plan.row(object);
        Row row = row();
        if (of != null && of.layout() instanceof Layout.Properties(boolean path) && path && row != null
                && row.kind() != VariantKind.NIL && (row.kind() != VariantKind.STRING || !texts.isResourcePath())) {
            findings.add(row.kind() == VariantKind.STRING ? Flaw.Plain.SCRIPT_PATH_BAD : Flaw.Plain.SCRIPT_NO_TEXT, at,
                    4);
        }
    }

    private long signal(long body, long end) {
        long after = texts.text(Part.SIGNAL, -1, body, end);
        return after == BROKEN ? BROKEN
                : texts.word(new Purpose.Word(Purpose.Named.OBJECT_ID, Number.U64), 8, after, end, "Signal");
    }

    private void checkFlags(Row row, long at) {
        int unknown = header & ~plan.known[row.id()];
        if (unknown == 0 || lax) {
            return;
        }
        if ((unknown & 0xFF00) != 0) {
            findings.add(new Flaw.HeaderByteNotZero(unknown >> 8 & 0xFF), at + 1, 1);
        }
        if ((unknown & 0xFFFF_0000) != 0) {
            findings.add(new Flaw.FlagsUnknown(header >>> 16, row.name()), at + 2, 2);
        }
    }

    public @Nullable Row row() {
        return plan.row(header);
    }

    /// Measures paths to nodes.
    ///
    /// @param lax      whether to read them as Godot 1 and 2 do
    /// @param document whether to read them as the documents have them
    record PathWalk(ByteReader in, TextWalk texts, Findings findings, boolean lax, boolean document) {
        long nodePath(boolean oldForm, long body, long end) {
            if (end - body < 4) {
                return findings.cut(Flaw.Part.NAME_COUNT, body, end);
            }
            int word = in.i32(body);
            if (word >= 0) {
                return oldForm ? oldPath(word, body, end)
                        : findings.broken(new Flaw.NodePathOld(word), body, 4);
            }
            if (end - body < 12) {
                return findings.need(body, 12, end, "NodePath");
            }
            texts.tell(body, 4, new Purpose.Count(Purpose.Counted.NAMES));
            texts.tell(body + 4, 4, new Purpose.Count(Purpose.Counted.SUBNAMES));
            texts.tell(body + 8, 4, new Purpose.Word(Purpose.Named.PATH_FLAGS, Number.U32));
            int names = word & 0x7FFF_FFFF;
            boolean extra = (in.i32(body + 8) & 2) != 0;
            boolean property = lax && extra;
            int total = names + in.i32(body + 4) + (extra ? 1 : 0);
            long at = body + 12;
            // Godot 1 and 2 count in signed numbers, later engines in unsigned ones.
            long count = lax ? total : total & 0xFFFF_FFFFL;
            for (long i = 0; i < count; i++) {
                if (lax && end - at >= 4 && TextWalk.padded(in.u32(at)) > end - at - 4) {
                    return findings.broken(new Flaw.PastEnd(Flaw.Measured.NAME, in.u32(at), end - at - 4),
                            at, 4);
                }
                at = i < names ? texts.text(Part.NAME, i, at, end)
                        : property && i == count - 1 ? texts.text(Part.PATH_PROPERTY, -1, at, end)
                        : texts.text(Part.SUBNAME, i - names, at, end);
                if (at == Walk.BROKEN) {
                    return Walk.BROKEN;
                }
            }
            return at;
        }

        /// A plain path. Engines count it without padding, the documents with.
        private long oldPath(int length, long body, long end) {
            texts.tell(body, 4, new Purpose.Length(Part.PATH, -1));
            if (length > end - body - 4) {
                return findings.broken(new Flaw.PastEnd(Flaw.Measured.PATH, length, end - body - 4), body, 4);
            }
            texts.tell(body + 4, length, new Purpose.Text(Part.PATH, -1));
            long after = body + 4 + length;
            return document ? texts.padding(after, TextWalk.padded(length) - length, end) : after;
        }
    }
}
