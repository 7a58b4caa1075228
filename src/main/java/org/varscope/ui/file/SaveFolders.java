package org.varscope.ui.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Where Godot puts the files that games write to `user://`, on each system.
///
/// Source: `platform/*/os_*.cpp` and `core/os/os.cpp`, `get_user_data_dir`: a folder of its own name for every project
/// below `Godot/app_userdata`, or, with a custom user folder, right below the system's folder for data.
///
/// @param games  folders whose subfolders are games made with Godot
/// @param shared folders whose subfolders are programs of all kinds, some of them games made with Godot
public record SaveFolders(List<Path> games, List<Path> shared) {
    /// {@return the folders of this system}
    ///
    /// @param system      as `os.name` says it
    /// @param home        the person's own folder
    /// @param environment variables such as `APPDATA` and `XDG_DATA_HOME`
    public static SaveFolders of(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win")) {
            return below(folder(environment, "APPDATA", home.resolve("AppData").resolve("Roaming")), "Godot");
        }
        if (name.contains("mac")) {
            return below(home.resolve("Library").resolve("Application Support"), "Godot");
        }
        return linux(folder(environment, "XDG_DATA_HOME", home.resolve(".local").resolve("share")), home);
    }

    private static SaveFolders below(Path data, String godot) {
        return new SaveFolders(List.of(data.resolve(godot).resolve("app_userdata")), List.of(data));
    }

    /// Godot 1 and 2 kept everything in `~/.godot/app_userdata`.
    private static SaveFolders linux(Path data, Path home) {
        List<Path> games = new ArrayList<>();
        games.add(data.resolve("godot").resolve("app_userdata"));
        games.add(home.resolve(".godot").resolve("app_userdata"));
        return new SaveFolders(games, List.of(data));
    }

    private static Path folder(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.get(variable);
        return value == null || value.isBlank() ? otherwise : Path.of(value);
    }
}
