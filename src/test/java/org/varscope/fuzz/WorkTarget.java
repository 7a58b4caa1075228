package org.varscope.fuzz;

import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How much the scan of a long document looks at: the input over and over, 128 KiB of it and more, behind a source
/// that counts the bytes that are asked for.
///
/// Input: dialect, framing, then the bytes to repeat.
final class WorkTarget implements Target {
    private static final int LENGTH = 1 << 17;
    /// Bytes that may be visited for each that is there, and those that a few tries after damage may cost however few
    /// there are.
    private static final int EACH = 96;
    private static final long TRIES = 12 << 20;

    @Override
    public void take(Input input) {
        Dialect dialect = input.oneOf(Readings.DIALECTS);
        Framing framing = input.oneOf(Readings.FRAMINGS);
        byte[] bytes = input.rest();
        if (bytes.length == 0) {
            return;
        }
        Counting source = Counting.repeated(bytes, LENGTH);
        Structure.scan(ByteStore.of(source), dialect, framing, Progress.NONE);
        Must.be(source.visited() <= EACH * source.length() + TRIES,
                "at most %d bytes visited for each and %d more, not %d for %d",
                EACH, TRIES, source.visited(), source.length());
    }
}
