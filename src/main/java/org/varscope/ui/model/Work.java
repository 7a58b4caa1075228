package org.varscope.ui.model;

import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.walk.Progress;

/// Long work done elsewhere: how far it has come, and a way to stop it. Belongs to the thread of its owner; only
/// [Going#reached] may be called from any.
public final class Work {
    /// Steps of the progress that are told.
    private static final int STEPS = 200;
    /// Less work than this many bytes is over before anybody could read about it.
    private static final long QUIET = 4 << 20;

    private final Executor owner;
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(-1);
    private @Nullable Going going;

    /// @param owner runs what must be done by the thread that this belongs to
    public Work(Executor owner) {
        this.owner = owner;
    }

    /// {@return how far it has come, 0 to 1; negative where none goes on, or only little}
    public ReadOnlyDoubleProperty shareProperty() {
        return share.getReadOnlyProperty();
    }

    /// {@return whether it goes on}
    public boolean isGoing() {
        return going != null;
    }

    /// Begins work on `size` bytes; what went on before is asked to stop, and forgotten.
    public Going begin(long size) {
        stop();
        Going next = new Going(Math.max(1, size));
        going = next;
        share.set(size < QUIET ? -1 : 0);
        return next;
    }

    /// Asks the work to stop. It does so when it next tells how far it has come, and goes on until then.
    public void stop() {
        if (going != null) {
            going.goOn = false;
        }
    }

    /// One piece of work while it goes on.
    public final class Going implements Progress {
        private final long size;
        private volatile boolean goOn = true;
        private int told;

        private Going(long size) {
            this.size = size;
            this.told = size < QUIET ? STEPS : 0;
        }

        @Override
        public boolean reached(long bytes) {
            int step = (int) Math.min(STEPS, (double) bytes / size * STEPS);
            if (step > told) {
                told = step;
                owner.execute(() -> tell((double) step / STEPS));
            }
            return goOn;
        }

        private void tell(double reached) {
            if (going == this) {
                share.set(reached);
            }
        }

        /// Notes that it is over.
        ///
        /// @return whether nobody had asked it to stop
        public boolean finish() {
            if (going == this) {
                going = null;
                share.set(-1);
            }
            return goOn;
        }
    }
}
