package org.varscope.app;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class StartLadderTest {
    private static final StartLadder.Way WORKS = (stage, attempt) -> {
        stage.show();
        attempt.works();
    };

    private final List<Throwable> reported = new ArrayList<>();
    private final List<Stage> tried = new ArrayList<>();
    private boolean gaveUp;

    private StartLadder begin(StartLadder.Way... ways) {
        List<StartLadder.Way> noted = Arrays.stream(ways).<StartLadder.Way>map(way -> (stage, attempt) -> {
            tried.add(stage);
            way.show(stage, attempt);
        }).toList();
        return TestToolkit.call(() -> {
            StartLadder ladder = new StartLadder(reported::add, () -> gaveUp = true, Duration.ZERO, noted);
            ladder.begin(new Stage());
            return ladder;
        });
    }

    /// {@return numbers of the ways whose window is on the screen}
    private List<Integer> shown() {
        return TestToolkit.call(() -> IntStream.range(0, tried.size()).filter(i -> tried.get(i).isShowing()).boxed()
                .toList());
    }

    @AfterEach
    void hide() {
        TestToolkit.on(() -> tried.forEach(Stage::hide));
    }

    @Test
    void theFirstWayThatWorksIsTheLast() {
        begin(WORKS, WORKS);
        assertThat(tried).hasSize(1);
        assertThat(shown()).containsExactly(0);
        assertThat(reported).isEmpty();
    }

    @Test
    void whatFailsAtOnceIsReportedAndTheNextWayIsGone() {
        IllegalStateException failure = new IllegalStateException();
        begin((_, _) -> {
            throw failure;
        }, WORKS);
        assertThat(shown()).containsExactly(1);
        assertThat(reported).containsExactly(failure);
    }

    @Test
    void anErrorIsNoOtherThanAnException() {
        begin((_, _) -> {
            throw new StackOverflowError();
        }, WORKS);
        assertThat(shown()).containsExactly(1);
    }

    @Test
    void whatFailsOnceASketchIsShownTakesTheSketchAway() {
        begin((stage, attempt) -> {
            stage.show();
            Platform.runLater(() -> attempt.run(() -> {
                throw new IllegalStateException();
            }));
        }, WORKS);
        TestToolkit.await(() -> tried.size() == 2);
        assertThat(shown()).containsExactly(1);
    }

    @Test
    void aWindowThatIsNeverPaintedAfterAFailureIsNotWaitedFor() {
        StartLadder ladder = begin((stage, _) -> stage.show(), WORKS);
        assertThat(tried).hasSize(1);
        TestToolkit.call(() -> {
            ladder.take(new IllegalStateException());
            return null;
        });
        TestToolkit.await(() -> tried.size() == 2);
        assertThat(shown()).containsExactly(1);
    }

    @Test
    void aWindowThatHasLostAPartOfItselfIsNotKeptWhereThereIsAnotherWay() {
        AtomicReference<StartLadder.Attempt> attempts = new AtomicReference<>();
        StartLadder ladder = begin((_, attempt) -> attempts.set(attempt), WORKS);
        boolean stays = TestToolkit.call(() -> {
            ladder.take(new IllegalStateException());
            return attempts.get().works();
        });
        assertThat(stays).isFalse();
        assertThat(shown()).containsExactly(1);
    }

    @Test
    void aWindowOfTheSecondWayIsKeptThoughAPartOfItFailed() {
        AtomicReference<StartLadder.Attempt> attempts = new AtomicReference<>();
        StartLadder ladder = begin((_, _) -> {
            throw new IllegalStateException();
        }, (_, attempt) -> attempts.set(attempt), WORKS);
        boolean stays = TestToolkit.call(() -> {
            ladder.take(new IllegalStateException());
            return attempts.get().works();
        });
        assertThat(stays).isTrue();
        assertThat(tried).hasSize(2);
    }

    @Test
    void whatFailsOnceTheWindowWorksIsOnlyReported() {
        StartLadder ladder = begin(WORKS, WORKS);
        TestToolkit.call(() -> {
            ladder.take(new IllegalStateException());
            return null;
        });
        TestToolkit.settle();
        assertThat(reported).hasSize(1);
        assertThat(tried).hasSize(1);
    }

    @Test
    void whereNoWayWorksTheProgramGivesUp() {
        StartLadder.Way fails = (_, _) -> {
            throw new IllegalStateException();
        };
        begin(fails, fails, fails);
        assertThat(reported).hasSize(3);
        assertThat(gaveUp).isTrue();
    }
}
