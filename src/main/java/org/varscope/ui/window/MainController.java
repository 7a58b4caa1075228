package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import org.controlsfx.control.StatusBar;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.FirstFrame;

/// The form of the window: it binds what is on it to the commands, and shows in the tool bar how the document in front
/// is read.
final class MainController {
    /// What the tool bar needs for all that is on it, and without the captions of choices, in pixels at zoom 1.
    private static final double ROOM = 1000;
    private static final double LITTLE_ROOM = 860;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    @FXML
    private VBox head;
    @FXML
    private MenuBar menuBar;
    @FXML
    private ToolBar toolBar;
    @FXML
    private Separator chooserLine;
    @FXML
    private MenuButton dialectChooser;
    @FXML
    private MenuButton containerChooser;
    @FXML
    private TabPane tabs;
    @FXML
    private StatusBar statusBar;
    private final FirstFrame firstFrame;

    MainController(FirstFrame firstFrame) {
        this.firstFrame = firstFrame;
    }

    @FXML
    private void initialize() {
        chooserLine.visibleProperty().bind(dialectChooser.visibleProperty());
        Stream.of(chooserLine, dialectChooser, containerChooser)
                .forEach(part -> part.managedProperty().bind(part.visibleProperty()));
    }

    /// Leaves out from the tool bar what can be done without, wherever it is narrow.
    ///
    /// @param zoom how large everything is, 1 for the usual
    void fit(ObservableDoubleValue zoom) {
        leaveKeys();
        toolBar.widthProperty().subscribe(_ -> fit(zoom.get()));
        zoom.subscribe(_ -> fit(zoom.get()));
    }

    /// Where the mouse only rests on the menus nothing is wanted of them, but the toolkit takes arrows and Escape for
    /// them.
    private void leaveKeys() {
        menuBar.addEventFilter(MouseEvent.MOUSE_ENTERED_TARGET, event -> {
            if (menuBar.getMenus().stream().noneMatch(Menu::isShowing)) {
                event.consume();
            }
        });
    }

    private void fit(double zoom) {
        toolBar.pseudoClassStateChanged(NARROW, toolBar.getWidth() < ROOM * zoom);
        toolBar.pseudoClassStateChanged(TIGHT, toolBar.getWidth() < LITTLE_ROOM * zoom);
    }

    /// Fills the menus and gives every button its command.
    ///
    /// @param frame lasts as long as they are as they are now
    /// @param shown the editor in front
    void bind(Commands commands, Menus menus, Lifetime frame, Lasting<Optional<EditorPage>> shown) {
        menuBar.getMenus().setAll(menus.all());
        menuBar.setUseSystemMenuBar(Menus.areOfTheSystem());
        for (Node item : toolBar.getItems()) {
            if (item instanceof Button button) {
                bind(button, Command.valueOf((String) button.getUserData()), commands);
            }
        }
        fill(dialectChooser, menus::dialects);
        fill(containerChooser, menus::containers);
        frame.each(shown, (editor, during) -> {
            editor.ifPresent(page -> follow(page, during));
            dialectChooser.setVisible(editor.isPresent());
            containerChooser.setVisible(editor.isPresent());
        });
    }

    private void bind(Button button, Command command, Commands commands) {
        button.disableProperty().bind(commands.disabledProperty(command));
        button.setOnAction(_ -> commands.run(command));
        firstFrame.after(() -> {
            Tooltip tip = new Tip("");
            tip.textProperty().bind(commands.withKey(commands.titleProperty(command), command));
            button.setTooltip(tip);
        });
        if (button.getText().isEmpty()) {
            button.setAccessibleText(command.title());
        }
    }

    /// A menu without an item does not open, so that one is in until it is asked.
    private static void fill(MenuButton chooser, Supplier<List<MenuItem>> items) {
        chooser.getItems().add(new MenuItem());
        chooser.setOnShowing(_ -> {
            chooser.getItems().setAll(Mnemonics.shared(items.get()));
        });
    }

    private void follow(EditorPage page, Lifetime during) {
        firstFrame.after(() -> {
            dialectChooser.setTooltip(new Tip(Messages.get("window.dialect-tip", page.session().why())));
            containerChooser.setTooltip(new Tip(Messages.get("window.container-tip", page.session().why())));
        });
        during.follow(page.model().stateProperty().map(EditorState::structure), this::show);
    }

    private void show(Structure structure) {
        dialectChooser.setText(structure.dialect().traits().title());
        containerChooser.setText(TypeWords.framing(structure.framing(), Messages.language()));
    }

    /// Fills the menus and the tool bar anew, in the language that is spoken now.
    ///
    /// @param frame lasts as long as they are as they are now
    /// @param shown the editor in front
    void renew(Commands commands, Menus menus, Lifetime frame, Lasting<Optional<EditorPage>> shown) {
        MainController made = new MainController(firstFrame);
        Fxml.<Parent>load("MainWindow.fxml", made);
        tabs.setAccessibleText(made.tabs.getAccessibleText());
        toolBar.getItems().setAll(List.copyOf(made.toolBar.getItems()));
        dialectChooser = made.dialectChooser;
        containerChooser = made.containerChooser;
        bind(commands, menus, frame, shown);
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
}
