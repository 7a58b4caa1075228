package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class FirstFrameFailureTest {
    @Test
    void whatFailsAfterItKeepsNothingElseFromBeingDone() {
        List<Throwable> mistakes = new ArrayList<>();
        List<String> done = new ArrayList<>();
        StackOverflowError failure = new StackOverflowError();
        FirstFrame frame = new FirstFrame(mistakes::add);
        Stage stage = TestToolkit.call(() -> {
            frame.after(() -> done.add("before"));
            frame.after(() -> {
                throw failure;
            });
            frame.after(() -> done.add("after"));
            Stage shown = new Stage();
            shown.setScene(new Scene(new Pane()));
            shown.show();
            frame.await(shown.getScene(), Platform::runLater);
            return shown;
        });
        TestToolkit.await(() -> !done.isEmpty());
        TestToolkit.on(stage::hide);
        assertThat(done).containsExactly("before", "after");
        assertThat(mistakes).containsExactly(failure);
    }
}
