package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.guide.Guide;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Card;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.TextCard;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.guide.GuidePage;
import org.varscope.ui.keys.Keys;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.ui.window.tab.TabOpener;
import org.varscope.ui.window.tab.Workspace;

/// What can be read in the window: about the program, and in the guide, whose tab is there once.
record HelpCommands(Overlay overlay, Workspace workspace, TabOpener opener, WindowContext around, Commands commands) {
    void bind() {
        commands.bind(Command.GUIDE, this::guide);
        commands.bind(Command.MANUAL, () -> read(Guide.MANUAL));
        commands.bind(Command.KEYS, this::keys);
        commands.bind(Command.REPORT, this::report);
        commands.bind(Command.ABOUT, this::about);
    }

    /// Shows the page about the bytes at the caret, or the first page where there are none.
    private void guide() {
        workspace.current().ifPresentOrElse(editor -> {
            Structure structure = editor.model().structure();
            long caret = editor.model().selection().caret();
            around.background().run(_ -> new Explainer(structure, Language.ENGLISH, _ -> "").at(caret)
                    .map(Explanation::page).orElse(Guide.START), this::read, _ -> read(Guide.START));
        }, () -> read(Guide.START));
    }

    /// Shows the page called `name`.
    void read(String name) {
        Optional<PageTab> there = workspace.all().stream().filter(tab -> tab.page() instanceof GuidePage).findFirst();
        there.ifPresent(workspace::bringToFront);
        GuidePage guide = there.isPresent() ? (GuidePage) there.get().page()
                : new GuidePage(around.background(), opener::open);
        if (there.isEmpty()) {
            workspace.show(guide);
        }
        guide.go(name);
    }

    private void keys() {
        VBox sections = new VBox(14);
        for (Keys section : Keys.all(commands.keys())) {
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
        overlay.show(new TextCard("keys", 560, new VBox(12, Card.text(Messages.get("keys.about",
                Command.CHANGE_KEYS.title()), "muted"), scroll)));
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
        Label about = Card.text(Messages.get("window.about"));
        VBox words = new VBox(4, name, about);
        HBox.setHgrow(words, Priority.ALWAYS);
        String text = Messages.get("window.about.text", around.errors().about(), Messages.get("window.fonts"),
                notices());
        overlay.show(TextCard.toCopy("about", 640, Messages.get("window.about.name"), text, new HBox(16, icon, words)));
    }

    /// {@return the licences of everything that comes with the program}
    private static String notices() {
        String name = "/org/varscope/notices/THIRD-PARTY.txt";
        try (InputStream in = Objects.requireNonNull(HelpCommands.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void report() {
        around.background().run(_ -> around.errors().kept(), this::report,
                failure -> report(FailureWords.of(failure)));
    }

    /// Nothing of a file is in it, and no name of one: reports of errors have none.
    private void report(String errors) {
        if (overlay.isOpen()) {
            return;
        }
        Settings settings = around.remembered().settings();
        String screens = Screen.getScreens().stream().map(screen -> "%.0fx%.0f at %.0f%%".formatted(
                screen.getBounds().getWidth(), screen.getBounds().getHeight(), 100 * screen.getOutputScaleX()))
                .collect(Collectors.joining(", "));
        String read = workspace.current().map(editor -> editor.model().structure())
                .map(now -> now.dialect().name() + ", " + now.framing().word()).orElse("-");
        overlay.show(TextCard.toCopy("report", 760, Command.REPORT.title(),
                Messages.get("window.report.text", around.errors().about(), screens, chosen(settings), read,
                        errors.isBlank() ? "-" : errors), Card.text(Messages.get("window.report.about"))));
    }

    /// {@return theme, zoom and bytes in a row}
    static String chosen(Settings settings) {
        int perRow = settings.look().bytesPerRow();
        return "%s, %.0f%%, %s".formatted(settings.theme().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                100 * settings.zoom(), perRow == 0 ? Messages.get("window.menu.row-fit") : Integer.toString(perRow));
    }
}
