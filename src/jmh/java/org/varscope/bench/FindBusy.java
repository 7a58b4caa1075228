package org.varscope.bench;

import module java.base;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// How late the thread of the window is while the window searches a file, again and again: a heartbeat is posted to it
/// every few milliseconds. Without a query, it is how late the thread is by itself. Then, by [BusyMeter], how long it
/// is busy for that.
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = {"-Xmx1g", "-Dglass.platform=Headless", "-Dprism.order=sw",
        "--enable-native-access=ALL-UNNAMED"})
@Warmup(iterations = 1, time = 15)
@Measurement(iterations = 1, time = 20)
public class FindBusy {
    private static final long EVERY = 2_000_000;
    private static final Duration LOOK_AGAIN = Duration.millis(100);

    /// Size of the save in MiB.
    @Param({"64", "1024"})
    public int mebibytes;

    /// What is typed: nothing, what every entity has, or what none has.
    @Param({"", "7", "golden"})
    public String query;

    private final CompletableFuture<Scene> scene = new CompletableFuture<>();
    private final AtomicInteger ended = new AtomicInteger();
    private final BusyMeter meter = new BusyMeter();

    /// Opens the save in a window, and begins to search.
    @Setup
    public void show() throws IOException, ExecutionException, InterruptedException {
        scene.complete(BenchWindow.open(Saves.stream(mebibytes), meter));
        if (!query.isEmpty()) {
            Platform.runLater(this::searchAgain);
        }
    }

    /// Begins another search whenever one has ended.
    private void searchAgain() {
        Timeline clock = new Timeline(new KeyFrame(LOOK_AGAIN, _ -> {
            Scene shown = scene.join();
            if (!(shown.lookup("#find-text") instanceof TextField field)) {
                Event.fireEvent(shown, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F, false, true, false,
                        false));
            } else if (shown.lookup("#find-words") instanceof Labeled words
                    && !words.getText().startsWith("Looking")) {
                ended.addAndGet(words.getText().contains("searched as") ? 1 : 0);
                field.setText(field.getText().equals(query) ? query + " " : query);
            }
        }));
        clock.setCycleCount(Animation.INDEFINITE);
        clock.play();
    }

    /// Measures anew after warming up.
    @Setup(Level.Iteration)
    public void measure() {
        Platform.runLater(meter::reset);
    }

    /// Waits between two heartbeats.
    @Setup(Level.Invocation)
    public void rest() {
        LockSupport.parkNanos(EVERY);
    }

    /// One heartbeat.
    @Benchmark
    public void heartbeat() throws ExecutionException, InterruptedException {
        CompletableFuture<Void> beat = new CompletableFuture<>();
        Platform.runLater(() -> beat.complete(null));
        beat.get();
    }

    /// Ends the toolkit.
    @TearDown
    public void end() {
        Platform.runLater(() -> {
            meter.tell("%d MiB, query \"%s\", %d searches".formatted(mebibytes, query, ended.get()));
            Platform.exit();
        });
        if (!query.isEmpty() && ended.get() == 0) {
            throw new IllegalStateException("no search has ended");
        }
    }
}
