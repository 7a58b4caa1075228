package org.varscope.ui.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;

/// Says why work has failed.
public final class FailureWords {
    private FailureWords() { }

    /// {@return the reason as a clause for people}
    public static String of(Throwable failure) {
        return switch (failure) {
            case UncheckedIOException reading -> of(reading.getCause());
            case IOException io when io.getMessage() != null -> io.getMessage();
            case OutOfMemoryError _ -> "there is not enough memory for it";
            case RejectedExecutionException _ -> "no more work can be started";
            case CancellationException _ -> "it was stopped";
            default -> "internal error, " + failure;
        };
    }

    /// {@return whether the program is to blame, and neither the file nor the system}
    static boolean isBug(Throwable failure) {
        return switch (failure) {
            case IOException _, UncheckedIOException _, OutOfMemoryError _, RejectedExecutionException _,
                    CancellationException _ -> false;
            case Exception e -> e instanceof RuntimeException;
            default -> true;
        };
    }
}
