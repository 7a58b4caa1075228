package org.varscope.bench;

import module java.base;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.HexCursor;
import org.varscope.ui.hex.HexOwner;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.theme.Fonts;

/// Whole pictures of the hex pane after jumps to anywhere, in the software pipeline and without a screen.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = {"-Dglass.platform=Headless", "-Dprism.order=sw", "--enable-native-access=ALL-UNNAMED"})
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class HexFrames {
    private static final int BYTES = 16 << 20;

    private final Random random = new Random(1);
    private final CompletableFuture<HexPane> pane = new CompletableFuture<>();

    /// Shows the pane as large as the screen that is not there allows.
    @Setup
    public void show() throws ExecutionException, InterruptedException {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        Platform.startup(() -> {
            HexPane shown = new HexPane(new Idle(), new Numbers(bytes));
            Scene scene = new Scene(new StackPane(shown), 940, 700);
            scene.getStylesheets().add(Objects.requireNonNull(Fonts.class.getResource("colors-light.css"))
                    .toExternalForm());
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            pane.complete(shown);
        });
        pane.get();
    }

    /// One jump and one picture.
    @Benchmark
    public WritableImage repaint() throws ExecutionException, InterruptedException {
        CompletableFuture<WritableImage> picture = new CompletableFuture<>();
        HexPane shown = pane.get();
        Platform.runLater(() -> {
            shown.select(HexCursor.at(random.nextLong(BYTES)));
            picture.complete(shown.getScene().snapshot(null));
        });
        return picture.get();
    }

    /// Ends the toolkit.
    @TearDown
    public void end() {
        Platform.exit();
    }

    /// Bytes that are all at hand, and all numbers.
    private record Numbers(byte[] bytes) implements HexContent {
        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            System.arraycopy(bytes, (int) at, into, offset, count);
        }

        @Override
        public void roles(long at, int count, byte[] roles) {
            Arrays.fill(roles, 0, count, HexRole.NUMBER.code(false));
        }

        @Override
        public void missed(AbsentBytesException absent) {
            throw absent;
        }

        @Override
        public void take(Span span, Consumer<byte[]> then) {
            throw new UnsupportedOperationException("nobody takes bytes from a picture");
        }
    }

    /// Nobody edits what is only drawn.
    private static final class Idle implements HexOwner {
        @Override
        public void replace(Span span, byte[] bytes) { }

        @Override
        public void overwrite(Rectangle rectangle, byte[] bytes) { }

        @Override
        public @Nullable String describe(long offset) {
            return null;
        }

        @Override
        public void requestField(long offset) { }

        @Override
        public void say(String message) { }

        @Override
        public void zoom(int direction) { }
    }
}
