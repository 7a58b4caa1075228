package org.varscope.scan.walk;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Number;
import org.varscope.dialect.TextRule;
import org.varscope.problem.Flaw;

/// Measures the heads of collections, up to where their children begin.
public final class HeadWalk {
    private final ByteReader in;
    private final Plan plan;
    private final Findings findings;
    private final TextWalk texts;
    private final boolean lax;

    /// Offset of the first child.
    public long bodyAt;
    /// How many items the count asks for (two an entry in a Dictionary).
    public long children;
    /// What one item looks like.
    public Grammar grammar = Grammar.VALUES;
    /// Whether the count asks for more than the bytes can hold.
    public boolean countLies;

    HeadWalk(ByteReader in, Plan plan, Findings findings, TextWalk texts) {
        this.in = in;
        this.plan = plan;
        this.findings = findings;
        this.texts = texts;
        this.lax = plan.dialect.traits().text() == TextRule.BLANK;
    }

    /// The head of an Array or Dictionary: element types, then the count.
    long collection(int header, int types, int each, long body, long end) {
        long at = body;
        for (int i = 0; i < types; i++) {
            Part part = types == 1 ? Part.ELEMENT_TYPE : i == 0 ? Part.KEY_TYPE : Part.VALUE_TYPE;
            at = elementType(i == 0 ? Flag.firstKind(header) : Flag.secondKind(header), part, at, end);
            if (at == Walk.BROKEN) {
                return Walk.BROKEN;
            }
        }
        if (end - at < 4) {
            return findings.cut(Flaw.Part.COUNT, at, end);
        }
        texts.tell(at, 4, new Purpose.Count(each == 1 ? Purpose.Counted.ELEMENTS : Purpose.Counted.ENTRIES));
        int word = in.i32(at);
        if (word < 0 && !lax) {
            findings.add(Flaw.Plain.SHARED_BIT, at, 4);
        }
        long count = word & 0x7FFF_FFFFL;
        children = count * each;
        countLies = children * 4 > end - at - 4;
        if (countLies) {
            findings.add(new Flaw.CountPastEnd(count, children * 4, end - at - 4), at, 4);
        }
        bodyAt = at + 4;
        grammar = Grammar.VALUES;
        return Walk.OPEN;
    }

    private long elementType(int kind, Part part, long at, long end) {
        return switch (kind) {
            case 0 -> at;
            case 1 -> builtinType(part, at, end);
            case 2 -> texts.text(part, -1, at, end);
            default -> scriptType(part, at, end);
        };
    }

    private long builtinType(Part part, long at, long end) {
        if (end - at < 4) {
            return findings.cut(Flaw.Part.ELEMENT_TYPE, at, end);
        }
        texts.tell(at, 4, new Purpose.ElementType(part));
        long id = in.u32(at);
        if (id >= plan.dialect.typeCount()) {
            return findings.broken(new Flaw.ElementTypeUnknown(id, plan.dialect.typeCount()), at, 4);
        }
        return at + 4;
    }

    private long scriptType(Part part, long at, long end) {
        long after = texts.text(part, -1, at, end);
        if (after != Walk.BROKEN && !texts.isResourcePath()) {
            return findings.broken(Flaw.Plain.SCRIPT_PATH_BAD, texts.at, texts.length);
        }
        return after;
    }

    long object(int header, long at, long end) {
        long body = at + 4;
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            return texts.word(new Purpose.Word(Purpose.Named.OBJECT_ID, Number.U64), 8, body, end, "Object");
        }
        long after = texts.text(Part.CLASS, -1, body, end);
        if (after == Walk.BROKEN || texts.length == 0 || in.u8(texts.at) == 0) {
            return after;
        }
        findings.add(Flaw.Plain.OBJECT_PRESENT, at, 4);
        if (end - after < 4) {
            return findings.cut(Flaw.Part.PROPERTY_COUNT, after, end);
        }
        texts.tell(after, 4, new Purpose.Count(Purpose.Counted.PROPERTIES));
        int count = in.i32(after);
        if (count < 0) {
            findings.add(new Flaw.CountNegative(count), after, 4);
        }
        children = Math.max(count, 0);
        countLies = children * 8 > end - after - 4;
        if (countLies) {
            findings.add(new Flaw.CountPastEnd(count, children * 8, end - after - 4), after, 4);
        }
        bodyAt = after + 4;
        grammar = Grammar.PROPERTIES;
        return Walk.OPEN;
    }
}
