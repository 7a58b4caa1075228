package org.varscope.ui.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.QueuedExecutor;

/// Work on several documents, of which one may not go on.
@InOneLanguage
class DocumentWorkTest {
    private final QueuedExecutor queue = new QueuedExecutor();
    private final Background background = QueuedExecutor.background(queue);
    private final List<Object> arrived = new ArrayList<>();
    private final List<DocumentWork<String>> told = new ArrayList<>();
    private final Searched first = new Searched("a", HitsTest.document());
    private final Searched second = new Searched("b", HitsTest.document());

    private Object run(List<Searched> documents, DocumentWork.Act<Searched, String> act) {
        background.run(running -> DocumentWork.on(documents, each -> each, running, act, told::add), arrived::add,
                arrived::add);
        queue.runAll();
        return arrived.getLast();
    }

    private static String unlessFirst(Searched document) throws QueryException {
        if (document.name().equals("a")) {
            QueryText.read("a", QueryText.Kind.NUMBER);
        }
        return document.name();
    }

    @Test
    void oneThatCannotBeSearchedIsToldWithWhatCameOfTheOthers() {
        assertThat(run(List.of(first, second), (each, _) -> unlessFirst(each))).isEqualTo(new DocumentWork<>(
                List.of("b"), List.of(new Hits.Miss("a",
                        "\u201Ca\u201D is not a number; type for example 100, 0x64 or 0.5"))));
    }

    @Test
    void oneThatCannotBeReadAnyMoreIsToldToo() {
        assertThat(run(List.of(first, second), (each, _) -> {
            if (each == second) {
                throw new UncheckedIOException(new IOException("the drive is gone"));
            }
            return each.name();
        })).isEqualTo(new DocumentWork<>(List.of("a"), List.of(new Hits.Miss("b", "the drive is gone"))));
    }

    @Test
    void ofTheOnlyOneThatIsTheAnswer() {
        assertThat(run(List.of(first), (each, _) -> unlessFirst(each))).isInstanceOf(QueryException.class);
        assertThat(told).isEmpty();
    }

    @Test
    void whatCameOfTheFirstIsToldBeforeTheLastIsDone() {
        Searched third = new Searched("c", HitsTest.document());
        List<Integer> known = new ArrayList<>();
        run(List.of(second, first, third), (each, _) -> {
            known.add(told.size());
            return unlessFirst(each);
        });
        assertThat(known).containsExactly(0, 1, 2);
        assertThat(told.getLast().done()).containsExactly("b");
        assertThat(told.getLast().missed()).hasSize(1);
    }

    @Test
    void itIsStoppedBetweenTwoDocuments() {
        List<String> begun = new ArrayList<>();
        Background.Lane lane = background.lane();
        lane.run(running -> DocumentWork.on(List.of(first, second), each -> each, running, (each, _) -> {
            begun.add(each.name());
            lane.cancel();
            return each.name();
        }, told::add), arrived::add, arrived::add);
        queue.runAll();
        assertThat(begun).containsExactly("a");
        assertThat(arrived).isEmpty();
    }
}
