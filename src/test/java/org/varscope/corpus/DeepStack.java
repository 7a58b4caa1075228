package org.varscope.corpus;

import module java.base;

/// Runs what recurses once per level of nesting, for values thousands of levels deep.
public final class DeepStack {
    private static final long BYTES = 256L << 20;

    private DeepStack() { }

    /// {@return what `task` yields, on a thread with a large stack where this one is too small; it may be begun twice}
    public static <T> T call(Supplier<T> task) {
        try {
            return task.get();
        } catch (StackOverflowError _) {
            return deeply(task);
        }
    }

    private static <T> T deeply(Supplier<T> task) {
        FutureTask<T> future = new FutureTask<>(task::get);
        new Thread(null, future, "deep", BYTES).start();
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
