package org.varscope.ui.model;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;

/// Bytes that panes have asked for and that are not at hand. Once they are, everybody looks again, once for all that have
/// come together.
final class Awaited {
    private final Background background;
    private final Runnable arrived;
    private final Consumer<AbsentBytesException> failed;
    private final AtomicBoolean due = new AtomicBoolean();
    private @Nullable AbsentBytesException failure;

    /// @param arrived looks again, on the thread of the window
    /// @param failed  is told of bytes that cannot be read, once until they are tried again
    Awaited(Background background, Runnable arrived, Consumer<AbsentBytesException> failed) {
        this.background = background;
        this.arrived = arrived;
        this.failed = failed;
    }

    /// {@return what `read` returns, or `meanwhile` where bytes for it are not at hand}
    <T> T reading(Supplier<T> read, T meanwhile) {
        try {
            return read.get();
        } catch (AbsentBytesException e) {
            await(e);
            return meanwhile;
        }
    }

    /// Looks again when the bytes are there.
    void await(AbsentBytesException absent) {
        if (!absent.isFailure()) {
            absent.whenThere(Runnable::run, () -> {
                if (due.compareAndSet(false, true)) {
                    background.later(() -> {
                        due.set(false);
                        arrived.run();
                    });
                }
            });
        } else if (failure == null || !failure.span().equals(absent.span())) {
            failure = absent;
            failed.accept(absent);
        }
    }

    /// Tries again what could not be read.
    ///
    /// @return whether there was something
    boolean retry() {
        AbsentBytesException tried = failure;
        failure = null;
        if (tried != null) {
            tried.retry();
            arrived.run();
        }
        return tried != null;
    }
}
