package org.varscope.ui;

import module java.base;

/// Runs what windows of tests leave to the background, each task on a thread of its own as the program does, and knows
/// when all of it has ended.
public final class CountedBackground implements Executor {
    private static final Object LOCK = new Object();
    private static long begun;
    private static long ended;

    @Override
    public void execute(Runnable task) {
        synchronized (LOCK) {
            begun++;
        }
        Thread.startVirtualThread(() -> {
            try {
                task.run();
            } finally {
                synchronized (LOCK) {
                    ended++;
                    LOCK.notifyAll();
                }
            }
        });
    }

    /// {@return how many tasks there have been}
    static long begun() {
        synchronized (LOCK) {
            return begun;
        }
    }

    /// Waits until every task has ended.
    ///
    /// @param patience milliseconds, after which the test fails
    static void awaitEnd(long patience) {
        long end = System.currentTimeMillis() + patience;
        synchronized (LOCK) {
            while (ended < begun) {
                long left = end - System.currentTimeMillis();
                if (left <= 0) {
                    throw new AssertionError(begun - ended + " tasks in the background have not ended");
                }
                try {
                    LOCK.wait(left);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }
}
