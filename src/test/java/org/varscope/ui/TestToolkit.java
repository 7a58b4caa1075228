package org.varscope.ui;

import module java.base;
import module javafx.controls;
import com.sun.javafx.tk.Toolkit;
import java.lang.reflect.Field;

/// The toolkit as tests drive it: started once, without a display, and waited for by what it has left to do instead of
/// by time.
public final class TestToolkit {
    /// Longer than anything takes that ends at all, on a machine that has much else to do.
    private static final long PATIENCE = 60_000;
    private static final long LOOK_AGAIN = 2;
    /// Pulses after which nothing more follows: what an act sets going is laid out, takes the focus, and is laid
    /// out again.
    private static final int PULSES = 3;
    /// Pulses after which a window that is still to be laid out always will be.
    private static final int MANY = 50;
    /// Where the toolkit counts what it has left to do; only open to the tests of this build.
    private static final String INSIDE = "com.sun.javafx.application";

    static {
        start();
    }

    private TestToolkit() { }

    private static void start() {
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
            Platform.setImplicitExit(false);
            if (!started.await(PATIENCE, TimeUnit.MILLISECONDS)) {
                throw new AssertionError("the toolkit did not start");
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// {@return what `task` gives, which is done on the toolkit's thread}
    ///
    /// @throws AssertionError if it fails, which is the cause, or does not end
    public static <T> T call(Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        if (Platform.isFxApplicationThread()) {
            future.run();
        } else {
            Platform.runLater(future);
        }
        try {
            return future.get(PATIENCE, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AssertionError failed) {
                throw failed;
            }
            throw new AssertionError("failed on the toolkit's thread", e.getCause());
        } catch (TimeoutException | InterruptedException e) {
            throw new AssertionError("the toolkit's thread does something else for ever", e);
        }
    }

    /// Does `task` on the toolkit's thread, and waits until everything that follows from it is done.
    public static <T> T on(Callable<T> task) {
        T result = call(task);
        settle();
        return result;
    }

    /// Does `task` on the toolkit's thread, and waits until everything that follows from it is done.
    public static void on(Runnable task) {
        on(() -> {
            task.run();
            return null;
        });
    }

    /// Waits until the work in the background has ended, what it left for the toolkit's thread is done, and the windows
    /// are laid out. The pulses are not waited for: they are done here.
    public static void settle() {
        long begun;
        do {
            calm();
            begun = CountedBackground.begun();
            call(() -> null); // comes after what the last pulse left for the toolkit's thread
        } while (CountedBackground.begun() != begun);
    }

    private static void calm() {
        int calm = 0;
        while (calm < PULSES) {
            long begun = CountedBackground.begun();
            CountedBackground.awaitEnd(PATIENCE);
            pulse();
            calm = CountedBackground.begun() == begun ? calm + 1 : 0;
        }
    }

    /// Lays the windows out, as happens between what a person does.
    public static void pulse() {
        call(() -> {
            Toolkit.getToolkit().firePulse();
            return null;
        });
    }

    /// Waits until `condition` holds on the toolkit's thread, and then as [#settle()] does.
    public static void await(Callable<Boolean> condition) {
        until(condition);
        settle();
    }

    /// Waits until `condition` holds on the toolkit's thread, and for nothing else.
    public static void until(Callable<Boolean> condition) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        while (!call(condition)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it did not come to that");
            }
            pause();
        }
    }

    /// Waits until the toolkit's thread has nothing left to do: something that asks again and again whether it can be
    /// done, which keeps a core busy and whatever it is about in memory, fails.
    public static void rest() {
        until(() -> pending() == 1); // this
    }

    /// {@return what is still to be laid out after the windows have been, many times over: a pane that asks for that
    /// whenever it is laid out paints frame after frame, which keeps a core busy}
    public static List<Node> restless() {
        List<Node> found = unclean();
        for (int i = 0; i < MANY && !found.isEmpty(); i++) {
            pulse();
            found = unclean();
        }
        return found;
    }

    private static List<Node> unclean() {
        return call(() -> {
            List<Node> found = new ArrayList<>();
            for (Window window : Window.getWindows()) {
                unclean(window.getScene().getRoot(), found);
            }
            return found;
        });
    }

    /// Only what can be reached over others that are to be laid out will be.
    private static void unclean(Parent parent, List<Node> found) throws ReflectiveOperationException {
        Class<?> type = Parent.class;
        if (!type.getModule().isOpen(type.getPackageName(), TestToolkit.class.getModule())) {
            return;
        }
        Field flag = type.getDeclaredField("layoutFlag");
        flag.setAccessible(true);
        if (flag.get(parent).toString().equals("CLEAN")) {
            return;
        }
        if (parent.isNeedsLayout()) {
            found.add(parent);
        }
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Parent below) {
                unclean(below, found);
            }
        }
    }

    private static int pending() throws ReflectiveOperationException {
        if (!Platform.class.getModule().isOpen(INSIDE, TestToolkit.class.getModule())) {
            return 1;
        }
        Field pending = Class.forName(INSIDE + ".PlatformImpl").getDeclaredField("pendingRunnables");
        pending.setAccessible(true);
        return ((AtomicInteger) pending.get(null)).get();
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_AGAIN);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
