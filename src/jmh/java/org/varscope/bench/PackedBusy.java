package org.varscope.bench;

import module java.base;
import java.nio.file.Path;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
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

/// How long the thread of the window is busy with a million Vector3 in their table, by [BusyMeter]: what each key
/// takes, and the layout of each frame. Then, how late the thread is, as in [FindBusy].
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = {"-Xmx1g", "-Dglass.platform=Headless", "-Dprism.order=sw",
        "--enable-native-access=ALL-UNNAMED"})
@Warmup(iterations = 1, time = 8)
@Measurement(iterations = 1, time = 12)
public class PackedBusy {
    private static final long EVERY = 2_000_000;
    private static final int ELEMENTS = 1_000_000;
    private static final int ROWS = 100_000;

    /// What is done again and again: pages are turned, a number is typed and taken, rows of text are pasted and taken
    /// back, all is sorted and taken back, the chart is looked at from near and far, the map too.
    @Param({"scroll", "edit", "paste", "sort", "chart", "map"})
    public String act;

    private final BusyMeter meter = new BusyMeter();
    private final String rows = IntStream.range(0, ROWS).mapToObj(i -> i + "\t" + i * 0.5 + "\t-1.25")
            .collect(Collectors.joining("\n"));
    private @Nullable Scene scene;
    private int turn;

    /// Opens the file in a window, and begins.
    @Setup
    public void show() throws IOException, ExecutionException, InterruptedException {
        Path file = Saves.vectors(ELEMENTS);
        scene = BenchWindow.open(file, meter);
        Duration pace = Duration.millis(act.equals("paste") || act.equals("sort") ? 1500 : 50);
        Platform.runLater(() -> {
            Timeline clock = new Timeline(new KeyFrame(pace, _ -> meter.owner().execute(this::next)));
            clock.setCycleCount(Animation.INDEFINITE);
            clock.play();
        });
    }

    private void next() {
        Scene shown = Objects.requireNonNull(scene);
        Node table = shown.lookup("#elements");
        if (table == null && shown.lookup("#elements-" + act) == null) {
            begin(shown);
            return;
        }
        turn++;
        if (table == null) {
            look(shown, turn % 2 == 1);
        } else {
            act(shown, table);
        }
    }

    private void act(Scene shown, Node table) {
        boolean odd = turn % 2 == 1;
        switch (act) {
            case "scroll" -> press(table, turn % 200 == 0 ? KeyCode.END : turn % 200 == 100 ? KeyCode.HOME
                    : KeyCode.PAGE_DOWN, false);
            case "edit" -> edit(shown, table, odd);
            case "paste" -> {
                Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, rows));
                press(table, odd ? KeyCode.V : KeyCode.Z, true);
            }
            case "sort" -> press(table, odd ? KeyCode.T : KeyCode.Z, true);
            default -> look(shown, odd);
        }
    }

    private static void edit(Scene shown, Node table, boolean begins) {
        if (begins) {
            Event.fireEvent(table, new KeyEvent(KeyEvent.KEY_TYPED, "7", "7", KeyCode.UNDEFINED, false, false, false,
                    false));
        } else if (shown.lookup("#cell-editor") instanceof Node field) {
            press(field, KeyCode.ENTER, false);
        }
    }

    private void look(Scene shown, boolean near) {
        Node view = shown.lookup("#elements-" + act);
        if (view == null) {
            if (shown.lookup("#elements-show-" + act) instanceof ToggleButton button) {
                button.fire();
            }
        } else {
            press(view, near ? KeyCode.PLUS : KeyCode.HOME, false);
        }
    }

    /// Selects the array, and shows its table.
    private static void begin(Scene shown) {
        if (shown.lookup("#structure") instanceof Node tree) {
            tree.requestFocus();
            press(tree, KeyCode.HOME, false);
            press(tree, KeyCode.DOWN, false);
            press(tree, KeyCode.DIGIT5, true);
        }
    }

    private static void press(Node target, KeyCode code, boolean shortcut) {
        Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false));
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
            meter.tell("1 000 000 Vector3, %s, %d times".formatted(act, turn));
            Platform.exit();
        });
        if (turn < 4) {
            throw new IllegalStateException("nothing was done");
        }
    }
}
