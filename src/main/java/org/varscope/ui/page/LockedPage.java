package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.varscope.container.Secret;
import org.varscope.text.Visible;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.message.Messages;

/// Asks in the tab for what opens an encrypted file. What is typed is hidden unless the person shows it, and forgotten
/// as soon as the file is open or the question is given up.
public final class LockedPage extends FormPage {
    /// What becomes of the answer.
    public interface Answer {
        /// Tries to open the file; calls {@link LockedPage#refuse} where that fails.
        ///
        /// @param keep whether to remember the secret until the window closes
        void open(Secret secret, boolean keep);

        /// Gives up.
        void cancel();
    }

    /// What is said of the file.
    ///
    /// @param name on the tab
    /// @param what it is
    /// @param file where it is
    public record Words(String name, String what, String file) { }

    private final Words words;
    private final Answer answer;

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
    private Button cancelButton;

    /// @param answer is told what was typed
    public LockedPage(Words words, Answer answer) {
        super(words.name());
        this.words = words;
        this.answer = answer;
        setContent(Fxml.load("LockedPage.fxml", this));
    }

    @FXML
    private void initialize() {
        what.setText(Messages.get("page.locked.what", words.what()));
        place.setText(Visible.line(words.file()));
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
            say("");
        });
        for (RadioButton kind : List.of(password, key)) {
            // Arrow keys choose without it, and stay where they can go on choosing.
            kind.setOnAction(_ -> field().requestFocus());
        }
        hidden.textProperty().subscribe(_ -> say(""));
        hidden.setOnAction(_ -> open());
        shown.setOnAction(_ -> open());
        openButton.setOnAction(_ -> open());
        cancelButton.setOnAction(_ -> {
            forget();
            answer.cancel();
        });
        cancelButton.setCancelButton(true);
    }

    private TextField field() {
        return show.isSelected() ? shown : hidden;
    }

    private void open() {
        Optional<Secret> secret = secret();
        if (secret.isEmpty()) {
            say(Messages.get("page.locked.no-key", hidden.getLength()));
            return;
        }
        busy(true);
        answer.open(secret.get(), keep.isSelected());
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

    /// Says why the secret does not open the file, and lets the person try another.
    public void refuse(String why) {
        busy(false);
        say(why);
        field().requestFocus();
        field().selectAll();
    }

    private void busy(boolean trying) {
        openButton.setDisable(trying);
        openButton.setText(Messages.get(trying ? "page.locked.opening" : "page.locked.open"));
    }

    private void say(String why) {
        trouble.setText(why);
        trouble.setManaged(!why.isEmpty());
        hidden.setAccessibleHelp(why);
    }

    private void forget() {
        hidden.clear();
    }

    @Override
    Node first() {
        return field();
    }

    @Override
    public void close() {
        forget();
    }
}
