package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.lifetime.Lifetime;

/// Everything that leaves the thread of the window and comes back to it. What work ends with arrives on that thread,
/// once: its answer, or why there is none. Nothing arrives of work that was cancelled, or replaced by newer work in its
/// [Lane]: an answer that holds a file is closed then.
///
/// Belongs to the thread of the window, and only that may begin and end work; [#relay] hands in what other threads have
/// to say.
public final class Background {
    /// Steps of the progress that are told.
    private static final int STEPS = 200;
    /// Less work than this many bytes is over before anybody could read about it.
    private static final long QUIET = 4 << 20;
    /// How long [Lane#runAfterPause] waits, in milliseconds.
    private static final long PAUSE = 400;

    private final Executor pool;
    private final Executor paused;
    private final Executor owner;
    private final Consumer<Throwable> bugs;

    /// Work that takes long.
    public interface Work<T> {
        /// Runs on any thread.
        ///
        /// @throws Exception               if there is no answer
        /// @throws CancellationException if `running` says to stop
        T run(Running running) throws Exception;
    }

    /// @param pool  runs work
    /// @param owner runs what must be done by the thread of the window, one after the other
    /// @param bugs  is told on that thread, too, when work fails by a mistake of the program
    public Background(Executor pool, Executor owner, Consumer<Throwable> bugs) {
        this(pool, CompletableFuture.delayedExecutor(PAUSE, TimeUnit.MILLISECONDS, Runnable::run), owner, bugs);
    }

    /// @param paused hands work to the pool after a time in which it may be replaced
    Background(Executor pool, Executor paused, Executor owner, Consumer<Throwable> bugs) {
        this.pool = pool;
        this.paused = paused;
        this.owner = owner;
        this.bugs = bugs;
    }

    /// {@return a new lane}
    public Lane lane() {
        return new Lane();
    }

    /// Runs `work` in a lane of its own.
    ///
    /// @param done   gets what it returns
    /// @param failed gets why it returned nothing
    /// @return its lane, by which it can be cancelled
    public <T> Lane run(Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        Lane lane = lane();
        lane.run(work, done, failed);
        return lane;
    }

    /// {@return a lane for work that nobody still wants once `lifetime` ends}
    public Lane lane(Lifetime lifetime) {
        Lane lane = lane();
        lifetime.atEnd(lane::cancel);
        return lane;
    }

    /// Closes `file`, as nobody still needs it. That waits for whoever is reading, and for the disk. It is no loss
    /// where it fails: nothing was written to it.
    public void close(Closeable file) {
        run(_ -> {
            file.close();
            return "";
        }, _ -> { }, _ -> { });
    }

    /// Runs `act` after what the thread of the window has still to do. May be called on any thread.
    public void later(Runnable act) {
        owner.execute(act);
    }

    /// {@return hands to `receiver`, on the thread of the window, what it gets on any other}
    public <T> Consumer<T> relay(Consumer<T> receiver) {
        return value -> later(() -> receiver.accept(value));
    }

    /// Work of one kind on one thing: of two pieces, the newer one replaces the older one.
    public final class Lane {
        private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(-1);
        private @Nullable Running current;

        private Lane() { }

        /// {@return how far the work has come, 0 to 1; negative where none goes on, or only little}
        public ReadOnlyDoubleProperty shareProperty() {
            return share.getReadOnlyProperty();
        }

        /// {@return whether work goes on that nobody has cancelled}
        public boolean isRunning() {
            return current != null;
        }

        /// Runs `work` in place of what went on before.
        ///
        /// @param done   gets what it returns
        /// @param failed gets why it returned nothing: what was thrown, also by an executor that takes no more work
        public <T> void run(Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            begin(Runnable::run, work, done, failed);
        }

        /// Runs `work` as [#run] does, after a time in which newer work may replace it.
        public <T> void runAfterPause(Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            begin(paused, work, done, failed);
        }

        private <T> void begin(Executor when, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            cancel();
            Running begun = new Running(this);
            current = begun;
            when.execute(() -> {
                try {
                    pool.execute(() -> begun.work(work, done, failed));
                } catch (RuntimeException | Error e) {
                    later(() -> begun.arrive(() -> failed.accept(e), null, e));
                }
            });
        }

        /// Asks the work to end as soon as it can. What it ends with arrives anyway: what it had done by then, or
        /// a [CancellationException].
        public void stop() {
            if (current != null) {
                current.goOn = false;
            }
        }

        /// Forgets the work: it is asked to end, and nothing of it arrives.
        public void cancel() {
            stop();
            if (current != null) {
                current.wanted = false;
            }
            current = null;
            share.set(-1);
        }
    }

    /// A piece of work while it goes on, as the work itself sees it, on any thread.
    public final class Running {
        private final Lane lane;
        private volatile boolean goOn = true;
        private volatile boolean wanted = true;

        private Running(Lane lane) {
            this.lane = lane;
        }

        /// {@return whether it is to end}
        public boolean isStopped() {
            return !goOn;
        }

        /// {@return what follows the work from now on, which comes to `size` in bytes or whatever it counts, and stops
        /// it}
        public Progress over(long size) {
            int[] told = {size < QUIET ? STEPS : -1};
            return reached -> {
                int step = (int) Math.min(STEPS, (double) reached / Math.max(1, size) * STEPS);
                if (step > told[0]) {
                    told[0] = step;
                    tell(() -> lane.share.set((double) step / STEPS));
                }
                return goOn;
            };
        }

        /// Runs `act`, which shows what the work has found so far, on the thread of the window, unless nobody
        /// still waits for the work by then.
        public void tell(Runnable act) {
            later(() -> {
                if (wanted) {
                    act.run();
                }
            });
        }

        private <T> void work(Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            later(wanted ? arrival(work, done, failed) : () -> arrive(() -> { }, null, null));
        }

        private <T> Runnable arrival(Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            try {
                T answer = work.run(this);
                return () -> arrive(() -> done.accept(answer), answer, null);
            } catch (Throwable e) {
                // Whatever it is, whoever waits must hear of it.
                return () -> arrive(() -> failed.accept(e), null, e);
            }
        }

        private void arrive(Runnable arrival, @Nullable Object answer, @Nullable Throwable failure) {
            boolean awaited = wanted;
            if (awaited) {
                lane.cancel();
            }
            try {
                if (awaited) {
                    arrival.run();
                } else if (answer instanceof Closeable file) {
                    close(file);
                }
            } finally {
                if (failure != null && FailureWords.isBug(failure)) {
                    bugs.accept(failure);
                }
            }
        }
    }
}
