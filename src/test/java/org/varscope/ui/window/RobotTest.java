package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.scan.index.Dump;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.model.EditorModel;

/// Random but sensible use of a window. After each step nothing has failed anywhere, the toolkit has nothing left to
/// do, and every document is what its history says and reads as if it were opened anew; now and then nothing is alive
/// of what was closed.
///
/// `-Dvarscope.robot.seed=7` uses it in another way, the same each time, and `-Dvarscope.robot.steps=1000` for longer.
/// `mvn -Probot test` goes on for two hours, or `-Dvarscope.robot.minutes=20`; then the heap must not grow either.
class RobotTest extends PagesSeenTestBase {
    private static final int STEPS = Integer.getInteger("varscope.robot.steps", 120);
    private static final int MINUTES = Integer.getInteger("varscope.robot.minutes", 0);
    private static final long SEED = Long.getLong("varscope.robot.seed", MINUTES > 0 ? System.nanoTime() : 1);
    /// Steps after which all is closed, and looked for in memory.
    private static final int A_SESSION = 60;
    /// Acts that a failure tells.
    private static final int TOLD = 40;
    /// Bytes that the heap may differ by, besides a tenth.
    private static final int NOISE = 3 * MIB;

    private final Deque<String> acts = new ArrayDeque<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private final Map<EditorModel, Known> known = new WeakHashMap<>();
    private final List<Long> heaps = new ArrayList<>();
    private Thread.UncaughtExceptionHandler before = (_, _) -> { };

    /// A document as it was looked at last.
    ///
    /// @param opened the bytes that it was opened with
    private record Known(byte[] opened, Checkpoint last) { }

    @BeforeEach
    void hearFailures() {
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failures.add(failure.toString());
            before.uncaughtException(thread, failure);
        });
    }

    @AfterEach
    void hearNoFailures() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    @Test
    void whateverIsDoneNothingFailsNothingStaysAndEveryDocumentIsWhatItsHistorySays() {
        Habit.contents().forEach(this::write);
        Random chance = new Random(SEED);
        Wanderer someone = new Wanderer(this, chance, this::did);
        Instant end = Instant.now().plus(Duration.ofMinutes(MINUTES));
        for (int i = 0; MINUTES > 0 ? Instant.now().isBefore(end) : i < STEPS; i++) {
            Habit habit = Habit.next(chance);
            did("# %d %s".formatted(i, habit));
            try {
                choices.target = folder.resolve("saved %d.save".formatted(chance.nextInt(4)));
                habit.by(someone);
                look();
                if (i % A_SESSION == A_SESSION - 1) {
                    endSession();
                }
            } catch (Throwable e) {
                throw new AssertionError("seed %d, step %d, %s: %s; the last acts:%n%s".formatted(SEED, i, habit,
                        e.getMessage(), String.join("\n", acts)), e);
            }
        }
        assertHeapIsFlat();
    }

    private void did(String act) {
        acts.add(act);
        if (acts.size() > TOLD) {
            acts.removeFirst();
        }
    }

    private void look() {
        settle();
        TestToolkit.rest();
        assertThat(failures).as("what nobody caught").isEmpty();
        assertThat(bugs).as("mistakes in the background").isEmpty();
        assertThat(stage.isShowing()).as("the window is there").isTrue();
        see(acts.getLast());
        on(() -> window.workspace().all().stream().flatMap(tab -> tab.session().stream()).map(DocumentSession::model)
                .toList()).forEach(this::assertIsWhatItsHistorySays);
    }

    private void endSession() {
        closeAll();
        known.clear();
        robot.moveTo("#menu-bar"); // as the toolkit keeps what the mouse was over last
        assertThat(kept()).as("pages that are alive").isEmpty();
        if (MINUTES > 0) {
            heaps.add(heap());
            System.out.printf("%s heap %.1f MiB%n", acts.getLast(), heaps.getLast() / (double) MIB);
        }
    }

    private void assertIsWhatItsHistorySays(EditorModel model) {
        Checkpoint now = on(model::checkpoint);
        Known was = known.get(model);
        if (was != null && was.last.equals(now)) {
            return;
        }
        byte[] opened = was == null ? bytes(now.state(0).bytes()) : was.opened;
        known.put(model, new Known(opened, now));
        assertThat(bytes(now.state(0).bytes())).as("the bytes that were opened").isEqualTo(opened);
        Document again = new Document(now, now.state(0).bytes());
        byte[] last = bytes(now.snapshot().bytes());
        again.goTo(0);
        assertThat(bytes(again.snapshot().bytes())).as("all undone").isEqualTo(opened);
        for (int i = 0; i < now.size(); i++) {
            assertReplaced(again.redo());
        }
        again.goTo(now.now());
        assertThat(bytes(again.snapshot().bytes())).as("all done again").isEqualTo(last);
        Structure values = now.snapshot().structure();
        Structure fresh = Structure.scan(ByteStore.of(last), values.dialect(), values.framing(), Progress.NONE)
                .knowing(values.known());
        assertThat(Dump.of(values)).as("what is read of the edited bytes").isEqualTo(Dump.of(fresh));
    }

    /// Nothing differs but what the step says that it has replaced.
    private static void assertReplaced(Change step) {
        ByteStore from = step.before().bytes();
        ByteStore to = step.after().bytes();
        long start = 0;
        long place = 0;
        for (Patch patch : step.patches()) {
            long same = patch.offset() - start;
            assertThat(to.bytes(new Span(place, same))).as("bytes before %s", patch)
                    .isEqualTo(from.bytes(new Span(start, same)));
            start += same + patch.removed();
            place += same + patch.inserted();
        }
        assertThat(to.bytes(new Span(place, to.length() - place))).as("bytes after %s", step.patches())
                .isEqualTo(from.bytes(new Span(start, from.length() - start)));
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    /// The last quarter is no larger than the first.
    private void assertHeapIsFlat() {
        int quarter = heaps.size() / 4;
        if (quarter > 0) {
            long first = median(heaps.subList(0, quarter));
            long last = median(heaps.subList(heaps.size() - quarter, heaps.size()));
            assertThat(last).as("bytes of the heap, at first %d", first).isLessThan(first + first / 10 + NOISE);
        }
    }

    private static long median(List<Long> numbers) {
        return numbers.stream().sorted().skip(numbers.size() / 2).findFirst().orElseThrow();
    }
}
