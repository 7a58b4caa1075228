package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Segments;

/// Takes bytes as text and says what it understood while one types.
public final class PastePage extends FormPage {
    /// Chars that are read while they are typed; more are read beside that.
    private static final int AT_ONCE = 1 << 14;
    private static final KeyCombination OPEN = KeyCombination.valueOf("Shortcut+Enter");

    private final Function<String, List<Pasted>> read;
    private final BiConsumer<PastePage, Pasted> open;
    private final Background background;
    private final Background.Lane reading;
    private Pasted pasted = Pasted.NOTHING;

    @FXML
    private TextArea text;
    @FXML
    private VBox ways;
    @FXML
    private Label verdict;
    @FXML
    private Button openButton;

    /// @param pasted is there already
    /// @param read   makes bytes of the text, in each way in which that can be done; runs on any thread
    /// @param open   opens them in place of this page
    public PastePage(String pasted, Function<String, List<Pasted>> read, BiConsumer<PastePage, Pasted> open,
            Background background) {
        super(Messages.get("page.paste.tab"));
        this.background = background;
        this.reading = background.lane();
        this.read = read;
        this.open = open;
        setContent(Fxml.load("PastePage.fxml", this), text);
        text.setText(pasted);
    }

    @FXML
    private void initialize() {
        text.textProperty().subscribe(this::judge);
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::lead);
        openButton.setOnAction(_ -> open.accept(this, pasted));
    }

    /// A tab leads on, as in every form, and never is among what was pasted; so does F6, as from pane to pane.
    private void lead(KeyEvent event) {
        if (OPEN.match(event)) {
            event.consume();
            openButton.fire();
        } else if (event.getCode() == KeyCode.F6
                || event.getCode() == KeyCode.TAB && !event.isShortcutDown() && !event.isAltDown()) {
            event.consume();
            text.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        }
    }

    @Override
    public Page renewed() {
        PastePage page = new PastePage(text.getText(), read, open, background);
        page.text.selectRange(text.getAnchor(), text.getCaretPosition());
        return page;
    }

    private void judge(String typed) {
        reading.cancel();
        if (typed.length() <= AT_ONCE) {
            show(typed.isBlank() ? List.of(Pasted.NOTHING) : read.apply(typed));
            return;
        }
        show(List.of(Pasted.refused(Messages.get("page.paste.reading"))));
        reading.run(_ -> read.apply(typed), this::show,
                failure -> show(List.of(Pasted.refused(FailureWords.of(failure)))));
    }

    private void show(List<Pasted> readings) {
        ways.getChildren().clear();
        if (readings.size() == 1) {
            take(readings.getFirst());
            return;
        }
        ToggleGroup group = new ToggleGroup();
        for (Pasted reading : readings) {
            RadioButton way = new RadioButton(reading.words());
            way.setId("paste-way-" + ways.getChildren().size());
            way.setToggleGroup(group);
            Segments.whenChosen(way, () -> take(reading));
            ways.getChildren().add(way);
        }
        take(Pasted.refused(Messages.get("page.paste.choose")));
    }

    private void take(Pasted reading) {
        pasted = reading;
        boolean isChoice = !ways.getChildren().isEmpty();
        verdict.setText(isChoice ? Messages.get("page.paste.choose") : reading.words());
        verdict.getStyleClass().setAll("label",
                reading.fits() || isChoice || reading == Pasted.NOTHING ? "muted" : "bad-text");
        openButton.setDisable(!reading.fits());
    }
}
