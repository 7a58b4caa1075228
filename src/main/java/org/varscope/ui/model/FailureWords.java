package org.varscope.ui.model;

import java.io.UncheckedIOException;
import java.util.concurrent.CompletionException;

/// Says why work in the background has failed.
final class FailureWords {
    private FailureWords() { }

    /// {@return the reason as a clause for people}
    static String of(Throwable failure) {
        return switch (failure) {
            case CompletionException wrapped when wrapped.getCause() != null -> of(wrapped.getCause());
            case UncheckedIOException reading -> String.valueOf(reading.getCause().getMessage());
            case OutOfMemoryError _ -> "there is not enough memory for it";
            default -> "internal error, " + failure;
        };
    }
}
