package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.command.Command;
import org.varscope.ui.message.Messages;

/// Says in the tab why a file is not shown, what it is, and what opens it.
public final class RefusalPage extends FormPage {
    /// What is said.
    ///
    /// @param name of the file
    /// @param what it is, or what went wrong
    /// @param hint what opens it, or what to do
    /// @param file where it is
    /// @param again what trying once more is called
    public record Words(String name, String what, String hint, String file, String again) { }

    private final Words words;
    private final Runnable other;
    private final Runnable shut;
    private final @Nullable Runnable anyway;
    private final @Nullable Runnable again;

    @FXML
    private Label what;
    @FXML
    private Label hint;
    @FXML
    private Label file;
    @FXML
    private Button otherButton;
    @FXML
    private Button anywayButton;
    @FXML
    private Button againButton;
    @FXML
    private Button closeButton;

    /// @param other  lets the person choose another file
    /// @param shut   closes the tab
    /// @param anyway shows the bytes all the same; null where there are none to show
    /// @param again  tries once more; null where that would not help
    public RefusalPage(Words words, Runnable other, Runnable shut, @Nullable Runnable anyway, @Nullable Runnable again) {
        super(words.name());
        this.again = again;
        this.words = words;
        this.other = other;
        this.shut = shut;
        this.anyway = anyway;
        setContent(Fxml.load("RefusalPage.fxml", this));
    }

    @FXML
    private void initialize() {
        what.setText(Visible.line(words.what()));
        hint.setText(Visible.line(words.hint()));
        file.setText(Visible.line(words.file()));
        otherButton.setOnAction(_ -> other.run());
        closeButton.setOnAction(_ -> shut.run());
        offer(anywayButton, anyway);
        anywayButton.setTooltip(new Tooltip(Messages.get("page.refusal.about-anyway",
                Command.GO_TO.shownKey(), Command.DECODE_HERE.shownKey())));
        againButton.setText(words.again());
        offer(againButton, again);
        if (again != null) {
            otherButton.getStyleClass().remove("accent");
        }
    }

    private static void offer(Button button, @Nullable Runnable act) {
        button.setVisible(act != null);
        button.setManaged(act != null);
        if (act != null) {
            button.setOnAction(_ -> act.run());
        }
    }

    @Override
    Node first() {
        return again == null ? otherButton : againButton;
    }

    @Override
    public Optional<Runnable> anyway() {
        return Optional.ofNullable(anyway);
    }
}
