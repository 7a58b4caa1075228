package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.Keyboard;

/// How everything looks, what is open in the tree, which pane has the keyboard.
///
/// @param window lasts as long as the commands do
/// @param path   of the selected value, the last of the panes
record ViewCommands(WindowContext around, Lifetime window, Stage stage, Scene scene, Node path) {
    private static final Map<Command, ThemeChoice> THEMES = Map.of(Command.THEME_SYSTEM, ThemeChoice.SYSTEM,
            Command.THEME_DARK, ThemeChoice.DARK, Command.THEME_LIGHT, ThemeChoice.LIGHT,
            Command.THEME_CONTRAST_DARK, ThemeChoice.CONTRAST_DARK,
            Command.THEME_CONTRAST_LIGHT, ThemeChoice.CONTRAST_LIGHT);

    void bind(Commands commands, EditorCommands editors) {
        Theme theme = around.theme();
        THEMES.forEach((command, choice) -> {
            commands.bind(command, () -> theme.choiceProperty().set(choice));
            commands.check(command, () -> theme.choiceProperty().get() == choice);
        });
        commands.bind(Command.THEME_SWITCH,
                () -> theme.choiceProperty().set(ThemeChoice.of(theme.lookProperty().get().other())));
        commands.bind(Command.ZOOM_IN, theme.zoom()::larger);
        commands.bind(Command.ZOOM_OUT, theme.zoom()::smaller);
        commands.bind(Command.ZOOM_RESET, theme.zoom()::reset);
        commands.bind(Command.FULL_SCREEN, () -> stage.setFullScreen(!stage.isFullScreen()));
        commands.check(Command.FULL_SCREEN, stage::isFullScreen);
        commands.check(Command.MINIMAP, () -> around.remembered().settings().shown().minimap());
        editors.check(Command.SPLIT_BYTES, editor -> editor.hex().split().splitProperty().get());
        editors.check(Command.EXPLAIN, editor -> editor.explainsProperty().get());
        editors.check(Command.FOLD_LISTS, editor -> editor.lists().height().isFolded());
        editors.check(Command.FILL_LISTS, editor -> editor.lists().height().isFull());
        stage.fullScreenProperty().subscribe((_, _) -> commands.refresh());
        window.follow(around.remembered().settingsProperty(), (_, _) -> around.background().later(commands::refresh));
        editors.bind(Command.MINIMAP,
                _ -> around.remembered().change(now -> now.with(now.shown().withMinimap(!now.shown().minimap()))));
        editors.bind(Command.SPLIT_BYTES, editor -> editor.hex().split().splitProperty().set(
                !editor.hex().split().splitProperty().get()));
        editors.bind(Command.EXPLAIN, editor -> editor.explainsProperty().set(!editor.explainsProperty().get()));
        editors.bind(Command.FOLD_LISTS, editor -> editor.lists().height().fold());
        editors.bind(Command.HIDE_LISTS, editor -> editor.lists().height().hide());
        editors.check(Command.HIDE_LISTS, editor -> editor.lists().height().isHidden());
        editors.bind(Command.FILL_LISTS, editor -> editor.lists().height().fill());
        editors.bind(Command.SHOW_PROBLEMS, editor -> editor.lists().goTo(ListBelow.PROBLEMS));
        editors.bind(Command.SHOW_CHANGES, editor -> editor.lists().goTo(ListBelow.CHANGES));
        editors.bind(Command.SHOW_HISTORY, editor -> editor.lists().goTo(ListBelow.HISTORY));
        editors.bind(Command.SHOW_TEXT, editor -> editor.lists().goTo(ListBelow.TEXT));
        editors.bind(Command.SHOW_ELEMENTS, editor -> editor.lists().goTo(ListBelow.ELEMENTS));
        editors.bind(Command.SHOW_BOOKMARKS, editor -> editor.lists().goTo(ListBelow.BOOKMARKS));
        editors.bind(Command.PLAYBACK, editor -> editor.lists().goTo(ListBelow.PLAYBACK));
        window.follow(theme.choiceProperty(),
                (_, choice) -> around.remembered().change(settings -> settings.with(choice)));
        window.follow(theme.zoom().factorProperty(),
                (_, factor) -> around.remembered().change(settings -> settings.withZoom(factor.doubleValue())));
        editors.bind(Command.EXPAND, editor -> editor.tree().reveal().expandSelected());
        editors.bind(Command.COLLAPSE, editor -> editor.tree().reveal().collapseSelected());
        editors.bind(Command.NEXT_PANE, editor -> turn(editor.keyboard().panes(), 1));
        editors.bind(Command.PREVIOUS_PANE, editor -> turn(editor.keyboard().panes(), -1));
    }

    /// Gives the keyboard to the pane after the one that has it, or the one before, past those that have nothing to
    /// take it.
    private void turn(List<Node> ofEditor, int step) {
        List<Node> panes = Stream.concat(ofEditor.stream(), Stream.of(path)).toList();
        int at = IntStream.range(0, panes.size()).filter(i -> Keyboard.isIn(panes.get(i))).reduce(0, (_, last) -> last);
        for (int i = 1; i < panes.size(); i++) {
            Node next = panes.get(Math.floorMod(at + step * i, panes.size()));
            next.requestFocus();
            if (Keyboard.isIn(next)) {
                return;
            }
        }
    }

    /// Lets Ctrl and the wheel change the zoom.
    static void zoomWithWheel(Scene scene, Zoom zoom) {
        scene.addEventFilter(ScrollEvent.SCROLL, event -> {
            if (event.isShortcutDown() && event.getDeltaY() != 0) {
                event.consume();
                if (event.getDeltaY() > 0) {
                    zoom.larger();
                } else {
                    zoom.smaller();
                }
            }
        });
    }
}
