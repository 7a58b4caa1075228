package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// Pages that are no longer shown: nothing in the window keeps one, and none of them goes on working.
///
/// `-Dvarscope.tabs=50` opens as many tabs, and prints how large the heap is with them.
class PagesFreedTest extends PagesSeenTestBase {
    private final AtomicInteger tasks = new AtomicInteger();

    /// {@return how many tasks in the background follow from one edit}
    private int tasksOfAnEdit(long number) {
        Executor before = background;
        background = task -> {
            tasks.incrementAndGet();
            before.execute(task);
        };
        int begun = tasks.get();
        set("$.player.gold", number);
        settle();
        background = before;
        return tasks.get() - begun;
    }

    @Test
    void aClosedTabIsFreedWhateverWasOnItAndWhateverWasDoneThere() {
        for (Sight sight : List.of(Sight.SAVES_FOUND, Sight.PASTED_NOTHING_KNOWN, Sight.REFUSAL, Sight.LOCKED,
                Sight.GUIDE_OF_TYPE, Sight.FILTERED, Sight.DAMAGED_ROW, Sight.REPLACE, Sight.FOUND_IN_TABS,
                Sight.FOUND_CHANGE, Sight.PLAYED, Sight.STORED, Sight.GALLERY, Sight.DIALECTS, Sight.LESSON_ANSWERED,
                Sight.HISTORY, Sight.AS_TEXT, Sight.BOOKMARKS, Sight.MAP, Sight.COMPARED_SINCE, Sight.CHANGE_KEYS,
                Sight.CARD_GO_TO_COMPLETED, Sight.CARD_REPAIR, Sight.MENU_OF_VALUES, Sight.MENU_OF_BYTES,
                Sight.EDITED_IN_ITS_ROW, Sight.EXPLAINED)) {
            sight.reach(this);
            sight.popUp(this);
            sight.popDown(this);
            see(sight.name());
            closeAll();
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void theLastTabIsFreedThatASearchOfAllTabsWasShownIn() {
        openSample();
        pick("$.player.name");
        run(Command.SHOW_TEXT);
        run(Command.FIND_IN_TABS);
        fill("find-text", "100");
        settle();
        see("found");
        closeAll();
        assertThat(kept()).isEmpty();
        openSample();
        run(Command.FIND_IN_TABS);
        assertThat(((TextField) find("find-text")).getText()).isEqualTo("100");
    }

    @Test
    void aPageThatIsShownInAnotherLanguageIsFreedAndWorksNoMore() {
        Sight.COMPARED_SINCE.reach(this);
        Sight.STORED.reach(this);
        Sight.LESSON.reach(this);
        run(Command.GUIDE);
        run(Command.GALLERY);
        open(sampleFile("edited.save"));
        tasksOfAnEdit(1); // which is the first, and has the journal begin
        int first = tasksOfAnEdit(2);
        for (Command language : List.of(Command.LANGUAGE_JAPANESE, Command.LANGUAGE_ENGLISH,
                Command.LANGUAGE_JAPANESE, Command.LANGUAGE_ENGLISH)) {
            see(language.name());
            speak(language);
        }
        assertThat(kept()).isEmpty();
        assertThat(tasksOfAnEdit(3)).isEqualTo(first);
    }

    @Test
    void aDocumentThatIsReadAgainIsFreedAndWorksNoMore() {
        Path file = sampleFile("slot.save");
        open(file);
        int first = tasksOfAnEdit(1);
        run(Command.UNDO);
        for (byte[] bytes : List.of(Sample.FIRST.bytes(), Buffers.sample("adventure-zstd.save"),
                "no save".getBytes(StandardCharsets.US_ASCII), Sample.all().getLast().bytes(), Sample.FIRST.bytes())) {
            see("read again");
            write("slot.save", bytes);
            on(() -> window.workspace().front().ifPresent(window.opener()::reload));
            settle();
            if (window.workspace().current().isEmpty()) { // refused, or locked
                see("no document");
                closeAll();
                open(file);
            }
        }
        closeAll();
        open(sampleFile("slot.save"));
        assertThat(kept()).isEmpty();
        assertThat(tasksOfAnEdit(2)).isEqualTo(first);
    }

    @Test
    void tabsThatNobodyHasLookedAtForAWhileKeepTheirDocumentsAndNothingThatIsShown() {
        oneTab(0);
        long before = TABS > 0 ? heap() : 0;
        int tabs = Math.max(8, TABS);
        for (int i = 0; i < tabs; i++) {
            open(sampleFile("slot" + i + ".save"));
            settle();
            set("$.player.gold", i);
            pick("$.player.pos");
            see("opened");
        }
        assertThat(kept()).isEmpty();
        if (TABS > 0) {
            System.out.printf("%d open tabs: heap %.1f MiB, before %.1f MiB%n", tabs, heap() / (double) MIB,
                    before / (double) MIB);
        }
    }

}
