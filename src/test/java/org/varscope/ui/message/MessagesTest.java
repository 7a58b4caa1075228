package org.varscope.ui.message;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.problem.Severity;
import org.varscope.ui.command.Command;

@Isolated("changes the language of the whole program")
class MessagesTest {
    private static final Path FORMS = Path.of("src", "main", "resources", "org", "varscope", "ui");
    private static final Path SOURCES = Path.of("src", "main", "java", "org", "varscope", "ui");
    private static final Pattern TEXT =
            Pattern.compile("\\b(?:text|promptText|accessibleText|accessibleHelp)=\"([^\"]*)\"");

    /// Ends of keys that are added to a key: where there is one of something, what a screen reader says, what follows a
    /// choice.
    private static final List<String> DERIVED = List.of(".one", "-name", "-chosen", "-what", "-first");

    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }

    private static List<String> found(Path file, Pattern pattern) throws IOException {
        return pattern.matcher(Files.readString(file)).results().map(match -> match.group(1)).toList();
    }

    private static Set<String> keys(Path folder) throws IOException {
        Properties texts = new Properties();
        Path bundle = folder.resolve("messages.properties");
        if (Files.exists(bundle)) {
            texts.load(Files.newBufferedReader(bundle));
        }
        return texts.stringPropertyNames();
    }

    @Test
    void formsHaveNoTextOfTheirOwn() throws IOException {
        for (Path form : files(FORMS, ".fxml")) {
            assertThat(found(form, TEXT)).as("%s", form).allMatch(text -> text.isEmpty() || text.startsWith("%"));
        }
    }

    @Test
    void everyTextThatIsAskedForIsInTheBundleBesideAndNoOther() throws IOException {
        for (Path bundle : files(FORMS, "messages.properties")) {
            Set<String> asked = new TreeSet<>();
            Path feature = bundle.getParent();
            for (Path form : files(feature, ".fxml")) {
                found(form, TEXT).stream().filter(text -> text.startsWith("%"))
                        .forEach(text -> asked.add(text.substring(1)));
            }
            Pattern key = Pattern.compile("\"%s\\.([a-z0-9.-]+[a-z0-9])\"".formatted(feature.getFileName()));
            for (Path source : files(SOURCES, ".java")) {
                asked.addAll(found(source, key));
            }
            if (feature.endsWith("command")) {
                Stream.of(Command.values()).forEach(command -> asked.add(command.id()));
                Stream.of(Command.Topic.values()).forEach(topic -> asked.add("menu." + topic.id()));
            }
            if (feature.endsWith("problems")) {
                Stream.of(Severity.values()).map(severity -> severity.name().toLowerCase(Locale.ROOT))
                        .forEach(severity -> asked.addAll(List.of(severity, severity + "s")));
            }
            asked.remove("css");
            Set<String> there = new TreeSet<>(keys(feature));
            Pattern group = Pattern.compile("\"%s\\.([a-z0-9-]+\\.)\"".formatted(feature.getFileName()));
            for (Path source : files(SOURCES, ".java")) {
                found(source, group).forEach(start -> there.stream().filter(text -> text.startsWith(start))
                        .forEach(asked::add));
            }
            asked.addAll(there.stream().filter(text -> DERIVED.stream().anyMatch(end -> text.endsWith(end)
                    && asked.contains(text.substring(0, text.length() - end.length())))).toList());
            assertThat(there).as("%s", bundle).containsExactlyInAnyOrderElementsOf(asked);
        }
    }

    @Test
    void aQuoteIsOneThatPatternsDoNotSwallow() throws IOException {
        for (Path bundle : files(FORMS, "messages.properties")) {
            assertThat(Files.readString(bundle)).as("%s", bundle).doesNotContain("'");
        }
    }

    @Test
    void oneHasATextOfItsOwnAndEveryOtherNumberItsGroups() {
        assertThat(List.of(0, 1, 2, 12_345)).extracting(count -> Messages.get("page.saves.count", count))
                .containsExactly("0 files", "1 file", "2 files", "12,345 files");
    }

    @Test
    void aTextThatIsNotThereIsAMistake() {
        assertThatExceptionOfType(MissingResourceException.class)
                .isThrownBy(() -> Messages.get("command.no-such-command"));
    }

    @Test
    void thePseudoLocaleShowsWhatComesFromABundle() {
        Locale.setDefault(Locale.of("en", "XA"));
        assertThat(Command.values()).allSatisfy(command -> assertThat(command.title()).startsWith("\u27E6")
                .endsWith("\u27E7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "tr", "ar"})
    void anotherLanguageChangesNoKeyAndNoTitleAndNoNumber(String language) {
        List<String> titles = Stream.of(Command.values()).map(command -> command.id() + " " + command.title()).toList();
        Locale.setDefault(Locale.of(language));
        assertThat(Stream.of(Command.values()).map(command -> command.id() + " " + command.title())).isEqualTo(titles);
        assertThat(Messages.get("page.saves.count", 12_345)).isEqualTo("12,345 files");
    }

    @Test
    void aSystemInJapaneseIsSpokenToInJapaneseUnlessAPersonWantsEnglish() {
        Locale.setDefault(Locale.JAPAN);
        assertThat(Command.SAVE.title()).isEqualTo("保存");
        assertThat(Messages.get("page.saves.count", 1)).isEqualTo("1ファイル");
        Messages.speak(LanguageChoice.ENGLISH);
        try {
            assertThat(Command.SAVE.title()).isEqualTo("Save");
        } finally {
            Messages.speak(LanguageChoice.SYSTEM);
        }
    }
}
