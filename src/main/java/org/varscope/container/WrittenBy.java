package org.varscope.container;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.detect.Detection;

/// What a wrapper tells about the engine that wrote it, for values that read the same in several dialects: the
/// encryption of Godot 4 is its own.
enum WrittenBy {
    /// The wrapper does not tell.
    ANY,
    /// Godot 1 to 3.
    OLD,
    /// Godot 4.
    NEW;

    static WrittenBy of(Wrapping wrapping) {
        return switch (wrapping) {
            case Encrypted encrypted -> encrypted.isNew() ? NEW : OLD;
            case Nested nested -> of(nested.inner()) == ANY ? of(nested.outer()) : of(nested.inner());
            default -> ANY;
        };
    }

    /// {@return the dialect of a file without any value}
    Dialect dialect() {
        return Dialects.of(this == OLD ? "godot3" : "godot4");
    }

    /// {@return how `bytes` are best read, by an engine that writes such wrappers where one fits}
    Detection detection(ByteStore bytes, @Nullable Framing framing, @Nullable Dialect only) {
        Detection found = Detection.of(bytes, framing, only);
        boolean isNew = found.dialect().name().startsWith("godot4");
        if (only != null || !found.whole() || this == ANY || isNew == (this == NEW)) {
            return found;
        }
        Detection other = Detection.of(bytes, framing, dialect());
        return other.whole() && other.framing().equals(found.framing()) ? other : found;
    }
}
