package org.varscope.ui.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.model.DistinctNames.Named;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.QueuedExecutor;

/// Which tabs a search of all of them goes through, and what it says of the others.
@InOneLanguage
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
        assertThat(tabs.documents().getFirst().scope()).containsExactly(new Span(0, other.bytes().length()));
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
    void whatIsNotSearchedIsSaidInTheOrderOfTheTabsWithTheReason() {
        assertThat(new TabSources(List.of(closed("b.png", TabSources.Reason.REFUSED),
                closed("a.save", TabSources.Reason.READING), closed("c.save", TabSources.Reason.LOCKED)))
                .unsearched()).isEqualTo(
                        "Not searched: b.png (not opened), a.save (still being read), c.save (locked).");
    }

    @Test
    void ofManyThatAreNotSearchedTheFirstAreNamed() {
        assertThat(new TabSources(IntStream.range(0, 5).mapToObj(i -> closed(i + ".png", TabSources.Reason.REFUSED))
                .toList()).unsearched()).isEqualTo(
                        "Not searched: 0.png (not opened), 1.png (not opened), 2.png (not opened) and 2 more.");
    }

    @Test
    void aDocumentThatIsNotReadToItsEndIsSearchedAndNamed() {
        ByteStore bytes = ByteStore.of(Made.bytes("[1]"));
        EditorModel unread = new EditorModel(new Document(Structure.pending(bytes, Dialects.of("godot4"),
                Framing.BARE)), QueuedExecutor.background(new QueuedExecutor()));
        TabSources tabs = new TabSources(List.of(open("a.save", unread)));
        assertThat(tabs.documents()).hasSize(1);
        assertThat(tabs.unsearched()).isEqualTo("Still being read: a.save.");
    }
}
