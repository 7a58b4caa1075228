package org.varscope.scan.walk;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Flag;
import org.varscope.dialect.TextRule;
import org.varscope.problem.Code;

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
            at = elementType(i == 0 ? Flag.firstKind(header) : Flag.secondKind(header), at, end);
            if (at == Walk.BROKEN) {
                return Walk.BROKEN;
            }
        }
        if (end - at < 4) {
            return findings.broken(Code.LENGTH_CUT, at, end - at, Findings.left(end - at), "4 bytes of a count");
        }
        int word = in.i32(at);
        if (word < 0 && !lax) {
            findings.add(Code.SHARED_BIT, at, 4, "the top bit of the count, which marked shared containers in Godot 1 and 2",
                    "a count without it");
        }
        long count = word & 0x7FFF_FFFFL;
        children = count * each;
        countLies = children * 4 > end - at - 4;
        if (countLies) {
            findings.add(Code.COUNT_PAST_END, at, 4, "count " + count + " needs at least " + children * 4 + " bytes",
                    "at most " + (end - at - 4) + ", which are left");
        }
        bodyAt = at + 4;
        grammar = Grammar.VALUES;
        return Walk.OPEN;
    }

    private long elementType(int kind, long at, long end) {
        return switch (kind) {
            case 0 -> at;
            case 1 -> builtinType(at, end);
            case 2 -> texts.text(at, end);
            default -> scriptType(at, end);
        };
    }

    private long builtinType(long at, long end) {
        if (end - at < 4) {
            return findings.broken(Code.LENGTH_CUT, at, end - at, Findings.left(end - at), "4 bytes of an element type");
        }
        long id = in.i32(at) & 0xFFFF_FFFFL;
        if (id >= plan.dialect.typeCount()) {
            return findings.broken(Code.ELEMENT_TYPE_UNKNOWN, at, 4, "element type " + id,
                    "a type from 0 to " + (plan.dialect.typeCount() - 1));
        }
        return at + 4;
    }

    private long scriptType(long at, long end) {
        long after = texts.text(at, end);
        if (after != Walk.BROKEN && !texts.isResourcePath()) {
            return findings.broken(Code.SCRIPT_PATH_BAD, texts.at, texts.length, "a script that no project can hold",
                    "a path that starts with res://");
        }
        return after;
    }

    long object(int header, long at, long end) {
        long body = at + 4;
        if ((header & Flag.OBJECT_AS_ID) != 0) {
            return findings.need(body, 8, end, "an object id");
        }
        long after = texts.text(body, end);
        if (after == Walk.BROKEN || texts.length == 0 || in.u8(texts.at) == 0) {
            return after;
        }
        findings.add(Code.OBJECT_PRESENT, at, 4, "an object in full", "data only: an engine that allows objects makes it and may run its script");
        if (end - after < 4) {
            return findings.broken(Code.LENGTH_CUT, after, end - after, Findings.left(end - after), "4 bytes of a property count");
        }
        int count = in.i32(after);
        if (count < 0) {
            findings.add(Code.COUNT_NEGATIVE, after, 4, "property count " + count, "0 or more; the engine reads 0");
        }
        children = Math.max(count, 0);
        countLies = children * 8 > end - after - 4;
        if (countLies) {
            findings.add(Code.COUNT_PAST_END, after, 4, "count " + count + " needs at least " + children * 8 + " bytes",
                    "at most " + (end - after - 4) + ", which are left");
        }
        bodyAt = after + 4;
        grammar = Grammar.PROPERTIES;
        return Walk.OPEN;
    }
}
