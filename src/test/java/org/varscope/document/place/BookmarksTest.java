package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Patch;

/// Bookmarks in the states of a document.
class BookmarksTest {
    private final Bookmarks one = Bookmarks.NONE.add(new Span(10, 4), Bookmark.Hue.RED, "gold");

    private static List<Span> spans(Bookmarks bookmarks) {
        return bookmarks.list().stream().map(Bookmark::span).toList();
    }

    @Test
    void undoBringsBackWhatWentWithItsBytes() {
        Bookmarks gone = one.after(0, 1, List.of(new Patch(8, 20, 0)));
        assertThat(gone.list()).isEmpty();
        assertThat(gone.after(1, 0, List.of(new Patch(8, 0, 20))).list()).isEqualTo(one.list());
    }

    @Test
    void undoGivesBackTheBytesThatAStepTook() {
        Bookmarks shorter = one.after(0, 1, List.of(new Patch(8, 4, 0)));
        assertThat(spans(shorter)).containsExactly(new Span(8, 2));
        assertThat(spans(shorter.after(1, 0, List.of(new Patch(8, 0, 4))))).containsExactly(new Span(10, 4));
    }

    @Test
    void whatSomebodyRemovedStaysAwayWhateverIsTakenBack() {
        Bookmarks shorter = one.after(0, 1, List.of(new Patch(8, 4, 0)));
        Bookmarks removed = shorter.without(shorter.list());
        assertThat(removed.after(1, 0, List.of(new Patch(8, 0, 4))).list()).isEmpty();
    }

    @Test
    void aNoteThatWasWrittenMeanwhileStays() {
        Bookmarks shorter = one.after(0, 1, List.of(new Patch(8, 4, 0)));
        Bookmarks noted = shorter.set(shorter.list().getFirst().with("more\ngold"));
        assertThat(noted.after(1, 0, List.of(new Patch(8, 0, 4))).list())
                .containsExactly(new Bookmark(0, new Span(10, 4), Bookmark.Hue.RED, "more gold"));
    }

    @Test
    void thereIsAMost() {
        Bookmarks all = new Bookmarks(LongStream.range(0, Bookmarks.MOST)
                .mapToObj(i -> new Bookmark(i, new Span(i, 1), Bookmark.Hue.BLUE, "")).toList(), Bookmarks.MOST,
                Collections.emptySortedMap());
        assertThat(all.add(new Span(1, 1), Bookmark.Hue.RED, "").list()).hasSize(Bookmarks.MOST);
    }
}
