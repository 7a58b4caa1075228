package org.varscope.ui.window;

import module javafx.controls;
import javafx.fxml.FXML;
import org.controlsfx.control.StatusBar;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;

/// The form of the window: it binds what is on it to the commands, and knows no more.
final class MainController {
    @FXML
    private VBox head;
    @FXML
    private MenuBar menuBar;
    @FXML
    private Button openButton;
    @FXML
    private Button saveButton;
    @FXML
    private Button undoButton;
    @FXML
    private Button redoButton;
    @FXML
    private Button goToButton;
    @FXML
    private Button commandsButton;
    @FXML
    private Button themeButton;
    @FXML
    private MenuButton dialectChooser;
    @FXML
    private MenuButton containerChooser;
    @FXML
    private TabPane tabs;
    @FXML
    private StatusBar statusBar;

    /// Fills the menus and gives every button its command.
    void bind(Commands commands, DynamicMenus dynamic) {
        new Menus(commands, dynamic).fill(menuBar);
        bind(openButton, Command.OPEN, commands);
        bind(saveButton, Command.SAVE, commands);
        bind(undoButton, Command.UNDO, commands);
        bind(redoButton, Command.REDO, commands);
        bind(goToButton, Command.GO_TO, commands);
        bind(commandsButton, Command.PALETTE, commands);
        bind(themeButton, Command.THEME_SWITCH, commands);
        undoButton.setGraphic(new FontIcon("fth-corner-up-left"));
        redoButton.setGraphic(new FontIcon("fth-corner-up-right"));
        themeButton.setGraphic(new FontIcon("fth-moon"));
        themeButton.setAccessibleText(Command.THEME_SWITCH.title());
        chooser(dialectChooser);
        chooser(containerChooser);
        menuBar.setUseSystemMenuBar(System.getProperty("os.name").startsWith("Mac"));
        dialectChooser.setOnShowing(_ -> dialectChooser.getItems().setAll(dynamic.dialectItems()));
        containerChooser.setOnShowing(_ -> containerChooser.getItems().setAll(dynamic.containerItems()));
    }

    private static void bind(Button button, Command command, Commands commands) {
        button.disableProperty().bind(commands.disabledProperty(command));
        button.setOnAction(_ -> commands.run(command));
        button.setFocusTraversable(false);
        String key = command.shownKey();
        button.setTooltip(new Tooltip(key.isEmpty() ? command.title() : "%s (%s)".formatted(command.title(), key)));
    }

    /// A menu without an item does not open, so that one stands in until it is asked.
    private static void chooser(MenuButton chooser) {
        chooser.setFocusTraversable(false);
        chooser.getItems().add(new MenuItem());
    }

    /// Puts `banner` below the tool bar.
    void announce(Node banner) {
        head.getChildren().add(banner);
    }

    TabPane tabs() {
        return tabs;
    }

    StatusBar statusBar() {
        return statusBar;
    }

    MenuButton dialectChooser() {
        return dialectChooser;
    }

    MenuButton containerChooser() {
        return containerChooser;
    }

    MenuBar menuBar() {
        return menuBar;
    }
}
