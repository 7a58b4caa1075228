package org.varscope.ui.file;

import module java.base;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.tree.ColumnWidths;

/// What the window remembers from one start to the next.
///
/// @param theme       light, dark, or as the system
/// @param zoom        1 for the usual size
/// @param look        of rows in the hex pane
/// @param recent      files opened last, the newest first
/// @param window      place and size of the window
/// @param columns     of the structure
/// @param minimap     whether the map of the file is shown beside its bytes
/// @param listsFolded whether the lists below values and bytes are folded to their tabs
/// @param reopen      whether the files that are open now are opened at the next start
/// @param language    of the window, or as the system
/// @param panes       how large a person has made them
public record Settings(ThemeChoice theme, double zoom, HexLook look, List<Path> recent, Size window,
        ColumnWidths columns, boolean minimap, boolean listsFolded, boolean reopen,
        LanguageChoice language, PaneSizes panes) {
    /// The most files that are remembered.
    public static final int RECENT = 12;

    /// What is used before anything was chosen.
    public static final Settings FIRST = new Settings(ThemeChoice.SYSTEM, 1, HexLook.FIRST, List.of(),
            new Size(Double.NaN, Double.NaN, 1280, 820, false), ColumnWidths.FIRST, true, false, true,
            LanguageChoice.SYSTEM, PaneSizes.FIRST);

    /// Place and size of the window on the screens.
    ///
    /// @param x         of its left edge, in pixels of the toolkit; NaN where the system chooses
    /// @param y         of its upper edge, as `x`
    /// @param width     in pixels of the toolkit
    /// @param height    in pixels of the toolkit
    /// @param maximized whether it fills the screen
    public record Size(double x, double y, double width, double height, boolean maximized) { }

    /// Copies the list.
    public Settings {
        recent = List.copyOf(recent);
    }

    /// {@return these settings with another theme}
    public Settings with(ThemeChoice other) {
        return new Settings(other, zoom, look, recent, window, columns, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with another zoom}
    public Settings withZoom(double other) {
        return new Settings(theme, other, look, recent, window, columns, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with another look of rows of bytes}
    public Settings with(HexLook other) {
        return new Settings(theme, zoom, other, recent, window, columns, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with another size of the window}
    public Settings with(Size other) {
        return new Settings(theme, zoom, look, recent, other, columns, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with `file` as the newest of the recent ones}
    public Settings withRecent(Path file) {
        List<Path> files = new ArrayList<>(recent);
        files.remove(file);
        files.addFirst(file);
        return new Settings(theme, zoom, look, files.subList(0, Math.min(RECENT, files.size())), window,
                columns, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings without `file` among the recent ones}
    public Settings withoutRecent(Path file) {
        return new Settings(theme, zoom, look, recent.stream().filter(f -> !f.equals(file)).toList(), window,
                columns, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with other widths of the columns}
    public Settings with(ColumnWidths other) {
        return new Settings(theme, zoom, look, recent, window, other, minimap, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with the map shown or hidden}
    public Settings withMinimap(boolean other) {
        return new Settings(theme, zoom, look, recent, window, columns, other, listsFolded, reopen, language, panes);
    }

    /// {@return these settings with the lists folded or not}
    public Settings withListsFolded(boolean other) {
        return new Settings(theme, zoom, look, recent, window, columns, minimap, other, reopen, language, panes);
    }

    /// {@return these settings with no recent files}
    public Settings withoutRecent() {
        return new Settings(theme, zoom, look, List.of(), window, columns, minimap, listsFolded, reopen, language,
                panes);
    }

    /// {@return these settings with files opened again at the next start, or not}
    public Settings withReopen(boolean other) {
        return new Settings(theme, zoom, look, recent, window, columns, minimap, listsFolded, other, language, panes);
    }

    /// {@return these settings with another language}
    public Settings with(LanguageChoice other) {
        return new Settings(theme, zoom, look, recent, window, columns, minimap, listsFolded, reopen, other,
                panes);
    }

    /// {@return these settings with other sizes of the panes}
    public Settings with(PaneSizes other) {
        return new Settings(theme, zoom, look, recent, window, columns, minimap, listsFolded, reopen, language, other);
    }
}
