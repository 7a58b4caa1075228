package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.document.edit.Edit;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.Journals;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.model.Selection;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.page.RestorePage;
import org.varscope.ui.page.UnreadPage;

/// Files that were open when the window closed are open again at the next start.
class ReopenedFilesTest extends WindowTestBase {
    private Path many(String name) {
        return write(name, entries(400));
    }

    private void leave() {
        run(Command.QUIT);
        hide();
    }

    private void start(KeptTabs left) {
        beforeShown = () -> {
            if (left.shown().isPresent()) {
                EarlyReading early = new EarlyReading(left.shown().get().file());
                CompletableFuture.runAsync(early).join();
                window.reopen(left, early);
            }
        };
        show();
        settle();
    }

    private void restart() {
        leave();
        start(kept.get());
    }

    private List<String> tabs() {
        return on(() -> window.workspace().all().stream().map(Tab::getText).toList());
    }

    private List<String> pages() {
        return on(() -> window.workspace().all().stream().map(tab -> tab.page().getClass().getSimpleName()).toList());
    }

    private void openAll(String... names) {
        open(Stream.of(names).map(this::sampleFile).toList());
    }

    private void turnTo(String name) {
        on(() -> window.workspace().all().stream().filter(tab -> tab.getText().equals(name)).findFirst()
                .ifPresent(window.workspace()::bringToFront));
        settle();
    }

    @Test
    void tabsComeBackInTheirOrderWithTheSameOneInFrontAndOnlyThatOneRead() {
        openAll("a.save", "b.save", "c.save");
        turnTo("b.save");
        restart();
        assertThat(tabs()).containsExactly("a.save", "b.save", "c.save");
        assertThat(pages()).containsExactly("UnreadPage", "EditorPage", "UnreadPage");
        assertThat(editor().file().name()).isEqualTo("b.save");
    }

    @Test
    void aTabIsReadWhenItIsShown() {
        openAll("a.save", "b.save", "c.save");
        restart();
        press(KeyCode.CONTROL, KeyCode.TAB);
        await(() -> window.workspace().current().isPresent());
        assertThat(editor().file().name()).isEqualTo("a.save");
        assertThat(pages()).containsExactly("EditorPage", "UnreadPage", "EditorPage");
    }

    @Test
    void thePlaceInTheStructureIsAsItWasLeft() {
        open(sampleFile("a.save"));
        pick("$.player");
        run(Command.EXPAND);
        pick("$.player.gold");
        List<String> before = rows();
        restart();
        assertThat(rows()).isEqualTo(before);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
        assertThat(model().selection().picked()).isTrue();
    }

    @Test
    void thePlaceInTheBytesIsAsItWasLeft() {
        open(sampleFile("a.save"));
        on(() -> model().selecting().bytes(33, 40));
        restart();
        assertThat(model().selection()).extracting(Selection::anchor, Selection::caret).containsExactly(33L, 40L);
    }

    @Test
    void whatIsScrolledStaysScrolled() {
        open(many("many.save"));
        pick("$[\"entry 300\"]");
        settle();
        int row = on(() -> editor().tree().reveal().firstRow());
        on(() -> editor().hex().target().view().showFrom(16 * 40));
        settle();
        assertThat(row).isGreaterThan(10);
        restart();
        assertThat(on(() -> editor().tree().reveal().firstRow())).isEqualTo(row);
        assertThat(on(() -> editor().hex().target().view().firstByte())).isEqualTo(16 * 40);
    }

    @Test
    void anUnreadTabKeepsItsPlaceOverSeveralStarts() {
        open(sampleFile("a.save"));
        pick("$.player.gold");
        Location gold = node("$.player.gold").location();
        open(sampleFile("b.save"));
        settle();
        restart();
        restart();
        turnTo("a.save");
        await(() -> window.workspace().current().isPresent());
        assertThat(model().selection().value()).isEqualTo(gold);
    }

    @Test
    void aPlaceThatTheFileDoesNotHaveAnyMoreIsLeftAlone() {
        Path file = write("a.save", entries(2));
        Location far = new Location(List.of(7L, ~9_000_000_000L, 3L), true);
        start(file, new KeptPlace(new Selection(Long.MAX_VALUE, 1L << 40, far, true, 12),
                Set.of(far, far.child(4)), Integer.MAX_VALUE, Long.MAX_VALUE));
        assertThat(editor().file().path()).isEqualTo(file);
        assertThat(model().selection().value()).isEqualTo(Location.record(0));
        start(file, new KeptPlace(new Selection(Long.MAX_VALUE, 1L << 40, null, false), Set.of(), 0, 0));
        assertThat(model().selection().caret()).isEqualTo(model().bytes().length());
    }

    private void start(Path file, KeptPlace place) {
        leave();
        start(new KeptTabs(List.of(new KeptTabs.Tab(file, place)), 0));
    }

    @Test
    void aFileThatIsGoneIsSaidInItsTabAndKeepsNoOtherFromBeingOpened() throws IOException {
        openAll("a.save", "b.save");
        leave();
        Files.delete(folder.resolve("b.save"));
        start(kept.get());
        assertThat(pages()).containsExactly("UnreadPage", "RefusalPage");
        assertThat(text("refusal-hint")).endsWith("b.save does not exist");
        turnTo("a.save");
        await(() -> window.workspace().current().isPresent());
        assertThat(editor().file().name()).isEqualTo("a.save");
    }

    @Test
    void aFileThatIsThereAgainIsReadAtTheNextStart() throws IOException {
        openAll("a.save");
        leave();
        byte[] bytes = Files.readAllBytes(folder.resolve("a.save"));
        Files.delete(folder.resolve("a.save"));
        start(kept.get());
        assertThat(window.workspace().front().orElseThrow().page()).isInstanceOf(RefusalPage.class);
        leave();
        write("a.save", bytes);
        start(kept.get());
        assertThat(editor().file().name()).isEqualTo("a.save");
    }

    @Test
    void aFileThatIsAskedForIsInFrontOfWhatWasOpen() {
        openAll("a.save", "b.save");
        turnTo("a.save");
        leave();
        start(kept.get().inFront(sampleFile("c.save")));
        assertThat(tabs()).containsExactly("a.save", "c.save", "b.save");
        assertThat(pages()).containsExactly("UnreadPage", "EditorPage", "UnreadPage");
        assertThat(editor().file().name()).isEqualTo("c.save");
    }

    @Test
    void aFileThatIsAskedForAndWasOpenHasOneTab() {
        openAll("a.save", "b.save");
        restart();
        open(folder.resolve("a.save"));
        await(() -> window.workspace().current().isPresent());
        assertThat(tabs()).containsExactly("a.save", "b.save");
        assertThat(editor().file().name()).isEqualTo("a.save");
    }

    @Test
    void theMenuTurnsItOff() {
        openAll("a.save");
        run(Command.REOPEN_FILES);
        assertThat(settings.habits().reopen()).isFalse();
        leave();
        assertThat(kept.get()).isEqualTo(KeptTabs.NONE);
    }

    @Test
    void whatIsNoFileIsNotKept() {
        openSample();
        openAll("a.save");
        run(Command.GUIDE);
        leave();
        assertThat(kept.get().names()).containsExactly("a.save");
    }

    @Test
    void itIsKeptAlsoWhileTheWindowIsOpen() {
        openAll("a.save", "b.save");
        await(() -> kept.get().names().equals(List.of("a.save", "b.save")) && kept.get().front() == 1);
        turnTo("a.save");
        await(() -> kept.get().front() == 0);
        on(() -> window.workspace().close(window.workspace().all().getLast()));
        await(() -> kept.get().names().equals(List.of("a.save")));
    }

    @Test
    void findingInAllTabsReadsThem() {
        openAll("a.save", "b.save");
        restart();
        run(Command.FIND_IN_TABS);
        await(() -> window.workspace().all().stream().allMatch(tab -> tab.editor().isPresent()));
        assertThat(editor().file().name()).isEqualTo("b.save");
    }

    @Test
    void editsOfAnOpenFileComeBackInItsTab() throws IOException {
        openAll("a.save", "b.save");
        turnTo("a.save");
        pick("$.player.gold");
        apply(Edit.overwrite(40, new byte[] {'x'}));
        await(() -> kept.get().names().size() == 2 && kept.get().front() == 0);
        KeptTabs left = kept.get();
        Found edits = endSuddenly();
        start(left);
        on(() -> window.offerUnsaved(false));
        settle();
        assertThat(window.workspace().front().orElseThrow().page()).isInstanceOf(RestorePage.class);
        on(() -> ((ButtonBase) find("restore-" + edits.id())).fire());
        await(() -> window.workspace().current().filter(page -> page.model().modifiedProperty().get()).isPresent());
        assertThat(tabs()).containsExactly("a.save", "b.save");
        assertThat(editor().file().name()).isEqualTo("a.save");
        assertThat(window.workspace().all().getLast().page()).isInstanceOf(UnreadPage.class);
    }

    /// Ends the program as a power cut would, once an edit is on the disk.
    private Found endSuddenly() throws IOException {
        Path copy = Files.createDirectories(folder.resolve("journal-left"));
        await(() -> {
            try (ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor()) {
                return thread.submit(() -> copied(copy)).get().size() == 1;
            }
        });
        hide();
        journalFolder = "journal-left";
        try (Journals looking = new Journals(copy)) {
            return looking.unfinished().getFirst();
        }
    }

    private List<Found> copied(Path copy) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("journal"))) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        try (Journals looking = new Journals(copy)) {
            return looking.unfinished().stream().filter(found -> found.edits() == 1).toList();
        }
    }

    @Test
    void recentFilesAreClearedInTheirMenu() {
        openAll("a.save");
        assertThat(settings.recent()).hasSize(1);
        Menu recent = (Menu) ((MenuBar) find("menu-bar")).getMenus().getFirst().getItems().stream()
                .filter(item -> "menu-recent".equals(item.getId())).findFirst().orElseThrow();
        on(() -> recent.getOnShowing().handle(new Event(Menu.ON_SHOWING)));
        assertThat(recent.getItems().getFirst().getText()).startsWith("_1  ").endsWith("a.save");
        assertThat(Mnemonics.titleOf(recent.getItems().getLast())).isEqualTo("Clear recent files");
        on(() -> recent.getItems().getLast().fire());
        assertThat(settings.recent()).isEmpty();
        assertThat(on(() -> window.commands().disabledProperty(Command.CLEAR_RECENT).get())).isTrue();
    }
}
