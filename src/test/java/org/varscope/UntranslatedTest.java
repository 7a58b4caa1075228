package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said in English and not in Japanese, or in Japanese alone.
class UntranslatedTest {
    private static final Path TEXTS = Path.of("src", "main", "resources", "org", "varscope");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[^}]*}");
    private static final Pattern JAPANESE = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]");
    /// Keys that keyboards of both languages name so, alone or with others.
    private static final String KEYS = "(?:Ctrl|Alt|Shift|Enter|Insert|Delete|Escape|Tab|Left|Right|[A-Z]|F\\d+)";
    /// Names of notations, types and functions, which have no others; what files are called; and what is typed to find
    /// something, in any language.
    private static final Set<String> NAMES = Set.of("JSON", "Base64", "GDScript", "UTF-8", "ID", "MD5", "4n",
            "String", "store_8\u3001store_pascal_string\u3001store_var", "salvaged-{0}",
            "{0}.{1}.bin", "100\u3001gold = 100\u3001\"text\"\u3001FF D8 ??\u3001$.player.**");

    static List<Path> bundles() throws IOException {
        try (Stream<Path> all = Files.walk(TEXTS)) {
            return all.filter(file -> file.endsWith("messages.properties")).sorted().toList();
        }
    }

    private static Map<String, String> texts(Path bundle) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(bundle)) {
            texts.load(reader);
        }
        Map<String, String> all = new TreeMap<>();
        texts.stringPropertyNames().forEach(key -> all.put(key, texts.getProperty(key)));
        return all;
    }

    private static Map<String, String> japanese(Path bundle) throws IOException {
        Path file = bundle.resolveSibling("messages_ja.properties");
        return Files.exists(file) ? texts(file) : Map.of();
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text).results().map(place -> place.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Japanese has one form for all numbers, and no articles.
    private static Map<String, String> english(Path bundle) throws IOException {
        Map<String, String> texts = texts(bundle);
        texts.keySet().removeIf(key -> key.endsWith(".one") || key.endsWith(".vowel"));
        return texts;
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyTextIsThereInBothLanguages(Path bundle) throws IOException {
        assertThat(japanese(bundle).keySet()).as("the Japanese keys beside %s", bundle)
                .containsExactlyInAnyOrderElementsOf(english(bundle).keySet());
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void bothHaveTheSamePlaces(Path bundle) throws IOException {
        Map<String, String> japanese = japanese(bundle);
        english(bundle).forEach((key, text) -> assertThat(places(japanese.getOrDefault(key, text)))
                .as("%s of %s", key, bundle).isEqualTo(places(text)));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void whatHasWordsIsInJapanese(Path bundle) throws IOException {
        assertThat(japanese(bundle)).as("%s", bundle).allSatisfy((key, text) -> assertThat(isJapanese(text))
                .as("%s=%s", key, text).isTrue());
    }

    private static boolean isJapanese(String text) {
        String words = PLACE.matcher(text).replaceAll("").replaceAll("`[^`]*`", ""); // and without code
        return JAPANESE.matcher(words).find() || words.chars().noneMatch(Character::isLetter) || NAMES.contains(text)
                || words.matches(KEYS + "(?:[+\u3001]" + KEYS + ")*");
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void aQuoteIsOneThatPatternsDoNotSwallow(Path bundle) throws IOException {
        assertThat(japanese(bundle).values()).as("%s", bundle).noneMatch(text -> text.contains("'"));
    }
}
