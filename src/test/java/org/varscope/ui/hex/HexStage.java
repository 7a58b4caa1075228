package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.varscope.bytes.Span;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.theme.Fonts;

/// A pane in a window between two buttons, over bytes that its edits change.
final class HexStage implements BeforeEachCallback, AfterEachCallback {
    final HexPane pane = TestToolkit.call(HexPane::new);
    final Button before = TestToolkit.call(() -> new Button("before"));
    final Button after = TestToolkit.call(() -> new Button("after"));
    final List<String> edits = new ArrayList<>();
    final List<String> said = new ArrayList<>();
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
            pane.handlers().editsProperty().set(new Edits());
            pane.handlers().messageProperty().set(said::add);
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
        onToolkit(() -> {
            this.bytes = bytes;
            pane.contentProperty().set(HexContent.of(bytes, HexRole.NUMBER));
            return null;
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
        onToolkit(() -> {
            pane.select(new HexCursor(anchor, caret));
            return null;
        });
    }

    byte[] bytes() {
        return bytes;
    }

    /// Does `task` on the thread of the toolkit and waits until everything that follows from it has been done.
    static <T> T onToolkit(Callable<T> task) {
        return TestToolkit.on(task);
    }

    private final class Edits implements HexHandlers.Edits {
        @Override
        public void overwrite(long at, byte[] over) {
            edits.add("overwrite " + at + " " + hex(over));
            byte[] next = bytes.clone();
            System.arraycopy(over, 0, next, (int) at, over.length);
            become(next);
        }

        @Override
        public void insert(long at, byte[] more) {
            edits.add("insert " + at + " " + hex(more));
            byte[] next = new byte[bytes.length + more.length];
            System.arraycopy(bytes, 0, next, 0, (int) at);
            System.arraycopy(more, 0, next, (int) at, more.length);
            System.arraycopy(bytes, (int) at, next, (int) at + more.length, bytes.length - (int) at);
            become(next);
        }

        @Override
        public void delete(Span span) {
            edits.add("delete " + span.start() + " +" + span.length());
            byte[] next = new byte[bytes.length - (int) span.length()];
            System.arraycopy(bytes, 0, next, 0, (int) span.start());
            System.arraycopy(bytes, (int) span.end(), next, (int) span.start(), bytes.length - (int) span.end());
            become(next);
        }

        @Override
        public void replace(Span span, byte[] with) {
            delete(span);
            insert(span.start(), with);
        }

        private void become(byte[] next) {
            bytes = next;
            pane.contentProperty().set(HexContent.of(next, HexRole.NUMBER));
        }

        private static String hex(byte[] bytes) {
            return java.util.HexFormat.of().withUpperCase().formatHex(bytes);
        }
    }
}
