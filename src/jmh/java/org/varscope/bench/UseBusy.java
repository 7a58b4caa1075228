package org.varscope.bench;

import module java.base;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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

/// How long the thread of the window is busy, by [BusyMeter], while a person scrolls, types and edits in a large file.
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = {"-Xmx1g", "-Dglass.platform=Headless", "-Dprism.order=sw",
        "--enable-native-access=ALL-UNNAMED"})
@Warmup(iterations = 1, time = 15)
@Measurement(iterations = 1, time = 20)
public class UseBusy {
    /// As fast as a key repeats.
    private static final long EVERY = 30_000_000;

    /// Size of the save in MiB.
    @Param({"64", "1024"})
    public int mebibytes;

    /// What a person does.
    @Param
    public Deed deed;

    private final BusyMeter meter = new BusyMeter();
    private Scene scene;
    private int times;

    /// What a person does again and again.
    public enum Deed {
        /// Page Down in the bytes.
        SCROLL_BYTES {
            @Override
            void press(Scene scene, int times) {
                key(scene.lookup("#hex"), KeyCode.PAGE_DOWN);
            }
        },
        /// Page Down in the tree.
        SCROLL_VALUES {
            @Override
            void press(Scene scene, int times) {
                key(scene.lookup("#structure"), KeyCode.PAGE_DOWN);
            }
        },
        /// Down in the tree, with what is beside it following.
        WALK_VALUES {
            @Override
            void press(Scene scene, int times) {
                key(scene.lookup("#structure"), times % 2 == 0 ? KeyCode.DOWN : KeyCode.RIGHT);
            }
        },
        /// Digits in the bytes.
        TYPE_BYTES {
            @Override
            void press(Scene scene, int times) {
                typed(scene.lookup("#hex"), Integer.toString(times % 10));
            }
        },
        /// A value, in its cell.
        EDIT_VALUE {
            @Override
            void press(Scene scene, int times) {
                if (scene.lookup("#cell-editor") instanceof TextField field) {
                    field.setText(Integer.toString(times));
                    key(field, KeyCode.ENTER);
                } else {
                    key(scene.lookup("#structure"), times % 2 == 0 ? KeyCode.DOWN : KeyCode.F2);
                }
            }
        };

        abstract void press(Scene scene, int times);

        private static void key(Node at, KeyCode code) {
            Event.fireEvent(at, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
        }

        private static void typed(Node at, String character) {
            Event.fireEvent(at, new KeyEvent(KeyEvent.KEY_TYPED, character, "", KeyCode.UNDEFINED, false, false, false,
                    false));
        }
    }

    /// Opens the save in a window.
    @Setup
    public void show() throws IOException, ExecutionException, InterruptedException {
        scene = BenchWindow.open(Saves.stream(mebibytes), meter);
    }

    /// Measures anew after warming up.
    @Setup(Level.Iteration)
    public void measure() {
        Platform.runLater(meter::reset);
    }

    /// Waits between two keys.
    @Setup(Level.Invocation)
    public void rest() {
        LockSupport.parkNanos(EVERY);
    }

    /// One key.
    @Benchmark
    public void press() throws ExecutionException, InterruptedException {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                // Until the panes are there, there is nothing to type into.
                if (scene.lookup("#hex") != null) {
                    meter.act(() -> deed.press(scene, times++));
                }
                done.complete(null);
            } catch (RuntimeException e) {
                done.completeExceptionally(e);
            }
        });
        done.get();
    }

    /// Ends the toolkit.
    @TearDown
    public void end() {
        Platform.runLater(() -> {
            meter.tell("%d MiB, %s".formatted(mebibytes, deed.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
            Platform.exit();
        });
    }
}
