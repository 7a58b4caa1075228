package org.varscope.repair;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Another dialect, or another way in which values are in a file, by which an engine reads all of it.
public record OtherReading(Dialect dialect, Framing framing) {
    /// {@return how all of `structure` can be read, where it has errors as it is read now; it is not looked for where a
    /// list of fields says what is there, as that is what somebody knows}
    ///
    /// @param progress follows the offsets, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Optional<OtherReading> of(Structure structure, Progress progress) {
        if (structure.errors() == 0 || structure.framing().isListed()) {
            return Optional.empty();
        }
        Detection found = Detection.of(structure.bytes(), null, null);
        boolean same = found.dialect().equals(structure.dialect()) && found.framing().equals(structure.framing());
        if (same || !found.whole()) {
            return Optional.empty();
        }
        // Only the beginning of a large file was looked at for that.
        Structure read = Structure.scan(structure.bytes(), found.dialect(), found.framing(), progress);
        return read.errors() > 0 ? Optional.empty()
                : Optional.of(new OtherReading(found.dialect(), found.framing()));
    }

    /// {@return the edit after which the file is read so; no byte is changed}
    public Edit edit() {
        return new Edit.Reinterpret(dialect, framing);
    }
}
