package org.varscope.app;

import module java.base;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.file.PaneSizes;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.Settings;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.tree.ColumnWidths;

/// Keeps the settings in the platform's usual place, never beside a save.
///
/// What cannot be read is left at its first value.
final class SettingsFile {
    private static final String NAME = "settings.properties";

    private final PropertiesFile file;

    SettingsFile(Path file) {
        this.file = new PropertiesFile(file, "settings");
    }

    /// {@return where they are kept on this system}
    static Path here() {
        return usualPlace(System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }

    /// {@return where this system keeps settings of programs}
    ///
    /// @param system      as `os.name` says it
    /// @param home        the person's own folder
    /// @param environment variables such as `APPDATA` and `XDG_CONFIG_HOME`
    static Path usualPlace(String system, Path home, Map<String, String> environment) {
        return SaveFolders.data(system, home, environment, "XDG_CONFIG_HOME", ".config")
                .resolve(SaveFolders.isLinux(system) ? "varscope" : "Varscope").resolve(NAME);
    }

    /// {@return the settings as they were kept last}
    Settings read() {
        Properties properties = file.read();
        Settings first = Settings.FIRST;
        Settings.Size size = new Settings.Size(number(properties, "x", first.window().x(), -100_000, 100_000),
                number(properties, "y", first.window().y(), -100_000, 100_000),
                number(properties, "width", first.window().width(), 400, 20_000),
                number(properties, "height", first.window().height(), 300, 20_000),
                Boolean.parseBoolean(properties.getProperty("maximized")));
        return new Settings(word(properties, "theme", first.theme()),
                number(properties, "zoom", first.zoom(), 0.5, 4),
                look(properties), paths(properties, "recent.", Settings.Habits.MOST_RECENT), size,
                new ColumnWidths(number(properties, "nameWidth", first.columns().name(), 20, 4000),
                        number(properties, "typeWidth", first.columns().type(), 10, 4000)),
                new Settings.Shown(Boolean.parseBoolean(properties.getProperty("minimap", "true")),
                        word(properties, "lists", first.shown().lists())),
                habits(properties), word(properties, "language", first.language()),
                new PaneSizes(pane(properties, "structureWidth"), pane(properties, "inspectorWidth"),
                        pane(properties, "inspectorHeight"), pane(properties, "listsHeight"),
                        pane(properties, "differencesHeight"),
                        Boolean.parseBoolean(properties.getProperty("inspector"))));
    }

    private static Settings.Habits habits(Properties properties) {
        return new Settings.Habits(Boolean.parseBoolean(properties.getProperty("reopenFiles", "true")),
                Boolean.parseBoolean(properties.getProperty("backups", "true")),
                (int) number(properties, "recentFiles", Settings.Habits.FIRST.recent(), 0,
                        Settings.Habits.MOST_RECENT),
                paths(properties, "folder.", Settings.Habits.MOST_FOLDERS));
    }

    private static double pane(Properties properties, String key) {
        return number(properties, key, Double.NaN, 20, 20_000);
    }

    private static HexLook look(Properties properties) {
        HexLook first = HexLook.FIRST;
        int group = (int) number(properties, "bytesPerGroup", first.group(), 1, 8);
        return new HexLook((int) number(properties, "bytesPerRow", first.bytesPerRow(), 0, 64),
                Integer.bitCount(group) == 1 ? group : first.group(),
                Boolean.parseBoolean(properties.getProperty("decimalOffsets")),
                Boolean.parseBoolean(properties.getProperty("offsetsInValue")),
                Boolean.parseBoolean(properties.getProperty("minimapEntropy")),
                TextEncoding.of(properties.getProperty("textColumn", "")).orElse(first.text()));
    }

    private static <T extends Enum<T>> T word(Properties properties, String key, T otherwise) {
        String word = properties.getProperty(key, "");
        return Arrays.stream(otherwise.getDeclaringClass().getEnumConstants())
                .filter(choice -> choice.name().equalsIgnoreCase(word)).findFirst().orElse(otherwise);
    }

    private static double number(Properties properties, String key, double otherwise, double least, double most) {
        try {
            double value = Double.parseDouble(properties.getProperty(key, ""));
            return value >= least && value <= most ? value : otherwise;
        } catch (NumberFormatException _) {
            return otherwise;
        }
    }

    private static List<Path> paths(Properties properties, String key, int most) {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            String path = properties.getProperty(key + i, "");
            try {
                if (!path.isBlank()) {
                    files.add(Path.of(path));
                }
            } catch (InvalidPathException _) {
                // A path of another system; the others may still be good.
                continue;
            }
        }
        return files;
    }

    /// Keeps `settings`. Where that is not possible, they last until the program ends.
    void write(Settings settings) {
        Properties properties = new Properties();
        properties.setProperty("theme", settings.theme().name().toLowerCase(Locale.ROOT));
        properties.setProperty("zoom", Double.toString(settings.zoom()));
        properties.setProperty("bytesPerRow", Integer.toString(settings.look().bytesPerRow()));
        properties.setProperty("bytesPerGroup", Integer.toString(settings.look().group()));
        properties.setProperty("decimalOffsets", Boolean.toString(settings.look().decimal()));
        properties.setProperty("offsetsInValue", Boolean.toString(settings.look().inValue()));
        properties.setProperty("minimapEntropy", Boolean.toString(settings.look().entropy()));
        properties.setProperty("textColumn", settings.look().text().word());
        properties.setProperty("x", Double.toString(settings.window().x()));
        properties.setProperty("y", Double.toString(settings.window().y()));
        properties.setProperty("width", Double.toString(settings.window().width()));
        properties.setProperty("height", Double.toString(settings.window().height()));
        properties.setProperty("maximized", Boolean.toString(settings.window().maximized()));
        properties.setProperty("nameWidth", Double.toString(settings.columns().name()));
        properties.setProperty("typeWidth", Double.toString(settings.columns().type()));
        properties.setProperty("minimap", Boolean.toString(settings.shown().minimap()));
        properties.setProperty("lists", settings.shown().lists().name().toLowerCase(Locale.ROOT));
        properties.setProperty("reopenFiles", Boolean.toString(settings.habits().reopen()));
        properties.setProperty("backups", Boolean.toString(settings.habits().backups()));
        properties.setProperty("recentFiles", Integer.toString(settings.habits().recent()));
        properties.setProperty("structureWidth", Double.toString(settings.panes().structure()));
        properties.setProperty("inspectorWidth", Double.toString(settings.panes().side()));
        properties.setProperty("inspectorHeight", Double.toString(settings.panes().low()));
        properties.setProperty("listsHeight", Double.toString(settings.panes().lists()));
        properties.setProperty("differencesHeight", Double.toString(settings.panes().compared()));
        properties.setProperty("inspector", Boolean.toString(settings.panes().inspector()));
        properties.setProperty("language", settings.language().name().toLowerCase(Locale.ROOT));
        write(properties, "recent.", settings.recent());
        write(properties, "folder.", settings.habits().folders());
        file.write(properties);
    }

    private static void write(Properties properties, String key, List<Path> paths) {
        for (int i = 0; i < paths.size(); i++) {
            properties.setProperty(key + i, paths.get(i).toString());
        }
    }
}
