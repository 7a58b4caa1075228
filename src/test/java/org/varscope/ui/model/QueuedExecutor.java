package org.varscope.ui.model;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/// Keeps what it is given until a test lets it run.
public final class QueuedExecutor implements Executor {
    private final Queue<Runnable> tasks = new ArrayDeque<>();

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
