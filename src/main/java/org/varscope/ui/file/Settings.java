package org.varscope.ui.file;

import module java.base;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.tree.ColumnWidths;

/// What the window remembers from one start to the next.
///
/// @param theme    light, dark, or as the system
/// @param zoom     1 for the usual size
/// @param look     of rows in the hex pane
/// @param recent   files opened last, the newest first
/// @param window   place and size of the window
/// @param columns  of the structure
/// @param shown    what is in the window beside values and bytes
/// @param habits   what the program does by itself
/// @param language of the window, or as the system
/// @param panes    how large a person has made them
public record Settings(ThemeChoice theme, double zoom, HexLook look, List<Path> recent, Size window,
        ColumnWidths columns, Shown shown, Habits habits, LanguageChoice language, PaneSizes panes) {
    /// What is used before anything was chosen.
    public static final Settings FIRST = new Settings(ThemeChoice.SYSTEM, 1, HexLook.FIRST, List.of(),
            new Size(Double.NaN, Double.NaN, 1280, 820, false), ColumnWidths.FIRST, Shown.FIRST, Habits.FIRST,
            LanguageChoice.SYSTEM, PaneSizes.FIRST);

    /// Place and size of the window on the screens.
    ///
    /// @param x         of its left edge, in pixels of the toolkit; NaN where the system chooses
    /// @param y         of its upper edge, as `x`
    /// @param width     in pixels of the toolkit
    /// @param height    in pixels of the toolkit
    /// @param maximized whether it fills the screen
    public record Size(double x, double y, double width, double height, boolean maximized) { }

    /// How much is seen of the lists below values and bytes.
    public enum Lists {
        /// The row of their tabs, until something is wrong with the document, or a person opens one.
        NEEDED,
        /// One of them.
        OPEN,
        /// The row of their tabs, until a person opens one.
        FOLDED,
        /// Nothing, until a person opens one.
        HIDDEN
    }

    /// What is in the window beside values and bytes.
    ///
    /// @param minimap whether the map of the file is shown beside its bytes
    /// @param lists   how much is seen of the lists below
    public record Shown(boolean minimap, Lists lists) {
        /// What is used before anything was chosen.
        public static final Shown FIRST = new Shown(true, Lists.NEEDED);

        /// {@return the same with the map shown or hidden}
        public Shown withMinimap(boolean other) {
            return new Shown(other, lists);
        }

        /// {@return the same with another part of the lists}
        public Shown with(Lists other) {
            return new Shown(minimap, other);
        }
    }

    /// What the program does by itself.
    ///
    /// @param reopen  whether the files that are open now are opened at the next start
    /// @param backups whether a file is kept beside as it was before it is saved over
    /// @param recent  the most files that are remembered as opened last
    /// @param folders of a person's own, which are looked through for saves, too
    public record Habits(boolean reopen, boolean backups, int recent, List<Path> folders) {
        /// The most files that a person can have remembered.
        public static final int MOST_RECENT = 24;
        /// The most folders of a person's own.
        public static final int MOST_FOLDERS = 24;
        /// What is used before anything was chosen.
        public static final Habits FIRST = new Habits(true, true, 12, List.of());

        /// {@return the same with files opened again at the next start, or not}
        public Habits withReopen(boolean other) {
            return new Habits(other, backups, recent, folders);
        }

        /// {@return the same with files kept as they were, or not}
        public Habits withBackups(boolean other) {
            return new Habits(reopen, other, recent, folders);
        }

        /// {@return the same with at most so many recent files}
        public Habits withRecent(int most) {
            return new Habits(reopen, backups, most, folders);
        }

        /// {@return the same with `folder` looked through, too}
        public Habits with(Path folder) {
            return new Habits(reopen, backups, recent,
                    Stream.concat(folders.stream(), Stream.of(folder)).distinct().limit(MOST_FOLDERS).toList());
        }

        /// {@return the same without `folder`}
        public Habits without(Path folder) {
            return new Habits(reopen, backups, recent, folders.stream().filter(f -> !f.equals(folder)).toList());
        }
    }

    /// Copies the list, as far as it is to be remembered.
    public Settings {
        recent = List.copyOf(recent.subList(0, Math.min(habits.recent, recent.size())));
    }

    /// {@return these settings with another theme}
    public Settings with(ThemeChoice other) {
        return new Settings(other, zoom, look, recent, window, columns, shown, habits, language, panes);
    }

    /// {@return these settings with another zoom}
    public Settings withZoom(double other) {
        return new Settings(theme, other, look, recent, window, columns, shown, habits, language, panes);
    }

    /// {@return these settings with another look of rows of bytes}
    public Settings with(HexLook other) {
        return new Settings(theme, zoom, other, recent, window, columns, shown, habits, language, panes);
    }

    /// {@return these settings with another size of the window}
    public Settings with(Size other) {
        return new Settings(theme, zoom, look, recent, other, columns, shown, habits, language, panes);
    }

    /// {@return these settings with `file` as the newest of the recent ones}
    public Settings withRecent(Path file) {
        List<Path> files = new ArrayList<>(recent);
        files.remove(file);
        files.addFirst(file);
        return withRecent(files);
    }

    /// {@return these settings without `file` among the recent ones}
    public Settings withoutRecent(Path file) {
        return withRecent(recent.stream().filter(f -> !f.equals(file)).toList());
    }

    /// {@return these settings with no recent files}
    public Settings withoutRecent() {
        return withRecent(List.of());
    }

    private Settings withRecent(List<Path> files) {
        return new Settings(theme, zoom, look, files, window, columns, shown, habits, language, panes);
    }

    /// {@return these settings with other widths of the columns}
    public Settings with(ColumnWidths other) {
        return new Settings(theme, zoom, look, recent, window, other, shown, habits, language, panes);
    }

    /// {@return these settings with something else in the window}
    public Settings with(Shown other) {
        return new Settings(theme, zoom, look, recent, window, columns, other, habits, language, panes);
    }

    /// {@return these settings with other habits}
    public Settings with(Habits other) {
        return new Settings(theme, zoom, look, recent, window, columns, shown, other, language, panes);
    }

    /// {@return these settings with another language}
    public Settings with(LanguageChoice other) {
        return new Settings(theme, zoom, look, recent, window, columns, shown, habits, other, panes);
    }

    /// {@return these settings with other sizes of the panes}
    public Settings with(PaneSizes other) {
        return new Settings(theme, zoom, look, recent, window, columns, shown, habits, language, other);
    }
}
