package org.varscope.scan.walk;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Number;
import org.varscope.problem.Flaw;

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
