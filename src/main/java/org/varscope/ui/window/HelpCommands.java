package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.card.Card;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.TextCard;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.message.Messages;

/// What can be read about the program in the window.
record HelpCommands(Overlay overlay) {
    void bind(Commands commands) {
        commands.bind(Command.KEYS, this::keys);
        commands.bind(Command.ABOUT, this::about);
    }

    private void keys() {
        VBox sections = new VBox(14);
        for (Keys section : Keys.all()) {
            GridPane grid = new GridPane(18, 4);
            grid.getColumnConstraints().add(new ColumnConstraints(170));
            int row = 0;
            for (Keys.Key key : section.keys()) {
                grid.addRow(row++, Card.text(key.key(), "key-hint"), new Label(key.does()));
            }
            sections.getChildren().add(new VBox(6, Card.title(section.title()), grid));
        }
        ScrollPane scroll = new ScrollPane(sections);
        scroll.setFitToWidth(true);
        scroll.setPrefHeight(520);
        overlay.show(new TextCard("keys", 560, scroll));
    }

    /// {@return the program's own icon, drawn in `icons/app`}
    ///
    /// @param size in pixels: 16, 24, 32, 48, 64, 128, 256 or 512
    static Image icon(int size) {
        String name = "/org/varscope/icons/varscope-" + size + ".png";
        return new Image(Objects.requireNonNull(HelpCommands.class.getResource(name), name).toExternalForm());
    }

    private void about() {
        ImageView icon = new ImageView(icon(64));
        icon.setFitWidth(64);
        icon.setFitHeight(64);
        Label name = new Label("Varscope");
        name.getStyleClass().add("large");
        HBox top = new HBox(16, icon, new VBox(4, name, Card.text(Messages.get("window.about")),
                Card.text(Messages.get("window.fonts"), "muted")));
        overlay.show(new TextCard("about", 460, top));
    }
}
