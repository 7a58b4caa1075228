package org.varscope.ui.toolkit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class BackgroundTest {
    private final QueuedExecutor pool = new QueuedExecutor();
    private final QueuedExecutor owner = new QueuedExecutor();
    private final List<Throwable> bugs = new ArrayList<>();
    private final List<Object> arrived = new ArrayList<>();
    private final Background background = new Background(pool, owner, bugs::add);
    private final Background.Lane lane = background.lane();

    private void run(Background.Work<String> work) {
        lane.run(work, arrived::add, arrived::add);
    }

    private void runAll() {
        pool.runAll();
        owner.runAll();
    }

    @Test
    void anAnswerArrivesOnTheThreadOfTheWindow() {
        run(_ -> "answer");
        pool.runAll();
        assertThat(arrived).isEmpty();
        owner.runAll();
        assertThat(arrived).containsExactly("answer");
        assertThat(lane.isRunning()).isFalse();
    }

    @Test
    void whateverIsThrownArrivesInstead() {
        for (Throwable failure : List.of(new IOException("gone"), new IllegalStateException("bug"),
                new StackOverflowError())) {
            run(_ -> sneak(failure));
            runAll();
            assertThat(arrived).last().isSameAs(failure);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T, E extends Throwable> T sneak(Throwable failure) throws E {
        throw (E) failure;
    }

    @Test
    void anExecutorThatRefusesIsAFailure() {
        Background refusing = new Background(_ -> {
            throw new RejectedExecutionException();
        }, owner, bugs::add);
        refusing.run(_ -> "answer", arrived::add, arrived::add);
        runAll();
        assertThat(arrived).singleElement().isInstanceOf(RejectedExecutionException.class);
        assertThat(bugs).isEmpty();
    }

    @Test
    void onlyAMistakeOfTheProgramIsReportedAsOne() {
        IllegalStateException bug = new IllegalStateException("bug");
        for (Exception failure : List.of(new IOException("gone"), new CancellationException(), bug)) {
            run(_ -> {
                throw failure;
            });
            runAll();
        }
        assertThat(bugs).containsExactly(bug);
    }

    @Test
    void anAnswerThatHoldsAFileIsClosedWhereNobodyAwaitsIt() {
        List<String> closed = new ArrayList<>();
        lane.run(_ -> (Closeable) () -> closed.add("closed"), arrived::add, arrived::add);
        pool.runAll();
        lane.cancel();
        owner.runAll();
        runAll();
        assertThat(arrived).isEmpty();
        assertThat(closed).containsExactly("closed");
    }

    @Test
    void newerWorkReplacesOlderWorkWhoseAnswerNeverArrives() {
        run(_ -> "old");
        pool.runAll();
        run(_ -> "new");
        runAll();
        assertThat(arrived).containsExactly("new");
    }

    @Test
    void nothingArrivesOfCancelledWorkNotEvenItsFailure() {
        run(_ -> "answer");
        pool.runAll();
        lane.cancel();
        owner.runAll();
        run(_ -> {
            throw new IOException("gone");
        });
        pool.runAll();
        lane.cancel();
        owner.runAll();
        assertThat(arrived).isEmpty();
    }

    @Test
    void workThatIsCancelledBeforeItBeginsIsNotDone() {
        List<String> done = new ArrayList<>();
        run(_ -> {
            done.add("work");
            return "";
        });
        lane.cancel();
        runAll();
        assertThat(done).isEmpty();
    }

    @Test
    void stoppedWorkIsAskedToEndAndWhatItHasDoneArrives() {
        run(running -> running.over(1).reached(1) ? "went on" : "ended");
        lane.stop();
        runAll();
        assertThat(arrived).containsExactly("ended");
    }

    @Test
    void workThatWasReplacedIsAskedToEnd() {
        List<Boolean> goesOn = new ArrayList<>();
        run(running -> {
            Progress progress = running.over(1);
            goesOn.add(progress.reached(0));
            lane.cancel();
            goesOn.add(progress.reached(1));
            return "";
        });
        runAll();
        assertThat(goesOn).containsExactly(true, false);
    }

    @Test
    void theProgressOfLongWorkIsToldAndEndsWithIt() {
        List<Double> told = new ArrayList<>();
        lane.shareProperty().subscribe((_, share) -> told.add(share.doubleValue()));
        run(running -> {
            Progress progress = running.over(100 << 20);
            progress.reached(0);
            progress.reached(50 << 20);
            return "";
        });
        runAll();
        assertThat(told).containsExactly(0.0, 0.5, -1.0);
    }

    @Test
    void whatOtherThreadsSayIsHandedIn() {
        Consumer<String> relay = background.relay(arrived::add);
        relay.accept("said");
        assertThat(arrived).isEmpty();
        owner.runAll();
        assertThat(arrived).containsExactly("said");
    }
}
