package org.varscope.document;

import module java.base;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// The reading of a whole document, to be run on any thread.
///
/// @param asked the state that is to be read
public record ScanJob(Snapshot asked) {
    /// Reads.
    ///
    /// @param progress follows the bytes read, and may stop it
    /// @throws CancellationException if the progress says to stop
    public Structure run(Progress progress) {
        Structure now = asked.structure();
        return Structure.scan(now.bytes(), now.dialect(), now.framing(), progress).knowing(now.known());
    }

    /// {@return how many bytes there are to read}
    public long size() {
        return asked.bytes().length();
    }
}
