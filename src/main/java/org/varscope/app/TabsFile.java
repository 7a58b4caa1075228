package org.varscope.app;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.model.Selection;

/// Keeps which files are open, and where in them a person is, beside the settings. May be used on any thread.
///
/// What makes no sense is left out, a tab or a part of its place: the file is no more than a note, and whatever it
/// names is read as carefully as any file.
final class TabsFile {
    private static final String NAME = "tabs.properties";
    /// Levels that are more than any value has.
    private static final int DEEPEST = 4096;

    private final PropertiesFile file;

    /// @param settings beside which it is
    TabsFile(Path settings) {
        this.file = new PropertiesFile(settings.resolveSibling(NAME), "open files");
    }

    /// {@return what was open; nothing where that is not known}
    synchronized KeptTabs read() {
        Properties properties = file.read();
        List<KeptTabs.Tab> tabs = new ArrayList<>();
        int wanted = (int) number(properties, "front", 0, KeptTabs.MOST);
        int front = 0;
        for (int i = 0; i < KeptTabs.MOST; i++) {
            Path path = path(properties.getProperty(i + ".file", ""));
            if (path != null) {
                front = i <= wanted ? tabs.size() : front;
                tabs.add(new KeptTabs.Tab(path, place(properties, i + ".")));
            }
        }
        return new KeptTabs(tabs, front);
    }

    private static @Nullable Path path(String text) {
        try {
            Path path = Path.of(text);
            return path.isAbsolute() ? path.normalize() : null;
        } catch (InvalidPathException _) {
            return null;
        }
    }

    private static KeptPlace place(Properties properties, String tab) {
        Location value = location(properties.getProperty(tab + "value", ""));
        boolean picked = value != null && Boolean.parseBoolean(properties.getProperty(tab + "picked"));
        Selection selection = new Selection(number(properties, tab + "anchor", 0, Long.MAX_VALUE),
                number(properties, tab + "caret", 0, Long.MAX_VALUE), value, picked,
                number(properties, tab + "element", Selection.WHOLE, Long.MAX_VALUE));
        Set<Location> open = Stream.of(properties.getProperty(tab + "open", "").split(";"))
                .limit(KeptPlace.MOST_OPEN).map(TabsFile::location).filter(Objects::nonNull)
                .collect(Collectors.toSet());
        return new KeptPlace(selection, open, (int) number(properties, tab + "row", 0, Integer.MAX_VALUE),
                number(properties, tab + "offset", 0, Long.MAX_VALUE));
    }

    private static long number(Properties properties, String key, long least, long most) {
        try {
            return Math.clamp(Long.parseLong(properties.getProperty(key, "")), least, most);
        } catch (NumberFormatException _) {
            return least;
        }
    }

    /// Places, from the record down, with strokes between them, and `key` at the end of one of a key: `0/3/key`.
    private static @Nullable Location location(String text) {
        List<String> words = List.of(text.split("/", -1));
        boolean key = words.getLast().equals("key");
        List<String> numbers = key ? words.subList(0, words.size() - 1) : words;
        try {
            return numbers.isEmpty() || numbers.size() > DEEPEST ? null
                    : new Location(numbers.stream().map(Long::parseLong).toList(), key);
        } catch (NumberFormatException _) {
            return null;
        }
    }

    private static String words(Location at) {
        String places = at.places().stream().map(String::valueOf).collect(Collectors.joining("/"));
        return at.key() ? places + "/key" : places;
    }

    /// Keeps what is open.
    synchronized void write(KeptTabs open) {
        Properties properties = new Properties();
        properties.setProperty("front", Integer.toString(open.front()));
        for (int i = 0; i < open.tabs().size(); i++) {
            KeptTabs.Tab tab = open.tabs().get(i);
            Selection selection = tab.place().selection();
            properties.setProperty(i + ".file", tab.file().toString());
            properties.setProperty(i + ".anchor", Long.toString(selection.anchor()));
            properties.setProperty(i + ".caret", Long.toString(selection.caret()));
            if (selection.value() != null) {
                properties.setProperty(i + ".value", words(selection.value()));
                properties.setProperty(i + ".picked", Boolean.toString(selection.picked()));
                properties.setProperty(i + ".element", Long.toString(selection.element()));
            }
            properties.setProperty(i + ".open", tab.place().open().stream().map(TabsFile::words).sorted()
                    .collect(Collectors.joining(";")));
            properties.setProperty(i + ".row", Integer.toString(tab.place().row()));
            properties.setProperty(i + ".offset", Long.toString(tab.place().offset()));
        }
        file.write(properties);
    }
}
