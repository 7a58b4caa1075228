package org.varscope.ui.shell;

import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;

/// Takes bytes as text and says what it understood while one types.
final class PastePage implements Page {
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("Pasted bytes");
    private final Function<String, Pasted> read;
    private final BiConsumer<PastePage, byte[]> open;
    private final Parent content;
    private Pasted pasted = Pasted.NOTHING;

    @FXML
    private TextArea text;
    @FXML
    private Label verdict;
    @FXML
    private Button openButton;

    /// @param read makes bytes of the text
    /// @param open opens them in place of this page
    PastePage(Function<String, Pasted> read, BiConsumer<PastePage, byte[]> open) {
        this.read = read;
        this.open = open;
        this.content = Fxml.load("PastePage.fxml", this);
    }

    @FXML
    private void initialize() {
        text.textProperty().subscribe(this::judge);
        openButton.setOnAction(_ -> open.accept(this, pasted.bytes()));
    }

    private void judge(String typed) {
        pasted = typed.isBlank() ? Pasted.NOTHING : read.apply(typed);
        verdict.setText(pasted.words());
        verdict.getStyleClass().setAll("label", pasted.fits() || typed.isBlank() ? "muted" : "bad-text");
        openButton.setDisable(!pasted.fits());
    }

    @Override
    public ObservableValue<String> title() {
        return title;
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        text.requestFocus();
    }
}
