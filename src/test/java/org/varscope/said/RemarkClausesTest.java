package org.varscope.said;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// Every remark of every room has its words in every language.
class RemarkClausesTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[^}]*}");

    private static final Path CLASSES = Path.of("target", "classes");
    private static final List<Remark.Kind> KINDS = kinds();

    private enum TestRemark implements Remark.Kind {
        NONE(0), TWO(2);

        private final int places;

        TestRemark(int places) {
            this.places = places;
        }

        @Override
        public int places() {
            return places;
        }
    }

    /// Of the enumerations that `ArchitectureTest` demands to be named so.
    private static List<Remark.Kind> kinds() {
        try (Stream<Path> all = Files.walk(CLASSES)) {
            return all.map(file -> CLASSES.relativize(file).toString()).filter(name -> name.endsWith("Remark.class"))
                    .map(name -> name.replace(".class", "").replace(File.separatorChar, '.'))
                    .map(RemarkClausesTest::loaded).filter(Class::isEnum)
                    .flatMap(kind -> Arrays.stream(kind.getEnumConstants())).map(Remark.Kind.class::cast).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> loaded(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> texts(Language language) {
        Map<String, String> all = new TreeMap<>();
        KINDS.stream().map(kind -> ((Enum<?>) kind).getDeclaringClass()).map(Class::getPackageName).distinct()
                .map(room -> ResourceBundle.getBundle(room + ".messages", language.locale(),
                        Clauses.class.getModule()))
                .forEach(texts -> texts.keySet().stream().filter(key -> key.startsWith("remark."))
                        .forEach(key -> all.put(key, texts.getString(key))));
        return all;
    }

    private static Set<Integer> places(String text) {
        return PLACE.matcher(text).results().map(place -> Integer.valueOf(place.group(1))).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRemarkHasWordsAndEveryWordsHaveARemark(Language language) {
        Set<String> keys = KINDS.stream().map(Clauses::key).collect(Collectors.toCollection(TreeSet::new));
        assertThat(texts(language).keySet().stream().map(key -> key.replaceFirst("\\.(one|vowel)$", ""))
                .collect(Collectors.toSet())).containsExactlyInAnyOrderElementsOf(keys);
    }

    /// The first part may say only whether there is one of something.
    @ParameterizedTest
    @EnumSource(Language.class)
    void allPartsOfARemarkAreInItsWords(Language language) {
        Map<String, String> texts = texts(language);
        assertThat(KINDS).isNotEmpty().allSatisfy(kind -> {
            Set<Integer> said = places(texts.get(Clauses.key(kind)));
            Set<Integer> all = IntStream.range(0, kind.places()).boxed().collect(Collectors.toSet());
            assertThat(all).as("%s", Clauses.key(kind)).containsAll(said);
            all.removeAll(said);
            assertThat(all).as("%s", Clauses.key(kind)).isSubsetOf(0);
        });
    }

    @Test
    void aRemarkHasAsManyPartsAsPlaces() {
        assertThatIllegalArgumentException().isThrownBy(() -> TestRemark.TWO.with("one"));
    }

    @Test
    void theMessageOfAnExceptionHoldsNothingOfAFile() {
        assertThat(new RemarkedIOException(TestRemark.TWO.with("secret", 5))).hasMessage("TWO");
    }

    @Test
    void whatTheSystemSaysIsSaidAsItIs() {
        assertThat(Clauses.why(new UncheckedIOException(new IOException("disk on fire")), Language.JAPANESE))
                .isEqualTo("disk on fire");
    }
}
