package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class NextFrameTest {
    private final QueuedExecutor owner = new QueuedExecutor();
    private final Background background = new Background(Runnable::run, owner, _ -> { });
    private final AtomicInteger done = new AtomicInteger();
    private final TextField field = TestToolkit.call(TextField::new);
    private final TextField other = TestToolkit.call(TextField::new);
    private final VBox pane = new VBox(field);
    private final NextFrame frame = new NextFrame(pane, background, done::incrementAndGet);

    private void inScene() {
        new Scene(new HBox(pane, other));
        other.requestFocus();
    }

    @Test
    void whatIsAskedForOftenIsDoneOnceAndLater() {
        TestToolkit.call(() -> {
            inScene();
            frame.await();
            frame.await();
            assertThat(done).hasValue(0);
            owner.runAll();
            assertThat(done).hasValue(1);
            return null;
        });
    }

    @Test
    void aPaneWithTheKeyboardDoesNotWait() {
        TestToolkit.call(() -> {
            inScene();
            field.requestFocus();
            frame.await();
            assertThat(done).hasValue(1);
            return null;
        });
    }

    @Test
    void itIsDoneBeforeTheKeyboardComes() {
        TestToolkit.call(() -> {
            inScene();
            frame.await();
            field.requestFocus();
            assertThat(done).hasValue(1);
            owner.runAll();
            assertThat(done).hasValue(1);
            return null;
        });
    }

    @Test
    void whatSomebodyElseHasDoneIsNotDoneAgain() {
        TestToolkit.call(() -> {
            inScene();
            frame.await();
            frame.done();
            owner.runAll();
            assertThat(done).hasValue(0);
            return null;
        });
    }
}
