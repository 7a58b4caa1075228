package org.varscope.ui.toolkit;

import module java.base;

/// Keeps what it is given until a test lets it run.
public final class QueuedExecutor implements Executor {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /// {@return a background that runs by `pool`, with what arrives immediately, and no patience with mistakes}
    public static Background background(Executor pool) {
        return background(pool, pool);
    }

    /// {@return the same, where work after a pause runs by `paused`}
    public static Background background(Executor pool, Executor paused) {
        return new Background(pool, paused, Runnable::run, bug -> {
            throw new AssertionError("a mistake in the background", bug);
        });
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /// Runs everything, also what is added meanwhile.
    public void runAll() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
    }

    /// {@return how many tasks wait}
    public int waiting() {
        return tasks.size();
    }
}
