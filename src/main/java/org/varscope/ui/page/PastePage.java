package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.message.Messages;

/// Takes bytes as text and says what it understood while one types.
public final class PastePage extends FormPage {
    private final Function<String, Pasted> read;
    private final BiConsumer<PastePage, byte[]> open;
    private Pasted pasted = Pasted.NOTHING;

    @FXML
    private TextArea text;
    @FXML
    private Label verdict;
    @FXML
    private Button openButton;

    /// @param read makes bytes of the text
    /// @param open opens them in place of this page
    public PastePage(Function<String, Pasted> read, BiConsumer<PastePage, byte[]> open) {
        super(Messages.get("page.paste.tab"));
        this.read = read;
        this.open = open;
        setContent(Fxml.load("PastePage.fxml", this), text);
    }

    @FXML
    private void initialize() {
        text.textProperty().subscribe(this::judge);
        openButton.setOnAction(_ -> open.accept(this, pasted.bytes()));
    }

    @Override
    public Page renewed() {
        PastePage page = new PastePage(read, open);
        page.text.setText(text.getText());
        page.text.selectRange(text.getAnchor(), text.getCaretPosition());
        return page;
    }

    private void judge(String typed) {
        pasted = typed.isBlank() ? Pasted.NOTHING : read.apply(typed);
        verdict.setText(pasted.words());
        verdict.getStyleClass().setAll("label", pasted.fits() || typed.isBlank() ? "muted" : "bad-text");
        openButton.setDisable(!pasted.fits());
    }
}
