package org.varscope.ui.file;

import module java.base;

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
        Path data = data(system, home, environment, "XDG_DATA_HOME", ".local/share");
        // Godot 1 and 2 kept everything in `~/.godot/app_userdata`.
        return new SaveFolders(isLinux(system)
                ? List.of(data.resolve("godot/app_userdata"), home.resolve(".godot/app_userdata"))
                : List.of(data.resolve("Godot/app_userdata")), List.of(data));
    }

    /// {@return where this system keeps what programs know of a person}
    ///
    /// @param variable  that says it on Linux
    /// @param otherwise below `home`, where it does not
    public static Path data(String system, Path home, Map<String, String> environment, String variable,
            String otherwise) {
        if (system.toLowerCase(Locale.ROOT).contains("mac")) {
            return home.resolve("Library/Application Support");
        }
        String value = environment.getOrDefault(isLinux(system) ? variable : "APPDATA", "");
        return value.isBlank() ? home.resolve(isLinux(system) ? otherwise : "AppData/Roaming") : Path.of(value);
    }

    /// {@return whether this system keeps files as Linux does, and not as Windows or a Mac}
    public static boolean isLinux(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        return !name.contains("win") && !name.contains("mac");
    }
}
