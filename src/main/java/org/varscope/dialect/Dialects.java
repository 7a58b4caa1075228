package org.varscope.dialect;

import module java.base;

/// The dialects that come with the program. Each is a table in the resource folder `dialect` beside this class.
public final class Dialects {
    private static final List<String> BUILT_IN = List.of("godot4", "godot4-double", "godot4.3", "godot4.0",
            "godot4.0-double", "godot3", "godot3.5", "rebel", "godot2", "godot1",
            "doc-godot4", "doc-godot4-transitional", "doc-godot4-transitional-double", "doc-godot3",
            "doc-godot3-double", "doc-rebel", "doc-mole");
    private static final List<String> PRESETS = List.of("godot3-alpha", "godot4-dev-2021-02", "godot4-dev-2021-12",
            "whalesstate-4.2", "segs", "pandemonium");
    /// Each is read when it is first asked for, as few starts need many, and then kept: dialects are distinguished by
    /// being the same one.
    private static final Map<String, Dialect> READ = new ConcurrentHashMap<>();

    private Dialects() { }

    /// {@return the built-in dialects, engines first, newest first}
    public static List<Dialect> all() {
        return BUILT_IN.stream().map(Dialects::read).toList();
    }

    /// {@return the tables of forks and development snapshots that come as files}
    public static List<Dialect> presets() {
        return PRESETS.stream().map(Dialects::read).toList();
    }

    /// {@return the built-in dialect called `name`}
    public static Optional<Dialect> named(String name) {
        return BUILT_IN.contains(name) ? Optional.of(read(name)) : Optional.empty();
    }

    /// {@return the built-in dialect called `name`}
    /// @throws IllegalArgumentException if there is none; for names written in the program
    public static Dialect of(String name) {
        return named(name).orElseThrow(() -> new IllegalArgumentException("no dialect " + name));
    }

    private static Dialect read(String name) {
        return READ.computeIfAbsent(name, _ -> DialectFile.parse(name, text(name + ".dialect")));
    }

    private static String text(String file) {
        try (InputStream in = Dialects.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its own table " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
