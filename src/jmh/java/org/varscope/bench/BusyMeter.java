package org.varscope.bench;

import module java.base;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import javafx.application.Platform;
import javafx.scene.Scene;

/// What the thread of the window does in one go, by the time of the processor that it takes: what a key does, what it
/// is handed by work in the background, and the layout of a frame. Whatever else the machine does is not in it.
final class BusyMeter {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e6;

    private final List<Long> acts = new ArrayList<>();
    private final List<Long> handed = new ArrayList<>();
    private final List<Long> frames = new ArrayList<>();
    private long begun;

    /// {@return an executor that does everything on the thread of the window, and measures it}
    Executor owner() {
        return act -> Platform.runLater(() -> measure(act, handed));
    }

    /// Does what a person does, and measures it.
    void act(Runnable act) {
        measure(act, acts);
    }

    private static void measure(Runnable act, List<Long> measured) {
        long from = THREADS.getCurrentThreadCpuTime();
        try {
            act.run();
        } finally {
            measured.add(THREADS.getCurrentThreadCpuTime() - from);
        }
    }

    /// Measures what a frame of `scene` takes in that thread, from now on.
    void follow(Scene scene) {
        scene.addPreLayoutPulseListener(() -> begun = THREADS.getCurrentThreadCpuTime());
        scene.addPostLayoutPulseListener(() -> frames.add(THREADS.getCurrentThreadCpuTime() - begun));
    }

    /// Forgets what was measured.
    void reset() {
        acts.clear();
        handed.clear();
        frames.clear();
    }

    /// Prints what was measured.
    void tell(String what) {
        tell(what + ", a key", acts);
        tell(what + ", handed over", handed);
        tell(what + ", layout of a frame", frames);
    }

    private static void tell(String what, List<Long> all) {
        long[] sorted = all.stream().mapToLong(Long::longValue).sorted().toArray();
        if (sorted.length > 0) {
            System.out.printf(Locale.ROOT, "%n%s: %d times, median %.2f ms, 99 %% %.2f ms, worst %.2f ms%n", what,
                    sorted.length, sorted[sorted.length / 2] / NANOS, sorted[(int) (sorted.length * 0.99)] / NANOS,
                    sorted[sorted.length - 1] / NANOS);
        }
    }
}
