package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Which bytes edits have put there.
class ChangedSpansTest {
    private final Document document = new Document(Structure.scan(ByteStore.of(new byte[400]), Dialects.of("godot4"),
            Framing.VALUES, Progress.NONE));

    private void put(long at, long removed, int inserted) throws EditException {
        document.apply(new Edit.ReplaceBytes(new Span(at, removed), new byte[inserted]));
    }

    private List<Span> changed() {
        return ChangedSpans.since(document.saved(), document.checkpoint());
    }

    @Test
    void nothingHasChangedAtFirst() {
        assertThat(changed()).isEmpty();
    }

    @Test
    void earlierChangesMoveWithLaterOnes() throws EditException {
        put(100, 4, 8);
        put(20, 2, 0);
        assertThat(changed()).containsExactly(new Span(20, 0), new Span(98, 8));
    }

    @Test
    void whatIsTakenBackHasNotChanged() throws EditException {
        put(100, 4, 8);
        put(20, 2, 0);
        document.undo();
        assertThat(changed()).containsExactly(new Span(100, 8));
    }

    @Test
    void goingBackBehindASaveIsAChange() throws EditException {
        put(100, 4, 8);
        document.markSaved(document.snapshot());
        document.undo();
        assertThat(changed()).containsExactly(new Span(100, 4));
    }

    @Test
    void withoutTheSavedStateEverythingHasChanged() throws EditException {
        put(100, 4, 8);
        document.markSaved(document.snapshot());
        document.undo();
        put(3, 1, 2);
        assertThat(changed()).containsExactly(new Span(0, 401));
    }
}
