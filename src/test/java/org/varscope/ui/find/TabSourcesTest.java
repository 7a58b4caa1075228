package org.varscope.ui.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.ui.model.DistinctNames.Named;
import org.varscope.ui.model.EditorModel;

/// Which tabs a search of all of them goes through, and what it says of the others.
class TabSourcesTest {
    private final EditorModel one = HitsTest.document();
    private final EditorModel other = HitsTest.document();

    private static TabSources.Tab open(String path, EditorModel model) {
        return new TabSources.Tab(named(path), new TabSources.State.Open(model));
    }

    private static TabSources.Tab closed(String path, TabSources.Reason reason) {
        return new TabSources.Tab(named(path), new TabSources.State.Closed(reason));
    }

    private static Named named(String path) {
        return new Named(Path.of(path).getFileName().toString(), Path.of(path));
    }

    @Test
    void documentsAreSearchedWholeInTheOrderOfTheTabs() {
        TabSources tabs = new TabSources(List.of(open("b.save", other),
                closed("c.save", TabSources.Reason.READING), open("a.save", one)));
        assertThat(tabs.documents()).extracting(Searched::name).containsExactly("b.save", "a.save");
        assertThat(tabs.documents()).extracting(Searched::model).containsExactly(other, one);
        assertThat(tabs.documents().getFirst().scope()).isEqualTo(new Span(0, other.bytes().length()));
    }

    @Test
    void aDocumentIsSearchedOnce() {
        assertThat(new TabSources(List.of(open("a.save", one), open("a.save", one))).documents()).hasSize(1);
    }

    @Test
    void filesOfEqualNamesAreToldApartByTheirFolders() {
        TabSources tabs = new TabSources(List.of(open("/saves/1/a.save", one), open("/saves/2/a.save", other)));
        assertThat(tabs.documents()).extracting(Searched::name).containsExactly("a.save \u2013 1", "a.save \u2013 2");
    }

    @Test
    void nothingIsSaidWhereEverythingIsSearched() {
        assertThat(new TabSources(List.of(open("a.save", one))).unsearched()).isEmpty();
    }

    @Test
    void whatIsNotSearchedIsSaidByReason() {
        assertThat(new TabSources(List.of(closed("b.png", TabSources.Reason.REFUSED),
                closed("a.save", TabSources.Reason.READING), closed("c.save", TabSources.Reason.LOCKED),
                closed("d.png", TabSources.Reason.REFUSED))).unsearched()).isEqualTo(
                        "a.save is still being read, and searched as it comes. "
                                + "b.png, d.png were not opened, and are not searched. "
                                + "c.save is encrypted and locked, and is not searched.");
    }

    @Test
    void ofManyThatAreNotSearchedTheFirstAreNamed() {
        assertThat(new TabSources(IntStream.range(0, 5).mapToObj(i -> closed(i + ".png", TabSources.Reason.REFUSED))
                .toList()).unsearched()).isEqualTo("0.png, 1.png, 2.png and 2 more were not opened, and are not "
                        + "searched.");
    }
}
