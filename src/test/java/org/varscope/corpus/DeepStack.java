package org.varscope.corpus;

import module java.base;

/// Runs what recurses once per level of nesting, for values thousands of levels deep.
public final class DeepStack {
    private static final long BYTES = 256L << 20;
    private static final ExecutorService DEEP = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(null, task, "deep", BYTES);
        thread.setDaemon(true);
        return thread;
    });

    private DeepStack() { }

    /// {@return what `task` yields on a thread with a large stack}
    ///
    /// Never tried on a small one first: what is linked for the first time where the stack ends stays broken.
    public static <T> T call(Supplier<T> task) {
        try {
            return DEEP.submit(task::get).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
