package org.varscope.scan.walk;

import org.varscope.bytes.ByteReader;
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
        int total = (word & 0x7FFF_FFFF) + in.i32(body + 4) + ((in.i32(body + 8) & 2) != 0 ? 1 : 0);
        long at = body + 12;
        // Godot 1 and 2 count in signed numbers, later engines in unsigned ones.
        for (long left = lax ? total : total & 0xFFFF_FFFFL; left > 0; left--) {
            if (lax && end - at >= 4 && TextWalk.padded(in.i32(at) & 0xFFFF_FFFFL) > end - at - 4) {
                return findings.broken(new Flaw.PastEnd(Flaw.Measured.NAME, in.i32(at) & 0xFFFF_FFFFL, end - at - 4),
                        at, 4);
            }
            at = texts.text(at, end);
            if (at == Walk.BROKEN) {
                return Walk.BROKEN;
            }
        }
        return at;
    }

    /// A plain path. Engines count it without padding, the documents with.
    private long oldPath(int length, long body, long end) {
        if (length > end - body - 4) {
            return findings.broken(new Flaw.PastEnd(Flaw.Measured.PATH, length, end - body - 4), body, 4);
        }
        long after = body + 4 + length;
        return document ? texts.padding(after, TextWalk.padded(length) - length, end) : after;
    }
}
