package org.varscope.ui.window;

import module javafx.controls;
import org.varscope.ui.card.Card;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.TextCard;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.message.Messages;

/// What can be read about the program in the window.
final class HelpCommands {
    private final Overlay overlay;

    HelpCommands(Overlay overlay) {
        this.overlay = overlay;
    }

    void bind(Commands commands) {
        commands.bind(Command.KEYS, this::keys);
        commands.bind(Command.ABOUT, this::about);
    }

    private void keys() {
        VBox sections = new VBox(14);
        for (Keys.Section section : Keys.sections(PaneKeys.all())) {
            GridPane grid = new GridPane(18, 4);
            grid.getColumnConstraints().add(new ColumnConstraints(170));
            int row = 0;
            for (Keys.PaneKey key : section.keys()) {
                Label keys = new Label(key.key());
                keys.getStyleClass().add("key-hint");
                keys.setWrapText(true);
                keys.setMinHeight(Region.USE_PREF_SIZE);
                grid.addRow(row++, keys, new Label(key.does()));
            }
            sections.getChildren().add(new VBox(6, Card.title(section.title()), grid));
        }
        ScrollPane scroll = new ScrollPane(sections);
        scroll.setFitToWidth(true);
        scroll.setPrefHeight(520);
        overlay.show(new TextCard("keys", 560, scroll));
    }

    private void about() {
        ImageView icon = new ImageView(AppIcon.of(64));
        icon.setFitWidth(64);
        icon.setFitHeight(64);
        Label name = new Label("Varscope");
        name.getStyleClass().add("large");
        Label words = new Label(Messages.get("window.about"));
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        Label fonts = new Label(Messages.get("window.fonts"));
        fonts.setWrapText(true);
        fonts.getStyleClass().add("muted");
        HBox top = new HBox(16, icon, new VBox(4, name, words, fonts));
        overlay.show(new TextCard("about", 460, top));
    }
}
