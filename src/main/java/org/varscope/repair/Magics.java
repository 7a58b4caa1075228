package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.LostMagic;
import org.varscope.container.Probe;
import org.varscope.container.block.Compressed;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Gives a wrapped file back the magic that it is known by, so that it is opened as what it is.
final class Magics {
    private Magics() { }

    /// {@return the repair of bytes that were read as values and are a compressed file}
    static Optional<Repair> of(Structure structure, Progress progress) {
        return lost(structure, progress).map(lost -> {
            byte[] magic = lost.magic().getBytes(StandardCharsets.ISO_8859_1);
            List<Change> changes = LongStream.of(0, lost.endsAt())
                    .filter(at -> !Arrays.equals(structure.bytes().bytes(new Span(at, magic.length)), magic))
                    .mapToObj(at -> new Change(new Span(at, magic.length), magic)).toList();
            return new Repair(Kind.WRAPPER, 0, 0, changes, true, true, inside(lost, progress).errors(),
                    Weights.SURE_MAGIC);
        });
    }

    /// {@return what is in the file once it has its magic again}
    static Optional<Structure> inside(Structure structure, Progress progress) {
        return lost(structure, progress).map(lost -> inside(lost, progress));
    }

    /// {@return whether the bytes are a compressed file that is read as values all the same, such as one that has just
    /// got its magic back: nothing in them is to be mended by what they are taken for}
    static boolean isWrapped(Structure structure) {
        return !structure.framing().isListed() && Compressed.isNamed(structure.bytes());
    }

    private static Optional<LostMagic> lost(Structure structure, Progress progress) {
        return structure.framing().isListed() ? Optional.empty()
                : LostMagic.of(structure.bytes(), progress);
    }

    private static Structure inside(LostMagic lost, Progress progress) {
        Probe.Result.Found found = lost.inside();
        return Structure.scan(found.wrapping().content(), found.dialect(), found.framing(), progress)
                .alsoKnowing(found.wrapping().problems());
    }
}
