package org.varscope.ui.page;

import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;

/// A file being read. Nothing is shown for half a second, since most files are there by then.
public final class LoadingPage extends FormPage {
    private final @Nullable Path file;
    private final ProgressBar bar = new ProgressBar();
    private final String name;
    private final Label words = new Label();
    private final VBox content = new VBox(14);
    private final Button cancel = new Button();

    /// @param name     of the file
    /// @param file     where it is; null where the bytes have none
    /// @param reading  reads it
    /// @param onCancel what becomes of the tab when the person gives up
    public LoadingPage(String name, @Nullable Path file, Background.Lane reading, Runnable onCancel) {
        super(name);
        this.name = name;
        this.file = file;
        lifetime.atEnd(reading::cancel);
        bar.progressProperty().bind(reading.shareProperty());
        cancel.setId("loading-cancel");
        cancel.setCancelButton(true);
        cancel.setOnAction(_ -> onCancel.run());
        bar.setPrefWidth(320);
        content.getChildren().setAll(words, bar, cancel);
        speak();
        content.setFocusTraversable(true);
        content.getStyleClass().add("start");
        content.setAlignment(Pos.CENTER);
        content.getChildren().forEach(child -> child.setVisible(false));
        PauseTransition wait = new PauseTransition(Duration.millis(500));
        wait.setOnFinished(_ -> content.getChildren().forEach(child -> child.setVisible(true)));
        wait.play();
        // Nothing on it can be seen at first, and keys would go to the title of the tab otherwise.
        setContent(content, content);
    }

    private void speak() {
        cancel.setText(Messages.get("page.locked.cancel"));
        words.setText(Visible.line(Messages.get("page.loading", name)));
        content.setAccessibleText(words.getText());
    }

    /// It goes on reading, in other words.
    @Override
    public Page renewed() {
        speak();
        return this;
    }

    /// {@return the file that is read; null where the bytes have none}
    public @Nullable Path file() {
        return file;
    }
}
