package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.editor.EditorSketch;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.PaneSizes;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.Settings;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.tree.ColumnWidths;

/// What is on the screen before the window: the window as it will be, in few plain shapes.
@UsesToolkit
class SketchTest {
    /// Pixels.
    private static final double OFF = 1.5;
    /// A text, and where it stands.
    private record Written(String words, String font, double size, double x, double baseline) {
        static Written of(Text text) {
            Point2D at = text.localToScene(text.getX(), text.getTextOrigin() == VPos.BASELINE
                    ? text.getY() : text.getY() + text.getBaselineOffset());
            return new Written(text.getText(), text.getFont().getName(), text.getFont().getSize(), at.getX(),
                    at.getY());
        }

        /// A column may be a pixel off, and hold a letter more or less, where the toolkit divides a width.
        boolean isAt(Written other) {
            int letters = Math.max(1, Math.min(words.length(), other.words.length()) - 2);
            return (words.equals(other.words)
                    || words.contains("…") && words.regionMatches(0, other.words, 0, letters))
                    && font.equals(other.font) && Math.abs(size - other.size) < 0.06
                    && Math.abs(x - other.x) <= OFF && Math.abs(baseline - other.baseline) <= OFF;
        }
    }

    abstract static class OfAWindow extends WindowTestBase {
        private final List<Node> made = new ArrayList<>();
        private Sketch sketch;
        private Scene first;
        private EarlyKeys keys;
        private KeptTabs left = KeptTabs.NONE;
        private final List<Node> focused = new ArrayList<>();

        OfAWindow(ThemeChoice look, double zoom, double width, double height, byte[] file) {
            this(look, zoom, width, height, file, _ -> KeptTabs.NONE);
        }

        /// @param others that were open at the last start, in a folder
        OfAWindow(ThemeChoice look, double zoom, double width, double height, byte[] file,
                Function<Path, KeptTabs> others) {
            settings = new Settings(look, zoom, HexLook.rows(0), List.of(),
                    new Settings.Size(0, 0, width, height, false), ColumnWidths.FIRST, Settings.Shown.FIRST,
                    Settings.Habits.FIRST, LanguageChoice.SYSTEM, PaneSizes.FIRST);
            List<EarlyReading> readings = new ArrayList<>();
            beforeMade = stage -> {
                Path path = write("adventure.save", file);
                left = others.apply(folder).inFront(path);
                EarlyReading reading = new EarlyReading(path);
                CompletableFuture.runAsync(reading).join();
                readings.add(reading);
                sketch = CompletableFuture.supplyAsync(
                        () -> sketched(reading.atHand().orElseThrow())).join();
                keys = new EarlyKeys(stage);
                first = sketch.show(stage);
                first.focusOwnerProperty().subscribe((_, owner) -> focused.add(owner));
                collect(sketch, made);
            };
            beforeShown = () -> {
                theme.zoom().set(zoom);
                window.reopen(left, readings.getFirst());
            };
        }

        private Sketch sketched(FileOpener.Outcome read) {
            FileOpener.Outcome.Opened opened = (FileOpener.Outcome.Opened) read;
            return new Sketch(SketchPlan.of(opened.file().name(), left,
                    EditorSketch.of(opened.structure(), true).orElseThrow(), settings));
        }

        private static void collect(Node node, List<Node> into) {
            if (node.isVisible()) {
                into.add(node);
                if (node instanceof Parent parent) {
                    parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
                }
            }
        }

        private static <T> List<T> all(Class<T> kind, Node of) {
            List<Node> all = new ArrayList<>();
            collect(of, all);
            return all.stream().filter(kind::isInstance).map(kind::cast).toList();
        }

        private static List<Written> written(Node on) {
            return all(Text.class, on).stream().map(Written::of).filter(text -> !text.words().isEmpty()).toList();
        }

        /// The sketch of a window that is as large as the window came out.
        private Sketch sketched() {
            sketch.resize(first.getWidth(), first.getHeight());
            sketch.layout();
            return sketch;
        }

        @Test
        void everyWordStaysWhereItIs() {
            settle();
            List<Written> now = on(() -> written(first.getRoot()));
            List<Written> before = on(() -> written(sketched()));
            assertThat(before).hasSizeGreaterThan(15)
                    .allSatisfy(text -> assertThat(now).anyMatch(there -> text.isAt(there)));
        }

        @Test
        void bytesHaveThePlaceThatTheyKeep() {
            settle();
            Bounds now = on(() -> placeOf(find("hex")));
            Bounds before = on(() -> placeOf(sketched()));
            assertThat(before.getMinX()).isCloseTo(now.getMinX(), within(OFF));
            assertThat(before.getMinY()).isCloseTo(now.getMinY(), within(OFF));
            assertThat(before.getWidth()).isCloseTo(now.getWidth(), within(OFF));
            assertThat(before.getHeight()).isCloseTo(now.getHeight(), within(OFF));
        }

        private static Bounds placeOf(Node pane) {
            Canvas canvas = all(Canvas.class, pane).getFirst();
            return canvas.localToScene(canvas.getLayoutBounds());
        }

        @Test
        void nothingIsMadeForItThatMustBeStyled() {
            assertThat(made).noneMatch(Control.class::isInstance).hasSizeLessThan(250);
        }

        @Test
        void itIsOfNothingThatTheToolkitDrawsByItsEdges() {
            List<Class<?>> kinds = List.of(Text.class, Rectangle.class, Canvas.class, Sketch.class);
            assertThat(made).allMatch(node -> kinds.contains(node.getClass()));
        }

        @Test
        void theTreeIsTheFirstToHaveTheFocus() {
            settle();
            assertThat(focused).containsExactly(editor().tree().view());
        }

        @Test
        void whatIsTypedMeanwhileIsTakenByWhatItIsMeantFor() {
            on(() -> {
                type(KeyCode.G, true, "");
                type(KeyCode.DIGIT5, false, "5");
            });
            assertThat(on(() -> first.lookup(".card"))).isNull();
            on(() -> firstFrame.after(() -> keys.give(Platform::runLater)));
            await(() -> first.getFocusOwner() instanceof TextField field && field.getText().equals("5"));
            robot.write("7");
            await(() -> first.getFocusOwner() instanceof TextField field && field.getText().equals("57"));
        }

        /// As the toolkit has it from a keyboard.
        private void type(KeyCode code, boolean control, String letter) {
            press(KeyEvent.KEY_PRESSED, "", letter, code, control);
            if (!letter.isEmpty()) {
                press(KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, control);
            }
            press(KeyEvent.KEY_RELEASED, "", letter, code, control);
        }

        private void press(EventType<KeyEvent> type, String letter, String text, KeyCode code, boolean control) {
            Event.fireEvent(first.getFocusOwner() == null ? first : first.getFocusOwner(),
                    new KeyEvent(type, letter, text, code, false, control, false, false));
        }

        @Test
        void theWindowTakesItsPlaceOnTheSameScene() {
            settle();
            assertThat(stage.getScene()).isSameAs(first).isSameAs(window.scene());
            assertThat(on(() -> first.getRoot())).isNotInstanceOf(Sketch.class);
            assertThat(stage.getTitle()).isEqualTo("adventure.save \u2013 Varscope");
            assertThat(on(() -> first.getFocusOwner())).isSameAs(editor().tree().view());
        }
    }

    @Nested
    class OfASmallOne extends OfAWindow {
        OfASmallOne() {
            super(ThemeChoice.LIGHT, 1, 800, 560, Sample.FIRST.bytes());
        }
    }

    @Nested
    class InHighContrast extends OfAWindow {
        InHighContrast() {
            super(ThemeChoice.CONTRAST_DARK, 1, 1200, 700, Sample.FIRST.bytes());
        }
    }

    @Nested
    class OfSeveralTabs extends OfAWindow {
        OfSeveralTabs() {
            super(ThemeChoice.DARK, 1, 900, 600, Sample.FIRST.bytes(), folder -> new KeptTabs(Stream.of(
                    "first.save", "deeper/adventure.save", "last.save").map(name ->
                    new KeptTabs.Tab(folder.resolve(name).toAbsolutePath(), KeptPlace.FIRST)).toList(), 1));
        }
    }

    @Nested
    class OfDamagedBytes extends OfAWindow {
        OfDamagedBytes() {
            super(ThemeChoice.LIGHT, 1, 900, 600, Arrays.copyOf(Sample.FIRST.bytes(), 422));
        }
    }

    @Nested
    class OfManyRecords extends OfAWindow {
        OfManyRecords() {
            super(ThemeChoice.LIGHT, 1, 900, 600, repeated(Sample.FIRST.bytes(), 40));
        }

        private static byte[] repeated(byte[] record, int times) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            IntStream.range(0, times).forEach(_ -> all.writeBytes(record));
            return all.toByteArray();
        }
    }
}
