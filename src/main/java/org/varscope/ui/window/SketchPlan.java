package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorSketch;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Settings;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.Palette;

/// All that a sketch is of but shapes, for which the toolkit has to have started: it is at hand before.
///
/// @param name     of the file in front
/// @param tabs     what all tabs are called
/// @param front    number of the one in front, from 0
/// @param editor   the document in front in words
/// @param settings how the window was left
/// @param palettes the colours of each look
/// @param menus    the names in the menu bar
public record SketchPlan(String name, List<String> tabs, int front, EditorSketch editor, Settings settings,
        Map<Look, Palette> palettes, List<String> menus) {
    /// {@return the plan for a file}
    ///
    /// Reads, so that it is to be called on another thread than the window's.
    ///
    /// @param left all files that are opened, with that one in front
    public static SketchPlan of(String name, KeptTabs left, EditorSketch editor, Settings settings) {
        Map<Look, Palette> palettes = new EnumMap<>(Look.class);
        for (Look look : Look.values()) {
            palettes.put(look, EditorSketch.palette(look));
        }
        return new SketchPlan(name, left.names(), left.front(), editor, settings, palettes,
                Stream.of(Command.Topic.values()).map(Command.Topic::title).toList());
    }
}
