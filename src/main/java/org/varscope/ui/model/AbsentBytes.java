package org.varscope.ui.model;

import module java.base;
import module javafx.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.toolkit.Background;

/// Bytes that panes have asked for and that are not at hand. Once they are, everybody looks again, once for all that
/// have come together.
public sealed class AbsentBytes permits AwaitedBytes {
    private final Background background;
    private final Runnable arrived;
    private final AtomicBoolean due = new AtomicBoolean();
    private final ObjectProperty<@Nullable AbsentBytesException> unreadable = new SimpleObjectProperty<>();

    /// @param arrived looks again, on the thread of the window
    public AbsentBytes(Background background, Runnable arrived) {
        this.background = background;
        this.arrived = arrived;
    }

    /// {@return what could not be read of the file, until it is tried again; null where nothing is known of the kind}
    public Lasting<@Nullable AbsentBytesException> unreadableProperty() {
        return new Lasting<>(unreadable);
    }

    /// {@return what `read` returns, or `meanwhile` where it needs bytes that are not at hand; it
    /// is looked again when they are}
    public <T> T reading(Supplier<T> read, T meanwhile) {
        try {
            return read.get();
        } catch (AbsentBytesException e) {
            await(e);
            return meanwhile;
        }
    }

    /// {@return what `read` finds; empty where it needs bytes that are not at hand, as of [#reading]}
    public <T> Optional<T> find(Supplier<Optional<T>> read) {
        return reading(read, Optional.empty());
    }

    /// Looks again once bytes are there that a pane has asked for; where they cannot be read, they become the
    /// [#unreadableProperty].
    public void await(AbsentBytesException absent) {
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
    public void retry() {
        AbsentBytesException tried = unreadable.get();
        if (tried != null) {
            unreadable.set(null);
            tried.retry();
            arrived.run();
        }
    }
}
