package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// A file to work on.
///
/// @param name    of the file; empty for that of the lesson
/// @param bytes   of the file, with its wrapper
/// @param reading how it is opened; null where the bytes tell
public record LessonFile(String name, ByteStore bytes, @Nullable Reading reading) {
    /// {@return the file as it is opened; empty where it is no save}
    public Optional<Structure> opened() {
        return reading != null
                ? Optional.of(Structure.scan(bytes, reading.dialect(), reading.framed(), Progress.NONE))
                : found(bytes).map(found -> Structure.scan(found.wrapping().content(), found.dialect(),
                        found.framing(), Progress.NONE).alsoKnowing(found.wrapping().problems()));
    }

    /// {@return what `bytes` are, where they are a save}
    static Optional<Probe.Result.Found> found(ByteStore bytes) {
        try {
            return Probe.open(bytes, Layers.ANY, null, null, Progress.NONE) instanceof Probe.Result.Found found
                    ? Optional.of(found) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
