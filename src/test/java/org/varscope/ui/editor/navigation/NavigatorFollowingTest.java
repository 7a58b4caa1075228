package org.varscope.ui.editor.navigation;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Made;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.QueuedExecutor;

/// What is suggested while a file is still being read.
@InOneLanguage
class NavigatorFollowingTest {
    private final QueuedExecutor queue = new QueuedExecutor();
    private final EditorModel model = new EditorModel(new Document(firstEntries()), QueuedExecutor.background(queue));
    private final Navigator navigator = new Navigator(model, new RecentPlaces());
    private final List<List<String>> told = new ArrayList<>();

    private static Structure firstEntries() {
        byte[] bytes = Made.bytes(IntStream.range(0, 5000).mapToObj(i -> "\"entry %d\": %d".formatted(i, i))
                .collect(Collectors.joining(", ", "{", "}")));
        return Structure.preview(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, 1000);
    }

    private void suggest() {
        assertThat(model.structure().isComplete()).isFalse();
        navigator.suggest("entry 4999", places -> told.add(places.stream().map(Place::path).toList()), _ -> { });
    }

    @Test
    void whatIsReadMeanwhileIsSuggestedToo() {
        suggest();
        queue.runAll();
        assertThat(model.structure().isComplete()).isTrue();
        assertThat(told.getLast()).containsExactly("$[\"entry 4999\"]");
    }

    @Test
    void onceItIsReadNothingMoreIsLookedFor() {
        suggest();
        queue.runAll();
        int before = told.size();
        model.selecting().bytes(0, 4);
        queue.runAll();
        assertThat(told).hasSize(before);
    }

    @Test
    void whoHasStoppedIsToldNothingMore() {
        suggest();
        navigator.stop();
        queue.runAll();
        assertThat(told).isEmpty();
    }
}
