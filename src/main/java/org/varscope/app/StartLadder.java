package org.varscope.app;

import module java.base;
import module javafx.controls;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Brings up a window that works, whatever fails on the way: it tries one way after the other.
///
/// The first way has to finish without a single failure. From the second on, which are for when something is
/// wrong, a window that is on the screen is good enough. Where the last way fails too, it gives up, so that no program
/// stays without a window.
///
/// Belongs to the thread of the window.
final class StartLadder {
    /// For a window to be painted after something has failed that nobody caught.
    static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Deque<Way> ways;
    private final Predicate<Throwable> report;
    private final Runnable giveUp;
    private final Duration patience;
    private @Nullable Attempt now;
    private boolean over;

    /// One way to bring up a window.
    @FunctionalInterface
    interface Way {
        /// Shows a window, now or later.
        ///
        /// @param attempt runs each later part, and is told when the window works
        void show(Stage stage, Attempt attempt);
    }

    /// @param report   tells of a failure; says whether it is one
    /// @param giveUp   ends the program
    /// @param patience for a window to be painted after something has failed that nobody caught
    /// @param ways     from the usual one down
    StartLadder(Predicate<Throwable> report, Runnable giveUp, Duration patience, List<Way> ways) {
        this.ways = new ArrayDeque<>(ways);
        this.report = report;
        this.giveUp = giveUp;
        this.patience = patience;
    }

    /// Tries the first way.
    void begin(Stage stage) {
        next(stage, true);
    }

    private void next(Stage stage, boolean first) {
        Stage before = now == null ? null : now.stage;
        Way way = ways.poll();
        if (way == null) {
            over = true;
            giveUp.run();
            return;
        }
        Attempt attempt = new Attempt(stage, before, first);
        now = attempt;
        attempt.run(() -> way.show(stage, attempt));
    }

    /// Takes what nobody has caught on this thread.
    void take(Throwable failure) {
        boolean mistake = report.test(failure);
        Attempt attempt = now;
        if (mistake && !over && attempt != null) {
            attempt.failed = true;
            CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(() -> Platform.runLater(attempt::leave));
        }
    }

    /// One way that is gone.
    final class Attempt {
        private final Stage stage;
        private final @Nullable Stage before;
        private final boolean first;
        private boolean failed;

        private Attempt(Stage stage, @Nullable Stage before, boolean first) {
            this.stage = stage;
            this.before = before;
            this.first = first;
        }

        /// Runs a part of it; where that fails, the next way is gone.
        void run(Runnable part) {
            if (now != this || over) {
                return;
            }
            try {
                part.run();
            } catch (RuntimeException | Error e) {
                report.test(e);
                leave();
            }
        }

        private void leave() {
            if (now == this && !over) {
                next(new Stage(), false);
            }
        }

        /// The window is on the screen, with all that belongs to it.
        ///
        /// @return whether it is the one that stays
        boolean works() {
            if (failed && first) {
                leave();
            }
            if (now != this || over) {
                return false;
            }
            over = true;
            if (before != null) {
                before.addEventHandler(WindowEvent.WINDOW_SHOWN, _ -> before.hide());
                before.hide();
            }
            return true;
        }
    }
}
