package org.varscope.ui.command;

import module java.base;
import module javafx.controls;

/// Gives each item of a menu a letter that chooses it: the first letter of its title, or of another word of it, that no
/// other item of the menu has; failing that any letter of it. Where a title has no such letter, one is put after it in
/// parentheses: `開く(_O)…`.
///
/// Letters are shared out once, when a menu is filled, and stay when a title changes. The toolkit underlines them,
/// and [MenuKeys] listens to them.
public final class Mnemonics {
    /// What an item is called, kept with the item.
    private record Title(ObservableValue<String> text, String name) { }

    private static final List<String> ALPHABET = List.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".split(""));
    private static final Pattern LETTER = Pattern.compile("[A-Za-z0-9]");
    private static final Pattern INITIAL = Pattern.compile("(?<![\\p{L}\\p{N}])[A-Za-z0-9]");
    private static final Pattern MARKED = Pattern.compile("_(.)");
    private static final Pattern END = Pattern.compile("…?$");

    private Mnemonics() { }

    /// Calls `item` so from now on.
    ///
    /// @param name in English, such as `save-as`: gives the letter where the title has none
    public static <T extends MenuItem> T title(T item, ObservableValue<String> title, String name) {
        item.getProperties().put(Title.class, new Title(title, name));
        item.textProperty().bind(title);
        item.setMnemonicParsing(false);
        MenuKeys.listen(item);
        return item;
    }

    /// Calls `item` what its text says.
    public static <T extends MenuItem> T title(T item) {
        return title(item, new SimpleStringProperty(item.getText()), "");
    }

    /// {@return what `item` is called, without a mark before its letter}
    public static String titleOf(MenuItem item) {
        return item.getProperties().get(Title.class) instanceof Title title ? title.text.getValue() : item.getText();
    }

    /// {@return the letter of `item`, in upper case; empty where it has none}
    static Optional<String> letter(MenuItem item) {
        return Optional.ofNullable((String) item.getProperties().get(Mnemonics.class)).filter(one -> !one.isEmpty());
    }

    /// Gives letters to the items of a menu that have a title, and to those of the menus in it.
    public static void share(List<? extends MenuItem> items) {
        Map<MenuItem, Title> titles = new LinkedHashMap<>();
        for (MenuItem item : items) {
            if (item.getProperties().get(Title.class) instanceof Title title) {
                titles.put(item, title);
            }
            if (item instanceof Menu menu) {
                share(menu.getItems());
            }
        }
        Iterator<String> letters = letters(titles.values().stream()
                .map(title -> List.of(title.text.getValue(), title.name)).toList()).iterator();
        titles.forEach((item, title) -> {
            String letter = letters.next();
            // Not mapped, which would stay with a title that the window has for as long as it is there.
            item.textProperty().bind(Bindings.createStringBinding(() -> mark(title.text.getValue(), letter),
                    title.text));
            item.setMnemonicParsing(true);
            item.getProperties().put(Mnemonics.class, letter);
        });
    }

    /// {@return `items`, once each has its letter}
    ///
    /// A menu that has been open before makes a row of an item as soon as it gets it, and would show the mark of a
    /// letter that comes later as it is written.
    public static <T extends MenuItem> List<T> shared(List<T> items) {
        share(items);
        return items;
    }

    /// Gives letters to what is named beside each other, such as the buttons of a card, and marks them in the texts.
    public static void mark(List<? extends Labeled> named) {
        List<String> letters = letters(named.stream().map(one -> List.of(one.getText(), "")).toList());
        for (int i = 0; i < named.size(); i++) {
            named.get(i).setText(mark(named.get(i).getText(), letters.get(i)));
            named.get(i).setMnemonicParsing(true);
        }
    }

    /// {@return the letter that is marked in `text`; empty where none is}
    public static Optional<String> marked(String text) {
        return MARKED.matcher(text.replace("__", "")).results().map(mark -> mark.group(1)).findFirst();
    }

    /// {@return a letter or digit for each item, in upper case; empty where all are taken}
    ///
    /// @param items the title and the name of each
    static List<String> letters(List<List<String>> items) {
        return List.of(new Sharing(items.stream().map(item -> wishes(item.getFirst(), item.getLast())).toList())
                .letters());
    }

    /// {@return what letters an item may have, the best first}
    private static List<List<String>> wishes(String title, String name) {
        List<String> initials = found(INITIAL, title);
        return List.of(initials.subList(0, Math.min(1, initials.size())), initials, found(LETTER, title),
                found(INITIAL, name), found(LETTER, name), ALPHABET);
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(result -> result.group().toUpperCase(Locale.ROOT)).toList();
    }

    /// Letters, as they are given to items one by one.
    ///
    /// @param wishes what each may have, the best first
    /// @param owners which item has a letter
    private record Sharing(List<List<List<String>>> wishes, Map<String, Integer> owners) {
        Sharing(List<List<List<String>>> wishes) {
            this(wishes, new HashMap<>());
        }

        String[] letters() {
            int ranks = wishes.isEmpty() ? 0 : wishes.getFirst().size();
            for (int rank = 0; rank < ranks; rank++) {
                for (int item = 0; item < wishes.size(); item++) {
                    if (!owners.containsValue(item)) {
                        give(item, rank);
                    }
                }
            }
            String[] letters = new String[wishes.size()];
            Arrays.fill(letters, "");
            owners.forEach((letter, item) -> letters[item] = letter);
            return letters;
        }

        private void give(int item, int rank) {
            List<String> wanted = wishes.get(item).get(rank);
            Stream.concat(wanted.stream().filter(letter -> !owners.containsKey(letter)),
                    wanted.stream().filter(letter -> yields(letter, rank))).findFirst()
                    .ifPresent(letter -> owners.put(letter, item));
        }

        /// Gives another letter of its title to whoever has `letter`, if there is one.
        private boolean yields(String letter, int rank) {
            int owner = owners.get(letter);
            Optional<String> other = wishes.get(owner).get(rank).stream().filter(one -> !owners.containsKey(one))
                    .findFirst();
            other.ifPresent(free -> owners.put(free, owner));
            return other.isPresent();
        }
    }

    /// {@return a text of which the toolkit underlines `letter`: the one that begins a word, if one does}
    static String mark(String title, String letter) {
        if (letter.isEmpty()) {
            return escaped(title);
        }
        int at = Stream.of(INITIAL, LETTER).flatMap(pattern -> pattern.matcher(title).results())
                .filter(result -> result.group().equalsIgnoreCase(letter)).mapToInt(MatchResult::start)
                .findFirst().orElse(-1);
        if (at < 0) {
            Matcher end = END.matcher(title);
            int after = end.find() ? end.start() : title.length();
            return "%s(_%s)%s".formatted(escaped(title.substring(0, after)), letter, title.substring(after));
        }
        // The toolkit takes the first mark, and the rest as it is.
        return escaped(title.substring(0, at)) + "_" + title.substring(at);
    }

    private static String escaped(String text) {
        return text.replace("_", "__");
    }
}
