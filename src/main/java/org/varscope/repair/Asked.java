package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Acceptance;
import org.varscope.codec.ObjectRule;
import org.varscope.container.ContentProbe;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How bytes are to be read whatever they look like, as somebody said so; what nobody said, they tell themselves.
///
/// @param framing null where the bytes tell
/// @param dialect the same
record Asked(@Nullable Framing framing, @Nullable Dialect dialect) {
    /// {@return what must have been asked for, as `structure` is read otherwise than its bytes tell; nothing where it
    /// is read as they do}
    static Asked of(Structure structure) {
        return isRead(ContentProbe.glance(structure.bytes()), structure) ? new Asked(null, null)
                : new Asked(structure.framing(), structure.dialect());
    }

    private static boolean isRead(Probe.Result result, Structure structure) {
        return result instanceof Probe.Result.Found found && found.framing().equals(structure.framing())
                && found.dialect().equals(structure.dialect());
    }

    /// {@return whether what repairs have made is what it seems to be once nothing is known of it but its bytes: an
    /// engine loads it where no error is left, and it is still read in the same way where some are}
    ///
    /// @param mended   what was read of the bytes while they were repaired
    /// @param progress may stop it
    /// @throws CancellationException if the progress says to stop
    boolean bearsOut(Structure mended, Progress progress) {
        if (mended.errors() > 0 && isRead(ContentProbe.glance(mended.bytes()), mended)) {
            return true;
        }
        return accepts(mended.bytes(), progress);
    }

    /// {@return whether an engine that allows objects loads all of `bytes`}
    ///
    /// @throws CancellationException if the progress says to stop
    boolean accepts(ByteStore bytes, Progress progress) {
        return Acceptance.of(bytes, new Layers(List.of(), framing), dialect, null, ObjectRule.ALLOWED, progress)
                .isFine();
    }
}
