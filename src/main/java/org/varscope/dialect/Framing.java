package org.varscope.dialect;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;

/// How the values of a file lie at its root.
public sealed interface Framing {
    /// One value; what follows is trailing data.
    record Bare() implements Framing { }

    /// Bare values back to back.
    record Values() implements Framing { }

    /// Frames: u32 length and value, repeated, as `store_var` and `put_var` write them.
    ///
    /// @param order of the lengths; the values are little-endian all the same
    record Stream(ByteOrder order) implements Framing { }

    /// The one bare value.
    Framing BARE = new Bare();
    /// Values back to back.
    Framing VALUES = new Values();
    /// Frames with little-endian lengths.
    Framing STREAM = new Stream(ByteOrder.LITTLE_ENDIAN);
    /// Frames with big-endian lengths.
    Framing STREAM_BE = new Stream(ByteOrder.BIG_ENDIAN);

    /// {@return every framing that needs no parameter}
    static List<Framing> all() {
        return List.of(STREAM, STREAM_BE, BARE, VALUES);
    }

    /// {@return its name on the command line}
    default String word() {
        return switch (this) {
            case Bare _ -> "bare";
            case Values _ -> "values";
            case Stream(var order) -> order == ByteOrder.BIG_ENDIAN ? "stream-be" : "stream";
        };
    }

    /// {@return the framing that `word` names}
    static Optional<Framing> named(String word) {
        return all().stream().filter(f -> f.word().equals(word)).findFirst();
    }
}
