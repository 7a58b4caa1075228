package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.theme.Fonts;

/// A pane in a window between two buttons, over bytes that its edits change.
final class HexStage implements BeforeEachCallback, AfterEachCallback {
    final HexPane pane = TestToolkit.call(() -> new HexPane(new Owner(), PlainContent.of(new byte[0], HexRole.GAP)));
    final Button before = TestToolkit.call(() -> new Button("before"));
    final Button after = TestToolkit.call(() -> new Button("after"));
    final List<String> edits = new ArrayList<>();
    final List<String> said = new ArrayList<>();
    final List<Long> fieldsAskedFor = new ArrayList<>();
    final List<Integer> zoomed = new ArrayList<>();
    LongFunction<@Nullable String> words = _ -> null;
    private final Stage stage = TestToolkit.call(Stage::new);
    private byte[] bytes = {};

    /// Shows the pane, 940 by 640, in the dark look.
    @Override
    public void beforeEach(ExtensionContext test) {
        TestToolkit.on(() -> {
            VBox root = new VBox(before, pane, after);
            VBox.setVgrow(pane, Priority.ALWAYS);
            stage.setScene(new Scene(root, 940, 640));
            stage.setX(0);
            stage.setY(0);
            look("dark");
            stage.show();
            pane.requestFocus();
        });
    }

    @Override
    public void afterEach(ExtensionContext test) {
        TestToolkit.on(stage::hide);
    }

    /// Shows the pane in a look, `dark` or `light`.
    void look(String look) {
        stage.getScene().getStylesheets().setAll(
                Objects.requireNonNull(Fonts.class.getResource("colors-" + look + ".css")).toExternalForm());
    }

    /// Shows `bytes`, all of them numbers.
    void show(byte... bytes) {
        TestToolkit.on(() -> {
            this.bytes = bytes;
            pane.contentProperty().set(PlainContent.of(bytes, HexRole.NUMBER));
        });
    }

    /// Shows bytes that count up from 0.
    void showCounting(int count) {
        byte[] counting = new byte[count];
        for (int i = 0; i < count; i++) {
            counting[i] = (byte) i;
        }
        show(counting);
    }

    /// Selects, and waits until that is drawn.
    void select(long anchor, long caret) {
        TestToolkit.on(() -> pane.select(new HexCursor(anchor, caret)));
    }

    byte[] bytes() {
        return bytes;
    }

    /// Shows the bytes in a larger font, or a smaller one, as style sheets of the window do.
    void zoom(double factor) {
        pane.setStyle("-fx-font-size: " + factor + "em;");
    }

    private final class Owner implements HexOwner {
        @Override
        public void replace(Span span, byte[] with) {
            edits.add("replace " + span.start() + " +" + span.length() + " " + hex(with));
            byte[] next = new byte[bytes.length - (int) span.length() + with.length];
            System.arraycopy(bytes, 0, next, 0, (int) span.start());
            System.arraycopy(with, 0, next, (int) span.start(), with.length);
            System.arraycopy(bytes, (int) span.end(), next, (int) span.start() + with.length,
                    bytes.length - (int) span.end());
            become(next);
        }

        @Override
        public void overwrite(Rectangle rectangle, byte[] with) {
            edits.add("overwrite " + rectangle.stripes() + " " + hex(with));
            for (int row = 0; row < rectangle.rows(); row++) {
                byte[] part = rectangle.rowsOf(with).get(row);
                System.arraycopy(part, 0, bytes, (int) rectangle.stripe(row).start(), part.length);
            }
            become(bytes);
        }

        @Override
        public @Nullable String describe(long offset) {
            return words.apply(offset);
        }

        @Override
        public void requestField(long offset) {
            fieldsAskedFor.add(offset);
        }

        @Override
        public void say(String message) {
            said.add(message);
        }

        @Override
        public void zoom(int direction) {
            zoomed.add(direction);
        }

        private void become(byte[] next) {
            bytes = next;
            pane.contentProperty().set(PlainContent.of(next, HexRole.NUMBER));
        }

        private static String hex(byte[] bytes) {
            return java.util.HexFormat.of().withUpperCase().formatHex(bytes);
        }
    }
}
