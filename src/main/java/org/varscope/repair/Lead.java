package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.container.ContentProbe;
import org.varscope.container.Probe;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.index.Structure;

/// Bytes that a game has written before its values, such as a magic: everything after them is whole, so that nothing
/// is to be repaired, and they themselves least of all.
final class Lead {
    private static final int WORD = 4;
    /// An error of such bytes is among them, or in what they are taken for.
    private static final long NEAR = 72;

    private Lead() { }

    /// {@return whether `structure` begins with such bytes, and is not read as what does}
    static boolean has(Structure structure) {
        boolean known = structure.framing().isListed() || structure.framing().isKeyed();
        return !known && structure.errorFrom(0).filter(first -> first.span().start() < NEAR).isPresent()
                && ContentProbe.glance(structure.bytes()) instanceof Probe.Result.Found found
                && found.why().stream().anyMatch(why -> why instanceof Reason.Lead lead && isMeant(structure, lead));
    }

    /// {@return whether `changes` touch letters that come first, other than those of settings: they are a magic, as no
    /// fault makes letters of all of a length or a header}
    static boolean isTouched(Structure structure, List<Repair.Change> changes) {
        ByteReader in = structure.bytes().reader(1024);
        return !structure.framing().isKeyed() && structure.bytes().length() >= WORD
                && changes.stream().anyMatch(change -> change.span().start() < WORD)
                && IntStream.range(0, WORD).map(in::u8).allMatch(letter -> letter >= ' ' && letter < 0x7F);
    }

    /// A few bytes before records may have come in by mistake, and a word before a value may be its length.
    private static boolean isMeant(Structure structure, Reason.Lead lead) {
        if (lead.bytes() < WORD || lead.bytes() > WORD || !lead.then().isSingle()) {
            return lead.bytes() >= WORD;
        }
        ByteReader in = structure.bytes().reader(1024);
        int length = (int) structure.bytes().length() - WORD;
        return Words.price(in.i32(0), length) >= Weights.UNLIKE && Words.price(in.i32be(0), length) >= Weights.UNLIKE;
    }
}
