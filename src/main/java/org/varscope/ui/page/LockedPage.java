package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Secret;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.CommandEvent;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.message.Messages;

/// Asks in the tab for what opens an encrypted file. What is typed is hidden unless the person shows it, and forgotten
/// as soon as the file is open or the question is given up.
public final class LockedPage extends FormPage {
    /// Tries to open the file.
    public interface Attempt {
        /// Calls [LockedPage#refuse] of `page` where it fails.
        ///
        /// @param keep whether to remember the secret until the window closes
        void open(Secret secret, boolean keep, LockedPage page);
    }

    private final FileOpener.Outcome.Locked locked;
    private final Attempt attempt;
    private final Runnable cancel;
    private Supplier<String> why = () -> "";

    @FXML
    private Label what;
    @FXML
    private Label place;
    @FXML
    private RadioButton password;
    @FXML
    private RadioButton key;
    @FXML
    private PasswordField hidden;
    @FXML
    private TextField shown;
    @FXML
    private ToggleButton show;
    @FXML
    private Label trouble;
    @FXML
    private CheckBox keep;
    @FXML
    private Button openButton;
    @FXML
    private Button anywayButton;
    @FXML
    private Button cancelButton;
    @FXML
    private Button storedButton;

    /// @param cancel gives up
    public LockedPage(FileOpener.Outcome.Locked locked, Attempt attempt, Runnable cancel) {
        super(locked.file().name());
        this.locked = locked;
        this.attempt = attempt;
        this.cancel = cancel;
        setContent(Fxml.load("LockedPage.fxml", this), hidden);
        lifetime.atEnd(hidden::clear);
    }

    /// {@return what is locked}
    public FileOpener.Outcome.Locked locked() {
        return locked;
    }

    /// {@return the file that is locked; null where the bytes have none}
    public @Nullable Path file() {
        return locked.file().path();
    }

    @FXML
    private void initialize() {
        what.setText(Messages.get("page.locked.what", locked.what().what()));
        place.setText(locked.file().place());
        shown.textProperty().bindBidirectional(hidden.textProperty());
        shown.visibleProperty().bind(show.selectedProperty());
        hidden.visibleProperty().bind(show.selectedProperty().not());
        show.setOnAction(_ -> field().requestFocus());
        key.selectedProperty().subscribe(asKey -> {
            String prompt = Messages.get(asKey ? "page.locked.digits" : "page.locked.password");
            String name = Messages.get(asKey ? "page.locked.key" : "page.locked.password");
            hidden.setPromptText(prompt);
            shown.setPromptText(prompt);
            hidden.setAccessibleText(name);
            shown.setAccessibleText(name);
            say(() -> "");
        });
        for (RadioButton kind : List.of(password, key)) {
            // Arrow keys choose without it, and stay where they can go on choosing.
            kind.setOnAction(_ -> field().requestFocus());
        }
        hidden.textProperty().subscribe(_ -> {
            say(() -> "");
            anywayButton.setVisible(false);
        });
        hidden.setOnAction(_ -> open());
        shown.setOnAction(_ -> open());
        openButton.setOnAction(_ -> open());
        anywayButton.managedProperty().bind(anywayButton.visibleProperty());
        anywayButton.setVisible(false);
        anywayButton.setOnAction(_ -> open(true));
        cancelButton.setOnAction(_ -> {
            close();
            cancel.run();
        });
        cancelButton.setCancelButton(true);
        CommandEvent.fireBy(storedButton, Command.STORED_BYTES);
    }

    private TextField field() {
        return show.isSelected() ? shown : hidden;
    }

    private void open() {
        open(false);
    }

    /// @param anyway whether to show what the secret gives, even where nothing in that makes sense
    private void open(boolean anyway) {
        Optional<Secret> secret = secret();
        if (secret.isEmpty()) {
            int digits = hidden.getLength();
            say(() -> Messages.get("page.locked.no-key", digits));
            return;
        }
        busy(true);
        attempt.open(anyway ? secret.get().insisting() : secret.get(), keep.isSelected(), this);
        if (anyway) {
            secret.get().wipe();
        }
    }

    private Optional<Secret> secret() {
        if (key.isSelected()) {
            return Secret.ofHex(hidden.getText().strip());
        }
        char[] typed = hidden.getText().toCharArray();
        Secret secret = Secret.ofPassword(typed);
        Arrays.fill(typed, '\0');
        return Optional.of(secret);
    }

    /// Says why the secret does not open the file, and lets the person try another, or see what this one gives.
    public void refuse(Supplier<String> words) {
        busy(false);
        anywayButton.setVisible(true);
        say(words);
        field().requestFocus();
        field().selectAll();
    }

    private void busy(boolean trying) {
        openButton.setDisable(trying);
        anywayButton.setDisable(trying);
        openButton.setText(Messages.get(trying ? "page.locked.opening" : "page.locked.open"));
    }

    private void say(Supplier<String> words) {
        why = words;
        String said = words.get();
        trouble.setText(said);
        trouble.setManaged(!said.isEmpty());
        hidden.setAccessibleHelp(said);
    }

    /// While a secret is tried, the page stays.
    @Override
    public Page renewed() {
        if (openButton.isDisabled()) {
            return this;
        }
        LockedPage page = new LockedPage(locked, attempt, cancel);
        page.key.setSelected(key.isSelected());
        page.show.setSelected(show.isSelected());
        page.keep.setSelected(keep.isSelected());
        page.hidden.setText(hidden.getText());
        page.say(why);
        page.anywayButton.setVisible(anywayButton.isVisible());
        return page;
    }

    @Override
    public void focus() {
        field().requestFocus();
    }
}
