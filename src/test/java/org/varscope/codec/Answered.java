package org.varscope.codec;

import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;

/// What the decoder answered, for comparing with an engine.
///
/// @param decoded the value, or null where it refused
/// @param refusal why it refused, or null where it did not
record Answered(@Nullable Decoded decoded, @Nullable DecodeException refusal) {
    static final String ACCEPTED = "accepted";

    static Answered by(Dialect dialect, ObjectRule objects, byte[] bytes) {
        try {
            return new Answered(new Decoder(dialect, objects).decode(bytes), null);
        } catch (DecodeException e) {
            return new Answered(null, e);
        }
    }

    /// {@return `accepted` or the name of the error}
    String word() {
        return refusal == null ? ACCEPTED : refusal.error().name();
    }
}
