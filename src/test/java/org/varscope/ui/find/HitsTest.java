package org.varscope.ui.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.Document;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.QueuedExecutor;

/// Which hit comes next, over the borders of documents.
@InOneLanguage
class HitsTest {
    private final EditorModel first = document();
    private final EditorModel second = document();
    private final EditorModel third = document();
    private final Hits hits = new Hits(List.of(found(first, 8, 20), found(second), found(third, 4)), List.of());

    static EditorModel document() {
        return new EditorModel(new Document(Made.bare("[1, 2, 3, 4, 5, 6]")),
                QueuedExecutor.background(new QueuedExecutor()));
    }

    static Found found(EditorModel model, long... offsets) {
        try {
            QueryText query = QueryText.read("1", QueryText.Kind.NUMBER);
            return new Found(new Searched("", model), query.kind(), query.query(),
                    Arrays.stream(offsets).mapToObj(offset -> new Span(offset, 4)).toList(), true, List.of(), null,
                    List.of());
        } catch (QueryException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void hitsAreNumberedOnFromOneDocumentToTheNext() {
        assertThat(IntStream.range(0, hits.count()).mapToObj(hits::hit))
                .extracting(hit -> hit.document().model(), hit -> hit.span().start()).containsExactly(
                        tuple(first, 8L), tuple(first, 20L),
                        tuple(third, 4L));
    }

    @Test
    void afterTheLastHitOfADocumentComesTheFirstOfTheNextThatHasAny() {
        assertThat(hits.after(first, new Span(20, 4))).isEqualTo(2);
        assertThat(hits.after(second, new Span(0, 0))).isEqualTo(2);
    }

    @Test
    void beforeTheFirstHitOfADocumentComesTheLastOfTheOneBefore() {
        assertThat(hits.before(third, new Span(4, 4))).isEqualTo(1);
        assertThat(hits.before(second, new Span(9, 0))).isEqualTo(1);
    }

    @Test
    void thereIsNoneAfterTheLastAndNoneBeforeTheFirst() {
        assertThat(hits.after(third, new Span(4, 4))).isEqualTo(hits.count());
        assertThat(hits.before(first, new Span(8, 4))).isEqualTo(-1);
    }

    @Test
    void betweenTwoHitsOfADocumentTheNextOneIsInIt() {
        assertThat(hits.after(first, new Span(9, 2))).isEqualTo(1);
        assertThat(hits.before(first, new Span(9, 2))).isZero();
    }

    @Test
    void fromADocumentThatWasNotSearchedTheFirstOfAllIsNext() {
        assertThat(hits.after(document(), new Span(9, 2))).isZero();
    }
}
