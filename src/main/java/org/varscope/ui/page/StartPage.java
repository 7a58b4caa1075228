package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.varscope.text.Visible;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.message.Messages;

/// What an empty window offers.
public final class StartPage extends FormPage {
    private final Commands commands;
    private final SettingsStore remembered;
    private final Consumer<Path> open;
    private final Consumer<Sample> openSample;

    @FXML
    private Button openButton;
    @FXML
    private Button pasteButton;
    @FXML
    private Button savesButton;
    @FXML
    private Button sampleButton;
    @FXML
    private Button galleryButton;
    @FXML
    private Button lessonsButton;
    @FXML
    private VBox samples;
    @FXML
    private VBox recentBox;
    @FXML
    private VBox recentList;

    /// @param open       opens a recent file
    /// @param openSample opens a sample
    public StartPage(Commands commands, SettingsStore remembered, Consumer<Path> open, Consumer<Sample> openSample) {
        super(Messages.get("page.start.tab"));
        this.commands = commands;
        this.remembered = remembered;
        this.open = open;
        this.openSample = openSample;
        setContent(Fxml.load("StartPage.fxml", this), openButton);
        lifetime.follow(remembered.settingsProperty(), settings -> showRecent(settings.recent()));
    }

    @FXML
    private void initialize() {
        choice(openButton, "page.start.open", "page.start.open-about", Command.OPEN);
        choice(pasteButton, "page.start.paste", "page.start.paste-about", Command.NEW);
        choice(savesButton, "page.start.saves", "page.start.saves-about", Command.FIND_SAVES);
        choice(galleryButton, "page.start.gallery", "page.start.gallery-about", Command.GALLERY);
        ChoiceButton.fill(sampleButton, Messages.get("page.start.sample"),
                Messages.get("page.start.sample-about"), "");
        sampleButton.setOnAction(_ -> openSample.accept(Sample.FIRST));
        choice(lessonsButton, "page.start.lessons", "page.start.lessons-about", Command.LESSONS);
        samples.getChildren().setAll(Sample.all().stream().skip(1).map(this::other).toList());
    }

    private Hyperlink other(Sample sample) {
        Hyperlink link = new Hyperlink(sample.title());
        link.setOnAction(_ -> openSample.accept(sample));
        return link;
    }

    private void choice(Button button, String name, String about, Command command) {
        ChoiceButton.fill(button, Messages.get(name), Messages.get(about), commands.shownKey(command));
        button.setOnAction(_ -> commands.run(command));
    }

    private void showRecent(List<Path> files) {
        recentBox.setVisible(!files.isEmpty());
        recentBox.setManaged(!files.isEmpty());
        recentList.getChildren().setAll(files.stream().limit(5).map(this::recent).toList());
    }

    private Button recent(Path file) {
        Button button = new Button();
        Path folder = file.getParent();
        ChoiceButton.fill(button, String.valueOf(file.getFileName()), folder == null ? "" : folder.toString(), "");
        button.setOnAction(_ -> open.accept(file));
        return button;
    }

    @Override
    public Page renewed() {
        return new StartPage(commands, remembered, open, openSample);
    }

    /// Large buttons that say what they do and how to do it by key.
    static final class ChoiceButton {
        private ChoiceButton() { }

        /// Makes `button` one of them. What it shows beside the words so far stays at the left.
        static void fill(Button button, String name, String about, String key) {
            Label first = new Label(Visible.line(name));
            Label second = new Label(Visible.line(about));
            second.getStyleClass().add("muted");
            Label hint = new Label(key);
            hint.getStyleClass().addAll("muted", "key-hint");
            hint.setMinWidth(Region.USE_PREF_SIZE);
            VBox words = new VBox(first, second);
            HBox.setHgrow(words, Priority.ALWAYS);
            HBox row = new HBox(14);
            row.setAlignment(Pos.CENTER_LEFT);
            if (button.getGraphic() != null) {
                row.getChildren().add(button.getGraphic());
            }
            row.getChildren().addAll(words, hint);
            row.prefWidthProperty().bind(button.widthProperty().subtract(28));
            button.setGraphic(row);
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setAccessibleText(first.getText());
            button.setAccessibleHelp(second.getText());
            button.getStyleClass().add("choice");
        }
    }
}
