package org.varscope.document;

import module java.base;

/// Who is told of something. One that throws does not keep the others from being told: what it has thrown goes to the
/// handler of uncaught exceptions.
///
/// @param <T> what they are told
public final class Listeners<T> {
    private final List<Consumer<? super T>> listeners = new CopyOnWriteArrayList<>();

    /// Nobody listens yet.
    public Listeners() { }

    /// Tells `listener` from now on.
    public void add(Consumer<? super T> listener) {
        listeners.add(listener);
    }

    /// Removes `listener`.
    public void remove(Consumer<? super T> listener) {
        listeners.remove(listener);
    }

    /// Tells all of them, in the order in which they came.
    public void tell(T event) {
        for (Consumer<? super T> listener : listeners) {
            try {
                listener.accept(event);
            } catch (RuntimeException | Error e) {
                report(e);
            }
        }
    }

    /// Hands a failure that nobody expects to the handler of uncaught exceptions, and goes on.
    public static void report(Throwable failure) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
    }
}
