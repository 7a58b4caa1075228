package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.varscope.ui.command.Command;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.window.tab.PageTab;

/// A window that is asked what is alive of the pages that it has shown.
abstract class PagesSeenTestBase extends WindowTestBase {
    /// Tabs that are opened, as `-Dvarscope.tabs=50` says; 0 for as many as show something.
    static final int TABS = Integer.getInteger("varscope.tabs", 0);
    static final int MIB = 1 << 20;
    /// Full collections after which whatever can be freed is.
    static final int COLLECTIONS = 6;
    /// How long something may still be on the stack of a thread that draws or has just ended its work.
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /// Bytes; where a collection frees no more, the next one does not either.
    private static final int LITTLE = MIB / 8;
    /// Of 16 GiB, more than the heap of the tests ever is.
    private static final int MOST_LONGS = Integer.MAX_VALUE - 8;

    final Map<WeakReference<Object>, String> seen = new LinkedHashMap<>();

    /// Painted, as painting keeps much for itself.
    PagesSeenTestBase() {
        painted = true;
    }

    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    /// Remembers everything that is shown now, and that the toolkit keeps nothing of it for itself.
    void see(String when) {
        on(() -> window.workspace().all().stream().flatMap(tab -> shown(tab).stream())
                .filter(one -> seen.keySet().stream().noneMatch(known -> known.get() == one))
                .forEach(one -> seen.put(new WeakReference<>(one), when + ": " + one.getClass().getSimpleName())));
        assertThat(on(() -> Window.getWindows().stream().flatMap(one -> within(one.getScene().getRoot()))
                .filter(PagesSeenTestBase::isKeptByTheToolkit).toList())).as(when).isEmpty();
    }

    private static Stream<Node> within(Node node) {
        return Stream.concat(Stream.of(node), node instanceof javafx.scene.Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(PagesSeenTestBase::within) : Stream.empty());
    }

    /// {@return whether the toolkit keeps anything for `node` that it does not give back: a picture, or the styles of a
    /// table that has a name of its own}
    private static boolean isKeptByTheToolkit(Node node) {
        return node.isCache() || Stream.of(node).map(one -> one instanceof TableView<?> table
                        ? table.getColumnResizePolicy() : one instanceof TreeTableView<?> table
                        ? table.getColumnResizePolicy() : "").anyMatch(policy -> policy.toString().contains("@"));
    }

    private static List<Object> shown(PageTab tab) {
        List<Object> shown = new ArrayList<>(List.of(tab, tab.page(), tab.page().content()));
        tab.session().ifPresent(session -> shown.add(session.model()));
        return shown;
    }

    /// {@return what is alive of what was seen and is not shown now}
    List<String> kept() {
        Set<Object> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        on(() -> window.workspace().all().forEach(tab -> shown.addAll(shown(tab))));
        List<String> kept;
        long end = System.nanoTime() + PATIENCE.toNanos();
        do {
            collect();
            kept = seen.entrySet().stream().filter(one -> one.getKey().get() != null
                    && !shown.contains(one.getKey().get())).map(Map.Entry::getValue).toList();
        } while (!kept.isEmpty() && System.nanoTime() < end);
        return kept;
    }

    void collect() {
        System.gc();
        settle();
    }

    void closeAll() {
        press(KeyCode.ESCAPE); // what is in front of the tabs, or in one of them
        press(KeyCode.ESCAPE);
        on(() -> window.workspace().all().forEach(window.workspace()::close));
    }

    void speak(Command language) {
        run(language);
        settle();
    }

    void reload() {
        run(Command.RELOAD);
        settle();
    }

    void oneTab(int number) {
        Path file = sampleFile("slot.save");
        open(file);
        set("$.player.gold", number);
        run(Command.UNDO);
        see("opened");
        on(() -> { // covered by a page that reads, and shown again
            PageTab tab = window.workspace().front().orElseThrow();
            window.opener().reload(tab);
            seen.put(new WeakReference<>(tab.page()), "reading");
            ((Button) tab.page().content().lookup("#loading-cancel")).fire();
        });
        settle();
        reload();
        see("read again");
        speak(number % 2 == 0 ? Command.LANGUAGE_JAPANESE : Command.LANGUAGE_ENGLISH);
        see("in another language");
        closeAll();
    }

    /// {@return bytes of the heap that are in use, after as many collections as that takes, without what the toolkit
    /// keeps only for as long as there is memory: a picture for each size of a shadow, among others}
    long heap() {
        runOutOfMemory();
        long before;
        long now = Long.MAX_VALUE;
        int collections = 0;
        do {
            before = now;
            collect();
            Runtime machine = Runtime.getRuntime();
            now = machine.totalMemory() - machine.freeMemory();
        } while (before - now > LITTLE && ++collections < COLLECTIONS);
        return now;
    }

    /// Asks for more than there is: whatever is softly reachable is given up before that fails.
    private static void runOutOfMemory() {
        try {
            Reference.reachabilityFence(new long[MOST_LONGS]);
        } catch (OutOfMemoryError _) {
            // as it must
        }
    }
}
