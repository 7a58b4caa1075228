package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.ui.lifetime.Lasting;

/// Mistakes of the program: nobody expected them, so nobody else could say what they mean. Each is reported once, and
/// then counted, so that one that comes again with every frame does not bury the window.
///
/// A report names types and lines of the program, and no message: that may hold what is in a file, or the name of
/// one. Belongs to the thread of the window.
public final class ErrorReports {
    /// Kinds that are distinguished; more of them would say nothing new.
    private static final int MOST_KINDS = 100;
    /// Lines of the program in a report, of each of the errors that led to one another.
    private static final int MOST_LINES = 60;
    private static final int MOST_CAUSES = 10;

    private final String about;
    private final Consumer<String> log;
    private final Callable<String> kept;
    private Predicate<AbsentBytesException> early = _ -> false;
    private final Map<String, Integer> times = new HashMap<>();
    private final ObjectProperty<@Nullable Seen> last = new SimpleObjectProperty<>();

    /// A mistake, and how often it was made.
    ///
    /// @param report for whoever mends it
    public record Seen(String report, int times) { }

    /// @param about the program and the system, which is above each report
    /// @param log   is told each report once
    /// @param kept  reads what the log holds of late
    public ErrorReports(String about, Consumer<String> log, Callable<String> kept) {
        this.about = about;
        this.log = log;
        this.kept = kept;
    }

    /// {@return the program and the system, with their versions}
    public String about() {
        return about;
    }

    /// {@return the last reports that were kept, also by earlier runs of the program; to be read in the background}
    ///
    /// @throws Exception if the log cannot be read
    public String kept() throws Exception {
        return kept.call();
    }

    /// {@return what happened last; null while nothing has}
    public Lasting<@Nullable Seen> lastProperty() {
        return new Lasting<>(last);
    }

    /// Hands to `receiver` from now on what is no mistake: bytes that something has asked for too early.
    ///
    /// @param receiver says whether it is of use to somebody; what is not is reported like a mistake, so that it is not
    ///                 lost
    public void whenAbsent(Predicate<AbsentBytesException> receiver) {
        early = receiver;
    }

    /// Takes what nobody has caught.
    ///
    /// @return whether it is a mistake, and not bytes that somebody gets later
    public boolean take(Throwable failure) {
        AbsentBytesException absent = Stream.iterate(failure, Objects::nonNull, Throwable::getCause).limit(MOST_CAUSES)
                .filter(AbsentBytesException.class::isInstance).map(AbsentBytesException.class::cast).findFirst()
                .orElse(null);
        if (absent != null && early.test(absent)) {
            return false;
        }
        String trace = trace(failure);
        if (times.size() >= MOST_KINDS && !times.containsKey(trace)) {
            return true;
        }
        int count = times.merge(trace, 1, Integer::sum);
        String report = about + "\n\n" + trace;
        if (count == 1) {
            log.accept(report);
        }
        last.set(new Seen(report, count));
        return true;
    }

    private static String trace(Throwable failure) {
        StringBuilder out = new StringBuilder();
        Throwable error = failure;
        for (int causes = 0; error != null && causes < MOST_CAUSES; causes++, error = error.getCause()) {
            out.append(causes == 0 ? "" : "Caused by: ").append(error.getClass().getName()).append('\n');
            StackTraceElement[] lines = error.getStackTrace();
            for (int i = 0; i < Math.min(MOST_LINES, lines.length); i++) {
                out.append("    at ").append(lines[i]).append('\n');
            }
        }
        return out.toString();
    }
}
