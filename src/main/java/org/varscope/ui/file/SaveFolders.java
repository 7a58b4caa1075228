package org.varscope.ui.file;

import module java.base;

/// Where Godot puts the files that games write to `user://`, on each system.
///
/// Source: `platform/*/os_*.cpp` and `core/os/os.cpp`, `get_user_data_dir`: a folder of its own name for every project
/// below `Godot/app_userdata`, or, with a custom user folder, right below the system's folder for data.
///
/// @param games  folders whose subfolders are games made with Godot
/// @param shared folders whose subfolders are programs of all kinds, some of them games made with Godot
/// @param nests  folders whose subfolders have both
/// @param own    folders that a person has added
public record SaveFolders(List<Path> games, List<Path> shared, List<Nest> nests, List<Path> own) {
    /// As many subfolders of one nest as are looked into.
    private static final int MOST = 2000;

    /// A folder with a home for each program: of Flatpak, or of Proton, by which Steam runs games for Windows.
    ///
    /// @param homes   where they are
    /// @param data    in each, where programs keep what they know of a person
    /// @param godot   in that, where games made with Godot are
    public record Nest(Path homes, String data, String godot) { }

    /// Has no nests and nothing of a person's own.
    public SaveFolders(List<Path> games, List<Path> shared) {
        this(games, shared, List.of(), List.of());
    }

    /// {@return the folders of this system}
    ///
    /// @param system      as `os.name` says it
    /// @param home        the person's own folder
    /// @param environment variables such as `APPDATA` and `XDG_DATA_HOME`
    public static SaveFolders of(String system, Path home, Map<String, String> environment) {
        Path data = data(system, home, environment, "XDG_DATA_HOME", ".local/share");
        if (!isLinux(system)) {
            return new SaveFolders(List.of(data.resolve("Godot/app_userdata")), List.of(data));
        }
        List<Nest> nests = new ArrayList<>();
        nests.add(new Nest(home.resolve(".var/app"), "data", "godot/app_userdata"));
        for (String steam : List.of(".steam/steam", ".local/share/Steam",
                ".var/app/com.valvesoftware.Steam/.local/share/Steam")) {
            nests.add(new Nest(home.resolve(steam).resolve("steamapps/compatdata"),
                    "pfx/drive_c/users/steamuser/AppData/Roaming", "Godot/app_userdata"));
        }
        // Godot 1 and 2 kept everything in `~/.godot/app_userdata`.
        return new SaveFolders(List.of(data.resolve("godot/app_userdata"), home.resolve(".godot/app_userdata")),
                List.of(data), nests, List.of());
    }

    /// {@return these and what a person has added}
    public SaveFolders with(List<Path> added) {
        return new SaveFolders(games, shared, nests, added);
    }

    /// {@return the folder to begin in where a file is to be chosen; empty where none of these is there}
    public Optional<Path> first() {
        return Stream.of(own, games).flatMap(List::stream).filter(Files::isDirectory).findFirst();
    }

    /// {@return the same with what is in the nests, each folder once, by whatever name; reads, so that it is to be
    /// called on another thread than the window's}
    SaveFolders looked() {
        List<Path> allGames = new ArrayList<>(games);
        List<Path> allShared = new ArrayList<>(shared);
        Set<Path> known = new HashSet<>();
        for (Nest nest : nests) {
            for (Path home : subfolders(nest.homes).stream().limit(MOST).toList()) {
                Path data = home.resolve(nest.data);
                try {
                    if (known.add(data.toRealPath())) {
                        allGames.add(data.resolve(nest.godot));
                        allShared.add(data);
                    }
                } catch (IOException _) {
                    continue; // which is not there
                }
            }
        }
        return new SaveFolders(allGames, allShared, List.of(), own);
    }

    /// {@return the folders in `folder`, in order; none where it cannot be read}
    static List<Path> subfolders(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Files::isDirectory).sorted().toList();
        } catch (IOException | UncheckedIOException _) {
            return List.of();
        }
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
