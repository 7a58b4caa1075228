package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;

/// Bytes that panes have asked for and that are not at hand. Once they are, everybody looks again, once for all that
/// have come together.
final class Awaited {
    private final Background background;
    private final Runnable arrived;
    private final AtomicBoolean due = new AtomicBoolean();
    private final ReadOnlyObjectWrapper<@Nullable AbsentBytesException> unreadable = new ReadOnlyObjectWrapper<>();

    /// @param arrived looks again, on the thread of the window
    Awaited(Background background, Runnable arrived) {
        this.background = background;
        this.arrived = arrived;
    }

    /// {@return what could not be read, until it is tried again; null where nothing is known of the kind}
    ReadOnlyObjectProperty<@Nullable AbsentBytesException> unreadableProperty() {
        return unreadable.getReadOnlyProperty();
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
        } else if (unreadable.get() == null || !unreadable.get().span().equals(absent.span())) {
            unreadable.set(absent);
        }
    }

    /// Tries again what could not be read, if there is something.
    void retry() {
        AbsentBytesException tried = unreadable.get();
        if (tried != null) {
            unreadable.set(null);
            tried.retry();
            arrived.run();
        }
    }
}
