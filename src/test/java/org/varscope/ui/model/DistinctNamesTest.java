package org.varscope.ui.model;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class DistinctNamesTest {
    private static List<String> names(@Nullable String... paths) {
        return DistinctNames.of(Arrays.stream(paths).map(path -> path == null
                ? new DistinctNames.Named("a", null)
                : new DistinctNames.Named(Path.of(path).getFileName().toString(), Path.of(path))).toList());
    }

    @Test
    void aNameThatIsThereOnceStays() {
        assertThat(names("/x/a", "/x/b")).containsExactly("a", "b");
    }

    @Test
    void equalNamesHaveAsMuchOfTheirFoldersAsTellsThemApart() {
        assertThat(names("/x/1/s/a", "/x/b", "/x/2/s/a")).containsExactly(
                "a \u2013 " + Path.of("1", "s"), "b", "a \u2013 " + Path.of("2", "s"));
    }

    @Test
    void filesThatWereNeverSavedAreNumbered() {
        assertThat(names(null, null, null)).containsExactly("a", "a (2)", "a (3)");
    }

    @Test
    void oneThatWasNeverSavedKeepsItsNameBesideOneThatWas() {
        assertThat(names(null, "/x/1/a")).containsExactly("a", "a \u2013 1");
    }

    @Test
    void aFileAtTheRootIsToldFromOneInAFolder() {
        assertThat(names("/a", "/x/a")).doesNotHaveDuplicates();
    }
}
