package org.varscope.ui.page;

import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.varscope.text.Visible;

/// A file being read. Nothing is shown for half a second, since most files are there by then.
public final class LoadingPage extends FormPage {
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final ProgressBar bar = new ProgressBar(-1);
    private final Button cancel = new Button("Cancel");
    private final VBox content;

    /// @param name     of the file
    /// @param onCancel what becomes of the tab when the person gives up
    public LoadingPage(String name, Runnable onCancel) {
        super(name);
        cancel.setId("loading-cancel");
        cancel.setCancelButton(true);
        cancel.setOnAction(_ -> {
            cancelled.set(true);
            onCancel.run();
        });
        bar.setPrefWidth(320);
        Label words = new Label(Visible.line("Reading " + name + "\u2026"));
        content = new VBox(14, words, bar, cancel);
        content.setFocusTraversable(true);
        content.setAccessibleText(words.getText());
        content.getStyleClass().add("start");
        content.setAlignment(Pos.CENTER);
        content.getChildren().forEach(child -> child.setVisible(false));
        PauseTransition wait = new PauseTransition(Duration.millis(500));
        wait.setOnFinished(_ -> content.getChildren().forEach(child -> child.setVisible(true)));
        wait.play();
        setContent(content);
    }

    /// {@return whether the person has given up; may be asked from any thread}
    public boolean isCancelled() {
        return cancelled.get();
    }

    /// Shows how far the reading has come.
    ///
    /// @param share 0 to 1
    public void reached(double share) {
        bar.setProgress(share);
    }

    /// The page itself, as nothing on it can be seen at first: keys would go to the title of the tab otherwise.
    @Override
    Node first() {
        return content;
    }

    @Override
    public void close() {
        cancelled.set(true);
    }
}
