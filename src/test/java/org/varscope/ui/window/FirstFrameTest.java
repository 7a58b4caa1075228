package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Sample;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.StartPage;

/// What is on the window when it comes to the screen, and what comes after that.
@UsesToolkit
class FirstFrameTest {
    @Nested
    class OfASmallFile extends WindowTestBase {
        private final List<Page> shown = new ArrayList<>();
        private final List<String> rows = new ArrayList<>();
        private final List<WritableImage> pictures = new ArrayList<>();
        private final List<Integer> items = new ArrayList<>();
        private final List<Tab> early = new ArrayList<>();
        private final List<List<Double>> columns = new ArrayList<>();

        OfASmallFile() {
            painted = true;
            // Before the window asks for anything that is to wait.
            firstFrame.after(this::look);
            beforeShown = () -> {
                stage.showingProperty().subscribe((_, showing) -> {
                    shown.add(window.workspace().front().orElseThrow().page());
                    if (showing) {
                        columns.add(columns());
                    }
                });
                EarlyReading early = new EarlyReading(sampleFile("adventure.save"));
                // The window waits 0.4 s for it, in which a busy machine may not get there.
                CompletableFuture.runAsync(early).join();
                window.reopen(KeptTabs.NONE.inFront(early.file()), early);
            };
        }

        private void look() {
            rows.addAll(rows());
            pictures.addAll(List.of(pictureOf("structure"), pictureOf("hex")));
            items.add(((MenuBar) find("menu-bar")).getMenus().getFirst().getItems().size());
            early.addAll(tabsBelow());
        }

        private List<Tab> tabsBelow() {
            return ((TabPane) find("below")).getTabs();
        }

        private List<Double> columns() {
            return ((TreeTableView<?>) find("structure")).getVisibleLeafColumns().stream()
                    .map(TreeTableColumn::getWidth).toList();
        }

        private WritableImage pictureOf(String id) {
            return find(id).snapshot(null, null);
        }

        private void awaitFrame() {
            await(() -> !pictures.isEmpty());
        }

        @Test
        void theWindowComesToTheScreenWithTheDocument() {
            awaitFrame();
            assertThat(shown).singleElement().isInstanceOf(EditorPage.class);
        }

        @Test
        void theFrameHasTheValues() {
            awaitFrame();
            assertThat(rows).isNotEmpty().isEqualTo(rows()).anyMatch(row -> row.startsWith("player, Dictionary"));
        }

        @Test
        void theFrameHasTheTreeAndTheBytesAsTheyStay() {
            awaitFrame();
            assertThat(same(pictures.get(0), on(() -> pictureOf("structure")))).as("structure").isTrue();
            assertThat(same(pictures.get(1), on(() -> pictureOf("hex")))).as("bytes").isTrue();
        }

        @Test
        void theColumnsHaveTheirWidthsWhenTheWindowComesToTheScreen() {
            awaitFrame();
            assertThat(columns).containsExactly(on(this::columns));
        }

        private static boolean same(Image one, Image other) {
            return one.getWidth() == other.getWidth() && one.getHeight() == other.getHeight()
                    && IntStream.range(0, (int) (one.getWidth() * one.getHeight())).allMatch(i ->
                            one.getPixelReader().getArgb(i % (int) one.getWidth(), i / (int) one.getWidth())
                            == other.getPixelReader().getArgb(i % (int) one.getWidth(), i / (int) one.getWidth()));
        }

        @Test
        void theKeyboardIsInTheTree() {
            awaitFrame();
            assertThat(on(() -> window.scene().getFocusOwner())).isSameAs(editor().tree().view());
        }

        @Test
        void whatTheFrameDoesWithoutComesAfterIt() {
            awaitFrame();
            assertThat(items).containsExactly(0);
            assertThat(((MenuBar) find("menu-bar")).getMenus()).noneMatch(menu -> menu.getItems().isEmpty());
            assertThat(early).isEmpty();
            assertThat(tabsBelow()).hasSize(8).allMatch(tab -> tab.isSelected() == (tab.getContent() != null));
            assertThat(((TextField) find("inspector-value")).getPromptText()).isNotEmpty();
            assertThat(isThere("problems")).isTrue();
            assertThat(stage.getIcons()).isNotEmpty();
        }
    }

    @Nested
    class OfAFileThatTakesLong extends WindowTestBase {
        private final Queue<Runnable> held = new ConcurrentLinkedQueue<>();
        private final List<Page> shown = new ArrayList<>();

        OfAFileThatTakesLong() {
            beforeShown = () -> {
                background = held::add;
                stage.showingProperty().subscribe((_, _) -> shown.add(window.workspace().front().orElseThrow().page()));
                window.open(Sample.FIRST);
            };
        }

        @Test
        void theWindowDoesNotWait() {
            await(() -> stage.isShowing());
            assertThat(shown).singleElement().isInstanceOf(LoadingPage.class);
            background = Runnable::run;
            on(() -> held.remove().run());
            await(() -> window.workspace().current().isPresent());
            assertThat(rows()).isNotEmpty();
            assertThat(isThere("inspector-value")).isTrue();
        }
    }

    @Nested
    class OfNothing extends WindowTestBase {
        @Test
        void anEmptyWindowShowsAtOnceWhatCanBeDone() {
            assertThat(stage.isShowing()).isTrue();
            assertThat(window.workspace().front().orElseThrow().page()).isInstanceOf(StartPage.class);
        }
    }
}
