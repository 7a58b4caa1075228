package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
    void whatEqualsTheSavedBytesAgainHasNotChanged() throws EditException {
        document.apply(new Edit.ReplaceBytes(new Span(100, 4), new byte[] {1, 0, 0, 2}));
        put(20, 0, 8);
        assertThat(changed()).containsExactly(new Span(20, 8), new Span(108, 1), new Span(111, 1));
        put(108, 4, 4);
        assertThat(changed()).containsExactly(new Span(20, 8));
        put(20, 8, 0);
        assertThat(changed()).isEmpty();
    }

    /// Marks must never miss a byte: what is between them is what was saved, in its order.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void betweenTheChangedBytesAreThoseThatWereSaved(long seed) throws EditException {
        Random random = new Random(seed);
        byte[] saved = new byte[400];
        random.nextBytes(saved);
        Document edited = new Document(Structure.scan(ByteStore.of(saved), Dialects.of("godot4"), Framing.VALUES,
                Progress.NONE));
        for (int i = 0; i < 60; i++) {
            int length = (int) edited.snapshot().bytes().length();
            int at = random.nextInt(length + 1);
            byte[] with = new byte[random.nextInt(6)];
            random.nextBytes(with);
            edited.apply(new Edit.ReplaceBytes(new Span(at, random.nextInt(Math.min(6, length - at + 1))), with));
            if (random.nextInt(3) == 0) {
                edited.undo();
            }
            ByteStore now = edited.snapshot().bytes();
            ByteStore kept = now;
            for (Span span : ChangedSpans.since(edited.saved(), edited.checkpoint()).reversed()) {
                kept = kept.replace(span, ByteStore.empty());
            }
            assertThat(isPartOf(kept.bytes(new Span(0, kept.length())), saved)).as("edit %d", i).isTrue();
        }
    }

    private static boolean isPartOf(byte[] some, byte[] all) {
        int at = 0;
        for (byte one : all) {
            if (at < some.length && some[at] == one) {
                at++;
            }
        }
        return at == some.length;
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
