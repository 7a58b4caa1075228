package testwatch;

import module java.base;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Fails a test by what goes wrong in other threads than its own, and in its own where nobody is told: an exception
/// that nobody catches, or one that is only logged. JUnit finds it by itself, so that it holds for every test.
///
/// A failure belongs to the test that started the thread. Threads that outlive the test that started them, such as the
/// toolkit's, fail the test that uses the toolkit then, or else whatever tests run.
///
/// It lies apart from the tests as they are part of the program's module when they run, and what a module brings along
/// is not found without being named in its descriptor.
public final class FailuresElsewhere implements BeforeEachCallback, AfterEachCallback {
    /// The tag of tests that are about such failures.
    private static final String MEANT = "fails-elsewhere";
    /// The annotation of tests that use the toolkit, one at a time.
    private static final String TOOLKIT = "UsesToolkit";
    private static final Set<Running> RUNNING = ConcurrentHashMap.newKeySet();
    private static final InheritableThreadLocal<Running> STARTED_BY = new InheritableThreadLocal<>();
    /// Kept here as the logging holds on to no logger.
    private static final Logger ROOT = Logger.getLogger("");
    /// What failed while no test ran.
    private static final List<String> BETWEEN = new ArrayList<>();

    static {
        ROOT.addHandler(new Logged());
    }

    /// A test while it runs.
    private record Running(String name, boolean toolkit, List<String> failures) { }

    @Override
    public void beforeEach(ExtensionContext test) {
        Thread.setDefaultUncaughtExceptionHandler(FailuresElsewhere::uncaught);
        boolean toolkit = Arrays.stream(test.getRequiredTestClass().getAnnotations())
                .anyMatch(one -> one.annotationType().getSimpleName().equals(TOOLKIT));
        Running running = new Running(test.getUniqueId(), toolkit, new ArrayList<>());
        STARTED_BY.set(running);
        RUNNING.add(running);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        Running running = STARTED_BY.get();
        STARTED_BY.remove();
        RUNNING.remove(running);
        List<String> failures = new ArrayList<>(taken(running.failures()));
        failures.addAll(taken(BETWEEN));
        if (!failures.isEmpty() && !test.getTags().contains(MEANT)) {
            throw new AssertionError("failed elsewhere:\n" + String.join("\n", failures));
        }
    }

    private static List<String> taken(List<String> failures) {
        synchronized (BETWEEN) {
            List<String> taken = List.copyOf(failures);
            failures.clear();
            return taken;
        }
    }

    private static void uncaught(Thread thread, Throwable failure) {
        if (!isPaintedOverTheEdge(failure)) {
            add(describe("uncaught in " + thread, failure));
        }
    }

    /// The headless platform fails where it paints a window that has just moved over the edge of its screen, which no
    /// display does. Nothing of the program takes part in that.
    private static boolean isPaintedOverTheEdge(Throwable failure) {
        return failure instanceof IndexOutOfBoundsException && Arrays.stream(failure.getStackTrace())
                .map(line -> line.getClassName() + "." + line.getMethodName())
                .filter(line -> !line.startsWith("java.") && !line.startsWith("jdk.")).findFirst()
                .filter("com.sun.glass.ui.headless.HeadlessWindow.blit"::equals).isPresent();
    }

    private static void add(String failure) {
        Running by = STARTED_BY.get();
        List<Running> tests = List.copyOf(RUNNING);
        synchronized (BETWEEN) {
            if (by != null && tests.contains(by)) {
                by.failures().add(failure);
            } else if (tests.isEmpty()) {
                BETWEEN.add(failure);
            } else if (tests.stream().anyMatch(Running::toolkit)) {
                tests.stream().filter(Running::toolkit).forEach(one -> one.failures().add(failure));
            } else {
                tests.forEach(one -> one.failures().add(failure));
            }
        }
    }

    private static String describe(String what, Throwable failure) {
        StringBuilder text = new StringBuilder(what).append(": ").append(failure);
        for (StackTraceElement line : failure.getStackTrace()) {
            text.append("\n    at ").append(line);
        }
        return failure.getCause() == null ? text.toString() : describe(text + "\ncaused by", failure.getCause());
    }

    /// Hears what is only logged.
    private static final class Logged extends Handler {
        @Override
        public void publish(LogRecord entry) {
            boolean toolkit = String.valueOf(entry.getLoggerName()).startsWith("javafx");
            if (entry.getLevel().intValue() < Level.WARNING.intValue() || entry.getThrown() == null && !toolkit) {
                return;
            }
            String what = "logged by " + entry.getLoggerName() + " in " + Thread.currentThread() + ": "
                    + entry.getMessage();
            add(entry.getThrown() == null ? what : describe(what, entry.getThrown()));
        }

        @Override
        public void flush() { }

        @Override
        public void close() { }
    }
}
