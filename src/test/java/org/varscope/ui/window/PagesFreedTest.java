package org.varscope.ui.window;

import module java.base;
import module java.management;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.window.tab.PageTab;

/// Pages that are not shown any more: nothing in the window keeps one, and none of them goes on working.
///
/// `-Dvarscope.tabs=50` opens as many tabs, and prints how many of their pages are alive and how large the heap is.
@Isolated("changes the language of the whole program")
class PagesFreedTest extends WindowTestBase {
    private static final String OURS = "org.varscope.ui.";
    private static final String LISTENERS = "com.sun.javafx.binding.ExpressionHelper";
    /// Listeners that keep nothing, which a property lets go of only when it changes next.
    private static final int FADING = 32;
    private static final int TABS = Integer.getInteger("varscope.tabs", 0);
    /// Full collections after which whatever can be freed is.
    private static final int COLLECTIONS = 6;
    private static final int MIB = 1 << 20;
    /// What tabs may leave, however many there were: glyphs, styles and code, once each.
    private static final int MOST_LEFT = 16 * MIB;

    private final Map<WeakReference<Object>, String> seen = new LinkedHashMap<>();
    private final AtomicInteger tasks = new AtomicInteger();

    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    /// Remembers everything that is shown now, and that the toolkit keeps nothing of it for itself.
    private void see(String when) {
        on(() -> window.workspace().all().forEach(tab -> shown(tab).forEach(one -> seen.put(
                new WeakReference<>(one), when + ": " + one.getClass().getSimpleName()))));
        assertThat(on(() -> Window.getWindows().stream().flatMap(one -> within(one.getScene().getRoot()))
                .filter(PagesFreedTest::isKeptByTheToolkit).toList())).as(when).isEmpty();
    }

    private static Stream<Node> within(Node node) {
        return Stream.concat(Stream.of(node), node instanceof javafx.scene.Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(PagesFreedTest::within) : Stream.empty());
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
    private List<String> kept() {
        Set<Object> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        on(() -> window.workspace().all().forEach(tab -> shown.addAll(shown(tab))));
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            settle();
        }
        return seen.entrySet().stream().filter(one -> one.getKey().get() != null
                && !shown.contains(one.getKey().get())).map(Map.Entry::getValue).toList();
    }

    private void closeAll() {
        press(KeyCode.ESCAPE); // what is in front of the tabs, or in one of them
        press(KeyCode.ESCAPE);
        on(() -> window.workspace().all().forEach(window.workspace()::close));
    }

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

    private void speak(Command language) {
        run(language);
        settle();
    }

    private void reload() {
        run(Command.RELOAD);
        settle();
    }

    @Test
    void aClosedTabIsFreedWhateverWasOnItAndWhateverWasDoneThere() {
        for (Sight sight : List.of(Sight.SAVES_FOUND, Sight.PASTED_NOTHING_KNOWN, Sight.REFUSAL, Sight.LOCKED,
                Sight.GUIDE_OF_TYPE, Sight.FILTERED, Sight.DAMAGED_ROW, Sight.REPLACE, Sight.FOUND_IN_TABS,
                Sight.FOUND_CHANGE, Sight.PLAYED, Sight.STORED, Sight.GALLERY, Sight.DIALECTS, Sight.LESSON_ANSWERED,
                Sight.HISTORY, Sight.AS_TEXT, Sight.BOOKMARKS, Sight.MAP, Sight.COMPARED, Sight.CHANGE_KEYS,
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
    void aPageThatIsShownInAnotherLanguageIsFreedAndWorksNoMore() {
        Sight.COMPARED.reach(this);
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
    void tabsThatAreOpenedCoveredReadAgainAndClosedLeaveTheHeapAsItWas() throws JMException {
        oneTab(0);
        oneTab(1);
        long before = heap();
        Map<String, Long> first = alive();
        for (int i = 2; i < 2 + Math.max(2, TABS); i++) {
            oneTab(i);
        }
        List<String> kept = kept();
        long after = heap();
        Map<String, Long> last = alive();
        if (TABS > 0) {
            System.out.printf("%d tabs: %d of their pages, tabs and documents alive; heap %.1f MiB, before %.1f MiB;"
                    + " %s, before %s%n", TABS, kept.size(), after / (double) MIB, before / (double) MIB,
                    counted(last), counted(first));
        }
        assertThat(kept).isEmpty();
        assertThat(after - before).as("bytes that tabs left").isLessThan(MOST_LEFT);
        assertThat(last).allSatisfy((type, count) -> assertThat(count).as("how many %s are alive", type)
                .isLessThanOrEqualTo(first.getOrDefault(type, 0L) + (type.startsWith(LISTENERS) ? FADING : 0)));
    }

    private static String counted(Map<String, Long> alive) {
        return "%d objects of the window, %d of them lifetimes, and %d listeners".formatted(
                alive.entrySet().stream().filter(one -> one.getKey().startsWith(OURS)).mapToLong(Map.Entry::getValue)
                        .sum(), alive.get(Lifetime.class.getName()),
                alive.entrySet().stream().filter(one -> !one.getKey().startsWith(OURS)).mapToLong(Map.Entry::getValue)
                        .sum());
    }

    /// {@return how many objects of each class of the window are alive, of the windows of the toolkit, and of those by
    /// which a property knows who listens}
    private static Map<String, Long> alive() throws JMException {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer().invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"), "gcClassHistogram",
                new Object[] {new String[0]}, new String[] {String[].class.getName()});
        return histogram.lines().map(line -> line.strip().split("\\s+")).filter(line -> line.length > 3
                        && (line[3].startsWith(OURS) || line[3].startsWith(LISTENERS)
                        || line[3].startsWith("javafx.stage.")) && !line[3].contains("$$"))
                .collect(Collectors.toMap(line -> line[3], line -> Long.parseLong(line[1]), Long::sum, TreeMap::new));
    }

    @Test
    void tabsThatNobodyHasLookedAtForAWhileKeepTheirDocumentsAndNothingThatIsShown() {
        oneTab(0);
        long before = heap();
        int tabs = Math.max(8, TABS);
        for (int i = 0; i < tabs; i++) {
            open(sampleFile("slot" + i + ".save"));
            settle();
            set("$.player.gold", i);
            pick("$.player.pos");
            see("opened");
        }
        List<String> kept = kept();
        long after = heap();
        if (TABS > 0) {
            System.out.printf("%d open tabs: heap %.1f MiB, before %.1f MiB%n", tabs, after / (double) MIB,
                    before / (double) MIB);
        }
        assertThat(kept).isEmpty();
    }

    private void oneTab(int number) {
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

    private long heap() {
        kept();
        Runtime machine = Runtime.getRuntime();
        return machine.totalMemory() - machine.freeMemory();
    }
}
